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
  /** The changes that are not saved yet: first the one being saved, then at most one per recipient. */
  readonly wanted: readonly RecipientChoice[];
  readonly failure: Failure | null;
}

type Enclose = { type: 'document.enclose'; letter: ChoosingLetter; kind: DocumentKind; enclose: boolean };
type ShowSsn = { type: 'ssn.show'; letter: ChoosingLetter; ssn: Enclosed['ssn'] };
export type EnclosureChoiceEvent = Enclose | ShowSsn | { type: 'enclosures.retry' };

/** Sent to the preview when letters enclose something else than before. */
export type EnclosuresChanged = { type: 'enclosures.changed' };

/** What was chosen for the letter's recipient, with the changes that are not saved yet. */
function choiceFor(
  { enclosures, wanted }: Pick<Context, 'enclosures' | 'wanted'>,
  { destination }: ChoosingLetter,
): EnclosureChoice {
  const isFor = ({ destinationId }: RecipientChoice) => destinationId === destination.id;
  return (wanted.findLast(isFor) ?? enclosures?.choices.find(isFor))?.choice ?? usualEnclosures;
}

/** A choice holds all of its recipient’s enclosures, so the last one replaces those still waiting. */
function wantedWith(
  context: Pick<Context, 'enclosures' | 'wanted'>,
  letter: ChoosingLetter,
  change: (choice: EnclosureChoice) => EnclosureChoice,
): Context['wanted'] {
  const destinationId = letter.destination.id;
  const waiting = context.wanted.filter((each, place) => place === 0 || each.destinationId !== destinationId);
  return [...waiting, { destinationId, choice: change(choiceFor(context, letter)) }];
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
    isMoreWanted: ({ context: { wanted } }) => wanted.length > 1,
  },
  actions: {
    rememberEnclosures: assign({
      enclosures: (_, enclosures: Enclosures) => enclosures,
      wanted: ({ context: { wanted } }) => wanted.slice(1),
      failure: null,
    }),
    wantDocument: assign({
      wanted: ({ context }, { letter, kind, enclose }: Enclose) =>
        wantedWith(context, letter, (choice) => withDocument(letter, choice, kind, enclose)),
    }),
    wantSsn: assign({
      wanted: ({ context }, { letter, ssn }: ShowSsn) =>
        wantedWith(context, letter, (choice) => ({ ...choice, ssnLastFour: ssn === 'lastFour' })),
    }),
    forgetWanted: assign({ wanted: [] }),
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
  context: ({ input }) => ({ ...input, enclosures: null, wanted: [], failure: null }),
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
      description: 'A changed choice is being saved. Further changes wait until it is.',
      tags: ['busy', 'here'],
      entry: 'forgetFailure',
      on: {
        'document.enclose': {
          guard: { type: 'canEnclose', params: ({ event }) => event },
          actions: { type: 'wantDocument', params: ({ event }) => event },
        },
        'ssn.show': {
          guard: { type: 'canShowSsn', params: ({ event }) => event },
          actions: { type: 'wantSsn', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'chooseEnclosures',
        src: 'chooseEnclosures',
        input: ({ context: { profileId, reportId, wanted } }) => {
          const [saving] = wanted;
          if (saving === undefined) throw new Error('Nothing was chosen');
          return { profileId, reportId, ...saving };
        },
        onDone: [
          {
            guard: 'isMoreWanted',
            target: 'saving',
            reenter: true,
            actions: { type: 'rememberEnclosures', params: ({ event }) => event.output },
          },
          {
            target: 'shown',
            actions: [{ type: 'rememberEnclosures', params: ({ event }) => event.output }, 'tellChanged'],
          },
        ],
        onError: { target: 'refused', actions: ['forgetWanted', rememberFailure] },
      },
    },
    refused: {
      ...choosable,
      description:
        'The change was not saved, nor what waited for it. The former choice is shown, with the reason.',
      tags: 'here',
    },
  },
});
