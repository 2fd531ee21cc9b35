import type { DisputeRef } from '#contract/disputeEvents.ts';
import type { ChosenStep, LeftOutStep, Omission, StepOffer } from '#contract/nextSteps.ts';
import { statementWords } from '#contract/nextSteps.ts';
import type { Dispute } from '#contract/disputes.ts';
import type { Consumer } from '#credit/findings/finding.ts';
import { withGrounds } from '#credit/letters/confirmed.ts';
import type { Destination, Item, Letter } from '#credit/letters/letter.ts';
import { isSameRecipient } from '#credit/letters/recipients.ts';
import { lackingFor } from '#credit/letters/next/lacking.ts';
import { planNextLetters } from '#credit/letters/next/planNext.ts';
import type { NextStep } from '#credit/letters/next/step.ts';
import type { Report } from '#credit/report/model.ts';
import { wasChanged } from '#disputes/changedItems.ts';
import { correctedFor, type WithdrawnPoint } from '#disputes/corrections.ts';
import { countingEvents, type CountingEvent } from '#disputes/countingEvents.ts';
import { entriesBehind } from '#disputes/entriesBehind.ts';
import { disputeTold } from '#disputes/mistold.ts';
import { isSame } from '#disputes/sameDispute.ts';
import { journeyOf } from '#disputes/journey.ts';
import type { Facts } from '#disputes/facts.ts';
import { lastReply, seenAgainOn } from '#disputes/lastReply.ts';
import { offersOf } from '#disputes/offers.ts';
import { type ClientStanding, standingOf } from '#disputes/standing.ts';
import { theftWithdrawnOn } from '#disputes/withdrawnThefts.ts';
import { type Denials, notDenied, repeatsPoints } from '#server/disputes/denials.ts';
import { loadFacts } from '#server/disputes/facts.ts';
import { withdrawnPoints } from '#server/disputes/statements.ts';
import { openReport } from '#server/imports/reportModel.ts';
import { consumerFromProfile } from '#server/profiles/profileConsumer.ts';
import type { Session } from '#server/identity/session.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import type { Repositories, Step } from '#server/store/store.ts';
import type { StoredWrittenLetter } from '#server/store/writtenLetters.ts';
import { civilDateIn, todayIn } from '#server/today.ts';
import { enclosedFor } from '../enclosures.ts';
import { companyOf } from './company.ts';
import { correctionsFor, isToldIn } from './corrections.ts';
import { kindsOf, enclosuresOf, type StepEnclosures } from './enclosures.ts';
import { loadDenials } from './loadDenials.ts';
import { itemAt, type Origin, originOf } from '#server/disputes/origin.ts';

/** Which next letters are requested. */
export interface NextPlan {
  readonly session: Pick<Session, 'accountId' | 'timeZone'>;
  readonly profileId: string;
  readonly steps: readonly ChosenStep[];
}

/** A planned letter, and the report by which its items have their keys. */
export interface PlannedNext {
  readonly letter: Letter;
  readonly reportId: string;
  /** Of the steps that it was planned from, by their places. */
  readonly enclosures: readonly StepEnclosures[];
}

export interface PlannedNextLetters {
  /** Civil date. */
  readonly today: string;
  /** Empty if every step is left out. */
  readonly letters: readonly PlannedNext[];
  /** The steps that they are about. */
  readonly written: readonly ChosenStep[];
  readonly leftOut: readonly LeftOutStep[];
}

/** Where a client's disputes stand, and what is offered now, whatever the client denies by now. */
async function offered(
  from: Pick<Repositories, 'writtenLetters' | 'disputeEvents' | 'sightings' | 'reports' | 'confirmations'>,
  { session: { accountId, timeZone }, profileId }: NextPlan,
  today: string,
) {
  const { facts, contents, stored } = await loadFacts(from, { accountId, profileId, today });
  const standing = standingOf(facts);
  const statements = await from.confirmations.ofClient(accountId, profileId);
  const withdrawn = withdrawnPoints(contents, statements, timeZone);
  const dayOf = (instant: string) => civilDateIn(timeZone, instant);
  return {
    facts,
    contents,
    stored,
    standing,
    withdrawn,
    dayOf,
    offers: offersOf(standing, facts.events, withdrawn, dayOf),
  };
}

const isChoiceOf = (chosen: ChosenStep) => (offer: StepOffer) =>
  offer.purpose === chosen.purpose && isSame(offer, chosen);

