import type { ServerResponse } from 'node:http';
import { endlessly, html, patiently, text } from './answers.ts';
import type { Member, Outcome } from './members.ts';
import type { ConsumerFile } from './reports/model.ts';
import { reportFor } from './reports/reportFor.ts';
import type { World } from './world.ts';

/** How long the slow member's report takes, in milliseconds: longer than the product waits. */
const slowness = 20_000;
/** How many characters of a report precede the garbage. */
const goodStart = 20_000;

export interface ReportStyle {
  readonly type: string;
  readonly render: (file: ConsumerFile) => string;
}

type Answer = (response: ServerResponse, report: string, type: string) => Promise<void> | void;

/** What can go wrong while a report is fetched, at any provider. */
const troubles: Readonly<Partial<Record<Outcome, Answer>>> = {
  slow: async (response, report, type) => {
    if (await patiently(response, slowness)) text(response, 200, type, report);
  },
  dead: (response) => {
    response.destroy();
  },
  serverError: (response) => html(response, 500, 'Error', '<h1>Server Error</h1>'),
  nonsenseHtml: (response) => html(response, 200, 'Welcome', '<h1>Great offers for members</h1>'),
  nonsenseJson: (response, report, type) => text(response, 200, type, report.slice(0, goodStart)),
  huge: (response, report, type) => endlessly(response, type, report.slice(0, goodStart), 60),
  reportWithoutMerge: (response, report, type) =>
    text(response, 200, type, report.replaceAll('MergeCreditReports', 'WithheldReports')),
};

/** Responds to a request for the report with what this member gets, in the provider's format. */
export async function answerReport(
  response: ServerResponse,
  member: Member,
  world: World,
  { type, render }: ReportStyle,
): Promise<void> {
  const report = render(reportFor(member.seed, world.monthIndex(), world.today()));
  const trouble = troubles[member.outcome];
  if (trouble === undefined) text(response, 200, type, report);
  else await trouble(response, report, type);
}
