import { useLingui } from '@lingui/react';

import type { ActorRefFrom } from 'xstate';
import { CallError } from '#contract/failures.ts';
import { reportTicket } from '#contract/reports.ts';
import { reportViewingMachine } from '#machines/reportViewing.ts';
import { perform } from '#src/api/perform.ts';
import { configuration } from '#src/browser/configuration.ts';
import { openWindow } from '#src/browser/windows.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';
import { languageOf } from '#vocabulary/languages.ts';

export type ReportViewing = ActorRefFrom<typeof reportViewingMachine>;

/** View Report: the window opens within the click and is sent to a ticket's address in the page's language. */
export function useReportViewing(profileId: string): ReportViewing {
  const { i18n } = useLingui();
  const wired = wire(reportViewingMachine, {
    reportTicket: async (params, signal) => {
      const opened = openWindow();
      if (opened === null) throw new CallError('unexpected', 'The browser did not open a window');
      try {
        const language = languageOf(i18n.locale);
        const { url } = await perform(reportTicket, { params, query: { language }, signal });
        opened.goTo(new URL(url, configuration.api || location.origin).href);
      } catch (error) {
        opened.close();
        throw error;
      }
    },
  });
  return useWorkflow(wired, { input: { profileId } });
}
