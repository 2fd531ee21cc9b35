/** A state of a chart, as XState shows it. */
interface State<Type extends string> {
  readonly value: unknown;
  can(event: { type: Type }): boolean;
}

/** What events do to the states of a chart. */
export interface Transitions<Snapshot, Type extends string> {
  readonly initial: Snapshot;
  /** Where an event leads; null where the chart ignores it. Takes only snapshots that came from here. */
  readonly after: (snapshot: Snapshot, type: Type) => Snapshot | null;
}

/**
 * The transitions of a chart without context and guards, whose state alone says what an event does. XState calculates each of
 * them once, when it is first needed: clients have thousands of events, and a transition takes a thousand times as long
 * as looking up its result.
 */
export function transitionsOf<Type extends string, Snapshot extends State<Type>>(
  initial: Snapshot,
  transition: (snapshot: Snapshot, event: { type: Type }) => Snapshot,
): Transitions<Snapshot, Type> {
  // One snapshot of each state, so that it is recognized however it was reached.
  const states = new Map<string, Snapshot>([[JSON.stringify(initial.value), initial]]);
  const calculated = new Map<Snapshot, Map<Type, Snapshot | null>>();
  const calculate = (snapshot: Snapshot, type: Type): Snapshot | null => {
    if (!snapshot.can({ type })) return null;
    const next = transition(snapshot, { type });
    const key = JSON.stringify(next.value);
    const state = states.get(key) ?? next;
    states.set(key, state);
    return state;
  };
  return {
    initial,
    after: (snapshot, type) => {
      const own = calculated.get(snapshot) ?? new Map<Type, Snapshot | null>();
      calculated.set(snapshot, own);
      const known = own.get(type);
      if (known !== undefined) return known;
      const next = calculate(snapshot, type);
      own.set(type, next);
      return next;
    },
  };
}
