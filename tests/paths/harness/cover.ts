import type { Edge, Graph, GraphState, Start } from './graph.ts';

/** A way through a machine: a start, then steps. */
export interface Path {
  readonly start: Start;
  readonly steps: readonly Edge[];
}

/** Longer ones are hard to follow and to replay; a path grows beyond only to reach what nothing shorter does. */
const usualLength = 12;

/** The shortest way from a state to an edge that takes something still open; null when there is none. */
function wayToOpen(from: GraphState, open: ReadonlySet<string>): Edge[] | null {
  const cameBy = new Map<GraphState, { readonly from: GraphState; readonly edge: Edge } | null>([
    [from, null],
  ]);
  const waiting = [from];
  for (const here of waiting) {
    for (const edge of here.edges) {
      if (edge.taken.some((name) => open.has(name))) return [...wayBack(here, cameBy), edge];
      if (cameBy.has(edge.to)) continue;
      cameBy.set(edge.to, { from: here, edge });
      waiting.push(edge.to);
    }
  }
  return null;
}

function wayBack(
  to: GraphState,
  cameBy: ReadonlyMap<GraphState, { readonly from: GraphState; readonly edge: Edge } | null>,
): Edge[] {
  const step = cameBy.get(to) ?? null;
  return step === null ? [] : [...wayBack(step.from, cameBy), step.edge];
}

/**
 * A small set of paths that takes every transition that can be taken: each goes on to the nearest one still open and
 * ends when it is long enough or stuck. The same graph gives the same paths in the same order, so a path's number names
 * it.
 */
export function cover({ starts, states, unreachable }: Graph): Path[] {
  const open = new Set(
    [...starts, ...states.flatMap(({ edges }) => edges)]
      .flatMap(({ taken }) => taken)
      .filter((name) => !unreachable.includes(name)),
  );
  const paths: Path[] = [];
  const close = (taken: readonly string[]) => taken.forEach((name) => open.delete(name));

  for (const start of starts) {
    let walking = start.taken.some((name) => open.has(name)) || wayToOpen(start.state, open) !== null;
    while (walking) {
      const steps: Edge[] = [];
      close(start.taken);
      let here = start.state;
      for (let way = wayToOpen(here, open); way !== null; way = wayToOpen(here, open)) {
        if (steps.length > 0 && steps.length + way.length > usualLength) break;
        for (const edge of way) {
          steps.push(edge);
          close(edge.taken);
          here = edge.to;
        }
      }
      paths.push({ start, steps });
      walking = wayToOpen(start.state, open) !== null;
    }
  }
  return paths;
}
