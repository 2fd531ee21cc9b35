import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Notification } from '#contract/account.ts';

type Words = (params: Readonly<Record<string, string>>) => { title: ReactNode; description: ReactNode };

/** Notifications are kept as code and parameters, so that they follow the language. */
const words: Readonly<Record<Notification['code'], Words>> = {
  reportConnected: ({ profile, provider }) => ({
    title: <Trans>Credit Report Connected</Trans>,
    description: (
      <Trans>
        A report of {provider} was imported for {profile}.
      </Trans>
    ),
  }),
  reportConnectionFailed: ({ profile, provider }) => ({
    title: <Trans>Unable to Connect Credit Report</Trans>,
    description: (
      <Trans>
        {provider} gave no report for {profile}.
      </Trans>
    ),
  }),
  generationFinished: ({ profile }) => ({
    title: <Trans>Letters are ready</Trans>,
    description: <Trans>The letters for {profile} can be downloaded or mailed.</Trans>,
  }),
  monthPassed: ({ profile }) => ({
    title: <Trans>30 days have passed</Trans>,
    description: <Trans>It is time to look at the results for {profile}.</Trans>,
  }),
  purchasePaid: ({ count }) => ({
    title: <Trans>Purchase paid</Trans>,
    description: <Trans>Generations added: {count}</Trans>,
  }),
  clientCompleted: ({ profile }) => ({
    title: <Trans>A client completed its data</Trans>,
    description: <Trans>{profile} is ready.</Trans>,
  }),
  supportActed: () => ({
    title: <Trans>Support acted in this account</Trans>,
    description: <Trans>The log says what was done.</Trans>,
  }),
};

export function wordsOf({ code, params }: Notification): { title: ReactNode; description: ReactNode } {
  return words[code](params);
}