/** Whether all steps are offered. Another window may have written their letters in the meantime. */
export async function areOffered(step: Step, plan: NextPlan, today: string): Promise<boolean> {
  const { offers } = await offered(step, plan, today);
  return plan.steps.every((chosen) => offers.some(isChoiceOf(chosen)));
}

/**
 * The letters of the chosen steps before typesetting. What is not offered now, or for which something is missing, is left out with its
 * reason; the rest continues. Throws `notFound`.
 */
export async function planNext(services: Services, plan: NextPlan): Promise<PlannedNextLetters> {
  const { store, clock } = services;
  const { accountId, timeZone } = plan.session;
  const { profileId } = plan;
  const profile = found(await consumerFromProfile(services, accountId, profileId));
  const today = todayIn(timeZone, clock);
  const { facts, standing, withdrawn, dayOf, ...read } = await offered(store, plan, today);
  const stored = new Map(read.stored.map((letter) => [letter.id, letter]));
  const documents = await store.documents.list(accountId, profileId);
  const choices = await store.enclosureChoices.list(accountId, profileId);
  const reports = reportsOnce(services, { accountId, profileId });
  const denials = await loadDenials(services, { accountId, profileId });
  const offers = notDenied(read.offers, { contents: read.contents, standing, withdrawn }, denials);
  const client: Client = {
    profile,
    today,
    standing,
    counting: countingEvents(facts.events),
    reportDates: facts.reportDates,
    stored,
    withdrawn,
    denials,
    theftWithdrawnOn: (subject) => theftWithdrawnOn(subject, standing.disputes, facts.events, dayOf),
    reports,
    encloses: (letter) =>
      documents.some(({ kind }) => kind === 'idOrDriverLicense') &&
      enclosedFor(letter, choices).documents.includes('idOrDriverLicense'),
  };
  const planned: PlannedStep[] = [];
  const written: ChosenStep[] = [];
  const leftOut: LeftOutStep[] = [];
  for (const chosen of plan.steps) {
    const offer = offers.find(isChoiceOf(chosen));
    const result = offer === undefined ? 'notOffered' : await stepOf(client, offer, chosen);
    const named = offer ?? standing.disputes.find((each) => isSame(each, chosen));
    if (typeof result === 'string') leftOut.push(leftOutStep(chosen, result, named));
    else if (planned.some(({ step }) => isDoubled(step, result.step)))
      leftOut.push(leftOutStep(chosen, 'inAnotherLetter', named));
    else {
      planned.push(result);
      written.push(chosen);
    }
  }
  return { today, letters: lettersOf(correctingOnce(planned), client), written, leftOut };
}

/** What a letter is planned from, and the enclosures that it may enclose. */
interface PlannedStep {
  readonly step: NextStep;
  readonly reportId: string;
  readonly enclosures: StepEnclosures;
}

interface Client {
  readonly profile: Consumer;
  readonly today: string;
  readonly standing: ClientStanding;
  readonly counting: readonly CountingEvent[];
  readonly reportDates: Facts['reportDates'];
  readonly stored: ReadonlyMap<string, StoredWrittenLetter>;
  readonly withdrawn: readonly WithdrawnPoint[];
  readonly denials: Denials;
  /** When the client withdrew that identity theft caused a subject; null if they didn't. */
  readonly theftWithdrawnOn: (subject: string) => string | null;
  readonly reports: (reportId: string) => Promise<Report>;
  /** Whether a letter to this letter's recipient encloses a copy of the client's identification. */
  readonly encloses: (letter: Letter) => boolean;
}

/** Opens each report at most once. */
function reportsOnce(
  services: Services,
  { accountId, profileId }: { readonly accountId: string; readonly profileId: string },
): Client['reports'] {
  const opened = new Map<string, Promise<Report>>();
  return (reportId) => {
    const report = opened.get(reportId) ?? openReport(services, accountId, reportId, profileId);
    opened.set(reportId, report);
    return report;
  };
}

