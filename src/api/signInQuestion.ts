import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { freshSignInMachine, type SignInReason } from '#machines/freshSignIn.ts';
import { currentInspector } from '#src/workflow/actors.ts';
import { wire } from '#src/workflow/wire.ts';
import { signInAgain } from './tokens.ts';

export type FreshSignIn = ActorRefFrom<typeof freshSignInMachine>;

const inspect = currentInspector();

/** The page's one question for a new sign-in. */
export const theQuestion: FreshSignIn = createActor(
  wire(freshSignInMachine, { signInAgain: () => signInAgain() }),
  {
    ...(inspect && { inspect }),
  },
).start();

/** Returns whether the person has signed in. Calls that ask together are all answered by one sign-in. */
export async function ask(why: SignInReason): Promise<boolean> {
  theQuestion.send({ type: 'signIn.need', why });
  const { context } = await waitFor(theQuestion, (state) => state.matches('resting'));
  return context.isConfirmed;
}
