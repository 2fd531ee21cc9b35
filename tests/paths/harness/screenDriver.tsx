import type { ReactNode } from 'react';
import { page } from 'vitest/browser';
import type { ActorRefFrom, AnyActorRef, AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate';
import { expectAccessible, show } from '#tests/screens/profile/show.tsx';
import type { Language } from '#vocabulary/languages.ts';
import type { PathCases } from './cases.ts';
import { aboutOf, expect } from './expect.ts';
import { switchTo } from './language.ts';
import { plainFault } from './plainly.ts';
import { quickHands } from './quickHands.ts';
import { runMachine } from './run.ts';
import { readAs, type Screen } from './screen.ts';
import type { ScreenWalk } from './screenWalk.ts';
import type { Translate } from './translation.ts';
import type { Driver, Fault } from './walk.ts';
import { standsIn } from './words.ts';

/** What a step has at hand. */
export interface Stage {
  readonly screen: Screen;
  /** Lets invoked work end as the given event says. */
  readonly happen: (event: AnyEventObject) => Promise<void>;
}

/** What a look at a state may need to know. */
export interface Sight<M extends AnyStateMachine> {
  /** What the machine should know here. */
  readonly context: SnapshotFrom<M>['context'];
  readonly language: Language;
  /** A text of the source in the language of the screen. */
  readonly say: Translate;
}

/** How a machine is seen and handled on its real view. */
export interface View<M extends AnyStateMachine> {
  readonly cases: PathCases<M>;
  /** The view over a running machine; `say` puts texts that the view is given into the language of the screen. */
  readonly show: (actor: ActorRefFrom<M>, say: Translate) => ReactNode;
  /** Invoked machines that the view shows too and that therefore run themselves, by the name of their source. */
  readonly own?: readonly string[];
  /** It is a page with landmarks of its own. */
  readonly whole?: boolean;
  /** Types of events by which the view tells the machine what it shows, at any step and of its own accord. */
  readonly tells?: readonly string[];
  /** Size of the window, where it matters. */
  readonly window?: { readonly width: number; readonly height: number };
  /** Each case's words → how a person does it. What invoked work brings happens by itself and needs no entry. */
  readonly does: Readonly<Record<string, (stage: Stage) => Promise<void>>>;
  /** Each state by its path → what a person sees in it. */
  readonly sees: Readonly<Record<string, (screen: Screen, sight: Sight<M>) => Promise<void>>>;
}

const isWorld = (event: AnyEventObject) => event.type.startsWith('xstate.');
const phone = { width: 414, height: 896 };

async function attempt(work: () => Promise<void>): Promise<Fault | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return plainFault(error.message, aboutOf(error));
  }
}

/** Waits until the machine is where it should be. */
async function arrivalAt(states: readonly string[], actor: AnyActorRef): Promise<Fault | null> {
  const isThere = await attempt(() => expect.poll(() => standsIn(actor.getSnapshot())).toEqual(states));
  if (isThere === null) return null;
  const is = standsIn(actor.getSnapshot()).join(' and ');
  return { sentence: `The workflow is in ${is} and not in ${states.join(' and ')}.`, details: '' };
}

/** An image of all there is, a page that is longer than its window to its end. */
async function takeImage(path: string): Promise<void> {
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
  const { cases, own, whole, does, sees } = view;
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
    const { width, height } = view.window ?? phone;
    if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height);
    const say = await switchTo(path.language);
    const { actor, happen, taken, stop } = runMachine(machine, input, own);
    const shown = await show(view.show(actor as ActorRefFrom<M>, say), whole);
    await expect.poll(() => shown.screen.container.querySelector('*')).not.toBeNull();
    const isAsWritten = path.language === 'en' && !walk.quick;
    const screen = isAsWritten
      ? shown.screen
      : readAs(shown.screen, { translate: say, hands: walk.quick ? quickHands : null });
    return {
      happen: ({ words, event }) =>
        attempt(async () => {
          const doing = does[words];
          if (doing !== undefined) await doing({ screen, happen });
          else if (isWorld(event)) await happen(event);
          else throw new Error(`Nobody says how this is done: ${words}`);
        }),
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
      async stop() {
        await shown.screen.unmount();
        stop();
        await switchTo('en');
      },
    };
  };
}
