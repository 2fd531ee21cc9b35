import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { CallError } from '#contract/failures.ts';
import { freshSignInMachine } from '#machines/freshSignIn.ts';
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

/**
 * Performs a call. If it needs a newer sign-in, the person is asked for one, and the call is repeated after it: the
 * first was refused before it had any effect. Calls that wait together are all answered by one sign-in.
 */
export async function afterFreshSignIn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'freshSignInNeeded') throw error;
    prepareSignIn();
    const asked = theFreshSignIn();
    asked.send({ type: 'signIn.need' });
    const { context } = await waitFor(asked, (state) => state.matches('resting'));
    if (!context.isConfirmed) throw error;
    return work();
  }
}
