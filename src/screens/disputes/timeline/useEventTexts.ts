import { useLingui } from '@lingui/react/macro';
import type { AnswerKind, DisputeEvent, Proposal, SendingWay } from '#contract/disputeEvents.ts';
import { useEndWords } from '#src/overview/useEndWords.ts';

/** What happened, in a few words. */
export function useEventTexts(): (event: DisputeEvent) => string {
  const { t } = useLingui();
  const { ended } = useEndWords();
  const sent: Record<SendingWay, string> = {
    firstClass: t`Mailed, first class`,
    certified: t`Mailed, certified`,
    tracked: t`Mailed with tracking`,
    // Also of a letter that disputes nothing.
    online: t`Submitted online`,
    phone: t`Submitted by phone`,
    fax: t`Sent by fax`,
  };
  const answers: Record<AnswerKind, string> = {
    results: t`Results came`,
    identity: t`Answer: they couldn’t confirm who wrote`,
    thirdParty: t`Answer: they believe someone else wrote`,
    alreadyInvestigated: t`Answer: declined to investigate`,
    moreNeeded: t`Answer: they need more`,
    workingOnIt: t`Answer: they’re working on it`,
    putBack: t`Notice: an item was put back`,
    block: t`Answer about a block`,
    other: t`Another answer came`,
  };
  const leftAlone = t`Newer report: nothing changed`;
  // Only an item that is gone has a result to accept. That someone looked at changes decides nothing.
  const decisions: Record<Proposal, Readonly<Record<'accepted' | 'rejected', string>>> = {
    notSeen: {
      accepted: t`Newer report: counted as deleted`,
      rejected: t`Newer report: not counted as deleted`,
    },
    changed: { accepted: t`Newer report: changes checked`, rejected: leftAlone },
    unchanged: { accepted: t`Newer report: still reported`, rejected: leftAlone },
    reappeared: {
      accepted: t`Newer report: a deleted item is back`,
      rejected: t`Newer report: another item, not the deleted one`,
    },
  };
  return (event) => {
    if (event.kind === 'mailed') return sent[event.way];
    if (event.kind === 'answer') return answers[event.answer];
    if (event.kind === 'annualReport') {
      return event.had ? t`Free annual report: yes` : t`Free annual report: no`;
    }
    if (event.kind === 'compared') return decisions[event.proposal][event.accepted ? 'accepted' : 'rejected'];
    if (event.kind === 'reinsertionNotice') {
      return event.came ? t`Notice of reinsertion came` : t`No notice of reinsertion came`;
    }
    return {
      approved: t`Approved and signed by the client`,
      changeAsked: t`The client requested a change`,
      edited: t`The client changed the letter`,
      ordered: t`Ordered from the print shop`,
      delivered: t`Delivered`,
      returned: t`Came back`,
      lost: t`Lost in the mail`,
      furtherFacts: t`Further facts sent`,
      nothingCame: t`Nothing came`,
      collectorNotice: t`A collector’s notice came`,
      identityTheft: t`Statement of identity theft`,
      leftAsIs: t`Left as is`,
      withdrawn: t`Dispute withdrawn`,
      paused: t`Paused`,
      resumed: t`Work continues`,
      ended: ended,
    }[event.kind];
  };
}
