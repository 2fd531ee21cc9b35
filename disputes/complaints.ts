/** Which complaint packets a client's disputes allow, one for each bureau. */
import type { ComplaintOffer } from '#contract/complaints.ts';
import type { Dispute, DisputeLetter } from '#contract/disputes.ts';
import { type Bureau, bureaus } from '#vocabulary/bureaus.ts';
import { complaintOpens, type ComplaintAnswer, type ComplaintGate } from './complaint.ts';
import type { CountingEvent } from './countingEvents.ts';
import { opensByItself } from './opensByItself.ts';
import { repliesTo } from './lastReply.ts';
import type { ClientStanding } from './standing.ts';

/** One letter that left, about one item. */
export interface ComplaintLink {
  readonly dispute: Dispute;
  readonly letter: DisputeLetter;
  /** When it was mailed; the last time, if it was mailed again. */
  readonly mailedOn: string;
}

export interface BureauComplaint {
  readonly offer: ComplaintOffer;
  /** Everything that was mailed about the items that can be complained about, in the order of mailing; empty if it is locked. */
  readonly links: readonly ComplaintLink[];
}

export interface ComplaintFacts {
  readonly standing: Pick<ClientStanding, 'letters' | 'disputes' | 'activity'>;
  readonly counting: readonly CountingEvent[];
  /** Civil date. */
  readonly today: string;
  /** Whether the client withdrew something that the letter says about the item. */
  readonly isWithdrawn: (dispute: Dispute) => boolean;
}

/**
 * For each bureau that was written to. Nothing while work for the client is paused. Filing is the client's own right, so after the
 * service ended, what is open stays, and so does what opens on a day; what would take more work is left out (decision 150). An item that the client withdrew or
 * leaves as it is, or about which they withdrew a statement, is in no packet: it would repeat what they no longer say.
 */
export function complaintsOf(facts: ComplaintFacts): readonly BureauComplaint[] {
  const { standing, isWithdrawn } = facts;
  if (standing.activity === 'paused') return [];
  return bureaus.flatMap((bureau) => {
    const own = standing.disputes.filter(({ recipient }) => recipient.id === bureau);
    const items = [...Map.groupBy(own, ({ subject }) => subject).values()].filter(
      (rounds) => !rounds.some((each) => each.state === 'withdrawn' || isWithdrawn(each)),
    );
    const gates = items.flatMap((rounds) => itemGate(rounds, facts) ?? []);
    if (gates.length === 0) return [];
    const complaint = ofBureau(bureau, gates);
    return standing.activity === 'active' || opensByItself(complaint.offer) ? [complaint] : [];
  });
}

interface ItemGate {
  readonly gate: ComplaintGate;
  readonly links: readonly ComplaintLink[];
}

/** Null if the person decided to do nothing more about the item. */
function itemGate(rounds: readonly Dispute[], facts: ComplaintFacts): ItemGate | null {
  const links = rounds
    .flatMap((dispute) => linkOf(dispute, facts.standing.letters))
    .toSorted((one, other) => (one.mailedOn < other.mailedOn ? -1 : 1));
  const round = Math.max(...links.map(({ dispute }) => dispute.round));
  const newest = links.filter(({ dispute }) => dispute.round === round);
  if (newest.some(({ dispute }) => dispute.state === 'leftAsIs')) return null;
  const gate = complaintOpens(
    {
      mailedOn: newest[0]?.mailedOn ?? null,
      // A follow-up belongs to its round, so the first clock of the round counts.
      due: newest.flatMap(({ letter }) => letter.clock?.due ?? [])[0] ?? null,
      answers: newest
        .flatMap(({ dispute }) => [
          ...repliesTo(facts.counting, dispute).map(({ receivedOn, kind }) => ({ on: receivedOn, kind })),
          ...seenIn(dispute),
        ])
        .toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0)),
    },
    facts.today,
  );
  return { gate, links };
}

/** Only a letter that was mailed, and did not come back, disputed anything. */
function linkOf(dispute: Dispute, letters: readonly DisputeLetter[]): readonly ComplaintLink[] {
  const letter = letters.find(({ id }) => id === dispute.letter);
  if (letter === undefined || letter.mailed === null) return [];
  if (letter.state === 'returned' || letter.state === 'lost') return [];
  return [{ dispute, letter, mailedOn: letter.mailed.on }];
}

/** What a person accepted about a newer report is as good as an answer. */
function seenIn({ state, since }: Dispute): readonly ComplaintAnswer[] {
  if (since === null) return [];
  if (state === 'deletedByReport') return [{ on: since, kind: 'deleted' }];
  return state === 'reappeared' || state === 'reinsertedWithNotice' || state === 'reinsertedUnnoticed'
    ? [{ on: since, kind: 'putBack' }]
    : [];
}

/** One open item opens the packet, which is then about the open ones only. */
function ofBureau(bureau: Bureau, items: readonly ItemGate[]): BureauComplaint {
  const open = items.filter(({ gate }) => gate.kind === 'open');
  if (open.length === 0) return { offer: lockedOffer(bureau, items), links: [] };
  const since = open.flatMap(({ gate }) => (gate.kind === 'open' ? gate.since : [])).toSorted()[0] ?? '';
  return {
    offer: { kind: 'open', bureau, since, items: open.length },
    links: open
      .flatMap(({ links }) => links)
      .toSorted((one, other) => (one.mailedOn < other.mailedOn ? -1 : one.mailedOn > other.mailedOn ? 1 : 0)),
  };
}

/** What opens first says why: a day, or else what a person can do something about. */
const order = ['pending', 'notReceived', 'notMailed', 'settled'] as const;

function lockedOffer(bureau: Bureau, items: readonly ItemGate[]): ComplaintOffer {
  const [first] = items
    .flatMap(({ gate }) => (gate.kind === 'locked' ? gate : []))
    .toSorted(
      (one, other) =>
        order.indexOf(one.because) - order.indexOf(other.because) ||
        ((one.until ?? '') < (other.until ?? '') ? -1 : 1),
    );
  return {
    kind: 'locked',
    bureau,
    until: first?.until ?? null,
    because: first?.because ?? 'settled',
  };
}
