import { useLingui } from '@lingui/react/macro';
import type { WorkItem } from '#contract/work.ts';
import { isLater } from '#disputes/workGroups.ts';

/** The step that ends what waits, as the words on its button. `today` is a civil date. */
export function useStepNames(): (item: Pick<WorkItem, 'kind' | 'on'>, today: string) => string {
  const { t } = useLingui();
  const decide = t`Choose the next step`;
  const answer = t`Record the answer`;
  const mail = t`Record mailing`;
  // An answer may come before its day, but nobody has to record one that has not come.
  const early = t`A letter came`;
  const names: Readonly<Record<WorkItem['kind'], string>> = {
    due: answer,
    noDeadline: early,
    scan: answer,
    scansWithoutClient: t`Assign the scans`,
    notMailed: mail,
    ordered: mail,
    clientMails: mail,
    notApproved: t`Open the letters`,
    changeAsked: t`Change the letters`,
    toCorrect: t`Write the correction`,
    returned: t`Check the address`,
    askWhetherAnythingCame: t`Record what came`,
    askAboutDelivery: t`Record the delivery`,
    askAboutNotice: t`Answer the question`,
    decideRefused: decide,
    decideVerified: decide,
    decidePartlyCorrected: decide,
    decideUnanswered: decide,
    decideReappeared: decide,
    decideProposal: t`Review the changes`,
    sendWhatIsNeeded: t`See what to send`,
    proofOfIdentity: t`Add a copy of the ID`,
    linkNotOpened: t`Copy the link`,
    informationMissing: t`See what’s missing`,
  };
  return (item, today) => (item.kind === 'due' && isLater(item, today) ? early : names[item.kind]);
}
