import type { Notification } from '#contract/account.ts';
import type { StoredNotification } from '#server/store/notifications.ts';

type Wording = Pick<Notification, 'title' | 'description'>;

const wordings: Readonly<
  Record<Notification['code'], (params: Readonly<Record<string, string>>) => Wording>
> = {
  reportConnected: ({ profile = '', provider = '' }) => ({
    title: 'Credit report connected',
    description: `A ${provider} report was imported for ${profile}.`,
  }),
  reportConnectionFailed: ({ profile = '', provider = '' }) => ({
    title: 'Unable to Connect Credit Report',
    description: `${provider} didn’t return a report for ${profile}.`,
  }),
  reportConnectionInterrupted: ({ profile = '', provider = '' }) => ({
    title: 'Connecting was interrupted',
    description: `No report was imported from ${provider} for ${profile}. Please sign in at ${provider} again.`,
  }),
  generationFinished: ({ profile = '', letters = '' }) => ({
    title: 'Your letters are ready',
    description: `${letters} for ${profile}.`,
  }),
  generationInterrupted: ({ profile = '' }) => ({
    title: 'Writing letters was interrupted',
    description: `No letters were written for ${profile}, and no generation was used. Please generate them again.`,
  }),
  monthPassed: ({ profile = '' }) => ({
    title: 'It’s been 30 days',
    description: `Connect a new report for ${profile} to see what has changed.`,
  }),
  workWaits: () => ({ title: 'Something is waiting', description: 'Your home page lists what it is.' }),
  purchasePaid: ({ count = '' }) => ({
    title: 'Payment received',
    description: `Generations added: ${count}`,
  }),
  clientCompleted: ({ profile = '' }) => ({
    title: 'A client completed their information',
    description: `${profile} is ready for the next step.`,
  }),
  clientApproved: ({ profile = '' }) => ({
    title: 'A client approved their letters',
    description: `${profile} approved and signed each letter that isn’t mailed yet.`,
  }),
  clientRecordedAnswer: ({ profile = '' }) => ({
    title: 'A client recorded an answer',
    description: `${profile} recorded an answer to their letters.`,
  }),
  clientAskedForChange: ({ profile = '' }) => ({
    title: 'A client wants a letter changed',
    description: `${profile} read a letter and requested a change before it’s mailed.`,
  }),
  clientChangedLetter: ({ profile = '' }) => ({
    title: 'A client changed a letter',
    description: `${profile} changed a letter before it’s mailed. Use its new pages.`,
  }),
  clientWithdrewStatement: ({ profile = '' }) => ({
    title: 'A client withdrew a statement',
    description: `Letters for ${profile} say something that the client no longer says. Don’t mail them as they are.`,
  }),
  clientEnded: ({ profile = '' }) => ({
    title: 'A client ended the service',
    description: `Stop all work for ${profile}. Nothing more may be mailed.`,
  }),
  clientClosedAccount: ({ profile = '' }) => ({
    title: 'A client’s link ended',
    description: `The person who used the link of ${profile} closed their own account. What you have about the client is unchanged.`,
  }),
  supportActed: ({ reason }) => ({
    title: 'Support accessed your account',
    description: reason === undefined ? 'See the log for what they did.' : `Reason: ${reason}`,
  }),
  retentionNotice: ({ profile = '', months = '', days = '' }) => ({
    title: 'A profile will be deleted',
    description: `Nothing was done with ${profile} for ${months} months. It will be deleted in ${days} days.`,
  }),
  newerReportShows: ({ profile = '', count = '' }) => ({
    title: 'The newer report shows something to decide',
    description: `Disputed items of ${profile} to check: ${count}.`,
  }),
  statementsWithdrawn: ({ profile = '' }) => ({
    title: 'Check earlier letters',
    description: `Letters for ${profile} contain statements that we no longer make.`,
  }),
};

/**
 * In English, for people who read the API's replies. The interface words the code and parameters in the user's
 * language.
 */
export function wording({ code, params }: StoredNotification): Wording {
  return wordings[code](params);
}
