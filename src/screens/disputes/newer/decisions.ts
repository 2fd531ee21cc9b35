import type { DisputeEvent, Proposal } from '#contract/disputeEvents.ts';
import type { ProposalKind } from '#contract/newerReports.ts';
import type { ReportProposal } from '#contract/proposals.ts';
import type { ProposalChoice, ProposalChoices } from '#machines/proposalReview.ts';

/** One item of one letter. */
export const keyOf = ({ letter, item }: Pick<ReportProposal, 'letter' | 'item'>): string =>
  `${letter} ${item}`;

/** How the event calls what is accepted or rejected. That the item is still there, or is there again, decides nothing more. */
const proposed: Readonly<Record<ProposalKind, Proposal>> = {
  notSeen: 'notSeen',
  reappeared: 'reappeared',
  seenAgain: 'unchanged',
  unchanged: 'unchanged',
  changed: 'changed',
  possibleMatch: 'changed',
  notComparable: 'unchanged',
  agedOff: 'unchanged',
};

/** The choices that a proposal offers, besides leaving it for later. */
export function choicesFor(kind: ProposalKind): readonly ProposalChoice[] {
  if (kind === 'changed') return ['accept'];
  return kind === 'possibleMatch' ? ['accept', 'gone', 'keep'] : ['accept', 'keep'];
}

/** What the choices record: one event for all items with the same decision. Those that no longer wait are left out. */
export function decisionEvents(
  proposals: readonly ReportProposal[],
  choices: ProposalChoices,
  { report, today }: { readonly report: string; readonly today: string },
): DisputeEvent[] {
  const decided = proposals.flatMap(({ letter, item, kind, asks }) => {
    const choice = choices[keyOf({ letter, item })];
    if (choice === undefined || !asks) return [];
    const proposal: Proposal = choice === 'gone' ? 'notSeen' : proposed[kind];
    return [{ dispute: { letter, item }, proposal, accepted: choice !== 'keep' }];
  });
  const alike = Map.groupBy(decided, ({ proposal, accepted }) => `${proposal} ${accepted}`);
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const { proposal, accepted } = first;
    return [
      {
        kind: 'compared',
        on: today,
        disputes: same.map(({ dispute }) => dispute),
        report,
        proposal,
        accepted,
      },
    ];
  });
}
