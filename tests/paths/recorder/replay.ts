import type { AnyStateMachine } from 'xstate';
import { openView, type View } from '../harness/openView.ts';
import type { ScreenPath } from '../harness/screenPath.ts';
import { arrivalAt, attempt, takeImage } from '../harness/screenDriver.ts';
import type { ScreenWalk } from '../harness/screenWalk.ts';
import type { Fault, WalkedStep } from '../harness/walk.ts';
import { perform, wordsOf } from './perform.ts';
import type { RecordedCase } from './recordedCase.ts';

/** The descriptions of states, by their paths. */
const describedBy = (machine: AnyStateMachine, states: readonly string[]): string[] =>
  states.map((state) =>
    state === machine.id ? '' : (machine.getStateNodeById(`${machine.id}.${state}`).description ?? ''),
  );

/** Does again what a person did, and stops at the first step that cannot be done or leads elsewhere. */
export async function replayRecorded<M extends AnyStateMachine>(
  view: View<M>,
  recording: string,
  { start, startsIn, steps: actions }: RecordedCase,
  walk: ScreenWalk,
): Promise<ScreenPath> {
  const { machine, events, inputs } = view.cases;
  if (!Object.hasOwn(inputs, start)) throw new Error(`${machine.id} has no start “${start}” any longer`);
  const begun = performance.timeOrigin + performance.now();
  const { actor, screen, does, taken, stop } = await openView(view, machine, inputs[start], {
    language: 'en',
    quick: walk.quick,
  });
  const steps: WalkedStep[] = [];
  const look = async (words: string, expected: readonly string[], fault: Fault | null) => {
    const wrong = fault ?? (await arrivalAt(expected, actor));
    if (wrong !== null && walk.images)
      await takeImage(`${'../'.repeat(3)}${walk.folder}/images/${machine.id}/failed-${recording}.png`);
    const names = taken().map(({ name }) => name);
    steps.push({ words, expected, means: describedBy(machine, expected), taken: names, fault: wrong });
    return wrong === null;
  };
  const happen = async (words: string) => {
    const happening = events.find((one) => one.words === words);
    if (happening === undefined) throw new Error(`${machine.id} has no case “${words}” any longer`);
    await does(happening);
  };
  let passed = await look(start, startsIn, null);
  for (const action of actions) {
    if (!passed) break;
    const words = wordsOf(screen, action);
    passed = await look(words, action.leadsTo, await attempt(() => perform(screen, action, happen)));
  }
  await stop();
  return {
    machine: machine.id,
    number: 0,
    language: 'en',
    recording,
    steps,
    planned: actions.length,
    begun,
    duration: performance.timeOrigin + performance.now() - begun,
    passed,
  };
}
