import { readdirSync, readFileSync } from 'node:fs';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { clientStatusMachine } from '#machines/clientStatus.ts';
import { chartFiles } from './chartFiles.ts';
import { everyMachine } from '#tests/paths/harness/everyMachine.ts';
import { type Box, grown, overlap, piecesOf } from './geometry.ts';
import { type ChartLayout, layOut } from './layout.ts';
import { type ChartState, chartOf } from './model.ts';
import { pageOf } from './page.ts';
import { english } from '#locales/statusChart/texts.en.ts';
import { spanish } from '#locales/statusChart/texts.es.ts';
import { svgOf } from './svg.ts';
import { declared, nodesOf } from '#tests/paths/harness/transitions.ts';

const folder = new URL('../../docs/charts/', import.meta.url);
const sources = await everyMachine();

/** A machine with everything a chart can show, including what no workflow uses at the moment. */
const sampler = createMachine({
  id: 'sampler',
  description: 'Shows "everything" & <more>.',
  initial: 'idle',
  states: {
    idle: {
      description: 'Waits.',
      exit: 'pack',
      after: { 5000: 'asleep', timeouts: { target: 'asleep', guard: 'isTired' } },
      on: { '*': { actions: 'note' }, 'work.start': { target: ['work.one.run', 'work.two.wait'] } },
    },
    work: {
      type: 'parallel',
      description: 'Both at once.',
      invoke: { id: 'watch', src: 'clock' },
      onDone: 'asleep',
      states: {
        one: {
          description: 'First part.',
          initial: 'run',
          states: {
            run: {
              description: 'Runs.',
              invoke: { id: 'job', src: 'job', onDone: 'end', onError: '#sampler.asleep' },
            },
            end: { type: 'final', description: 'Over.' },
          },
        },
        two: {
          description: 'Second part.',
          initial: 'wait',
          states: {
            wait: { description: 'Waits.' },
            back: { type: 'history', history: 'deep', target: 'wait' },
          },
        },
      },
    },
    asleep: { description: 'Sleeps.', always: [{ guard: 'isLate', target: 'idle' }] },
  },
}).provide({ delays: { timeouts: 1500 } });

