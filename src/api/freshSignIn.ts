import { CallError } from '#contract/failures.ts';
import type { SignInReason } from '#machines/freshSignIn.ts';
import type { FreshSignIn } from './signInQuestion.ts';
import { prepareSignIn } from './tokens.ts';

let question: FreshSignIn | null = null;
const listeners = new Set<() => void>();

/** The page's question for a new sign-in; null until it is asked for the first time, when it is loaded. */
export const askedQuestion = (): FreshSignIn | null => question;

export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks for a new sign-in in a window. Returns whether the person has signed in. */
async function hasSignedIn(why: SignInReason): Promise<boolean> {
  prepareSignIn();
  const { ask, theQuestion } = await import('./signInQuestion.ts');
  question = theQuestion;
  for (const listener of listeners) listener();
  return ask(why);
}

/** Has the person whose session is over sign in again above the page. Rejects if they don't. */
export async function signInHere(): Promise<void> {
  if (!(await hasSignedIn('ended'))) throw new Error('The person did not sign in again');
}

/**
 * Performs a call. If it needs a newer sign-in, the person is asked for one, and the call is repeated after it: the
 * first was refused before it had any effect.
 */
export async function afterFreshSignIn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'freshSignInNeeded') throw error;
    if (!(await hasSignedIn('sensitive'))) throw error;
    return work();
  }
}