/** What the letter of a step is planned from; why it is left out, if it is. */
async function stepOf(
  client: Client,
  offer: StepOffer,
  { added }: ChosenStep,
): Promise<PlannedStep | Omission> {
  const { standing, counting, profile } = client;
  const row = client.stored.get(offer.letter);
  const letter = standing.letters.find(({ id }) => id === offer.letter);
  if (row === undefined || letter === undefined) return 'notOffered';
  const journey = journeyOf(letter);
  // Sealed when the letter was written, so it has our own shape.
  const earlier = row.items as Letter;
  const origin = originOf(disputed(offer, standing), offer.purpose, client);
  const said = origin && itemOf({ ...origin.item, key: offer.item }, { earlier, offer, client });
  const item = said && repeatsPoints(offer.purpose) ? client.denials(row.reportId, said) : said;
  if (origin === null || item === null) return 'notOffered';
  const to = await recipientOf(client, offer, { earlier, reportId: row.reportId });
  if (typeof to === 'string') return to;
  if (isOpenAt(client, offer, to)) return 'notOffered';
  if (offer.purpose === 'newInformation' && offer.reason !== 'moreNeeded' && added === '')
    return 'onlyTimePassed';
  if (offer.purpose === 'statement' && wordsIn(added) > statementWords) return 'words';
  const enclosures = enclosuresOf(row, offer, { counting, hasIdentification: client.encloses(earlier) });
  const last = lastReply(counting, offer);
  const reappearance = counting.findLast(
    ({ event }) =>
      event.kind === 'reinsertionNotice' && !event.came && event.disputes.some((each) => isSame(each, offer)),
  );
  const step: NextStep = {
    purpose: offer.purpose,
    // Within its own plan it had another id, which a later plan of the same day may have used too.
    letter: { ...earlier, id: row.id },
    origin: origin.letter,
    item,
    isChanged: wasChanged(counting, origin.rounds),
    // Nobody knows whether the client's own words are based on what they deny.
    saidBefore: item === said ? stillSaid(origin, client) : [],
    otherPoints: otherPoints(earlier, offer, client.withdrawn),
    to,
    journey,
    // A follow-up is only offered once the recipient was sent what it asked for, so that request is settled.
    reply: offer.purpose === 'followUp' && last?.kind === 'moreNeeded' ? null : last,
    seenAgainOn: seenAgainOn(counting, offer, client.reportDates),
    isUnnoticed: standing.disputes.some(
      (each) => isSame(each, offer) && each.state === 'reinsertedUnnoticed',
    ),
    statedOn: {
      ...(reappearance !== undefined && { noNotice: reappearance.event.on }),
      ...(offer.reason === 'identityTheft' && { theft: offer.since }),
    },
    entries: entriesBehind(offer, letter, counting, client.reportDates),
    corrections: correctionsFor(client, offer, to),
    added,
    validationEnds: offer.until ?? null,
    noticeReceivedOn: offer.reason === 'collectorNotice' ? offer.since : null,
    enclosures: kindsOf(enclosures),
  };
  return lackingFor(step, profile)[0] ?? { step, reportId: row.reportId, enclosures };
}

/** A letter about what a request told is about the dispute that it told; any other is about its own. */
function disputed(
  offer: StepOffer,
  { disputes, mistold }: Pick<ClientStanding, 'disputes' | 'mistold'>,
): DisputeRef {
  if (offer.reason !== 'corrected' || disputes.some((each) => isSame(each, offer))) return offer;
  const told = mistold.filter((each) => isToldIn(each, offer));
  const [dispute] = told.flatMap((each) => disputeTold(each, offer.item, disputes) ?? []);
  return dispute === undefined ? offer : { letter: dispute.letter, item: dispute.item };
}

/** Letters to one recipient in one set correct the same thing once: the one that is for it, or else the first. */
function correctingOnce(planned: readonly PlannedStep[]): readonly PlannedStep[] {
  const isFor = ({ step }: PlannedStep) => step.purpose === 'retraction';
  const claimed = new Map<string, PlannedStep>();
  for (const each of [...planned.filter(isFor), ...planned]) {
    for (const { in: letter, told } of each.step.corrections) {
      const key = JSON.stringify([letter.id, told]);
      if (!claimed.has(key)) claimed.set(key, each);
    }
  }
  return planned.map((each) => ({
    ...each,
    step: {
      ...each.step,
      corrections: each.step.corrections.filter(
        ({ in: letter, told }) => claimed.get(JSON.stringify([letter.id, told])) === each,
      ),
    },
  }));
}

/**
 * The item as its letter about the report has it. No letter repeats what the client withdrew, and its correction is about
 * nothing else: what the newest letter says of it that no earlier correction was about.
 */
