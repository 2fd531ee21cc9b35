import type { DisputeEvent } from '#contract/disputeEvents.ts';
import { CallError } from '#contract/failures.ts';
import { statementWords } from '#contract/nextSteps.ts';
import {
  isAboutReport,
  itemsOf,
  type LetterChange,
  withChangedWords,
} from '#credit/letters/changedLetter.ts';
import type { Letter } from '#credit/letters/letter.ts';
import { statementWords as wordsIn } from '#credit/letters/next/wording/statement.ts';
import type { Choice } from '#credit/letters/planLetters.ts';
import { loadFacts } from '#server/disputes/facts.ts';
import { consumerFromProfile } from '#server/profiles/profileConsumer.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { knownOf, loadPlanInput } from '../loadLetterPlan.ts';
import { canBeChanged, findOwnLetter, type OwnLetterFound, versionOf } from './findOwnLetter.ts';
import { recordWithPages, repliedBefore, type Said, unsigned, whichOf } from './sayAboutLetter.ts';

/**
 * Writes a new version of a letter as the client wants it, which waits for their approval, keeps the earlier one, and notifies
 * the agency. No generation is used. Throws `notFound`, `nothingToDispute` if nothing would be left of it, `invalid` for words
 * that it can't do without or that are too many, `unprintableName`, and `changedMeanwhile` if it can no longer be changed or
 * is another than the client read.
 */
export async function changeOwnLetter(
  services: Services,
  said: Said,
  { version, ...change }: LetterChange & { readonly version: number },
): Promise<{ id: string }> {
  const before = await repliedBefore(services, said);
  if (before !== null) return before;
  const own = await findOwnLetter(services.store, whichOf(said));
  if (!canBeChanged(own) || versionOf(own.letter) !== version) throw new CallError('changedMeanwhile');
  const changed = await changedText(services, said, own, change);
  if (changed === null) throw new CallError('nothingToDispute');
  const { earlier = [], ...last } = unsigned(own.letter);
  const letter = { ...changed, earlier: [...earlier, { until: said.today, letter: last }] };
  const event: DisputeEvent = {
    kind: 'edited',
    on: said.today,
    letters: [said.letterId],
    version: versionOf(letter),
  };
  const told = { ...said, notifies: 'clientChangedLetter' } as const;
  return recordWithPages(services, told, own, event, letter, (step) =>
    step.sightings.renumber(
      said.session.accountId,
      said.profileId,
      said.letterId,
      numbersNow(own.letter, letter),
    ),
  );
}

/** The numbers of the items that are left, by those that they had. */
function numbersNow(before: Letter, after: Letter): ReadonlyMap<number, number> {
  const now = itemsOf(after).map(({ key }) => key);
  return new Map(
    itemsOf(before).flatMap(({ key }, place) => {
      const at = now.indexOf(key);
      return at < 0 ? [] : [[place + 1, at + 1] as const];
    }),
  );
}

/** The new text; null if nothing is left. */
async function changedText(
  services: Services,
  { session, profileId }: Said,
  { letter, shown, stored }: OwnLetterFound,
  change: LetterChange,
): Promise<Letter | null> {
  const { accountId } = session;
  const isNotOwn = (key: string) => !itemsOf(letter).some((item) => item.key === key);
  if ([...change.leftOut, ...Object.keys(change.words)].some(isNotOwn)) throw new CallError('notFound');
  if (!isAboutReport(letter)) {
    refuseWords(letter, Object.values(change.words));
    const profile = found(await consumerFromProfile(services, accountId, profileId));
    const changed = withChangedWords(unsigned(letter), change, profile);
    if (changed === null) throw new CallError('changedMeanwhile');
    return changed;
  }
  const set = found(await services.store.sessions.find(accountId, shown.sessionId));
  const reportId = stored.reportId ?? set.reportId;
  const { models, given } = await loadPlanInput(services, { session, profileId, reportId });
  const all = await services.store.sessions.letters(accountId, shown.sessionId);
  const forLetter = {
    ...given,
    reportId,
    // Sealed when the letters were written, so they have our own shape.
    letters: all.map(({ items }) => items as Letter),
    choice: set.choice as Choice,
    known: knownOf(await loadFacts(services.store, { accountId, profileId, today: given.today })),
    letter,
    change,
  };
  return services.turns.looks.take(accountId, () => services.looker.see('writtenAgain', models, forLetter));
}

/** A later letter is based on the client's words, and a bureau need not take a longer statement (15 U.S.C. 1681i(b)). */
function refuseWords({ purpose }: Letter, words: readonly string[]): void {
  const isTooLong = (each: string) => purpose === 'statement' && wordsIn(each) > statementWords;
  if (words.includes('')) throw new CallError('invalid', '', [{ field: 'words', problem: 'required' }]);
  if (words.some(isTooLong)) throw new CallError('invalid', '', [{ field: 'words', problem: 'tooLong' }]);
}
