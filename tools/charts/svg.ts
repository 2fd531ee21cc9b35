import { type Block, faces, type Line, signWidth } from './boxes.ts';
import type { Box, Point } from './geometry.ts';
import type { ChartLayout, DrawnArrow, DrawnStart, DrawnState } from './layout.ts';
import { chartStyle } from './style.ts';
import { widthOf } from './text.ts';

/** Additional classes by a state's full id or a transition's name: `covered`, `missed`, `current`, `taken`. */
export type Marks = (name: string) => string;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? letter);
const number = (value: number): string => String(Math.round(value * 10) / 10);
const classes = (...names: string[]): string => names.filter((name) => name !== '').join(' ');

const rect = (name: string, { x, y, width, height }: Box, radius: number): string =>
  `<rect class="${name}" x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" rx="${radius}"/>`;

/**
 * A round arrow for work that runs, a clock for time that passes. They are drawn, because fonts differ in their
 * symbols.
 */
function signAt(sign: 'run' | 'clock', x: number, y: number): string {
  const circle =
    sign === 'clock'
      ? 'M11 6a5 5 0 1 1-10 0a5 5 0 1 1 10 0M6 3.2V6l2 1.4'
      : 'M10.6 4.2A5 5 0 1 0 11 6.6M11 1.4v3h-3';
  return `<path class="sign" transform="translate(${number(x)} ${number(y - 10.5)})" d="${circle}"/>`;
}

function lineAt(line: Line, x: number, y: number): string {
  const { text, face, sign, indent } = line;
  const at = { x: x + indent, y: y + line.y };
  const before = sign === undefined ? '' : signAt(sign, at.x - signWidth, at.y);
  // Where the font that it was measured in is missing, another one is as wide. That of bold text is only an upper bound.
  const width = faces[face].bold
    ? ''
    : ` textLength="${number(widthOf(text, faces[face]))}" lengthAdjust="spacingAndGlyphs"`;
  return `${before}<text class="${face}" x="${number(at.x)}" y="${number(at.y)}"${width}>${escaped(text)}</text>`;
}

const linesAt = ({ lines }: Block, x: number, y: number): string =>
  lines.map((line) => lineAt(line, x, y)).join('');

function pathOf(points: readonly Point[]): string {
  const [first, ...others] = points;
  if (first === undefined) return '';
  return `M${number(first.x)} ${number(first.y)}${others.map(({ x, y }) => `L${number(x)} ${number(y)}`).join('')}`;
}

/** The arrow's head as a shape of its own, because a marker does not inherit its line's color in every browser. */
function headOf(points: readonly Point[]): string {
  const [before, tip] = points.slice(-2);
  if (before === undefined || tip === undefined) return '';
  const along = { x: Math.sign(tip.x - before.x), y: Math.sign(tip.y - before.y) };
  const corner = (side: number): Point => ({
    x: tip.x - 8 * along.x + side * 4.5 * along.y,
    y: tip.y - 8 * along.y + side * 4.5 * along.x,
  });
  return `<path class="head" d="${pathOf([tip, corner(1), corner(-1)])}Z"/>`;
}

const arrowLine = (points: readonly Point[]): string =>
  `<path class="line" d="${pathOf(points)}"/>${headOf(points)}`;

function shapeOf({ state, box }: DrawnState): string {
  if (state.kind === 'history') {
    const x = number(box.x + box.width / 2);
    const y = number(box.y + box.height / 2);
    const mark = state.isDeep ? 'H*' : 'H';
    return `<circle class="box" cx="${x}" cy="${y}" r="${number(box.width / 2)}"/><text class="name" text-anchor="middle" x="${x}" y="${number(box.y + box.height / 2 + 5)}">${mark}</text>`;
  }
  const inset = { x: box.x + 3, y: box.y + 3, width: box.width - 6, height: box.height - 6 };
  return rect('box', box, 8) + (state.kind === 'final' ? rect('box', inset, 6) : '');
}

function stateGroup(drawn: DrawnState, marks: Marks): string {
  const { state, box, content, words: place, isRegion, depth } = drawn;
  const isGroup = state.states.length > 0;
  const name = classes(
    'state',
    state.kind,
    depth === 0 ? 'root' : '',
    isGroup ? 'group' : '',
    isGroup && depth > 1 ? 'deep' : '',
    isRegion ? 'region' : '',
    marks(state.id),
  );
  const words = content.blocks.map((block) => {
    const lines = linesAt(block, place.x, place.y + block.y);
    if (block.transition === undefined) return lines;
    const { name, cause } = block.transition;
    const under = {
      x: place.x - 5,
      y: place.y + block.y - 1,
      width: block.width + 10,
      height: block.height + 3,
    };
    return `<g class="${classes('transition', 'inner', cause, marks(name))}" data-transition="${escaped(name)}">${rect('label', under, 4)}${lines}</g>`;
  });
  const parting =
    content.parting === 0
      ? ''
      : `<path class="parting" d="M${number(box.x)} ${number(place.y + content.parting)}h${number(box.width)}"/>`;
  const tip = state.kind === 'history' ? `<title>${escaped(state.description)}</title>` : '';
  return `<g class="${name}" data-state="${escaped(state.id)}">${tip}${shapeOf(drawn)}${parting}${words.join('')}</g>`;
}

const startGroup = ({ dot, line }: DrawnStart): string =>
  `<g class="start"><circle class="dot" cx="${number(dot.x + dot.width / 2)}" cy="${number(dot.y + dot.height / 2)}" r="${number(dot.width / 2)}"/>${arrowLine(line)}</g>`;

const attributesOf = ({ transition: { name, cause } }: DrawnArrow, marks: Marks): string =>
  `class="${classes('transition', cause, marks(name))}" data-transition="${escaped(name)}"`;

function labelAt({ label: { box, words, block } }: DrawnArrow): string {
  return rect('label', box, 5) + linesAt(block, words.x, words.y - 1);
}

/** The drawing's description for people who cannot see it. */
interface AltText {
  readonly title: string;
  readonly description: string;
}

const altTextOf = (layout: ChartLayout): AltText => ({
  title: `${layout.title}: statechart`,
  description: summaryOf(layout),
});

/** The chart as one self-contained picture. Lines come before labels, so that no line crosses a word. */
export function svgOf(layout: ChartLayout, marks: Marks = () => '', alt = altTextOf(layout)): string {
  const { chart, width, height, states, starts, arrows } = layout;
  const size = `width="${number(width)}" height="${number(height)}" viewBox="0 0 ${number(width)} ${number(height)}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="img" aria-labelledby="${chart.id}-title ${chart.id}-desc" ${size}>`,
    `<title id="${chart.id}-title">${escaped(alt.title)}</title>`,
    `<desc id="${chart.id}-desc">${escaped(alt.description)}</desc>`,
    `<style>${chartStyle}</style>`,
    rect('paper', { x: 0, y: 0, width, height }, 0),
    ...states.map((drawn) => stateGroup(drawn, marks)),
    ...starts.map(startGroup),
    ...arrows.map((arrow) => `<g ${attributesOf(arrow, marks)}>${arrow.lines.map(arrowLine).join('')}</g>`),
    ...arrows.map((arrow) => `<g ${attributesOf(arrow, marks)}>${labelAt(arrow)}</g>`),
    '</svg>',
    '',
  ].join('\n');
}

function summaryOf({ chart, states, arrows }: ChartLayout): string {
  const names = states.slice(1).map(({ state }) => state.id.slice(chart.id.length + 1));
  return `${chart.description} ${names.length} states: ${names.join(', ')}. ${arrows.length} arrows between them.`;
}
