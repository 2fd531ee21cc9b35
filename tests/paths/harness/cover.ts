import type { ActorLogic, EventObject } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type Edge, type Graph, type GraphState, type Running, running, type Start } from './graph.ts';

/** A path through a machine: a start, then steps. */
export interface Path {
  readonly start: Start;
  readonly steps: readonly Edge[];
}

/** Longer ones are hard to follow and to replay; a path grows beyond only to reach what nothing shorter does. */
const usualLength = 12;

interface Step extends EventObject {
  readonly edge: Edge;
}
interface Place extends Running {
  readonly state: GraphState;
}

const at = (state: GraphState): Place => ({ ...running, state });

/** The graph itself as something that `xstate/graph` can search: an event for each edge. */
const graphLogic: ActorLogic<Place, Step> = {
  transition: (_, { edge }) => at(edge.to),
  getInitialSnapshot: () => {
    throw new Error('A search begins at a given state');
  },
  getPersistedSnapshot: (place) => place,
};

const inputGoal = (input: number) => `input ${input}`;
/** What a step covers: the transitions it takes, and its event. */
const goalsOf = ({ event, taken }: Edge): string[] => [...taken, `event ${event}`];

/** The shortest path from a state through an edge with an open goal; null when there is none. */
function wayToOpen(from: GraphState, open: ReadonlySet<string>): Edge[] | null {
  const isOpen = (edge: Edge) => goalsOf(edge).some((goal) => open.has(goal));
  // The nearest comes first: the search is breadth first.
  const [nearest] = getShortestPaths(graphLogic, {
    fromState: at(from),
    events: ({ state }) => state.edges.map((edge, index) => ({ type: String(index), edge })),
    serializeState: ({ state }) => `state ${state.index}`,
    serializeEvent: ({ type }) => type,
    toState: ({ state }) => state.edges.some(isOpen),
  });
  const last = nearest?.state.state.edges.find(isOpen);
  if (nearest === undefined || last === undefined) return null;
  // The first step of a path is that it begins.
  return [...nearest.steps.slice(1).map(({ event }) => event.edge), last];
}

/**
 * A small set of paths that begins with every input, lets every event happen that can do something, and takes every
 * transition that can be taken: each continues to the nearest goal still open and ends when it is long enough or stuck. The
 * same graph gives the same paths in the same order, so a path's number names it.
 */
export function cover({ starts, states }: Graph): Path[] {
  const open = new Set([
    ...starts.flatMap(({ input, taken }) => [inputGoal(input), ...taken]),
    ...states.flatMap(({ edges }) => edges.flatMap(goalsOf)),
  ]);
  const paths: Path[] = [];
  const close = (goals: readonly string[]) => goals.forEach((goal) => open.delete(goal));

  for (const start of starts) {
    while (open.has(inputGoal(start.input)) || wayToOpen(start.state, open) !== null) {
      const steps: Edge[] = [];
      close([inputGoal(start.input), ...start.taken]);
      let here = start.state;
      for (let way = wayToOpen(here, open); way !== null; way = wayToOpen(here, open)) {
        if (steps.length > 0 && steps.length + way.length > usualLength) break;
        for (const edge of way) {
          steps.push(edge);
          close(goalsOf(edge));
          here = edge.to;
        }
      }
      paths.push({ start, steps });
    }
  }
  return paths;
}
