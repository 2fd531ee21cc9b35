import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate';
import { transitionsOf } from '#tests/paths/harness/transitions.ts';
import { nameOf } from '#machines/transitionName.ts';
import { actionNames, type Cause, causeOf, causeWords, isMachine, partName } from './wording.ts';

export interface ChartInvoke {
  readonly id: string;
  /** What runs: the name of a port or a machine. */
  readonly src: string;
  /** The work has a chart of its own. */
  readonly isMachine: boolean;
}

export interface ChartTransition {
  /** The stable name of tools/paths: source, event, branch → targets. */
  readonly name: string;
  /** Full id of the state it leaves. */
  readonly source: string;
  /** Full ids; empty if the machine stays where it is. */
  readonly targets: readonly string[];
  readonly cause: Cause;
  /** The triggering event, as the machine names it. */
  readonly event: string;
  readonly words: string;
  /** The target, for transitions without an arrow; '' if it only performs actions. */
  readonly destination: string;
  /** The guard's name; `else` if it applies when every guard before it refused; '' if there is no guard. */
  readonly guard: string;
  readonly actions: readonly string[];
  /** The state is left and entered again although it is its own target. */
  readonly reenters: boolean;
  /** Written inside the box of its source, because it leads nowhere else, or only inward or outward. */
  readonly isInner: boolean;
}

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

export interface ChartState {
  /** Full id: `repair.automatic.resting`. */
  readonly id: string;
  /** Its own name: `resting`. */
  readonly key: string;
  readonly kind: StateKind;
  readonly description: string;
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly ChartInvoke[];
  /** All transitions from or within the state, in the order in which the machine tries them. */
  readonly transitions: readonly ChartTransition[];
  /** Full ids of the initial states; '' if there are no inner states, or if all are active at once. */
  readonly initial: string;
  readonly isDeep: boolean;
  readonly states: readonly ChartState[];
}

const isWithin = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(`${outer}.`);

function guardOf(transition: AnyTransitionDefinition, siblings: readonly AnyTransitionDefinition[]): string {
  if (transition.guard !== undefined) return partName(transition.guard);
  const branches = siblings.filter(({ eventType }) => eventType === transition.eventType);
  return branches.indexOf(transition) > 0 ? 'else' : '';
}

type Leading = Pick<ChartTransition, 'targets' | 'source' | 'reenters' | 'actions'>;

function destinationOf({ targets, source, reenters, actions }: Leading): string {
  const keys = targets.map((target) => target.split('.').at(-1) ?? target);
  if (keys.length === 0) return actions.length === 0 ? '→ ignored' : '';
  const restart = reenters ? ', starting over' : '';
  return targets.includes(source) && reenters ? '→ reenters' : `→ ${keys.join(', ')}${restart}`;
}

function chartTransition(
  machine: AnyStateMachine,
  transition: AnyTransitionDefinition,
  siblings: readonly AnyTransitionDefinition[],
): ChartTransition {
  const source = transition.source.id;
  const targets = transition.target?.map(({ id }) => id) ?? [];
  const leading = {
    source,
    targets,
    actions: actionNames(transition.actions),
    reenters: transition.reenter,
  };
  return {
    ...leading,
    name: nameOf(transition),
    event: transition.eventType,
    destination: destinationOf(leading),
    cause: causeOf(transition.eventType),
    words: causeWords(machine, transition),
    guard: guardOf(transition, siblings),
    isInner: targets.every((target) => isWithin(target, source) || isWithin(source, target)),
  };
}

function chartState(machine: AnyStateMachine, node: StateNode): ChartState {
  const transitions = transitionsOf(node);
  const [initial] = node.type === 'compound' ? (node.initial.target ?? []) : [];
  return {
    id: node.id,
    key: node.key,
    kind: node.type,
    description: node.description ?? '',
    tags: node.tags,
    entry: actionNames(node.entry),
    exit: actionNames(node.exit),
    invokes: node.invoke.map(({ id, src }) => ({
      id,
      src: typeof src === 'string' ? src : id,
      isMachine: isMachine(machine, src),
    })),
    transitions: transitions.map((each) => chartTransition(machine, each, transitions)),
    initial: initial?.id ?? '',
    isDeep: node.history === 'deep',
    states: Object.values(node.states).map((inner) => chartState(machine, inner)),
  };
}

/** A machine in the form that is drawn and described. */
export const chartOf = (machine: AnyStateMachine): ChartState => chartState(machine, machine.root);

/** A state and all states in it, outer ones first. */
export const statesOf = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(statesOf)];
