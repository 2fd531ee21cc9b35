import type { MachineSource } from '#tests/paths/harness/everyMachine.ts';
import { type ChartInvoke, chartOf, type ChartState, type ChartTransition, statesOf } from './model.ts';
import { anythingElse, titleOf } from './wording.ts';

const code = (name: string): string => `\`${name}\``;
const listed = (names: readonly string[]): string => names.map(code).join(', ');

/** A state's heading: its path inside the machine. */
const pathOf = (id: string): string => id.split('.').slice(1).join('.');
/** The anchor that Markdown gives to a heading of code: in lower case, without dots. */
const linkTo = (id: string): string => `[${pathOf(id)}](#${pathOf(id).toLowerCase().replaceAll('.', '')})`;

function conditionOf({ guard }: ChartTransition): string {
  if (guard === '') return '';
  return guard === 'else' ? ', otherwise' : `, if ${code(guard)}`;
}

function destinationOf({ targets, source, reenters, actions }: ChartTransition): string {
  if (targets.length === 0) return actions.length === 0 ? 'is ignored' : 'stays here';
  const places = targets.map((target) => (pathOf(target) === '' ? 'the beginning' : linkTo(target)));
  if (targets.includes(source)) return 'leaves and enters this state again';
  return `goes to ${places.join(' and ')}${reenters && source.startsWith(`${targets[0]}.`) ? ', which starts over' : ''}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function startOf({ cause, words }: ChartTransition): string {
  if (cause === 'delay') return `⏱ ${capital(words)}`;
  return cause === 'event' && words !== anythingElse ? code(words) : capital(words);
}

function sentenceOf(transition: ChartTransition): string {
  const done = transition.actions.length === 0 ? '' : `; does ${listed(transition.actions)}`;
  return `- ${startOf(transition)}${conditionOf(transition)}: ${destinationOf(transition)}${done}.`;
}

function invokeSentence({ id, src, isMachine }: ChartInvoke): string {
  const work = isMachine ? `[${code(src)}](${src}.md)` : code(src);
  return `- Runs ${work}${id === src ? '' : ` as ${code(id)}`} while it is here.`;
}

const kinds = {
  atomic: '',
  compound: '',
  parallel: 'Its parts run in parallel.',
  final: 'The workflow, or this part of it, ends here.',
  history: 'Returns to the inner state that was active last.',
} as const;

function stateLines(state: ChartState): string[] {
  const { kind, description, initial, tags, entry, exit, invokes, transitions, states } = state;
  const facts = [
    ...(initial === '' ? [] : [`- Begins in ${linkTo(initial)}.`]),
    ...(kind === 'parallel' ? [`- Parts: ${states.map(({ id }) => linkTo(id)).join(', ')}.`] : []),
    ...(tags.length === 0 ? [] : [`- Marked ${listed(tags)}.`]),
    ...(entry.length === 0 ? [] : [`- On entering: ${listed(entry)}.`]),
    ...invokes.map(invokeSentence),
    ...(exit.length === 0 ? [] : [`- On leaving: ${listed(exit)}.`]),
  ];
  const text = [description, kinds[kind]].filter((part) => part !== '').join(' ');
  return [
    text,
    '',
    ...(facts.length === 0 ? [] : [...facts, '']),
    ...(transitions.length === 0 ? [] : ['What happens:', '', ...transitions.map(sentenceOf), '']),
  ];
}

const stateCount = (chart: ChartState): number => statesOf(chart).length - 1;
const transitionCount = (chart: ChartState): number =>
  statesOf(chart).flatMap(({ transitions }) => transitions).length;

/** A machine's page in Markdown, which describes its drawing in words. */
export function pageOf({ machine, file }: MachineSource): string {
  const chart = chartOf(machine);
  const title = titleOf(chart.id);
  const states = statesOf(chart).slice(1);
  return [
    `# ${title}`,
    '',
    ...stateLines(chart),
    `![${title}: statechart](${chart.id}.svg)`,
    '',
    `Drawn by \`npm run charts\` from [machines/${file}](../../machines/${file}); [all charts](README.md).`,
    '',
    '## States',
    '',
    ...states.flatMap((state) => [`### ${code(pathOf(state.id))}`, '', ...stateLines(state)]),
  ].join('\n');
}

const legend = [
  'How to read them: a dot marks the initial state, and a double border a final one; `H` returns to the state that was active',
  'last. Boxes inside a box are its inner states; dashed ones run in parallel. A round arrow names work that runs while the',
  'state is active; a clock names a delay. An arrow shows its trigger, `[its guard]`, and `/ its actions`; `at once` needs no',
  'trigger. Red arrows are failures. Transitions that stay in their state, or lead deeper into it, are listed inside the box;',
  'those listed in a box with inner states can happen in each of them.',
];

/** The index of all charts. */
export function indexOf(sources: readonly MachineSource[]): string {
  const rows = sources.map(({ machine }) => {
    const chart = chartOf(machine);
    const link = `[${titleOf(chart.id)}](${chart.id}.md)`;
    return `| ${link} | ${chart.description} | ${stateCount(chart)} | ${transitionCount(chart)} |`;
  });
  return [
    '# Charts',
    '',
    'Every workflow of the product, drawn from its machine by `npm run charts`. A test fails if a drawing is out of date.',
    '',
    '| Workflow | Purpose | States | Transitions |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    ...legend,
    '',
  ].join('\n');
}
