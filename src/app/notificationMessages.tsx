import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Notification } from '#contract/account.ts';

type Words = (params: Readonly<Record<string, string>>) => { title: ReactNode; description: ReactNode };

/** Notifications are stored as a code with parameters, so that they follow the language. */
const words: Readonly<Record<Notification['code'], Words>> = {
  reportConnected: ({ profile, provider }) => ({
    title: <Trans>Credit Report Connected</Trans>,
    description: (
      <Trans>
        A {provider} report was imported for {profile}.
      </Trans>
    ),
  }),
  reportConnectionFailed: ({ profile, provider }) => ({
    title: <Trans>Unable to Connect Credit Report</Trans>,
    description: (
      <Trans>
        {provider} didn’t return a report for {profile}.
      </Trans>
    ),
  }),
  reportConnectionInterrupted: ({ profile, provider }) => ({
    title: <Trans>Connecting was interrupted</Trans>,
    description: (
      <Trans>
        No report was imported from {provider} for {profile}. Please sign in at {provider} again.
      </Trans>
    ),
  }),
  generationFinished: ({ profile }) => ({
    title: <Trans>Your letters are ready</Trans>,
    description: <Trans>The letters for {profile} are ready to download or mail.</Trans>,
  }),
  generationInterrupted: ({ profile }) => ({
    title: <Trans>Writing letters was interrupted</Trans>,
    description: (
      <Trans>
        No letters were written for {profile}, and no generation was used. Please generate them again.
      </Trans>
    ),
  }),
  monthPassed: ({ profile }) => ({
    title: <Trans>It’s been 30 days</Trans>,
    description: <Trans>Connect a new report for {profile} to see what has changed.</Trans>,
  }),
  workWaits: () => ({
    title: <Trans>Something is waiting</Trans>,
    description: <Trans>Answers are due or questions are open. Your home page lists them.</Trans>,
  }),
  purchasePaid: ({ count }) => ({
    title: <Trans>Payment received</Trans>,
    description: <Trans>Generations added: {count}</Trans>,
  }),
  clientCompleted: ({ profile }) => ({
    title: <Trans>A client completed their information</Trans>,
    description: <Trans>{profile} is ready for the next step.</Trans>,
  }),
  clientApproved: ({ profile }) => ({
    title: <Trans>A client approved their letters</Trans>,
    description: <Trans>{profile} approved and signed each letter that isn’t mailed yet.</Trans>,
  }),
  clientRecordedAnswer: ({ profile }) => ({
    title: <Trans>A client recorded an answer</Trans>,
    description: <Trans>{profile} recorded an answer to their letters.</Trans>,
  }),
  clientAskedForChange: ({ profile }) => ({
    title: <Trans>A client wants a letter changed</Trans>,
    description: <Trans>{profile} read a letter and requested a change before it’s mailed.</Trans>,
  }),
  clientChangedLetter: ({ profile }) => ({
    title: <Trans>A client changed a letter</Trans>,
    description: <Trans>{profile} changed a letter before it’s mailed. Use its new pages.</Trans>,
  }),
  clientWithdrewStatement: ({ profile }) => ({
    title: <Trans>A client withdrew a statement</Trans>,
    description: (
      <Trans>
        Letters for {profile} say something that the client no longer says. Don’t mail them as they are.
      </Trans>
    ),
  }),
  clientEnded: ({ profile }) => ({
    title: <Trans>A client ended the service</Trans>,
    description: <Trans>Stop all work for {profile}. Nothing more may be mailed.</Trans>,
  }),
  clientClosedAccount: ({ profile }) => ({
    title: <Trans>A client’s link ended</Trans>,
    description: (
      <Trans>
        The person who used the link of {profile} closed their own account. What you have about the client is
        unchanged.
      </Trans>
    ),
  }),
  supportActed: ({ reason }) => ({
    title: <Trans>Support accessed your account</Trans>,
    description:
      reason === undefined ? <Trans>See the log for what they did.</Trans> : <Trans>Reason: {reason}</Trans>,
  }),
  retentionNotice: ({ profile, months, days }) => ({
    title: <Trans>A profile will be deleted</Trans>,
    description: (
      <Trans>
        Nothing was done with {profile} for {months} months. It will be deleted in {days} days unless someone
        changes it, or a legal hold is placed.
      </Trans>
    ),
  }),
  newerReportShows: ({ profile, count }) => ({
    title: <Trans>The newer report shows something to decide</Trans>,
    description: (
      <Trans>
        Disputed items of {profile} to check: {count}
      </Trans>
    ),
  }),
  statementsWithdrawn: ({ profile }) => ({
    title: <Trans>Check earlier letters</Trans>,
    description: (
      <Trans>Letters for {profile} contain statements that we no longer make. See Generations history.</Trans>
    ),
  }),
};

export function wordsOf({ code, params }: Notification): { title: ReactNode; description: ReactNode } {
  return words[code](params);
}
