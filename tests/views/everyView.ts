import { answerViews } from './agency/answers.ts';
import { commandViews } from './agency/commands.ts';
import { dashboardViews } from './agency/dashboard.ts';
import { disputeViews } from './agency/disputes.ts';
import { fileWideViews } from './agency/fileWide.ts';
import { outcomeViews } from './agency/outcomes.ts';
import { inboxViews } from './agency/inbox.ts';
import { newerReportViews } from './agency/newerReports.ts';
import { profileViews } from './agency/profile.ts';
import { clientViews } from './agency/clients.ts';
import { progressViews } from './agency/progress.ts';
import { repairViews } from './agency/repair.ts';
import { settingsViews } from './agency/settings.ts';
import { disputingViews } from './disputing.ts';
import { consumerViews, newAgencyViews, supportViews, visitorViews } from './others.ts';
import type { View } from './view.ts';

/** Everything that people can see of the product: for screenshots, accessibility checks, and reading in Spanish. */
export const everyView: readonly View[] = [
  ...visitorViews,
  ...dashboardViews,
  ...commandViews,
  ...profileViews,
  ...disputeViews,
  ...fileWideViews,
  ...newerReportViews,
  ...repairViews,
  ...answerViews,
  ...outcomeViews,
  ...inboxViews,
  ...clientViews,
  ...progressViews,
  ...settingsViews,
  ...newAgencyViews,
  ...consumerViews,
  ...disputingViews,
  ...supportViews,
];
