import { useLingui } from '@lingui/react/macro';
import type { ProposalKind } from '#contract/newerReports.ts';
import type { ReportProposal } from '#contract/proposals.ts';
import type { ProposalChoice } from '#machines/proposalReview.ts';

interface ProposalWords {
  /** What the report shows, in a few words. */
  readonly title: string;
  /** What that means; '' if the title says it. */
  readonly explanation: string;
  readonly choices: Readonly<Record<ProposalChoice, string>>;
}

/** What a newer report shows about an item, and what can be decided, in words. */
export function useProposalWords(): (proposal: ReportProposal) => ProposalWords {
  const { t } = useLingui();
  function matches(name: string | null, isDeleted: boolean): string {
    if (name === null) {
      return isDeleted
        ? t`The same company, but another number or opening date. The deletion still counts.`
        : t`The same company, but another number or opening date. It may be the same account, or another one.`;
    }
    return isDeleted
      ? t`It may be another company collecting the same debt. The deletion still counts.`
      : t`It may be the same account under a new name, or another company collecting the same debt.`;
  }

  return ({ kind, name, because, state, recipient: { id: bureau }, reAged }) => {
    const isDeleted = state === 'deleted' || state === 'deletedByReport';
    const titles: Readonly<Record<ProposalKind, string>> = {
      notSeen: t`No longer shown`,
      changed: t`Changed`,
      unchanged: t`Unchanged`,
      reappeared: t`Shown again after ${bureau} deleted it`,
      seenAgain: t`Shown again`,
      possibleMatch: name === null ? t`Possible match` : t`Possible match: ${name}`,
      notComparable: t`Can’t be compared`,
      agedOff: t`Aged off`,
    };
    const reasons: Readonly<Record<NonNullable<ReportProposal['because']>, string>> = {
      missing: t`The newer report has nothing from ${bureau}.`,
      incomplete: t`The newer report doesn’t list everything from ${bureau}.`,
      unreadable: t`We can no longer read the report that the letter was written from.`,
    };
    const explanations: Readonly<Record<ProposalKind, string>> = {
      notSeen: t`That’s a hint. ${bureau}’s letter is the proof.`,
      changed: reAged === null ? t`Check whether this is what the letter asked for.` : '',
      unchanged: '',
      reappeared: t`If it’s the same item, ${bureau} had to send a notice within five business days of putting it back.`,
      seenAgain: t`Only an earlier report showed it gone, and no letter said it was deleted. So this isn’t a reinsertion.`,
      possibleMatch: matches(name, isDeleted),
      notComparable: because === null ? '' : reasons[because],
      agedOff: t`It’s no longer shown, but its time was over: two years for inquiries, usually seven for other negative items. So this doesn’t count as deleted.`,
    };
    const accepts: Readonly<Record<ProposalKind, string>> = {
      notSeen: t`Count it as deleted, by report`,
      changed: t`Checked`,
      unchanged: t`Checked`,
      reappeared: t`It’s the same item`,
      seenAgain: t`It’s back: dispute it further`,
      possibleMatch: t`It’s the same account`,
      notComparable: t`Checked`,
      agedOff: t`Checked`,
    };
    const keeps: Readonly<Partial<Record<ProposalKind, string>>> = {
      reappeared: t`It’s another item: mine stays deleted`,
      seenAgain: t`Keep it as deleted, by report`,
    };
    return {
      title: titles[kind],
      explanation: explanations[kind],
      choices: {
        accept: accepts[kind],
        keep: keeps[kind] ?? t`Change nothing`,
        gone: t`It’s another account: count mine as deleted, by report`,
      },
    };
  };
}
