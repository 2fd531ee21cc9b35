import type { DisputeLetter, Approval } from '#contract/disputes.ts';
import { CallError } from '#contract/failures.ts';
import { changesPerLetter } from '#contract/letterChanges.ts';
import { isAboutReport } from '#credit/letters/changedLetter.ts';
import type { Letter } from '#credit/letters/letter.ts';
import { approvalsOf, isOpenToApproval } from '#disputes/approvals.ts';
import { standingOf } from '#disputes/standing.ts';
import { type FactSources, loadFacts, type Whose } from '#server/disputes/facts.ts';
import { statementsIn } from '#server/disputes/statements.ts';
import { found } from '#server/refusals.ts';
import type { StoredLetter } from '#server/store/sessions.ts';
import type { Repositories } from '#server/store/store.ts';

export interface Which extends Whose {
  readonly letterId: string;
}

/** One of a client's letters, where it is now, and what they said about it. */
export interface OwnLetterFound {
  readonly shown: DisputeLetter;
  readonly stored: StoredLetter;
  readonly letter: Letter;
  /** Its set was written again. */
  readonly isReplaced: boolean;
  /** It says something that the client withdrew. */
  readonly saysWithdrawn: boolean;
  readonly approval: Approval | null;
}

/** Throws `notFound`. */
export async function findOwnLetter(
  store: FactSources & Pick<Repositories, 'sessions' | 'confirmations'>,
  { letterId, ...whose }: Which,
): Promise<OwnLetterFound> {
  const { facts, contents } = await loadFacts(store, whose);
  const shown = found(standingOf(facts).letters.find(({ id }) => id === letterId));
  const stored = found(
    (await store.sessions.letters(whose.accountId, shown.sessionId)).find(({ id }) => id === letterId),
  );
  const statements = statementsIn(
    contents.filter(({ id }) => id === letterId),
    await store.confirmations.ofClient(whose.accountId, whose.profileId),
  );
  return {
    shown,
    stored,
    // Sealed when the letter was written, so it has our own shape.
    letter: stored.items as Letter,
    isReplaced: facts.letters.some(({ id, isReplaced }) => id === letterId && isReplaced),
    saysWithdrawn: statements.some(({ withdrawn }) => withdrawn !== null),
    approval: approvalsOf(facts).find(({ letter }) => letter === letterId) ?? null,
  };
}

/** How often the client changed a letter. */
export const versionOf = ({ earlier = [] }: Letter): number => earlier.length;

/** Nobody approves or criticizes what was sent, or what nobody is to send. Throws `changedMeanwhile`. */
export function refuseIfGone({ shown, isReplaced }: OwnLetterFound): void {
  if (isReplaced || !isOpenToApproval(shown)) throw new CallError('changedMeanwhile');
}

/** Whether the pages can be typeset again: nobody has ordered them, and it is known where all that they enclose is stored. */
export function canBePrintedAgain({ shown, stored, letter, isReplaced }: OwnLetterFound): boolean {
  const { encloses = [] } = letter;
  return (
    !isReplaced &&
    (shown.state === 'drafted' || shown.state === 'approved') &&
    encloses.length === (stored.enclosed?.sources?.length ?? 0)
  );
}

/** Whether the client can change it. A later letter that says something withdrawn has nothing to be written again from. */
export const canBeChanged = (own: OwnLetterFound): boolean =>
  canBePrintedAgain(own) &&
  (isAboutReport(own.letter) || !own.saysWithdrawn) &&
  versionOf(own.letter) < changesPerLetter;
