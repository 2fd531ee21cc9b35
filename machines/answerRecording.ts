import { assign, setup } from 'xstate';
import { edited, formAt, type FormEvent } from './answerForm.ts';
import { answerersOf, correctedOf, filesOf, lettersOf } from './answerLetters.ts';
import { answerPagesMachine, type PagesChanged } from './answerPages.ts';
import {
  answerEventOf,
  type AnswerRecordingEvent,
  type Client,
  type Context,
  hasSender,
  type Input,
  missingOf,
  type Recording,
  restSkipped,
  untouchedRowsOf,
} from './answerRecordingParts.ts';
import { failureIn, failureOf, rememberFailure } from './failure.ts';
import { port, typed } from './port.ts';

/** Everything that changes the form does so in every step. */
const edit = {
  actions: {
    type: 'editForm',
    params: ({ event }: { readonly event: FormEvent }) => event,
  },
} as const;

/**
 * Records what a recipient answered, or corrects it. The steps are those of a phone: a wide page shows all of them at
 * once. Its child `answerPages` uploads the photos. Tag: `busy` while a call runs.
 */
export const answerRecordingMachine = setup({
  types: typed<{
    input: Input;
    context: Context;
    events: AnswerRecordingEvent;
    children: { answerPages: 'answerPages' };
    tags: 'busy';
  }>(),
  actors: {
    answerPages: answerPagesMachine,
    recordDisputeEvent: port<void, Recording>('recordDisputeEvent'),
    disputes: port<Client, { profileId: string }>('disputes'),
  },
  guards: {
    isGone: ({ context: { client, entry } }) => entry !== null && correctedOf(client, entry) === null,
    hasLetters: ({ context: { client, entry } }) => answerersOf(client, entry).length > 0,
    hasSender: ({ context }) => hasSender(context),
    hasKind: ({ context }) => context.form.answer !== null,
    hasUntouchedRows: ({ context }) => untouchedRowsOf(context).length > 0,
    isComplete: ({ context }) => missingOf(context) === null && context.areFilesStored,
    isAboutDate: (_, { error }: { error: unknown }) =>
      failureOf(error).fields.some(({ field }) => field === 'event.on' || field === 'event.printed'),
  },
  actions: {
    editForm: assign(({ context: { form, client, entry } }, event: FormEvent) => ({
      form: edited(
        form,
        event,
        event.type === 'recipient.choose' ? lettersOf(client, entry, event.recipient) : [],
      ),
      failure: null,
    })),
    skipRest: assign({ form: ({ context }) => restSkipped(context) }),
    rememberFiles: assign((_, { files, areStored }: PagesChanged) => ({
      files,
      areFilesStored: areStored,
    })),
    rememberAfter: assign({ after: (_, after: Client) => after }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'answerRecording',
  description: 'Records an answer to letters, or corrects one that was recorded.',
  context: ({ input }) => ({
    ...input,
    form: formAt(input.client, input.entry, input.letter),
    files: [...filesOf(input.client, input.entry), ...input.attached],
    areFilesStored: true,
    failure: null,
    after: null,
  }),
  invoke: {
    id: 'answerPages',
    src: 'answerPages',
    input: ({ context: { profileId, files } }) => ({ profileId, stored: files }),
  },
  initial: 'opening',
  on: {
    'pages.changed': { actions: { type: 'rememberFiles', params: ({ event }) => event } },
  },
  states: {
    opening: {
      description: 'Checks whether there is anything to record or correct.',
      always: [
        { guard: 'isGone', target: 'gone' },
        { guard: 'hasLetters', target: 'filling' },
        { target: 'nothingOpen' },
      ],
    },
    gone: {
      type: 'final',
      description: 'The entry was already corrected or withdrawn, or it isn’t an answer.',
    },
    nothingOpen: { type: 'final', description: 'No letter was mailed that could be answered.' },
    filling: {
      description: 'What came back is being entered. What was typed stays, whatever fails.',
      initial: 'sender',
      on: {
        'recipient.choose': edit,
        'letter.toggle': edit,
        'date.enter': edit,
        'undated.mark': edit,
        'answer.choose': edit,
        'item.say': edit,
        'item.decide': edit,
        'words.write': edit,
        'note.write': edit,
        'items.skipRest': { guard: 'hasUntouchedRows', actions: 'skipRest' },
        'answer.record': { guard: 'isComplete', target: 'recording' },
      },
      states: {
        sender: {
          description: 'Who answered, and when.',
          on: { 'step.next': { guard: 'hasSender', target: 'picture' } },
        },
        picture: {
          description: 'A photo or PDF of the answer can be added.',
          on: { 'step.next': 'kind', 'step.back': 'sender' },
        },
        kind: {
          description: 'What kind of answer it is.',
          on: { 'step.next': { guard: 'hasKind', target: 'content' }, 'step.back': 'picture' },
        },
        content: {
          description: 'What the answer says: about each open item, if it has results.',
          on: { 'step.back': 'kind' },
        },
      },
    },
    recording: {
      description: 'The answer is being recorded.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'recordDisputeEvent',
        src: 'recordDisputeEvent',
        input: ({ context }) => ({
          profileId: context.profileId,
          entry: context.entry,
          event: answerEventOf(context, context.files),
        }),
        onDone: 'recorded',
        onError: [
          {
            guard: { type: 'isAboutDate', params: ({ event }) => ({ error: event.error }) },
            target: 'filling.sender',
            actions: rememberFailure,
          },
          { target: 'filling.content', actions: rememberFailure },
        ],
      },
    },
    recorded: {
      description: 'The answer is recorded.',
      initial: 'looking',
      states: {
        looking: {
          description: 'What waits next is being looked up.',
          tags: 'busy',
          invoke: {
            id: 'disputes',
            src: 'disputes',
            input: ({ context: { profileId } }) => ({ profileId }),
            onDone: {
              target: 'shown',
              actions: { type: 'rememberAfter', params: ({ event }) => event.output },
            },
            onError: 'unknown',
          },
        },
        shown: { description: 'What the answer means and what waits next is shown.' },
        unknown: { description: 'What the answer means is shown. What waits next is on the client’s page.' },
      },
    },
  },
});
