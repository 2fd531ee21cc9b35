import { answerRecordingMachine } from '#machines/answerRecording.ts';
import { CallError } from '#contract/failures.ts';
import { aClient, answeredClient, entryId, letterIds } from '#tests/machines/answers.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const start = {
  profileId: ids.profile,
  letter: null,
  entry: null,
  attached: [],
} as const;
const client = aClient();
const capstone = `${letterIds.first}/account:capstone`;
const highway = `${letterIds.first}/account:highway`;
const tooEarly = new CallError('invalid', '', [{ field: 'event.on', problem: 'beforeLetter' }]);

export const answerRecording = defineCases(
  answerRecordingMachine,
  {
    'a letter came': { ...start, client },
    'no letter waits for an answer': { ...start, client: aClient({ disputes: [] }) },
    'the answer was already corrected': {
      ...start,
      client: answeredClient({ replacedBy: ids.other }),
      entry: entryId,
    },
  },
  {
    'Ana says that Equifax answered': {
      event: { type: 'recipient.choose', recipient: 'Equifax' },
      when: ({ snapshot, context }) =>
        snapshot.matches({ filling: 'sender' }) && context.form.recipient === null,
    },
    'Ana leaves out the second letter': {
      event: { type: 'letter.toggle', letter: letterIds.second },
      when: ({ snapshot, context }) =>
        snapshot.matches({ filling: 'sender' }) && context.form.letters.length === 2,
    },
    'Ana enters the date printed on it': {
      event: { type: 'date.enter', field: 'printed', on: '2026-11-14' },
      when: ({ snapshot, context }) =>
        snapshot.matches({ filling: 'sender' }) &&
        context.form.letters.length === 1 &&
        context.form.printed === '' &&
        !context.form.isUndated,
    },
    'Ana says that it bears no date': {
      event: { type: 'undated.mark', isUndated: true },
      when: ({ snapshot, context }) =>
        snapshot.matches({ filling: 'sender' }) &&
        context.form.letters.length === 1 &&
        context.form.printed === '' &&
        !context.form.isUndated,
    },
    'Ana continues': { type: 'step.next' },
    'Ana goes a step back': {
      event: { type: 'step.back' },
      when: ({ context }) => context.form.isUndated,
    },
    'a photo is stored': {
      event: { type: 'pages.changed', files: ['0190a000-0000-7000-8000-000000000171'], areStored: true },
      when: ({ snapshot, context }) =>
        snapshot.matches({ filling: 'picture' }) && !context.form.isUndated && context.files.length === 0,
    },
    'Ana says that it has results': {
      event: { type: 'answer.choose', answer: 'results' },
      when: ({ snapshot, context }) =>
        snapshot.matches({ filling: 'kind' }) && context.form.answer === null && !context.form.isUndated,
    },
    'Ana says that it asks who she is': {
      event: { type: 'answer.choose', answer: 'identity' },
      when: ({ snapshot, context }) =>
        snapshot.matches({ filling: 'kind' }) && context.form.answer === null && context.form.isUndated,
    },
    'Ana copies what it says': {
      event: { type: 'words.write', words: 'We could not locate your file.' },
      when: ({ snapshot, context }) =>
        snapshot.matches({ filling: 'content' }) &&
        context.form.answer === 'identity' &&
        context.form.words === '' &&
        context.form.note === '',
    },
    'Ana writes a note': {
      event: { type: 'note.write', note: 'They want a copy of the ID.' },
      when: ({ snapshot, context }) =>
        snapshot.matches({ filling: 'content' }) &&
        context.form.answer === 'identity' &&
        context.form.note === '',
    },
    'Ana says that Highway was updated otherwise': {
      event: { type: 'item.say', key: highway, saying: 'updatedOtherwise' },
      when: ({ snapshot, context }) =>
        snapshot.matches({ filling: 'content' }) &&
        context.form.answer === 'results' &&
        context.form.said[highway] === undefined,
    },
    'Ana says that it was partly corrected': {
      event: { type: 'item.decide', key: highway, outcome: 'partlyCorrected' },
      when: ({ context }) => context.form.said[highway]?.outcome === null,
    },
    'Ana marks the rest as not mentioned': {
      event: { type: 'items.skipRest' },
      when: ({ snapshot, context }) =>
        snapshot.matches({ filling: 'content' }) &&
        context.form.said[highway]?.outcome === 'partlyCorrected' &&
        context.form.said[capstone] === undefined,
    },
    'Ana records it': {
      event: { type: 'answer.record' },
      when: ({ snapshot }) => snapshot.matches({ filling: 'content' }),
    },
    'it is recorded': done('recordDisputeEvent', { id: entryId }),
    'it is not recorded': thrown('recordDisputeEvent', refusal('busy')),
    'the day is refused': thrown('recordDisputeEvent', tooEarly),
    'what waits next is known': done('disputes', answeredClient()),
    'what waits next stays unknown': thrown('disputes', refusal('busy')),
  },
);
