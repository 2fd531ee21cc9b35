import { CallError } from '#contract/failures.ts';
import { creditsPerGeneration } from '#contract/limits.ts';
import type {
  Concern,
  ItemAnswer,
  ItemWithoutGround,
  LetterSummary,
  OverrulingReason,
} from '#contract/letterSummary.ts';
import type { Letter } from '#credit/letters/letter.ts';
import { resolution } from '#server/letters/enclosures.ts';
import type { Enclosure } from '#server/letters/templateInput.ts';
import type { Services } from '#server/services.ts';
import type { Author } from '#server/store/confirmations.ts';
import { found } from '#server/refusals.ts';
import { preparePrinting, type Printed } from './enclosures.ts';
import { refusedByName } from './refusedByName.ts';
import { raisedConcerns } from './guards/concerns.ts';
import { wasJustGenerated } from './guards/refusals.ts';
import { withOverruling } from '#server/looking/planning/raised.ts';
import { loadLetterPlan, type LetterPlan, type Plan, refuseWithoutGeneration } from './loadLetterPlan.ts';
import type { PageCounts } from './pageCounts.ts';
import { recipientName } from '#vocabulary/recipientName.ts';

/** What generating a selection would produce, and what a person must look at first. Nothing is stored or spent. */
export async function summaryOf(
  services: Services,
  plan: Plan,
  pageCounts: PageCounts,
  signal: AbortSignal,
): Promise<LetterSummary> {
  const { store, clock } = services;
  const { accountId } = plan.session;
  const planned = await loadLetterPlan(services, plan);
  await refuseWithoutGeneration(services, plan);
  const { letters } = planned;
  const { left } = await store.ledger.summary(accountId);
  const printed = await preparePrinting(services, plan, letters, { dots: resolution.screen });
  const documents = await store.documents.list(accountId, plan.profileId);
  const isOldProof = documents.some(({ kind, isBeforeMove }) => kind === 'address' && isBeforeMove === 1);
  const isProofEnclosed = letters.some((letter) => printed(letter).enclosed.documents.includes('address'));
  return {
    letters: letters.map((letter) => ({
      id: letter.id,
      recipient: recipientName(letter.destination),
      items: itemsIn(letter),
    })),
    items: letters.reduce((sum, letter) => sum + itemsIn(letter), 0),
    pages: await pagesOf(letters, printed, (letter, enclosed) =>
      services.turns.letters.take(plan.session.accountId, () => pageCounts(letter, enclosed, signal), signal),
    ),
    ...(isOldProof && isProofEnclosed && { enclosesOldProof: true as const }),
    generations: { left, used: creditsPerGeneration, leftAfter: Math.max(0, left - creditsPerGeneration) },
    withoutGround: itemsWithoutGround(planned),
    leftOut: [...planned.repeated],
    concerns: await concernsOf(services, plan, planned),
    isRepeated: await wasJustGenerated(store, accountId, plan, clock.now()),
  };
}

/**
 * Records that letters go out although a concern was raised. Returns the concerns of the selection. Throws `notFound` if
 * the selection doesn't raise it.
 */
export async function overrule(
  services: Services,
  plan: Plan,
  said: { readonly concern: string; readonly reason: OverrulingReason; readonly note: string },
  by: Author,
): Promise<Concern[]> {
  const planned = await loadLetterPlan(services, plan);
  const raised = await raisedConcerns(services, plan, planned);
  const { facts } = found(raised.find(({ concern }) => concern.id === said.concern) ?? null);
  const added = await services.store.overrulings.add(
    plan.session.accountId,
    plan,
    { ...said, facts: [...facts] },
    by,
  );
  if (!added) throw new CallError('notFound');
  return concernsOf(services, plan, planned);
}

/** Records whether letters leave out an item without a ground. Throws `notFound` if the selection has no such item. */
export async function answer(
  services: Services,
  plan: Plan,
  said: { readonly key: string; readonly answer: ItemAnswer },
  by: Author,
): Promise<void> {
  const { unsupported } = await loadLetterPlan(services, plan);
  const { identities } = found(unsupported.find(({ key }) => key === said.key) ?? null);
  const content = { ...said, reportId: plan.reportId, identities: identities.map((each) => ({ ...each })) };
  const added = await services.store.itemAnswers.add(plan.session.accountId, plan.profileId, content, by);
  if (!added) throw new CallError('notFound');
}

async function concernsOf(services: Services, plan: Plan, planned: LetterPlan): Promise<Concern[]> {
  const { profileId, reportId } = plan;
  const overrulings = await services.store.overrulings.list(plan.session.accountId, { profileId, reportId });
  const raised = await raisedConcerns(services, plan, planned);
  return raised.map((each) => withOverruling(each, overrulings));
}

const itemsIn = ({ blocks }: Letter): number => blocks.filter(({ kind }) => kind === 'item').length;

/** The pages that Generate would print. A copy of a document fills one page at any resolution, so a screen's is enough. */
async function pagesOf(
  letters: readonly Letter[],
  printed: (letter: Letter) => Printed,
  count: (letter: Letter, enclosures: readonly Enclosure[]) => Promise<number>,
): Promise<number> {
  let pages = 0;
  for (const letter of letters) {
    const { page, copies } = printed(letter);
    pages += await count(page, copies).catch(refusedByName);
  }
  return pages;
}

function itemsWithoutGround({ unsupported, decided }: LetterPlan): ItemWithoutGround[] {
  return unsupported.map(({ key, heading, recipients }) => {
    const decision = decided.get(key);
    return {
      key,
      heading,
      recipients: recipients.map(recipientName),
      accountId: key.startsWith('account:') ? key.slice('account:'.length) : null,
      decided: decision === undefined ? null : { answer: decision.answer, by: decision.by, at: decision.at },
    };
  });
}
