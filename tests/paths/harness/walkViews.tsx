import type { ReactNode } from 'react';
import { commands, page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import type { ActorRefFrom, AnyEventObject, AnyStateMachine } from 'xstate';
import { expectAccessible, show } from '#tests/screens/profile/show.tsx';
import { type Driver, runMachine } from './bare.ts';
import { onTransition } from '#src/workflow/activeMachines.ts';
import type { PathCases } from './cases.ts';
import { planOf, walkPath } from './walk.ts';
import { standsIn } from './words.ts';

export type Screen = Awaited<ReturnType<typeof show>>['screen'];

/** What a step has at hand. */
export interface Stage {
  readonly screen: Screen;
  /** Lets invoked work end as the given event says. */
  readonly happen: (event: AnyEventObject) => Promise<void>;
}

/** How a machine is seen and handled on its real view. */
export interface View<M extends AnyStateMachine> {
  readonly cases: PathCases<M>;
  /** The view over a running machine. */
  readonly show: (actor: ActorRefFrom<M>) => ReactNode;
  /** Invoked machines that the view shows too and that therefore run themselves, by the name of their source. */
  readonly own?: readonly string[];
  /** It is a page with landmarks of its own. */
  readonly whole?: boolean;
  /** Each case's words → how a person does it. What invoked work brings happens by itself and needs no entry. */
  readonly does: Readonly<Record<string, (stage: Stage) => Promise<void>>>;
  /** Each state by its path → what a person sees in it. */
  readonly sees: Readonly<Record<string, (screen: Screen) => Promise<void>>>;
}

const isWorld = (event: AnyEventObject) => event.type.startsWith('xstate.');

/**
 * Walks every path of a machine on its view, as a person does it: after each step the machine has taken the
 * transitions and stands where the walk says, and the person sees what is to be seen there. Each state is looked at once more for accessibility, and pictured.
 */
export function walkViews<M extends AnyStateMachine>({
  cases,
  show: view,
  own,
  whole,
  does,
  sees,
}: View<M>): void {
  const plan = planOf(cases);
  const pictured = new Set<string>();

  async function look(state: string, screen: Screen): Promise<void> {
    const seen = sees[state];
    if (seen === undefined) throw new Error(`Nobody says what is seen in ${state}`);
    await seen(screen);
    if (pictured.has(state)) return;
    pictured.add(state);
    await expectAccessible();
    // A page that is longer than its window is pictured to its end.
    const { innerWidth: width, innerHeight: height } = window;
    await page.viewport(width, Math.max(height, document.documentElement.scrollHeight));
    await page.screenshot({ path: `../../../test-results/paths/pictures/${plan.name}/${state}.png` });
    await page.viewport(width, height);
  }

  async function driver(machine: AnyStateMachine, input: unknown): Promise<Driver> {
    const { actor, happen, stop } = runMachine(machine, input, own);
    const took = new Set<string>();
    const stopTelling = onTransition(actor, (names) => {
      for (const name of names) took.add(name);
    });
    let arrived = false;
    const { screen } = await show(view(actor as ActorRefFrom<M>), whole);
    return {
      async happen(event) {
        arrived = true;
        took.clear();
        const words = cases.events.find((one) => one.event === event)?.words ?? '';
        const doing = does[words];
        if (doing !== undefined) await doing({ screen, happen });
        else if (isWorld(event)) await happen(event);
        else throw new Error(`Nobody says how this is done: ${words}`);
      },
      async check(expected, taken) {
        const states = standsIn(expected);
        try {
          await expect.poll(() => standsIn(actor.getSnapshot())).toEqual(states);
          // What it took to arrive was over before anybody looked.
          if (arrived) await expect.poll(() => taken.filter((name) => !took.has(name)).join()).toBe('');
          for (const state of states) await look(state, screen);
          return '';
        } catch (error) {
          return error instanceof Error ? error.message : String(error);
        }
      },
      async stop() {
        stopTelling();
        await screen.unmount();
        stop();
      },
    };
  }

  describe(plan.name, () => {
    it.each(plan.paths.map((_, index) => index + 1))('path %i', async (number) => {
      const walked = await walkPath(plan, number, driver);
      await commands.writeFile(
        `test-results/paths/browser/${plan.name}-${number}.json`,
        JSON.stringify(walked),
      );
      expect(walked.steps.filter(({ wrong }) => wrong !== '')).toEqual([]);
    });

    it('says for every state what is seen in it', () => {
      const states = new Set(plan.graph.states.flatMap(({ snapshot }) => standsIn(snapshot)));
      expect([...states].filter((state) => sees[state] === undefined)).toEqual([]);
    });
  });
}
