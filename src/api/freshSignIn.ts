import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { CallError } from '#contract/failures.ts';
import { freshSignInMachine, type SignInReason } from '#machines/freshSignIn.ts';
import { currentInspector } from '#src/workflow/actors.ts';
import { wire } from '#src/workflow/wire.ts';
import { prepareSignIn, signInAgain } from './tokens.ts';

export type FreshSignIn = ActorRefFrom<typeof freshSignInMachine>;

let freshSignIn: FreshSignIn | null = null;

/** The page's one question for a new sign-in, started with its first reader. */
export function theFreshSignIn(): FreshSignIn {
  if (freshSignIn !== null) return freshSignIn;
  const inspect = currentInspector();
  const logic = wire(freshSignInMachine, { signInAgain: () => signInAgain() });
  freshSignIn = createActor(logic, { ...(inspect && { inspect }) }).start();
  return freshSignIn;
}

/** Asks for a new sign-in in a window. Returns whether the person has signed in. */
async function hasSignedIn(why: SignInReason): Promise<boolean> {
  prepareSignIn();
  const asked = theFreshSignIn();
  asked.send({ type: 'signIn.need', why });
  const { context } = await waitFor(asked, (state) => state.matches('resting'));
  return context.isConfirmed;
}

/** Has the person whose session is over sign in again above the page. Rejects if they don't. */
export async function signInHere(): Promise<void> {
  if (!(await hasSignedIn('ended'))) throw new Error('The person did not sign in again');
}

/**
 * Performs a call. If it needs a newer sign-in, the person is asked for one, and the call is repeated after it: the
 * first was refused before it had any effect. Calls that wait together are all answered by one sign-in.
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
