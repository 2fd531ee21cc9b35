import { page } from 'vitest/browser';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { expectAccessible } from '#tests/screens/profile/show.tsx';
import type { Language } from '#vocabulary/languages.ts';
import { aboutOf, expect } from './expect.ts';
import { openView, type Sight, type View } from './openView.ts';
import { plainFault } from './plainly.ts';
import type { Screen } from './screen.ts';
import type { ScreenWalk } from './screenWalk.ts';
import type { Driver, Fault } from './walk.ts';
import { standsIn } from './words.ts';

/** What went wrong in some work, in plain words; null when nothing did. */
export async function attempt(work: () => Promise<void>): Promise<Fault | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return plainFault(error.message, aboutOf(error));
  }
}

/** Waits until the machine is where it should be. */
export async function arrivalAt(states: readonly string[], actor: AnyActorRef): Promise<Fault | null> {
  const isThere = await attempt(() => expect.poll(() => standsIn(actor.getSnapshot())).toEqual(states));
  if (isThere === null) return null;
  const is = standsIn(actor.getSnapshot()).join(' and ');
  return { sentence: `The workflow is in ${is} and not in ${states.join(' and ')}.`, details: '' };
}

/** An image of all there is, a page that is longer than its window to its end. */
export async function takeImage(path: string): Promise<void> {
  const { innerWidth: width, innerHeight: height } = window;
  await page.viewport(width, Math.max(height, document.documentElement.scrollHeight));
  await page.screenshot({ path });
  await page.viewport(width, height);
}

/**
 * Walks a machine on its view, as a person does it: after each step the machine is where the walk says, and the person sees
 * what is to be seen there. Each state is checked for accessibility and pictured when it is first met.
 */
export function screenDrivers<M extends AnyStateMachine>(view: View<M>, walk: ScreenWalk) {
  const { cases, sees } = view;
  const { id } = cases.machine;
  const known = new Set<string>();
  const imageAt = (name: string) => `${'../'.repeat(3)}${walk.folder}/images/${id}/${name}.png`;

  async function look(state: string, screen: Screen, sight: Sight<M>): Promise<void> {
    const seen = sees[state];
    if (seen === undefined) throw new Error(`Nobody says what is seen in ${state}`);
    await seen(screen, sight);
    if (known.has(state)) return;
    known.add(state);
    if (walk.accessibility) await expectAccessible();
    if (walk.images) await takeImage(imageAt(state));
  }

  return async function driver(
    machine: AnyStateMachine,
    input: unknown,
    path: { readonly number: number; readonly language: Language },
  ): Promise<Driver> {
    const { actor, screen, say, does, taken, stop } = await openView(view, machine, input, {
      language: path.language,
      quick: walk.quick,
    });
    return {
      happen: (happening) => attempt(() => does(happening)),
      taken,
      tells: view.tells ?? [],
      async check(expected) {
        const states = standsIn(expected);
        return (
          (await arrivalAt(states, actor)) ??
          attempt(async () => {
            for (const state of states)
              await look(state, screen, { context: expected.context, language: path.language, say });
          })
        );
      },
      async picture() {
        if (walk.images) await takeImage(imageAt(`failed-${path.language}-${path.number}`));
      },
      stop,
    };
  };
}
