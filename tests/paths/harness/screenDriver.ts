import { page } from 'vitest/browser';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { expectAccessible } from '#tests/screens/profile/show.tsx';
import type { Language } from '#vocabulary/languages.ts';
import { aboutOf, expect } from './expect.ts';
import { openView, type Sight, type View } from './openView.ts';
import { plainFault } from './plainWords.ts';
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

/** Where the lowest element ends, in CSS pixels; a sheet at the bottom of the window counts. */
function contentHeight(): number {
  const bottoms = [...document.querySelectorAll('body *')].map((one) => one.getBoundingClientRect().bottom);
  return Math.ceil(Math.max(200, ...bottoms.map((bottom) => bottom + window.scrollY))) + 16;
}

/** Until the page was drawn, which the browser's own input waits for: effects have run, and what scrolled has said so. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** An image of everything: a page that is longer than its window to its end, and a shorter one without the rest. */
export async function takeImage(path: string): Promise<void> {
  const { innerWidth: width, innerHeight: height } = window;
  await page.viewport(width, contentHeight());
  await page.screenshot({ path });
  await page.viewport(width, height);
}

/**
 * Walks a machine on its view, as a person does it: after each step the machine is where the walk says, and the person sees
 * what the view says. Each state is checked for accessibility and captured as an image the first time.
 */
export function screenDrivers<M extends AnyStateMachine>(view: View<M>, walk: ScreenWalk) {
  const { cases, sees } = view;
  const { id } = cases.machine;
  // What is done and looked at for the first time goes through the browser's own input. What is repeated stays inside the
  // page, at a fraction of the processor time.
  const known = new Set<string>();
  const done = new Set<string>();
  const imageAt = (name: string) => `${'../'.repeat(3)}${walk.folder}/images/${id}/${name}.png`;

  async function look(state: string, screen: Screen, sight: Sight<M>): Promise<void> {
    const seen = sees[state];
    if (seen === undefined) throw new Error(`The view doesn’t say what is seen in ${state}`);
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
    const { actor, screen, quickScreen, say, does, taken, stop } = await openView(view, machine, input, {
      language: path.language,
      quick: walk.quick,
    });
    return {
      happen(happening) {
        const on = done.has(happening.words) ? quickScreen : screen;
        done.add(happening.words);
        return attempt(async () => {
          if (on === quickScreen) await nextFrame();
          await does(happening, on);
          if (on === quickScreen) await nextFrame();
        });
      },
      taken,
      tells: view.tells ?? [],
      async check(expected) {
        const states = standsIn(expected);
        return (
          (await arrivalAt(states, actor)) ??
          attempt(async () => {
            for (const state of states)
              await look(state, known.has(state) ? quickScreen : screen, {
                context: expected.context,
                language: path.language,
                say,
              });
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
