import { CallError } from '#contract/failures.ts';
import { GenerationSession } from '#contract/repair.ts';
import { refuseWithoutContract } from '#server/disputes/contractGate.ts';
import { resolution } from '#server/letters/enclosures.ts';
import type { Services } from '#server/services.ts';
import type { Attendance, WaitingPerson } from '#server/jobs/attended.ts';
import type { Claim } from '#server/store/idempotency.ts';
import { newId } from '#server/store/ids.ts';
import type { Step } from '#server/store/store.ts';
import { preparePrinting } from './enclosures.ts';
import { todayIn } from '#server/today.ts';
import { asLettersJob } from './lettersJob.ts';
import { recordLetterSet, refusalOf } from './recordLetterSet.ts';
import { refuseOthersReport, wasJustGenerated } from './guards/refusals.ts';
import { loadLetterPlan, refuseEmpty, type Plan, refuseWithoutGeneration } from './loadLetterPlan.ts';
import { writeLetters } from './writeLetters.ts';

export interface Order extends Plan {
  readonly claim: Claim;
  readonly caller: WaitingPerson;
  /** Whether the same choice may be generated again within 24 hours. */
  readonly repeat?: boolean;
}

/**
 * Writes a set of letters as a job and records it, spending one generation unless it replaces an earlier set. All expensive work
 * comes before the single transaction: a crash leaves sealed files that no row refers to, and the next start removes them. Throws
 * `notFound`, `noGenerations`, `nothingToDispute` if the selection matches nothing, `alreadyDecided` if all of it was decided and nothing is new, `unprintableName` if no letter font
 * has a character of the consumer's name or address, `contractNotOpen` if the client's contract permits no service yet, `othersReport` if the report is another person's and nobody has
 * confirmed it, and `repeatedChoice` if it repeats a set of the last 24 hours without `repeat`. In these cases nothing is
 * saved or spent.
 */
export async function generate(services: Services, order: Order): Promise<GenerationSession> {
  const before = await services.store.idempotency.find(order.session.accountId, order.claim);
  if (before?.kind === 'repeated') return GenerationSession.parse(before.reply);
  return asLettersJob(services, order, (attendance) => writeAndRecord(services, order, attendance));
}

async function writeAndRecord(
  services: Services,
  order: Order,
  { signal, end }: Attendance<GenerationSession>,
): Promise<GenerationSession> {
  const { store, vault, turns, clock, printVariantId } = services;
  const { accountId } = order.session;
  const { letters, printed } = await turns.letters.take(accountId, () => prepare(services, order), signal);
  const { profileId } = order;
  const written = await writeLetters(services, { accountId, profileId }, letters, printed, signal);
  const session = {
    id: newId(),
    profileId,
    reportId: order.reportId,
    kind: order.choice.kind,
    choice: order.choice,
    printVariantId,
  };
  const { claim, rewrites } = order;
  const today = todayIn(order.session.timeZone, clock);
  const recording = { accountId, claim, session, letters: written, today, rewrites, end };
  const isRepeated = async (step: Step) =>
    order.repeat !== true && (await wasJustGenerated(step, accountId, order, clock.now()));
  const result = await store.transaction((step) => recordLetterSet(step, recording, isRepeated));
  if (result.kind === 'recorded') return result.reply;
  await vault.remove(written.map((letter) => letter.stored.blob));
  if (result.kind === 'repeated') return result.reply;
  throw refusalOf(result);
}

async function prepare(services: Services, order: Order) {
  await refuseWithoutGeneration(services, order);
  const { accountId, timeZone } = order.session;
  const today = todayIn(timeZone, services.clock);
  await refuseWithoutContract(services.store, { accountId, profileId: order.profileId, today });
  const plan = await loadLetterPlan(services, order, true);
  const { letters } = plan;
  refuseEmpty(plan);
  await refuseOthersReport(services, order, plan);
  if (
    order.repeat !== true &&
    (await wasJustGenerated(services.store, accountId, order, services.clock.now()))
  )
    throw new CallError('repeatedChoice');
  return { letters, printed: await preparePrinting(services, order, letters, { dots: resolution.paper }) };
}
