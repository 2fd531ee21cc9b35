import { type ChartState, type ChartTransition, statesOf } from './model.ts';

/** An arrow between two states of the same parent. */
interface Step {
  readonly from: string;
  readonly to: string;
  readonly arrow: ChartTransition;
}

/**
 * Anything a group does in any state can be the first thing it does, so it counts as a step from the initial state
 * to the target.
 */
const entries = (groups: readonly ChartState[]): Step[] =>
  groups.flatMap(({ id, initial, transitions }) =>
    transitions
      .filter(({ isInner, targets }) => initial !== '' && isInner && targets[0]?.startsWith(`${id}.`))
      .flatMap((arrow) =>
        arrow.targets.map((target) => ({ ...stepOf({ ...arrow, source: initial }, target), arrow })),
      ),
  );

/** The ancestors of `id`, outermost first, ending with `id` itself: `a`, `a.b`, `a.b.c`. */
function lineage(id: string): string[] {
  const parts = id.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
}

/** The step that an arrow makes in the innermost state that contains both its ends. */
function stepOf(arrow: ChartTransition, target: string): Step {
  const source = lineage(arrow.source);
  const end = lineage(target);
  const fork = source.findIndex((id, index) => id !== end[index]);
  return { from: source[fork] ?? arrow.source, to: end[fork] ?? target, arrow };
}

/**
 * The arrows that lead back to a state passed on the way from the start. They are drawn against the flow, so that
 * everything else runs from top to bottom.
 */
export function leadingBack(chart: ChartState): Set<ChartTransition> {
  const states = statesOf(chart);
  const arrows = states.flatMap(({ transitions }) => transitions).filter(({ isInner }) => !isInner);
  const steps = [
    ...arrows.flatMap((arrow) => arrow.targets.map((target) => stepOf(arrow, target))),
    ...entries(states),
  ];
  const back = new Set<ChartTransition>();
  const under = new Set<string>();
  const seen = new Set<string>();

  function follow(id: string): void {
    seen.add(id);
    under.add(id);
    for (const { to, arrow } of steps.filter(({ from }) => from === id)) {
      if (under.has(to)) back.add(arrow);
      else if (!seen.has(to)) follow(to);
    }
    under.delete(id);
  }
  for (const { initial, states: inner } of states) {
    for (const id of [initial, ...inner.map((state) => state.id)]) {
      if (id !== '' && !seen.has(id)) follow(id);
    }
  }
  return back;
}