function itemOf(
  item: Item,
  {
    earlier,
    offer,
    client,
  }: { readonly earlier: Letter; readonly offer: StepOffer; readonly client: Client },
): Item | null {
  const { withdrawn, standing } = client;
  if (offer.purpose !== 'retraction') {
    const all = new Set(withdrawn.map(({ statement }) => statement));
    return withGrounds(item, 'others', all);
  }
  const own = itemAt(earlier, offer.item);
  if (own === undefined) return null;
  const corrected = correctedFor(standing, withdrawn, offer.recipient);
  const open = withdrawn.flatMap((point) =>
    isSame(point, offer) && !corrected.has(point.statement) ? [point.statement] : [],
  );
  return { ...item, grounds: withGrounds(own, 'based', new Set(open)).grounds };
}

/** Which points of a letter about an item are not based on what the client withdrew. */
function otherPoints(
  earlier: Letter,
  offer: StepOffer,
  withdrawn: readonly WithdrawnPoint[],
): NextStep['otherPoints'] {
  const own = itemAt(earlier, offer.item);
  if (own === undefined) return 'none';
  const { grounds } = withGrounds(own, 'others', new Set(withdrawn.map(({ statement }) => statement)));
  const hasWords = grounds.some(({ evidence }) => evidence.some(({ field }) => field === 'clientWords'));
  if (!hasWords) return grounds.length > 0 ? 'all' : 'none';
  return grounds.some(({ finding }) => finding !== undefined) ? 'ofReport' : 'none';
}

/**
 * What the client added in their own words, unless they withdrew something about the item since, also that identity theft caused it:
 * nobody knows whether the words are based on that.
 */
function stillSaid(
  { rounds, saidBefore }: Origin,
  { standing, withdrawn, theftWithdrawnOn: theftWithdrawn }: Client,
): NextStep['saidBefore'] {
  const isOwn = (ref: DisputeRef) => rounds.some((each) => isSame(each, ref));
  const subjects = new Set(standing.disputes.filter(isOwn).map(({ subject }) => subject));
  const days = [
    ...withdrawn.filter(isOwn).map(({ on }) => on),
    ...[...subjects].flatMap((subject) => theftWithdrawn(subject) ?? []),
  ];
  const last = days.toSorted().at(-1);
  return last === undefined ? saidBefore : saidBefore.filter((said) => said.in !== null && said.in > last);
}

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** The earlier letter's recipient, or the company that reports the account. */
const recipientOf = async (
  { reports }: Client,
  offer: StepOffer,
  { earlier, reportId }: { readonly earlier: Letter; readonly reportId: string },
): Promise<Destination | Omission> =>
  offer.purpose === 'creditorDirect' || offer.purpose === 'validation'
    ? companyOf(offer, await reports(reportId))
    : earlier.destination;

/** Whether a creditor already has a dispute about the item. Only a new fact would be a reason for another one. */
function isOpenAt({ standing }: Client, { purpose, letter, item }: StepOffer, to: Destination): boolean {
  if (purpose !== 'creditorDirect') return false;
  const subject = standing.disputes.find((each) => isSame(each, { letter, item }))?.subject;
  return standing.disputes.some(
    (each) => isSameRecipient(each.recipient, to) && each.subject === subject && each.state !== 'withdrawn',
  );
}

/** A company gets one letter about an account, however many bureaus verified it. */
const isDoubled = (one: NextStep, other: NextStep): boolean =>
  one.purpose === other.purpose && isSameRecipient(one.to, other.to) && one.item.key === other.item.key;

/** A letter that asks for something is no dispute, so that only the offer to correct it names it. */
const leftOutStep = (
  { letter, item, purpose }: ChosenStep,
  why: Omission,
  named: Pick<Dispute, 'heading' | 'recipient'> | undefined,
): LeftOutStep => ({
  letter,
  item,
  purpose,
  heading: named?.heading ?? '',
  recipient: named?.recipient.name ?? '',
  why,
});

/** Items have their keys by report, so one letter never has items of two. */
function lettersOf(planned: readonly PlannedStep[], { profile, today }: Client): readonly PlannedNext[] {
  const byReport = [...Map.groupBy(planned, ({ reportId }) => reportId)];
  return byReport.flatMap(([reportId, group], place) =>
    planNextLetters({ steps: group.map(({ step }) => step), profile, today }).map((letter) => ({
      letter: place === 0 ? letter : { ...letter, id: `${letter.id}-${String(place + 1)}` },
      reportId,
      enclosures: group.map(({ enclosures }) => enclosures),
    })),
  );
}
