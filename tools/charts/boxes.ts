import type { ChartState, ChartTransition } from './model.ts';
import { type TextStyle, widthOf, wrap } from './text.ts';

/** The text styles of lines; each has a class of the same name in the drawing. */
export const faces = {
  machine: { size: 17, bold: true },
  name: { size: 14, bold: true },
  quiet: { size: 12, bold: false },
  row: { size: 12, bold: false },
  cause: { size: 12, bold: false },
  guard: { size: 12, bold: false },
  action: { size: 12, bold: false },
} satisfies Record<string, TextStyle>;

type Face = keyof typeof faces;
type Sign = 'run' | 'clock';

export interface Line {
  readonly text: string;
  readonly face: Face;
  /** Drawn before the text. */
  readonly sign?: Sign;
  /** The baseline, relative to the block's top. */
  readonly y: number;
  readonly indent: number;
}

/** Lines that belong together; those of a transition are highlighted with it. */
export interface Block {
  readonly lines: readonly Line[];
  readonly transition?: ChartTransition;
  /** Relative to the box's top. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The content of a state's box, or of its top if it has inner states. */
export interface BoxContent {
  readonly blocks: readonly Block[];
  /** Position of the line between what the state is and what it does; 0 if there is none. */
  readonly parting: number;
  readonly width: number;
  readonly height: number;
}

type Words = Omit<Line, 'y' | 'indent'> & {
  readonly indent?: number;
  /** Continues the previous line if there is room. */
  readonly follows?: boolean;
};

const leading = 4;
const room = 6;
const gap = 5;
export const signWidth = 17;

const endOf = ({ text, face, indent }: Line): number => indent + widthOf(text, faces[face]);

function block(words: readonly Words[], y: number, width: number, transition?: ChartTransition): Block {
  const lines: Line[] = [];
  let at = 0;
  for (const { indent = 0, follows = false, ...word } of words) {
    const before = lines.at(-1);
    const afterLast = before === undefined ? 0 : endOf(before) + gap;
    if (follows && afterLast + widthOf(word.text, faces[word.face]) <= width) {
      lines.push({ ...word, indent: afterLast, y: at - leading });
    } else {
      at += faces[word.face].size + leading;
      lines.push({ ...word, indent: indent + (word.sign === undefined ? 0 : signWidth), y: at - leading });
    }
  }
  const content = { lines, y, width: Math.max(...lines.map(endOf)), height: at };
  return transition === undefined ? content : { ...content, transition };
}

const wrapped = (text: string, width: number, face: Face): Words[] =>
  wrap(text, width, faces[face]).map((line) => ({ text: line, face }));

/** A transition in words: its cause, its guard, and its actions. */
export function transitionWords(transition: ChartTransition, width: number): Words[] {
  const { cause, words, guard, actions } = transition;
  const [first = '', ...others] = wrap(words, width, faces.cause);
  const head: Words = { text: first, face: 'cause' };
  return [
    cause === 'delay' ? { ...head, sign: 'clock' } : head,
    ...others.map((text): Words => ({ text, face: 'cause' })),
    ...(guard === '' ? [] : wrapped(`[${guard}]`, width, 'guard')),
    ...(actions.length === 0 ? [] : wrapped(`/ ${actions.join(', ')}`, width, 'action')),
  ];
}

function innerWords(transition: ChartTransition, width: number): Words[] {
  const { destination } = transition;
  return [
    ...transitionWords(transition, width),
    ...(destination === '' ? [] : [{ text: destination, face: 'row' as const }]),
  ].map((words, index) => (index === 0 ? words : { ...words, indent: 10, follows: true }));
}

function headOf({ key, kind, description }: ChartState, width: number, title: string): Words[] {
  if (kind === 'history') return [];
  return [
    title === '' ? { text: key, face: 'name' } : { text: title, face: 'machine' },
    ...(description === '' ? [] : wrapped(description, width, 'quiet')),
  ];
}

function workOf({ entry, exit, invokes }: ChartState, width: number): Words[][] {
  const doing = (when: string, actions: readonly string[]) =>
    actions.length === 0 ? [] : [wrapped(`${when} / ${actions.join(', ')}`, width, 'row')];
  return [
    ...doing('on entry', entry),
    ...invokes.map(({ id, src }): Words[] => [
      { text: id === src ? `runs ${id}` : `runs ${src} as ${id}`, face: 'row', sign: 'run' },
    ]),
    ...doing('on exit', exit),
  ];
}

/** Lays out the words of a state's box from top to bottom. In pixels, without the box's padding. */
export function contentOf(state: ChartState, title = ''): BoxContent {
  const isGroup = state.states.length > 0;
  const width = title === '' ? (isGroup ? 250 : 190) : 520;
  const blocks: Block[] = [];
  let at = 0;
  const put = (words: readonly Words[], transition?: ChartTransition) => {
    if (blocks.length > 0) at += blocks.length === 1 && !isGroup ? 2 * room + 1 : room;
    const next = block(words, at, width, transition);
    blocks.push(next);
    at += next.height;
  };
  const head = headOf(state, width, title);
  if (head.length > 0) put(head);
  for (const words of workOf(state, width)) put(words);
  for (const transition of state.transitions) {
    if (transition.isInner) put(innerWords(transition, width), transition);
  }
  const [first] = blocks;
  return {
    blocks,
    parting: first !== undefined && blocks.length > 1 && !isGroup ? first.height + room : 0,
    width: Math.max(0, ...blocks.map((each) => each.width)),
    height: at,
  };
}

/** The words next to an arrow. */
export const labelOf = (transition: ChartTransition): Block =>
  block(transitionWords(transition, 150), 0, 150, transition);
