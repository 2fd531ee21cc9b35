import type { Notification } from '#contract/account.ts';
import type { StoredNotification } from '#server/store/notifications.ts';

type Wording = Pick<Notification, 'title' | 'description'>;

const wordings: Readonly<
  Record<Notification['code'], (params: Readonly<Record<string, string>>) => Wording>
> = {
  reportConnected: ({ profile = '', provider = '' }) => ({
    title: 'Credit report connected',
    description: `A report of ${provider} was imported for ${profile}.`,
  }),
  reportConnectionFailed: ({ profile = '', provider = '' }) => ({
    title: 'Credit report not connected',
    description: `${provider} gave no report for ${profile}.`,
  }),
  generationFinished: ({ profile = '', letters = '' }) => ({
    title: 'Letters are ready',
    description: `${letters} for ${profile}.`,
  }),
  monthPassed: ({ profile = '' }) => ({
    title: '30 days have passed',
    description: `It is time to look at the results for ${profile}.`,
  }),
  purchasePaid: ({ count = '' }) => ({
    title: 'Purchase paid',
    description: `${count} generations were added.`,
  }),
  clientCompleted: ({ profile = '' }) => ({
    title: 'A client completed its data',
    description: `${profile} is ready.`,
  }),
  supportActed: () => ({
    title: 'Support acted in this account',
    description: 'The log says what was done.',
  }),
};

/** English, for readers of the call itself; the interface words code and parameters in the person's language. */
export function wording({ code, params }: StoredNotification): Wording {
  return wordings[code](params);
}
