import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { dateOf } from '#contract/civilDates.ts';
import { CallError } from '#contract/failures.ts';
import type { FileRequest } from '#contract/fileRequests.ts';
import type { PreviewedLetter } from '#contract/letterPreview.ts';
import { GenerationSession } from '#contract/repair.ts';
import { fileWidePurpose, planFileRequests } from '#credit/letters/fileRequest.ts';
import type { Letter } from '#credit/letters/letter.ts';
import { daysAfter } from '#server/daysAfter.ts';
import { refuseWithoutContract } from '#server/disputes/contractGate.ts';
import type { Session } from '#server/identity/session.ts';
import type { Attendance, WaitingPerson } from '#server/jobs/attended.ts';
import { consumerFromProfile } from '#server/profiles/profileConsumer.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import type { Claim } from '#server/store/idempotency.ts';
import type { Step } from '#server/store/store.ts';
import { todayIn } from '#server/today.ts';
import { adverseActionDays } from '#vocabulary/freeFile.ts';
import { isRepeatedFileRequest } from './guards/repeatedChoice.ts';
import { asLettersJob } from './lettersJob.ts';
import { refuseWithoutGeneration } from './loadLetterPlan.ts';
import { type Glossed, previewOf } from './preview.ts';
import type { Viewer } from './recordSsnView.ts';
import { writeSetApart } from './writeSetApart.ts';

interface Asked {
  readonly session: Pick<Session, 'accountId' | 'timeZone'>;
  readonly profileId: string;
  readonly request: FileRequest;
}

/** What the letters say. Nothing is stored or spent. Throws `notFound`, and `invalid` for a notice that gives no right today. */
export async function previewedFileRequests(
  services: Services,
  asked: Asked & Glossed & { readonly session: Viewer & Asked['session'] },
): Promise<{ letters: PreviewedLetter[] }> {
  const { letters } = await planned(services, asked);
  return { letters: letters.map((letter) => previewOf(letter, asked)) };
}

async function planned(
  services: Services,
  { session: { accountId, timeZone }, profileId, request: { bureaus, ground } }: Asked,
): Promise<{ readonly letters: readonly Letter[]; readonly today: string }> {
  const profile = found(await consumerFromProfile(services, accountId, profileId));
  const today = todayIn(timeZone, services.clock);
  if (ground.reason === 'adverseAction') refuseDay(ground.receivedOn, today);
  const letters = planFileRequests({ profile, bureaus: [...new Set(bureaus)], ground, today });
  return { letters, today };
}

/** A notice gives the right not later than 60 days after its receipt (15 U.S.C. 1681j(b)). */
function refuseDay(receivedOn: string, today: string): void {
  const days = differenceInCalendarDays(dateOf(today), dateOf(receivedOn));
  const problem = days < 0 ? 'inFuture' : days > adverseActionDays ? 'tooOld' : null;
  if (problem !== null) throw new CallError('invalid', '', [{ field: 'ground.receivedOn', problem }]);
}

type Order = Asked & { readonly claim: Claim; readonly caller: WaitingPerson };

/**
 * Writes these letters as a job and records them as one set, spending one generation. Throws what a preview throws,
 * `noGenerations`, `contractNotOpen`, `nothingToDispute` before the client's first report, with which a set of letters is kept,
 * `repeatedChoice` if one of these bureaus was asked the same within the last 24 hours, and `unprintableName`; then nothing is saved or spent.
 */
export async function writeFileRequests(services: Services, order: Order): Promise<GenerationSession> {
  const { store, clock } = services;
  const { session, profileId } = order;
  const before = await store.idempotency.find(session.accountId, order.claim);
  if (before?.kind === 'repeated') return GenerationSession.parse(before.reply);
  found(await store.profiles.find(session.accountId, profileId));
  await refuseWithoutGeneration(services, order);
  const today = todayIn(session.timeZone, clock);
  await refuseWithoutContract(store, { accountId: session.accountId, profileId, today });
  return asLettersJob(services, order, (attendance) => writeAndRecord(services, order, attendance));
}

async function writeAndRecord(
  services: Services,
  order: Order,
  { signal, end }: Attendance<GenerationSession>,
): Promise<GenerationSession> {
  const { store, clock } = services;
  const { session, profileId, request, claim } = order;
  const { accountId } = session;
  const { letters, today } = await planned(services, order);
  const [report] = await store.reports.list(accountId, profileId);
  if (report === undefined) throw new CallError('nothingToDispute');
  const fileRequest = { bureaus: request.bureaus, purpose: fileWidePurpose(request.ground) };
  const isRepeated = async ({ sessions }: Pick<Step, 'sessions'>) => {
    const now = clock.now();
    return isRepeatedFileRequest(
      fileRequest,
      await sessions.since(accountId, profileId, daysAfter(now, -1)),
      now,
    );
  };
  if (await isRepeated(store)) throw new CallError('repeatedChoice');
  // Why the file is free is only in the sealed letter.
  const set = { reportId: report.id, choice: { fileRequest }, letters, today, isRepeated };
  return writeSetApart(services, { session, profileId, claim }, set, { signal, end });
}
