import type { Path } from './cover.ts';
import type { Plan } from './walk.ts';
import { standsIn } from './words.ts';

const where = ({ state }: Pick<Path['start'], 'state'>) =>
  standsIn(state.snapshot)
    .map((name) => `\`${name}\``)
    .join(' and ');

/**
 * A machine's paths as a page for people: what happens, and the state it leads to. Saved in `docs/paths/`, where a changed
 * transition shows as a changed sentence.
 */
export function pageOf({ name, cases, graph, paths, transitions }: Plan): string {
  const inputs = Object.keys(cases.inputs);
  const parts = paths.map(({ start, steps }, index) => {
    const lines = steps.map(
      ({ event, to }, step) => `${step + 1}. ${cases.events[event]?.words ?? ''} → ${where({ state: to })}`,
    );
    const title = `## ${name}:${index + 1}`;
    return [title, '', `Start: ${inputs[start.input] ?? ''} → ${where(start)}`, '', ...lines].join('\n');
  });
  const onPaths = paths.length === 1 ? '1 path' : `${paths.length} paths`;
  const counts = `${transitions.length} transitions, taken on ${onPaths}; ${graph.states.length} reachable states.`;
  return [
    `# ${name}`,
    '',
    cases.machine.config.description ?? '',
    '',
    counts,
    '',
    parts.join('\n\n'),
    '',
  ].join('\n');
}
