import { CallError } from '#contract/failures.ts';
import type { LeftOutStep } from '#contract/nextSteps.ts';
import type { PreviewedLetter } from '#contract/letterPreview.ts';
import { GenerationSession } from '#contract/repair.ts';
import type { Letter } from '#credit/letters/letter.ts';
import { refuseWithoutContract } from '#server/disputes/contractGate.ts';
import { resolution } from '#server/letters/enclosures.ts';
import type { Enclosure } from '#server/letters/templateInput.ts';
import { inTurn } from '#server/looking/inTurn.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import type { Attendance, WaitingPerson } from '#server/jobs/attended.ts';
import type { Claim } from '#server/store/idempotency.ts';
import { newId } from '#server/store/ids.ts';
import type { EnclosureSource } from '#server/store/sessionSeals.ts';
import type { Step } from '#server/store/store.ts';
import { todayIn } from '#server/today.ts';
import { preparePrinting } from '../enclosures.ts';
import { refusedByName } from '../refusedByName.ts';
import { drawn, type Glossed, previewOf } from '../preview.ts';
import { asLettersJob } from '../lettersJob.ts';
import { refuseWithoutGeneration } from '../loadLetterPlan.ts';
import { recordLetterSet, refusalOf } from '../recordLetterSet.ts';
import type { Viewer } from '../recordSsnView.ts';
import { writeLetters } from '../writeLetters.ts';
import { copiesFrom, sourcesOf } from './enclosures.ts';
import { areOffered, type NextPlan, planNext } from './plan.ts';

/** What the next letters say, and what is left out of them. Nothing is stored or spent. Throws what `planNext` throws. */
export async function previewedNext(
  services: Services,
  plan: NextPlan & Glossed & { readonly session: Viewer },
): Promise<{ letters: PreviewedLetter[]; leftOut: LeftOutStep[] }> {
  const { letters, leftOut } = await planNext(inTurn(services, plan.session.accountId), plan);
  return { letters: letters.map(({ letter }) => previewOf(letter, plan)), leftOut: [...leftOut] };
}

/** The pages of one of these letters as an SVG, as they would be printed. Throws `notFound` and `unprintableName` too. */
export async function drawnNext(
  services: Services,
  plan: NextPlan & { readonly session: Viewer; readonly letterId: string },
  signal: AbortSignal,
): Promise<string> {
  const { letters } = await planNext(inTurn(services, plan.session.accountId), plan);
  const { letter, enclosures } = found(letters.find((each) => each.letter.id === plan.letterId) ?? null);
  const { accountId, isImpersonating } = plan.session;
  const whose = { accountId, profileId: plan.profileId };
  // Support sees no copies of documents.
  const copies = isImpersonating
    ? []
    : await copiesFrom(services, whose, {
        letter,
        sources: sourcesOf(letter, enclosures),
        dots: resolution.screen,
      }).catch(refusedByName);
  return drawn(services, plan, letter, signal, copies);
}

type NextOrder = NextPlan & { readonly claim: Claim; readonly caller: WaitingPerson };

/**
 * Writes the next letters as a job and records them as one set, spending one generation. Throws what `planNext` throws,
 * `noGenerations` and `contractNotOpen` before any work, `nothingToDispute` if every step is left out, and `unprintableName`; then nothing is saved or spent.
 */
export async function writeNext(services: Services, order: NextOrder): Promise<GenerationSession> {
  const before = await services.store.idempotency.find(order.session.accountId, order.claim);
  if (before?.kind === 'repeated') return GenerationSession.parse(before.reply);
  found(await services.store.profiles.find(order.session.accountId, order.profileId));
  await refuseWithoutGeneration(services, order);
  const { accountId, timeZone } = order.session;
  const today = todayIn(timeZone, services.clock);
  await refuseWithoutContract(services.store, { accountId, profileId: order.profileId, today });
  return asLettersJob(services, order, (attendance) => writeAndRecord(services, order, attendance));
}

async function writeAndRecord(
  services: Services,
  order: NextOrder,
  attendance: Attendance<GenerationSession>,
): Promise<GenerationSession> {
  const { signal, end } = attendance;
  const { store, vault, turns, printVariantId } = services;
  const { session, profileId, steps, claim } = order;
  const { accountId } = session;
  const prepare = async () => {
    const all = await planNext(services, order);
    const letters = all.letters.map(({ letter }) => letter);
    const usual = await preparePrinting(services, order, letters, { dots: resolution.paper });
    const copies = new Map<Letter, { own: readonly Enclosure[]; sources: EnclosureSource[] }>();
    for (const { letter, enclosures } of all.letters) {
      const sources = sourcesOf(letter, enclosures);
      const asked = { letter, sources, dots: resolution.paper };
      const own = await copiesFrom(services, { accountId, profileId }, asked).catch(refusedByName);
      copies.set(letter, { own, sources });
    }
    return {
      planned: all,
      printed: (letter: Letter) => {
        const { enclosed, ...usually } = usual(letter);
        const { own = [], sources = [] } = copies.get(letter) ?? {};
        return {
          ...usually,
          copies: [...usually.copies, ...own],
          enclosed: sources.length === 0 ? enclosed : { ...enclosed, sources },
        };
      },
    };
  };
  const { planned, printed } = await turns.letters.take(accountId, prepare, signal);
  const reportIds = planned.letters.map(({ reportId }) => reportId);
  // Ids grow with time.
  const reportId = reportIds.toSorted().at(-1);
  if (reportId === undefined) throw new CallError('nothingToDispute');
  const letters = planned.letters.map(({ letter }) => letter);
  const written = await writeLetters(services, { accountId, profileId }, letters, printed, signal);
  const recording = {
    accountId,
    claim,
    session: {
      id: newId(),
      profileId,
      reportId,
      kind: 'next' as const,
      // Servers from before next steps take this for a manual choice without accounts.
      choice: { kind: 'next', accounts: [], destinations: [], steps },
      printVariantId,
    },
    letters: written.map((letter, place) => ({ ...letter, reportId: reportIds[place] ?? reportId })),
    today: planned.today,
    end,
  };
  const asked = { session, profileId, steps: planned.written };
  const isTaken = async (step: Step) => !(await areOffered(step, asked, planned.today));
  const result = await store.transaction((step) => recordLetterSet(step, recording, isTaken));
  if (result.kind === 'recorded') return result.reply;
  await vault.remove(written.map(({ stored }) => stored.blob));
  if (result.kind === 'repeated') return result.reply;
  // Another window was faster: what is left is written as if this request had come after that one.
  if (result.kind === 'repeatedChoice') return writeAndRecord(services, order, attendance);
  throw refusalOf(result);
}
