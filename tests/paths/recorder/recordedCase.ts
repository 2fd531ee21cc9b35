import * as z from 'zod/mini';
import { Place } from './place.ts';

const on = { on: Place };
/** The innermost states after the step: `resting.connected`. */
const leadsTo = { leadsTo: z.array(z.string()) };

/** One thing a person did, what happened outside the screen, or what must be on it. */
export const RecordedStep = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('click'), ...on, ...leadsTo }),
  z.strictObject({ do: z.literal('type'), ...on, text: z.string(), ...leadsTo }),
  /** What was typed is not saved; something of its kind is typed in its place. */
  z.strictObject({ do: z.literal('typeSecret'), ...on, isNumber: z.boolean(), ...leadsTo }),
  z.strictObject({ do: z.literal('choose'), ...on, option: z.string(), ...leadsTo }),
  /** A file's content and name are not saved: an empty file of the same kind and size takes its place. */
  z.strictObject({
    do: z.literal('upload'),
    ...on,
    ending: z.string(),
    type: z.string(),
    bytes: z.number(),
    ...leadsTo,
  }),
  z.strictObject({ do: z.literal('press'), key: z.literal('Escape'), ...leadsTo }),
  /** By the words of the case. */
  z.strictObject({ do: z.literal('happen'), words: z.string(), ...leadsTo }),
  z.strictObject({ do: z.literal('see'), ...on, ...leadsTo }),
]);
export type RecordedStep = z.infer<typeof RecordedStep>;

/** What a person did on a workflow's screen, to be done again. Its name is that of its file. */
export const RecordedCase = z.strictObject({
  machine: z.string(),
  /** The words of the input it starts with. */
  start: z.string(),
  startsIn: z.array(z.string()),
  steps: z.array(RecordedStep),
});
export type RecordedCase = z.infer<typeof RecordedCase>;

/** From the root of the repository. */
export const recordedFolder = 'tests/paths/recorded';

/** What a case may be called: a file name that reads like a title. */
export const isCaseName = (name: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);
