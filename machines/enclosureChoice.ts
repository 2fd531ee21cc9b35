import { assign, sendParent, setup } from 'xstate';
import type { ReplyOf } from '#contract/call.ts';
import type { DocumentKind } from '#contract/documents.ts';
import {
  type Enclosed,
  enclosedWith,
  type EnclosingLetter,
  offeredDocuments,
  usualEnclosures,
  withDocument,
} from '#contract/enclosed.ts';
import type {
  chooseEnclosures,
  EnclosureChoice,
  Enclosures,
  letterEnclosures,
} from '#contract/enclosures.ts';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { port, typed } from './port.ts';
import type { ReportOfProfile } from './repairChoice.ts';

/** A letter whose enclosures can be chosen. */
export interface ChoosingLetter extends EnclosingLetter {
  readonly destination: EnclosingLetter['destination'] & { readonly id: string };
}

interface RecipientChoice {
  readonly destinationId: string;
  readonly choice: EnclosureChoice;
}

interface Context extends ReportOfProfile {
  /** Null until they are loaded. */
  readonly enclosures: Enclosures | null;
  /** The change being saved. */
  readonly wanted: RecipientChoice | null;
  readonly failure: Failure | null;
}

type Enclose = { type: 'document.enclose'; letter: ChoosingLetter; kind: DocumentKind; enclose: boolean };
type ShowSsn = { type: 'ssn.show'; letter: ChoosingLetter; ssn: Enclosed['ssn'] };
export type EnclosureChoiceEvent = Enclose | ShowSsn | { type: 'enclosures.retry' };

/** Sent to the preview when letters enclose something else than before. */
export type EnclosuresChanged = { type: 'enclosures.changed' };

/** What was chosen for the letter's recipient, with the change being saved. */
function choiceFor(
  { enclosures, wanted }: Pick<Context, 'enclosures' | 'wanted'>,
  { destination }: ChoosingLetter,
): EnclosureChoice {
  const isFor = ({ destinationId }: RecipientChoice) => destinationId === destination.id;
  if (wanted !== null && isFor(wanted)) return wanted.choice;
  return enclosures?.choices.find(isFor)?.choice ?? usualEnclosures;
}

/** What the letter encloses, of the documents that the profile has. */
export function enclosedIn(
  context: Pick<Context, 'enclosures' | 'wanted'>,
  letter: ChoosingLetter,
): Enclosed {
  const { documents, ssn } = enclosedWith(letter, choiceFor(context, letter));
  return { documents: documents.filter((kind) => context.enclosures?.uploaded.includes(kind)), ssn };
}

const parts = setup({
  types: typed<{
    input: ReportOfProfile;
    context: Context;
    events: EnclosureChoiceEvent;
    tags: 'busy' | 'here';
  }>(),
  actors: {
    letterEnclosures: port<ReplyOf<typeof letterEnclosures>, ReportOfProfile>('letterEnclosures'),
    chooseEnclosures: port<ReplyOf<typeof chooseEnclosures>, ReportOfProfile & RecipientChoice>(
      'chooseEnclosures',
    ),
  },
  guards: {
    canEnclose: ({ context }, { letter, kind }: Enclose) =>
      offeredDocuments(letter).includes(kind) && (context.enclosures?.uploaded.includes(kind) ?? false),
    canShowSsn: (_, { letter }: ShowSsn) => letter.destination.kind === 'bureau',
  },
  actions: {
    rememberEnclosures: assign({
      enclosures: (_, enclosures: Enclosures) => enclosures,
      wanted: null,
      failure: null,
    }),
    wantDocument: assign({
      wanted: ({ context }, { letter, kind, enclose }: Enclose): RecipientChoice => ({
        destinationId: letter.destination.id,
        choice: withDocument(letter, choiceFor(context, letter), kind, enclose),
      }),
    }),
    wantSsn: assign({
      wanted: ({ context }, { letter, ssn }: ShowSsn): RecipientChoice => ({
        destinationId: letter.destination.id,
        choice: { ...choiceFor(context, letter), ssnLastFour: ssn === 'lastFour' },
      }),
    }),
    forgetWanted: assign({ wanted: null }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
    tellChanged: sendParent({ type: 'enclosures.changed' } satisfies EnclosuresChanged),
  },
});

const choosable = parts.createStateConfig({
  on: {
    'document.enclose': {
      guard: { type: 'canEnclose', params: ({ event }) => event },
      target: 'saving',
      actions: { type: 'wantDocument', params: ({ event }) => event },
    },
    'ssn.show': {
      guard: { type: 'canShowSsn', params: ({ event }) => event },
      target: 'saving',
      actions: { type: 'wantSsn', params: ({ event }) => event },
    },
  },
});

/** What the previewed letters enclose, by recipient, and how much of the SSN they show. */
export const enclosureChoiceMachine = parts.createMachine({
  id: 'enclosureChoice',
  description: 'What is enclosed with the letters to each recipient.',
  context: ({ input }) => ({ ...input, enclosures: null, wanted: null, failure: null }),
  initial: 'fetching',
  states: {
    fetching: {
      description: 'The documents and earlier choices are loading.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'letterEnclosures',
        src: 'letterEnclosures',
        input: ({ context: { profileId, reportId } }) => ({ profileId, reportId }),
        onDone: {
          target: 'shown',
          actions: { type: 'rememberEnclosures', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    failed: {
      description: 'What is enclosed could not be loaded. A retry is offered, and the pages show it anyway.',
      on: { 'enclosures.retry': 'fetching' },
    },
    shown: {
      ...choosable,
      description: 'Each letter shows what is enclosed with it. The choice can be changed.',
      tags: 'here',
    },
    saving: {
      description: 'A changed choice is being saved.',
      tags: ['busy', 'here'],
      entry: 'forgetFailure',
      invoke: {
        id: 'chooseEnclosures',
        src: 'chooseEnclosures',
        input: ({ context: { profileId, reportId, wanted } }) => {
          if (wanted === null) throw new Error('Nothing was chosen');
          return { profileId, reportId, ...wanted };
        },
        onDone: {
          target: 'shown',
          actions: [{ type: 'rememberEnclosures', params: ({ event }) => event.output }, 'tellChanged'],
        },
        onError: { target: 'refused', actions: ['forgetWanted', rememberFailure] },
      },
    },
    refused: {
      ...choosable,
      description: 'The change was not saved. The former choice is shown, with the reason.',
      tags: 'here',
    },
  },
});
