import { commands, page } from 'vitest/browser';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { EventCase } from '../harness/cases.ts';
import { isWorld, openView, phone, type View } from '../harness/openView.ts';
import { describes, standsIn } from '../harness/words.ts';
import { capture, continues, type Action } from './capture.ts';
import { Panel } from './panel.ts';
import { wordsOf } from './perform.ts';
import { isCaseName, type RecordedCase, type RecordedStep } from './recordedCase.ts';

/** Whether an event can happen in a state, as the chart and the case say. */
function canHappen({ event, when }: EventCase, snapshot: AnyMachineSnapshot): boolean {
  const { context } = snapshot;
  return snapshot.can(event) && when?.({ snapshot, context, facts: {} }) !== false;
}

/** The screen keeps its size, and the panel gets room to its right. */
async function makeRoom({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): Promise<void> {
  await page.viewport(width + Panel.width, height);
  window.frameElement?.setAttribute('style', `border:0;width:${width}px;height:${height}px`);
}

/** Records one case: what the person does until they save it. Null when they start over; 'stop' when they leave. */
async function recordOne<M extends AnyStateMachine>(
  view: View<M>,
  panel: Panel,
  taken: ReadonlySet<string>,
): Promise<{ readonly name: string; readonly recorded: RecordedCase } | 'again' | 'stop'> {
  const { cases } = view;
  const start = await panel.askStart(Object.keys(cases.inputs));
  const { actor, screen, does, stop } = await openView(view, cases.machine, cases.inputs[start], {
    language: 'en',
    quick: false,
  });
  await makeRoom(view.window ?? phone);
  const stateNow = () => standsIn(actor.getSnapshot());
  const startsIn = stateNow();
  const steps: RecordedStep[] = [];
  let isPointing = false;
  let isAtWork = false;
  let problem = '';

  function add(action: Action): void {
    if (isAtWork) return;
    problem = '';
    isPointing = false;
    if (continues(steps.at(-1), action)) steps.pop();
    steps.push({ ...action, leadsTo: stateNow() });
    render();
  }
  const stopCapture = capture({
    isPointing: () => isPointing,
    onAction: add,
    onProblem: (sentence) => {
      problem = sentence;
      render();
    },
  });
  // A step leads to where the machine is when the next one begins.
  const subscription = actor.subscribe(() => {
    const last = steps.at(-1);
    if (last !== undefined) steps[steps.length - 1] = { ...last, leadsTo: stateNow() };
    render();
  });

  async function happen(words: string): Promise<void> {
    const happening = cases.events.find((one) => one.words === words);
    if (happening === undefined) return;
    add({ do: 'happen', words });
    isAtWork = true;
    try {
      await does(happening);
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
    isAtWork = false;
    render();
  }

  let end: (
    how: { readonly name: string; readonly recorded: RecordedCase } | 'again' | 'stop',
  ) => void = () => {};
  const ended = new Promise<Parameters<typeof end>[0]>((resolve) => {
    end = resolve;
  });
  function save(name: string): void {
    if (!isCaseName(name))
      problem = 'Name the case in small letters, digits, and hyphens, like billing-error.';
    else if (taken.has(name)) problem = `There is already a case named ${name}.`;
    else if (steps.length === 0) problem = 'Nothing has been recorded yet.';
    else return end({ name, recorded: { machine: cases.machine.id, start, startsIn, steps } });
    render();
  }

  function render(): void {
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    const possible = cases.events.filter((one) => canHappen(one, snapshot));
    const wordsWhere = (outside: boolean) =>
      possible.filter(({ event }) => isWorld(event) === outside).map(({ words }) => words);
    panel.show(
      {
        state: describes(snapshot).join(' '),
        steps: steps.map((step) => wordsOf(screen, step)),
        outside: wordsWhere(true),
        others: wordsWhere(false),
        isPointing,
        problem,
      },
      {
        onHappen: (words) => void happen(words),
        onPoint: () => {
          isPointing = !isPointing;
          render();
        },
        onSave: save,
        onStartOver: () => end('again'),
        onStop: () => end('stop'),
      },
    );
  }
  render();
  const how = await ended;
  subscription.unsubscribe();
  stopCapture();
  await stop();
  return how;
}

/** Lets a person record cases of a workflow on its screen until they finish. */
export async function record<M extends AnyStateMachine>(
  view: View<M>,
  title: string,
  existing: readonly string[],
  folder: string,
): Promise<void> {
  const taken = new Set(existing);
  await makeRoom(view.window ?? phone);
  const panel = new Panel(title);
  for (;;) {
    const how = await recordOne(view, panel, taken);
    if (how === 'stop') break;
    if (how === 'again') continue;
    taken.add(how.name);
    await commands.writeFile(`${folder}/${how.name}.json`, `${JSON.stringify(how.recorded, null, 2)}\n`);
    if ((await panel.askForMore(how.name)) === 'finish') break;
  }
  panel.close();
}
