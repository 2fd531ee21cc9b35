import type { Path } from './cover.ts';
import type { Plan } from './walk.ts';
import { standsIn } from './words.ts';

const where = ({ state }: Pick<Path['start'], 'state'>) =>
  standsIn(state.snapshot)
    .map((name) => `\`${name}\``)
    .join(' and ');

/**
 * A machine's paths as a page for people: what happens, and where one then stands. Kept in `docs/paths/`, where a change of
 * an arrow shows as a change of a sentence.
 */
export function pageOf({ name, cases, graph, paths, transitions }: Plan): string {
  const inputs = Object.keys(cases.inputs);
  const parts = paths.map(({ start, steps }, index) => {
    const lines = steps.map(
      ({ event, to }, step) => `${step + 1}. ${cases.events[event]?.words ?? ''} → ${where({ state: to })}`,
    );
    const title = `## ${name}:${index + 1}`;
    return [title, '', `At first, ${inputs[start.input] ?? ''}: ${where(start)}.`, '', ...lines].join('\n');
  });
  const counts = `${transitions.length} transitions, taken on ${paths.length} paths; ${graph.states.length} states of place and knowledge.`;
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
