import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  createMachine,
  fromPromise,
  SimulatedClock,
  StateMachine,
} from 'xstate';
import { nameOf } from '#machines/transitionName.ts';

interface Deferred {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const prefix = { done: 'xstate.done.actor.', error: 'xstate.error.actor.', after: 'xstate.after.' } as const;

/** Enough turns of the loop for a settled promise to reach the machine and for what follows from it. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/** Actions that reach outside the machine are plain functions; XState's own carry a type. */
function effectsOf(machine: AnyStateMachine): Record<string, () => void> {
  const actions = Object.entries(machine.implementations.actions);
  return Object.fromEntries(
    actions.filter(([, action]) => !('type' in Object(action))).map(([name]) => [name, () => {}]),
  );
}

/** A transition that was really taken, and the type of the event that led to it. */
export interface Taken {
  readonly name: string;
  readonly event: string;
}

/** A running machine that the walk controls. */
export interface Run {
  readonly actor: AnyActorRef;
  /** Sends an event, or ends the invoked work or the delay that it names. */
  readonly happen: (event: AnyEventObject) => Promise<void>;
  /** The transitions it took, in order, since it was last asked. */
  readonly taken: () => Taken[];
  readonly stop: () => void;
}

/** Invoked machines that run themselves, because a view shows them too; the walk controls the work they invoke. */
function provideWork(machine: AnyStateMachine, work: AnyActorLogic, own: readonly string[]): AnyStateMachine {
  const actors = Object.entries(machine.implementations.actors).map(([src, logic]) => [
    src,
    own.includes(src) && logic instanceof StateMachine ? provideWork(logic, work, own) : work,
  ]);
  return machine.provide({ actors: Object.fromEntries(actors), actions: effectsOf(machine) });
}

/**
 * A real, started actor whose invoked work the walk controls: it ends or fails when a step says so, and time passes
 * when a step says so. `own` names invoked machines that run themselves; their work goes by `<machine's id>.<work's id>`
 * too, so that several of the same kind can be distinguished.
 */
export function runMachine(machine: AnyStateMachine, input: unknown, own: readonly string[] = []): Run {
  const work = new Map<string, Deferred>();
  const controlled: AnyActorLogic = fromPromise(
    ({ self }) =>
      new Promise((resolve, reject) => {
        work.set(self.id, { resolve, reject });
        work.set(`${self._parent?.id}.${self.id}`, { resolve, reject });
      }),
  );
  const clock = new SimulatedClock();
  const provided = provideWork(machine, controlled, own);
  // Some machines report to a parent, so each is run inside something that listens.
  let took: (Taken & { readonly by: unknown })[] = [];
  const holder = createActor(createMachine({ invoke: { id: 'walked', src: provided, input } }), {
    clock,
    inspect: (inspected) => {
      // The field is private to XState, hence the exact version in package.json.
      if (inspected.type !== '@xstate.microstep') return;
      for (const transition of inspected._transitions)
        if (transition.eventType !== null)
          took.push({ by: inspected.actorRef, name: nameOf(transition), event: inspected.event.type });
    },
  });
  // An unhandled error shows in the status, which each check compares.
  holder.subscribe({ error: () => {} });
  holder.start();
  const actor = holder.getSnapshot().children['walked'];
  if (actor === undefined) throw new Error(`${machine.id} did not start`);

  function end(id: string, how: (deferred: Deferred) => void): void {
    const deferred = work.get(id);
    if (deferred === undefined) throw new Error(`Nothing is running as ${id}`);
    how(deferred);
  }
  return {
    actor,
    async happen(event) {
      const { type } = event;
      if (type.startsWith(prefix.done)) {
        end(type.slice(prefix.done.length), ({ resolve }) => resolve(event['output']));
      } else if (type.startsWith(prefix.error)) {
        end(type.slice(prefix.error.length), ({ reject }) => reject(event['error']));
      } else if (type.startsWith(prefix.after)) {
        clock.increment(delayOf(machine, type));
      } else {
        actor.send(event);
      }
      await settled();
    },
    taken() {
      const mine = took.filter(({ by }) => by === actor);
      took = [];
      return mine;
    },
    stop: () => holder.stop(),
  };
}

/** Milliseconds of the named or written delay in `xstate.after.<delay>.<state>`. */
function delayOf(machine: AnyStateMachine, type: string): number {
  const [name = ''] = type.slice(prefix.after.length).split('.');
  const delay = machine.implementations.delays[name];
  return typeof delay === 'number' ? delay : Number(name);
}
