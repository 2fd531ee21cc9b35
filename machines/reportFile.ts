import { assign, setup } from 'xstate';
import { documentBytes } from '#contract/limits.ts';
import type { ReportFileContents } from '#contract/reportFile.ts';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { effect, port, typed } from './port.ts';

interface Input {
  readonly profileId: string;
}

interface Context extends Input {
  readonly file: File | null;
  /** What the file contains, once it has been read. */
  readonly contents: ReportFileContents | null;
  readonly failure: Failure | null;
}

interface Given extends Input {
  readonly file: File;
}

type Choose = { type: 'file.choose'; file: File };
export type ReportFileEvent = Choose | { type: 'file.discard' } | { type: 'report.keep' };

function givenOf({ profileId, file }: Context): Given {
  if (file === null) throw new Error('Only a chosen file is read or kept');
  return { profileId, file };
}

/**
 * A saved report file, from choosing it to importing it into the profile. Nothing is saved before the person has
 * seen what the file contains. Tags: `busy` while a call runs, `found` while the contents are shown, `success` and
 * `error` set the box's color.
 */
export const reportFileMachine = setup({
  types: typed<{
    input: Input;
    context: Context;
    events: ReportFileEvent;
    tags: 'busy' | 'found' | 'success' | 'error';
  }>(),
  actors: {
    inspectReportFile: port<ReportFileContents, Given>('inspectReportFile'),
    importReportFile: port<void, Given>('importReportFile'),
  },
  guards: {
    isTooLarge: (_, { file }: Choose) => file.size > documentBytes,
    isSomebodyElses: (_, { namesSomebodyElse }: ReportFileContents) => namesSomebodyElse,
  },
  actions: {
    refresh: effect('refresh'),
    takeFile: assign({ file: (_, { file }: Choose) => file, contents: null, failure: null }),
    forgetFile: assign({ file: null, contents: null, failure: null }),
    refuseFile: assign({ failure: { code: 'fileTooLarge', detail: '', fields: [] } }),
    rememberContents: assign({ contents: (_, contents: ReportFileContents) => contents }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'reportFile',
  description: 'A credit report imported from a saved file, reviewed before it is added.',
  context: ({ input }) => ({ ...input, file: null, contents: null, failure: null }),
  initial: 'empty',
  on: {
    'file.choose': [
      {
        guard: { type: 'isTooLarge', params: ({ event }) => event },
        target: '.refused',
        actions: [{ type: 'takeFile', params: ({ event }) => event }, 'refuseFile'],
      },
      { target: '.reading', actions: { type: 'takeFile', params: ({ event }) => event } },
    ],
  },
  states: {
    empty: {
      description: 'No file is chosen.',
    },
    reading: {
      description: 'The file is being read. Choosing another file or removing this one cancels it.',
      tags: 'busy',
      on: { 'file.discard': { target: 'empty', actions: 'forgetFile' } },
      invoke: {
        id: 'inspectReportFile',
        src: 'inspectReportFile',
        input: ({ context }) => givenOf(context),
        onDone: [
          {
            guard: { type: 'isSomebodyElses', params: ({ event }) => event.output },
            target: 'doubtful',
            actions: { type: 'rememberContents', params: ({ event }) => event.output },
          },
          {
            target: 'fitting',
            actions: { type: 'rememberContents', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'refused', actions: rememberFailure },
      },
    },
    refused: {
      description: 'The file cannot be used. The reason is shown, and nothing is saved.',
      tags: 'error',
      on: { 'file.discard': { target: 'empty', actions: 'forgetFile' } },
    },
    fitting: {
      description: 'The file’s contents are shown. The user decides whether to import it.',
      tags: 'found',
      on: { 'report.keep': 'keeping', 'file.discard': { target: 'empty', actions: 'forgetFile' } },
    },
    doubtful: {
      description:
        'The file’s contents are shown with a warning that it names someone other than the person in the profile.',
      tags: 'found',
      on: { 'report.keep': 'keeping', 'file.discard': { target: 'empty', actions: 'forgetFile' } },
    },
    keeping: {
      description:
        'The file is being imported like a provider’s report. Another cannot be chosen until it finishes.',
      tags: ['busy', 'found'],
      entry: 'forgetFailure',
      invoke: {
        id: 'importReportFile',
        src: 'importReportFile',
        input: ({ context }) => givenOf(context),
        onDone: { target: 'kept', actions: 'refresh' },
        onError: { target: 'notKept', actions: rememberFailure },
      },
      on: { 'file.choose': {} },
    },
    notKept: {
      description: 'The import failed. Earlier reports are kept, and the file can be retried.',
      tags: 'found',
      on: { 'report.keep': 'keeping', 'file.discard': { target: 'empty', actions: 'forgetFile' } },
    },
    kept: {
      description: 'The report is on the profile. A link to the Repair Center is shown.',
      tags: 'success',
    },
  },
});
