import type { DisputeMark, DisputeMarks } from '#contract/disputeMarks.ts';
import { CallError } from '#contract/failures.ts';
import { GenerationSession } from '#contract/repair.ts';
import type { OpenMark } from '#credit/letters/disputeMarks.ts';
import { namesInReport, withoutOpening } from '#credit/letters/itemNames.ts';
import { shownHeading } from '#vocabulary/accountMask.ts';
import { standingOf } from '#disputes/standing.ts';
import { daysAfter } from '#server/daysAfter.ts';
import { refuseWithoutContract } from '#server/disputes/contractGate.ts';
import { loadFacts } from '#server/disputes/facts.ts';
import type { Session } from '#server/identity/session.ts';
import { loadModel } from '#server/imports/reportModel.ts';
import { inTurn } from '#server/looking/inTurn.ts';
import { consumerFromProfile } from '#server/profiles/profileConsumer.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import type { Attendance, WaitingPerson } from '#server/jobs/attended.ts';
import type { Claim } from '#server/store/idempotency.ts';
import type { StoredReport } from '#server/store/reports.ts';
import type { Step } from '#server/store/store.ts';
import { civilDateIn, todayIn } from '#server/today.ts';
import { isRepeatedMarkChoice } from './guards/repeatedChoice.ts';
import { asLettersJob } from './lettersJob.ts';
import { writeSetApart } from './writeSetApart.ts';

interface Whose {
  readonly session: Pick<Session, 'accountId' | 'timeZone'>;
  readonly profileId: string;
}

/** The open dispute notations in a client's newest report. Throws `notFound`. */
export async function openMarks(
  services: Pick<Services, 'store' | 'vault' | 'looker' | 'clock'>,
  { session: { accountId, timeZone }, profileId }: Whose,
): Promise<DisputeMarks> {
  const { store, clock } = services;
  found(await store.profiles.find(accountId, profileId));
  const stored = await newestReport(services, accountId, profileId);
  if (stored === null) return { report: null, marks: [] };
  const model = await loadModel(services, accountId, stored);
  const { reportDate, marks } = await services.looker.see('marks', [model], {});
  const nameOf = namesInReport(marks.map((mark) => ({ ...mark, key: mark.item })));
  const whose = { accountId, profileId, today: todayIn(timeZone, clock) };
  const { disputes } = standingOf((await loadFacts(store, whose)).facts);
  // Reports name an account alike; its key may be another one in each.
  const isInDispute = ({ bureau, heading }: OpenMark): boolean =>
    disputes.some(
      (one) =>
        one.recipient.id === bureau &&
        withoutOpening(one.heading) === shownHeading(heading.text) &&
        openStates.has(one.state),
    );
  return {
    report: { id: stored.id, on: reportDate?.value ?? civilDateIn(timeZone, stored.importedAt) },
    marks: marks.map((mark): DisputeMark => ({
      bureau: mark.bureau,
      item: mark.item,
      heading: nameOf({ ...mark, key: mark.item }),
      mark: mark.mark.value,
      isInDispute: isInDispute(mark),
    })),
  };
}

/** Left, and not decided. */
const openStates: ReadonlySet<string> = new Set([
  'onItsWay',
  'undelivered',
  'investigating',
  'awaitingResult',
  'questionOpen',
  'moreNeeded',
]);

async function newestReport(
  { store }: Pick<Services, 'store'>,
  accountId: string,
  profileId: string,
): Promise<StoredReport | null> {
  return (await store.reports.list(accountId, profileId))[0] ?? null;
}

interface MarkOrder extends Whose {
  readonly reportId: string;
  /** Which notations the client no longer wants: bureau and item. */
  readonly noLongerDisputed: readonly Pick<OpenMark, 'bureau' | 'item'>[];
  readonly claim: Claim;
  readonly caller: WaitingPerson;
}

/**
 * Writes the letters that ask to remove these notations as a job, and records them as one set, spending one generation. Throws
 * `notFound`, `noGenerations`, `contractNotOpen`, `changedMeanwhile` if the report isn't the newest or has no such notation, `repeatedChoice` if they were written within
 * the last 24 hours, and `unprintableName`; then nothing is saved or spent.
 */
export async function writeMarkLetters(services: Services, order: MarkOrder): Promise<GenerationSession> {
  const before = await services.store.idempotency.find(order.session.accountId, order.claim);
  if (before?.kind === 'repeated') return GenerationSession.parse(before.reply);
  return asLettersJob(services, order, (attendance) => writeAndRecord(services, order, attendance));
}

async function writeAndRecord(
  services: Services,
  { session, profileId, reportId, noLongerDisputed, claim }: MarkOrder,
  { signal, end }: Attendance<GenerationSession>,
): Promise<GenerationSession> {
  const { store, clock } = services;
  const { accountId, timeZone } = session;
  const profile = found(await consumerFromProfile(services, accountId, profileId));
  const stored = found(await store.reports.find(accountId, reportId, profileId));
  const newest = await newestReport(services, accountId, profileId);
  if (newest?.id !== reportId) throw new CallError('changedMeanwhile');
  if ((await store.ledger.summary(accountId)).left < 1) throw new CallError('noGenerations');
  const today = todayIn(timeZone, clock);
  await refuseWithoutContract(store, { accountId, profileId, today });
  const model = await loadModel(services, accountId, stored);
  const given = { profile, noLongerDisputed, today };
  const letters = await inTurn(services, accountId).looker.see('markLetters', [model], given);
  const choice = { noLongerDisputed };
  const isRepeated = async ({ sessions }: Pick<Step, 'sessions'>) => {
    const now = clock.now();
    const sets = await sessions.since(accountId, profileId, daysAfter(now, -1));
    return isRepeatedMarkChoice(
      choice,
      sets.filter((set) => set.reportId === reportId),
      now,
    );
  };
  if (await isRepeated(store)) throw new CallError('repeatedChoice');
  const set = { reportId, choice, letters, today, isRepeated };
  return writeSetApart(services, { session, profileId, claim }, set, { signal, end });
}
