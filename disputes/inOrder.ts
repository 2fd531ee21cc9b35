/** Something that happened on a day, as an event of a chart. */
export interface Dated<Event> {
  /** Civil date. */
  readonly on: string;
  readonly event: Event;
}

/**
 * Feeds a chart with what happened, day by day. Within a day nothing tells what came first, so each event waits until the
 * chart accepts it: a letter that is mailed and comes back on one day was mailed first. What is never accepted on its day
 * changes nothing. The result is therefore the same for every order of the list; among events that are accepted at the
 * same time, `order` decides.
 */
export function replayInOrder<State, Event>(
  start: State,
  events: readonly Dated<Event>[],
  chart: {
    /** Which of two events of a day is tried first, as in sorting. */
    readonly order: (one: Event, other: Event) => number;
    readonly accepts: (state: State, event: Event) => boolean;
    readonly after: (state: State, event: Event, on: string) => State;
  },
): State {
  const days = Map.groupBy(
    events.toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0)),
    ({ on }) => on,
  );
  let state = start;
  for (const [on, happened] of days) {
    const waiting = happened.map(({ event }) => event).toSorted(chart.order);
    for (let next = 0; next !== -1;) {
      next = waiting.findIndex((event) => chart.accepts(state, event));
      const [event] = next === -1 ? [] : waiting.splice(next, 1);
      if (event !== undefined) state = chart.after(state, event, on);
    }
  }
  return state;
}
