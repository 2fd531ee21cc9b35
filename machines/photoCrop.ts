import { assign, setup } from 'xstate';
import { effect, port, typed } from './port.ts';

/** A part of a photo as it lies now, in hundredths of its width and height. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How much of a photo to use, and which way up. */
export interface Cut {
  readonly frame: Frame;
  /** Quarter turns, clockwise. */
  readonly turns: number;
}

/** Pixels, upright. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** What is used instead of the photo. */
export interface UsedPart {
  readonly file: File;
  /** False if it was only turned. */
  readonly cropped: boolean;
}

interface Input {
  readonly file: File;
}

interface Context extends Input, Cut {
  /** Null until it is read. */
  readonly size: PhotoSize | null;
}

type Move = { type: 'frame.move'; frame: Frame };
export type PhotoCropEvent = Move | { type: 'photo.turn' } | { type: 'part.use' } | { type: 'crop.cancel' };

export const wholeFrame: Frame = { x: 0, y: 0, width: 100, height: 100 };

const isWhole = ({ x, y, width, height }: Frame) => x <= 0 && y <= 0 && width >= 100 && height >= 100;

/** It stays around what is in it. */
const turned = ({ x, y, width, height }: Frame): Frame => ({
  x: 100 - y - height,
  y: x,
  width: height,
  height: width,
});

/** From a photo that was chosen to the part of it that is used. Whatever goes wrong, the photo is kept as it was. */
export const photoCropMachine = setup({
  types: typed<{ input: Input; context: Context; events: PhotoCropEvent; tags: 'dialog' | 'busy' }>(),
  actors: {
    /** Rejects if this browser can’t show the photo. */
    readPhoto: port<PhotoSize, { file: File }>('readPhoto'),
    /** The part as a file within the limit. Rejects if this device can’t make it. */
    cutPhoto: port<File, { file: File; cut: Cut }>('cutPhoto'),
  },
  guards: { isAsItWas: ({ context: { frame, turns } }) => isWhole(frame) && turns === 0 },
  actions: {
    usePart: effect<UsedPart>('usePart'),
    rememberSize: assign({ size: (_, { size }: { size: PhotoSize }) => size }),
    moveFrame: assign({ frame: (_, { frame }: Move) => frame }),
    turn: assign(({ context: { frame, turns } }) => ({ frame: turned(frame), turns: (turns + 1) % 4 })),
  },
}).createMachine({
  id: 'photoCrop',
  description: 'Which part of a chosen photo is used, and which way up.',
  context: ({ input }) => ({ ...input, size: null, frame: wholeFrame, turns: 0 }),
  initial: 'reading',
  on: { 'crop.cancel': '.closed' },
  states: {
    reading: {
      description: 'The photo is being opened.',
      tags: ['dialog', 'busy'],
      invoke: {
        id: 'readPhoto',
        src: 'readPhoto',
        input: ({ context: { file } }) => ({ file }),
        onDone: {
          target: 'framing',
          actions: { type: 'rememberSize', params: ({ event }) => ({ size: event.output }) },
        },
        onError: 'unreadable',
      },
    },
    framing: {
      description: 'A frame shows which part is used: all of it, to begin with.',
      tags: 'dialog',
      initial: 'untried',
      states: {
        untried: { description: 'Nothing has gone wrong.' },
        failed: { description: 'The last part could not be cut. The frame is where it was.' },
      },
      on: {
        'frame.move': { actions: { type: 'moveFrame', params: ({ event }) => event } },
        'photo.turn': { actions: 'turn' },
        'part.use': [{ guard: 'isAsItWas', target: 'closed' }, { target: 'cutting' }],
      },
    },
    cutting: {
      description: 'The part is being cut out.',
      tags: ['dialog', 'busy'],
      invoke: {
        id: 'cutPhoto',
        src: 'cutPhoto',
        input: ({ context: { file, frame, turns } }) => ({ file, cut: { frame, turns } }),
        onDone: {
          target: 'closed',
          actions: {
            type: 'usePart',
            params: ({ context, event }) => ({ file: event.output, cropped: !isWhole(context.frame) }),
          },
        },
        onError: 'framing.failed',
      },
    },
    unreadable: { description: 'The photo could not be opened, so it stays as it is.', tags: 'dialog' },
    closed: { description: 'The dialog is closed.', type: 'final' },
  },
});
