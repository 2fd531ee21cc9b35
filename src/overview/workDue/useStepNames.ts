import { useLingui } from '@lingui/react/macro';
import type { WorkItem } from '#contract/work.ts';

/** The step that ends what waits, as the words on its button. */
export function useStepNames(): Readonly<Record<WorkItem['kind'], string>> {
  const { t } = useLingui();
  const decide = t`Choose the next step`;
  const answer = t`Record the answer`;
  const mail = t`Record mailing`;
  return {
    due: answer,
    scan: answer,
    scansWithoutClient: t`Assign the scans`,
    notMailed: mail,
    clientMails: mail,
    notApproved: t`Open the letters`,
    changeAsked: t`Change the letters`,
    returned: t`Check the address`,
    askWhetherAnythingCame: t`Record what came`,
    askAboutDelivery: t`Record the delivery`,
    askAboutNotice: t`Answer the question`,
    decideRefused: decide,
    decideVerified: decide,
    decidePartlyCorrected: decide,
    decideUnanswered: decide,
    decideReappeared: t`Compare the items`,
    decideProposal: t`Review the changes`,
    sendWhatIsNeeded: t`See what to send`,
    proofOfIdentity: t`Add a copy of the ID`,
    linkNotOpened: t`Copy the link`,
    informationMissing: t`See what’s missing`,
  };
}