/** The elements of a drawing; throws if it is not well-formed. */
function elementsOf(svg: string): SaxesTagPlain[] {
  const elements: SaxesTagPlain[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', (element) => elements.push(element));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(svg).close();
  return elements;
}

const namesIn = (svg: string, attribute: 'data-state' | 'data-transition'): string[] => [
  ...new Set(
    elementsOf(svg).flatMap(({ attributes: { [attribute]: name } }) => (name === undefined ? [] : [name])),
  ),
];

const machines = [sampler, ...sources.map(({ machine }) => machine)];
/** Each machine with its own names, and one of them also in each language's plain words. */
const drawings = [
  ...machines.map((machine) => ({ id: machine.id, machine, title: undefined })),
  ...Object.entries({ en: english, es: spanish }).map(([language, { title }]) => ({
    id: `clientStatus.plain.${language}`,
    machine: clientStatusMachine,
    title,
  })),
];
/** What the charts in the files look like, by id and title: laying them out takes longer than everything else here. */
const layouts = new Map<string, ChartLayout>();
const layoutKey = (id: string, title: string | undefined) => `${id} ${title ?? ''}`;
async function keptLayout(chart: ChartState, title?: string): Promise<ChartLayout> {
  const layout = await layOut(chart, title);
  layouts.set(layoutKey(chart.id, title), layout);
  return layout;
}
let files: ReadonlyMap<string, string>;
beforeAll(async () => {
  files = await chartFiles(keptLayout);
  await keptLayout(chartOf(sampler));
});
const titles = new Map(drawings.map(({ id, machine, title }) => [id, layoutKey(machine.id, title)]));
const layoutOf = (id: string): ChartLayout => layouts.get(titles.get(id)!)!;

/** Everything with words on it, by name. */
const wordsOf = ({ states, arrows }: ChartLayout): [string, Box][] => [
  ...states
    .filter(({ state }) => state.kind !== 'history')
    .map(({ state, words }): [string, Box] => [state.id, words]),
  ...arrows.map(({ transition, label }): [string, Box] => [transition.name, label.box]),
];

it('docs/charts matches the machines: `npm run charts` redraws what is out of date', () => {
  expect(readdirSync(folder).toSorted()).toEqual([...files.keys()].toSorted());
  const stale = [...files].filter(
    ([name, content]) => readFileSync(new URL(name, folder), 'utf8') !== content,
  );
  expect(stale.map(([name]) => name)).toEqual([]);
});

describe.each(drawings)('$id', ({ id: drawing, machine }) => {
  it('has an element for every state and every transition, with the names that the walk uses', () => {
    const svg = svgOf(layoutOf(drawing));
    expect(namesIn(svg, 'data-state').toSorted()).toEqual(
      nodesOf(machine)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(namesIn(svg, 'data-transition').toSorted()).toEqual(declared(machine).toSorted());
  });

  it('gives every text that was measured exactly its width, so that no other font sticks out of its box', () => {
    const texts = elementsOf(svgOf(layoutOf(drawing))).filter(({ name }) => name === 'text');
    const bold = ['machine', 'name'];
    const loose = texts.filter(
      ({ attributes }) => attributes['textLength'] === undefined && !bold.includes(attributes['class'] ?? ''),
    );
    expect(loose).toEqual([]);
  });

  it('has no overlapping words', () => {
    const words = wordsOf(layoutOf(drawing));
    const clashes = words.flatMap(([name, box], index) =>
      words
        .slice(index + 1)
        .filter(([, other]) => overlap(box, other))
        .map(([other]) => `${name} | ${other}`),
    );
    expect(clashes).toEqual([]);
  });

  it('leads no line through words, except for the one a label belongs to', () => {
    const { starts, arrows, ...layout } = layoutOf(drawing);
    const lines = [
      ...starts.map(({ line }) => ({ name: 'start', line })),
      ...arrows.flatMap(({ transition: { name }, lines }) => lines.map((line) => ({ name, line }))),
    ];
    const crossings = wordsOf({ ...layout, starts, arrows }).flatMap(([owner, box]) =>
      lines
        .filter(
          ({ name, line }) =>
            name !== owner && piecesOf(line).some((piece) => overlap(grown(piece, 0.5), box)),
        )
        .map(({ name }) => `${name} through ${owner}`),
    );
    expect(crossings).toEqual([]);
  });

  it('keeps words inside their boxes, and every state inside the state around it', () => {
    const { states, arrows } = layoutOf(drawing);
    const within = (inner: Box, outer: Box) =>
      inner.x >= outer.x &&
      inner.y >= outer.y &&
      inner.x + inner.width <= outer.x + outer.width + 0.2 &&
      inner.y + inner.height <= outer.y + outer.height + 0.2;
    const outside = states.flatMap(({ state, box, words }) => {
      const parent = states.find(({ state: { states: inner } }) => inner.includes(state));
      const fits = within(words, box) || state.kind === 'history';
      return fits && (parent === undefined || within(box, parent.box)) ? [] : [state.id];
    });
    const spilt = arrows.filter(({ label }) => !within(label.words, label.box));
    expect([...outside, ...spilt.map(({ transition }) => transition.name)]).toEqual([]);
  });

  it('ends every arrow on the borders of its states', () => {
    const { states, arrows } = layoutOf(drawing);
    const boxes = new Map(states.map(({ state, box }) => [state.id, grown(box, 0.6)]));
    const touches = (id: string, point: { x: number; y: number } | undefined) =>
      point !== undefined &&
      overlap(boxes.get(id)!, { ...point, width: 0, height: 0 }) &&
      !overlap(grown(boxes.get(id)!, -1.2), { ...point, width: 0, height: 0 });
    const loose = arrows.flatMap(({ transition: { name, source, targets }, lines }) =>
      targets.flatMap((target, index) =>
        touches(source, lines[index]?.at(0)) && touches(target, lines[index]?.at(-1)) ? [] : [name],
      ),
    );
    expect(loose).toEqual([]);
  });
});

it('begins at the top: what can come first is drawn below the state where a machine starts', () => {
  const sunken = sources.flatMap(({ machine }) => {
    const { chart, states, arrows } = layoutOf(machine.id);
    const top = (id: string | undefined) => states.find(({ state }) => state.id === id)?.box.y ?? 0;
    const first = arrows.filter(({ transition }) => transition.source === chart.initial);
    return first
      .filter(({ transition }) => top(transition.targets[0]) <= top(chart.initial))
      .map(({ transition }) => transition.name);
  });
  expect(sunken).toEqual([]);
});

it('names the picture and describes it for people who cannot see it', () => {
  const [svg, title, desc] = elementsOf(svgOf(layoutOf('session')));
  expect(svg?.attributes).toMatchObject({ role: 'img', 'aria-labelledby': 'session-title session-desc' });
  expect([title?.name, title?.attributes['id']]).toEqual(['title', 'session-title']);
  expect([desc?.name, desc?.attributes['id']]).toEqual(['desc', 'session-desc']);
});

it('has colors for both schemes and no style outside the picture', () => {
  const style = /<style>(?<css>[^<]*)<\/style>/.exec(svgOf(layoutOf('session')))?.groups?.['css'] ?? '';
  expect(style).toContain('@media (prefers-color-scheme:dark){svg.chart{');
  const selectors = [...style.matchAll(/(?:^|[}\n])\s*(?<selector>[^@{}]+)\{/g)].flatMap(
    ({ groups }) => groups?.['selector']?.split(',') ?? [],
  );
  expect(selectors.filter((selector) => !/^(?:svg)?\.chart\b/.test(selector.trim()))).toEqual([]);
});

it('marks states and transitions by name, for coverage and for the live chart', () => {
  const marked = svgOf(layoutOf('sampler'), (name) => (/^sampler\.idle(?: |$)/.test(name) ? 'covered' : ''));
  const covered = elementsOf(marked).filter(({ attributes }) =>
    attributes['class']?.split(' ').includes('covered'),
  );
  const names = covered.map(
    ({ attributes }) => attributes['data-state'] ?? attributes['data-transition'] ?? '',
  );
  const leaving = declared(sampler).filter((name) => name.startsWith('sampler.idle '));
  expect([...new Set(names)].toSorted()).toEqual(['sampler.idle', ...leaving].toSorted());
});

it('puts the cause of a transition into words', () => {
  const words = chartOf(sampler).states.flatMap(({ states, transitions }) =>
    [...transitions, ...states.flatMap((part) => part.states.flatMap((inner) => inner.transitions))].map(
      ({ words: said, guard }) => [said, guard],
    ),
  );
  expect(words).toEqual([
    ['anything else', ''],
    ['work.start', ''],
    ['after 5 s', ''],
    ['after timeouts (1500 ms)', 'isTired'],
    ['when every part is done', ''],
    ['when job succeeds', ''],
    ['when job fails', ''],
    ['at once', 'isLate'],
  ]);
});

it('describes the same in words', () => {
  const page = pageOf({ machine: sampler, file: 'sampler.ts' });
  const sections = page.split('\n### ').map((section) => section.trim());
  expect(sections.slice(1, 3)).toEqual([
    [
      '`idle`',
      '',
      'Waits.',
      '',
      '- On leaving: `pack`.',
      '',
      'What happens:',
      '',
      '- Anything else: stays here; does `note`.',
      '- `work.start`: goes to [work.one.run](#workonerun) and [work.two.wait](#worktwowait).',
      '- ⏱ After 5 s: goes to [asleep](#asleep).',
      '- ⏱ After timeouts (1500 ms), if `isTired`: goes to [asleep](#asleep).',
    ].join('\n'),
    [
      '`work`',
      '',
      'Both at once. Its parts run in parallel.',
      '',
      '- Parts: [work.one](#workone), [work.two](#worktwo).',
      '- Runs `clock` as `watch` while it is here.',
      '',
      'What happens:',
      '',
      '- When every part is done: goes to [asleep](#asleep).',
    ].join('\n'),
  ]);
});

it('links from one page to the other, and to existing states', () => {
  const dead = [...files].flatMap(([name, text]) => {
    const headings = [...text.matchAll(/^### `(?<path>.+)`$/gm)].map(
      ({ groups }) => `#${groups?.['path']?.toLowerCase().replaceAll('.', '')}`,
    );
    const links = [...text.matchAll(/\]\((?<to>[^)]+)\)/g)].map(({ groups }) => groups?.['to'] ?? '');
    return links
      .filter((to) => !to.startsWith('../') && !(to.startsWith('#') ? headings.includes(to) : files.has(to)))
      .map((to) => `${name}: ${to}`);
  });
  expect(dead).toEqual([]);
});
