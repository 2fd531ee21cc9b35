import { dashboardViews, profileViews, repairViews, settingsViews } from './agency.ts';
import { consumerViews, newAgencyViews, supportViews, visitorViews } from './others.ts';
import type { View } from './view.ts';

/** Everything that can be seen of the product: what is pictured, looked at for accessibility, and read in Spanish. */
export const everyView: readonly View[] = [
  ...visitorViews,
  ...dashboardViews,
  ...profileViews,
  ...repairViews,
  ...settingsViews,
  ...newAgencyViews,
  ...consumerViews,
  ...supportViews,
];
