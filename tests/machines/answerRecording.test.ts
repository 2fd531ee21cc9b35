import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, type InputFrom, waitFor } from 'xstate';
import { CallError } from '#contract/failures.ts';
import { sayings } from '#machines/answerForm.ts';
import { keyOf, letterFrom } from '#machines/answerLetters.ts';
import { answerPagesMachine, type AnswerPagesEvent } from '#machines/answerPages.ts';
import {
  type AnswerRecordingEvent,
  dateProblemsOf,
  isUnsaved,
  openRowsOf,
  type Recording,
} from '#machines/answerRecordingParts.ts';
import { answerRecordingMachine } from '#machines/answerRecording.ts';
import { aClient, anItem, aLetter, anAnswer, answeredClient, entryId, fileId, letterIds } from './answers.ts';
import { answers, aPicture, failure, ids, recording, refusal, refuses } from './builders.ts';

const inputOf = (change: Partial<InputFrom<typeof answerRecordingMachine>> = {}) => ({
  profileId: ids.profile,
  client: aClient(),
  letter: letterIds.first,
  entry: null,
  attached: [],
  ...change,
});

type Actors = Parameters<typeof answerRecordingMachine.provide>[0]['actors'];

function start(input: InputFrom<typeof answerRecordingMachine> = inputOf(), actors: Actors = {}) {
  const actor = createActor(answerRecordingMachine.provide({ actors }), { input }).start();
  const say = (...events: readonly AnswerRecordingEvent[]) => events.forEach((event) => actor.send(event));
  return { actor, say, now: () => actor.getSnapshot() };
}

const record = { type: 'answer.record' } as const;
const dated = { type: 'date.enter', field: 'printed', on: '2026-11-14' } as const;
const results = { type: 'answer.choose', answer: 'results' } as const;
const say = (item: string, saying: (typeof sayings)[number], letter: string = letterIds.first) =>
  ({ type: 'item.say', key: `${letter}/account:${item}`, saying }) as const;

it('opens with the letter’s recipient, all of its open letters, and today; nothing is preselected', () => {
  const { now } = start();
  expect(now().matches({ filling: 'sender' })).toBe(true);
  expect(now().context.form).toEqual({
    recipient: 'Equifax',
    letters: [letterIds.first, letterIds.second],
    printed: '',
    isUndated: false,
    received: '2026-11-21',
    answer: null,
    said: {},
    words: '',
    note: '',
  });
});

it('chooses no recipient among several unless a letter was given', () => {
  expect(start(inputOf({ letter: null })).now().context.form.recipient).toBe(null);
});

describe('which letters can be answered', () => {
  const stateOf = (client: ReturnType<typeof aClient>) =>
    start(inputOf({ client, letter: null })).now().value;
  const only = (state: Parameters<typeof anItem>[0], letter: Parameters<typeof aLetter>[0] = {}) =>
    aClient({ letters: [aLetter(letter)], disputes: [anItem(state)] });

  it.each(['onItsWay', 'questionOpen', 'unanswered', 'refused', 'deletedByReport', 'superseded'] as const)(
    'one with an item that is %s',
    (state) => expect(stateOf(only({ state }))).toEqual({ filling: 'sender' }),
  );
  it.each(['deleted', 'verified', 'leftAsIs', 'reappeared'] as const)(
    'one whose items all have results, because a later answer can change them: %s',
    (state) => {
      const settled = start(inputOf({ client: only({ state }), letter: null }));
      expect(settled.now().value).toEqual({ filling: 'sender' });
      expect(settled.now().context.form.letters).toEqual([letterIds.first]);
    },
  );
  it('chooses the open letters of a sender, and leaves those with results to the person', () => {
    const letters = [aLetter(), aLetter({ id: letterIds.second, position: 2 })];
    const disputes = [anItem({ state: 'verified' }), anItem({ letter: letterIds.second })];
    const { form } = start(inputOf({ client: aClient({ letters, disputes }), letter: null })).now().context;
    expect(form.letters).toEqual([letterIds.second]);
  });
  it('chooses a letter that asks again about every item of an earlier one instead of that one, so that nobody decides twice', () => {
    const followUp = aLetter({ id: letterIds.second, writtenOn: '2026-11-10' });
    const asked = (count: number) => {
      const disputes = [
        anItem({ state: 'unanswered' }),
        anItem({ item: 'account:highway', subject: 'account:highway', state: 'unanswered' }),
        anItem({ letter: followUp.id }),
        anItem({ letter: followUp.id, item: 'account:highway', subject: 'account:highway' }),
      ].slice(0, count);
      const client = aClient({ letters: [aLetter(), followUp], disputes });
      return start(inputOf({ client, letter: null })).now().context.form.letters;
    };
    expect(asked(4)).toEqual([letterIds.second]);
    expect(asked(3)).toEqual([letterIds.first, letterIds.second]);
  });
  it.each(['drafted', 'withdrawn'] as const)('not one whose only item is %s', (state) =>
    expect(stateOf(only({ state }))).toBe('nothingOpen'),
  );
  it('one from before mailing was recorded', () => {
    const client = only({ state: 'drafted' }, { state: 'drafted', isMailingUnknown: true, mailed: null });
    expect(stateOf(client)).toEqual({ filling: 'sender' });
  });
});

it('records results only with a decision for each row, whatever else happens', () => {
  const rows = ['capstone', 'highway'].map((item) => `${letterIds.first}/account:${item}`);
  const all = [...rows, `${letterIds.second}/account:pioneer`];
  const outcomes = ['corrected', 'partlyCorrected', 'updatedButVerified', 'verified', 'deleted'] as const;
  const event: fc.Arbitrary<AnswerRecordingEvent> = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        type: fc.constant('item.say' as const),
        key: fc.constantFrom(...all),
        saying: fc.constantFrom(...sayings),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        type: fc.constant('item.decide' as const),
        key: fc.constantFrom(...all),
        outcome: fc.constantFrom(...outcomes),
      }),
    },
    fc.constantFrom<AnswerRecordingEvent>(
      { type: 'letter.toggle', letter: letterIds.second },
      { type: 'letter.toggle', letter: letterIds.first },
      { type: 'recipient.choose', recipient: 'Equifax' },
      { type: 'recipient.choose', recipient: 'Experian' },
      { type: 'step.next' },
      { type: 'step.back' },
    ),
  );
  let recorded = 0;
  fc.assert(
    fc.property(fc.array(event, { maxLength: 14 }), (events) => {
      const asked: { event: ReturnType<typeof anAnswer> }[] = [];
      const {
        actor,
        say: send,
        now,
      } = start(inputOf(), {
        recordDisputeEvent: recording<void, Recording>(asked, undefined),
      });
      send(dated, results, ...events);
      const { form, client, entry } = now().context;
      const open = openRowsOf({ form, client, entry });
      const isDecided = open.length === 0 && form.letters.length > 0;
      send(record);
      const sent = asked.map(({ event: { results: given } }) => given.map(keyOf));
      const wanted = client.disputes.filter(({ letter }) => form.letters.includes(letter)).map(keyOf);
      expect(sent).toEqual(isDecided ? [wanted] : []);
      recorded += sent.length;
      actor.stop();
    }),
    { numRuns: 300, seed: 7 },
  );
  expect(recorded).toBeGreaterThan(10);
});

it('asks at once what an update is, and takes only an answer to that question', () => {
  const { say: send, now } = start();
  send(results, say('highway', 'updatedOtherwise'));
  const highway = `${letterIds.first}/account:highway`;
  const outcome = () => now().context.form.said[highway]?.outcome;
  expect(outcome()).toBe(null);
  send({ type: 'item.decide', key: highway, outcome: 'deleted' });
  expect(outcome()).toBe(null);
  send({ type: 'item.decide', key: highway, outcome: 'partlyCorrected' });
  expect(outcome()).toBe('partlyCorrected');
  send(say('highway', 'remains'));
  expect(outcome()).toBe('verified');
  send({ type: 'item.decide', key: highway, outcome: 'updatedButVerified' });
  expect(outcome()).toBe('updatedButVerified');
});

it('begins with the scan of the inbox and the letters to the bureau that sent it, and nothing is unsaved yet', () => {
  const client = aClient();
  const letter = letterFrom(client, 'Equifax');
  const { context } = start({ ...inputOf(), letter, attached: [ids.other] }).now();
  expect(context.form).toMatchObject({ recipient: 'Equifax', letters: [letterIds.first, letterIds.second] });
  expect(context.files).toEqual([ids.other]);
  expect(isUnsaved(context)).toBe(false);
  expect([letterFrom(client, 'TransUnion'), letterFrom(client, 'other')]).toEqual([null, null]);
});

it('marks the rest as not mentioned, and keeps what was said, even if it is not complete', () => {
  const { say: send, now } = start();
  const skip = { type: 'items.skipRest' } as const;
  send(results, say('capstone', 'deleted'), say('highway', 'updatedOtherwise'), skip);
  expect(Object.values(now().context.form.said)).toEqual([
    { saying: 'deleted', outcome: 'deleted' },
    { saying: 'updatedOtherwise', outcome: null },
    { saying: 'notMentioned', outcome: 'notMentioned' },
  ]);
  expect(now().can(skip)).toBe(false);
});

it('records one answer to two letters once, however often Record is pressed, and then looks up what is next', async () => {
  const asked: unknown[] = [];
  const after = answeredClient();
  const { actor, say: send } = start(inputOf(), {
    recordDisputeEvent: recording<void, Recording>(asked, undefined),
    disputes: answers(after),
  });
  send(dated, results, say('capstone', 'deleted'), say('highway', 'notInFile'));
  send(say('pioneer', 'updatedAsAsked', letterIds.second), record, record, record);
  const { context } = await waitFor(actor, (state) => state.matches({ recorded: 'shown' }));
  expect(context.after).toBe(after);
  expect(asked).toEqual([
    {
      profileId: ids.profile,
      entry: null,
      event: {
        ...anAnswer({ on: '2026-11-21', files: [] }),
        letters: [letterIds.first, letterIds.second],
        results: [
          { letter: letterIds.first, item: 'account:capstone', outcome: 'deleted' },
          { letter: letterIds.first, item: 'account:highway', outcome: 'notInFile' },
          { letter: letterIds.second, item: 'account:pioneer', outcome: 'updatedAsAsked' },
        ],
      },
    },
  ]);
});

it('keeps everything when recording fails', async () => {
  const { actor, say: send } = start(inputOf(), { recordDisputeEvent: refuses(refusal('unavailable')) });
  send({ type: 'undated.mark', isUndated: true }, { type: 'answer.choose', answer: 'identity' });
  send({ type: 'words.write', words: 'We could not locate your file.' });
  send({ type: 'note.write', note: 'They want a copy of the ID.' }, record);
  const before = actor.getSnapshot().context.form;
  const { context } = await waitFor(actor, (state) => state.matches({ filling: 'content' }));
  expect(context.form).toEqual(before);
  expect(before).toMatchObject({
    words: 'We could not locate your file.',
    note: 'They want a copy of the ID.',
  });
  expect(context.failure).toEqual(failure('unavailable'));
});

it('leads back to the dates if the server refuses the day', async () => {
  const why = new CallError('invalid', '', [{ field: 'event.on', problem: 'beforeLetter' }]);
  const { actor, say: send } = start(inputOf(), { recordDisputeEvent: refuses(why) });
  send(dated, { type: 'answer.choose', answer: 'other' }, record);
  const { context } = await waitFor(actor, (state) => state.matches({ filling: 'sender' }));
  expect(context.failure?.fields).toEqual([{ field: 'event.on', problem: 'beforeLetter' }]);
});

describe('the dates', () => {
  const problems = (printed: string, received: string, isUndated = false) => {
    const { say: send, now } = start();
    send({ type: 'date.enter', field: 'printed', on: printed });
    send({ type: 'date.enter', field: 'received', on: received }, { type: 'undated.mark', isUndated });
    return dateProblemsOf(now().context);
  };
  it.each([
    ['2026-11-14', '2026-11-20', null, null],
    ['2026-11-20', '2026-11-20', null, null],
    ['', '2026-11-20', 'required', null],
    ['2026-11-14', '', null, 'required'],
    ['2026-11-21', '2026-11-20', 'afterReceived', null],
    ['2026-11-14', '2026-11-22', null, 'inFuture'],
    ['2026-10-01', '2026-11-20', 'beforeLetter', null],
    ['2026-10-02', '2026-10-02', null, null],
    ['2026-09-01', '2026-10-01', 'beforeLetter', 'beforeLetter'],
    ['2026-11-14', '2021-11-01', 'afterReceived', 'tooOld'],
  ])('printed %s and received %s: %s, %s', (printed, received, ofPrinted, ofReceived) => {
    expect(problems(printed, received)).toEqual({ printed: ofPrinted, received: ofReceived });
  });
  it('an answer without a date needs none', () => {
    expect(problems('', '2026-11-20', true)).toEqual({ printed: null, received: null });
  });
  it('a wrong one keeps the answer from being recorded', () => {
    const { say: send, now } = start();
    send(dated, { type: 'answer.choose', answer: 'other' });
    expect(now().can(record)).toBe(true);
    send({ type: 'date.enter', field: 'received', on: '2026-11-22' });
    expect(now().can(record)).toBe(false);
  });
});

describe('a correction', () => {
  const correcting = inputOf({ client: answeredClient(), letter: null, entry: entryId });

  it('opens with what was recorded, the decided items included', () => {
    const { context } = start(correcting).now();
    expect(context.form).toEqual({
      recipient: 'Equifax',
      letters: [letterIds.first],
      printed: '2026-11-14',
      isUndated: false,
      received: '2026-11-20',
      answer: 'results',
      said: {
        [`${letterIds.first}/account:capstone`]: { saying: 'deleted', outcome: 'deleted' },
        [`${letterIds.first}/account:highway`]: { saying: 'updatedOtherwise', outcome: 'partlyCorrected' },
      },
      words: '',
      note: '',
    });
    expect(context.files).toEqual([fileId]);
  });

  it('sends which entry it replaces, with the pages that were stored', () => {
    const asked: unknown[] = [];
    const { say: send } = start(correcting, {
      recordDisputeEvent: recording<void, Recording>(asked, undefined),
    });
    send(say('capstone', 'remains'), record);
    expect(asked).toEqual([
      expect.objectContaining({
        entry: entryId,
        event: anAnswer({
          results: [
            { letter: letterIds.first, item: 'account:capstone', outcome: 'verified' },
            { letter: letterIds.first, item: 'account:highway', outcome: 'partlyCorrected' },
          ],
        }),
      }),
    ]);
  });

  it.each([
    ['was already replaced', { replacedBy: letterIds.second }],
    [
      'was withdrawn',
      { withdrawn: { at: '2026-11-21T09:00:00.000Z', by: 'Ana Agent', reason: 'Wrong client' } },
    ],
    ['is no answer', { event: { kind: 'paused', on: '2026-11-20', note: '' } as const }],
  ])('of an entry that %s is not offered', (_what, change) => {
    const input = inputOf({ client: answeredClient(change), entry: entryId });
    expect(start(input).now().value).toBe('gone');
  });
});

describe('the pages', () => {
  const file = aPicture('page.png');
  const add = { type: 'files.add', files: [file] } as const satisfies AnswerPagesEvent;

  function withPages(uploadDisputeFile: Parameters<typeof answerPagesMachine.provide>[0]['actors']) {
    const started = start(inputOf(), {
      answerPages: answerPagesMachine.provide({ actors: uploadDisputeFile ?? {} }),
    });
    const { answerPages } = started.now().children;
    if (answerPages === undefined) throw new Error('The pages are not running');
    started.say(dated, { type: 'answer.choose', answer: 'other' });
    return { ...started, pages: answerPages };
  }

  it('are uploaded at once, one after the other, and recorded with the answer', async () => {
    const asked: unknown[] = [];
    const { pages, actor, now } = withPages({ uploadDisputeFile: recording(asked, { id: fileId }) });
    pages.send({ type: 'files.add', files: [file, file] });
    expect(now().can(record)).toBe(false);
    await waitFor(actor, (state) => state.context.files.length === 2);
    expect(asked).toEqual([
      { profileId: ids.profile, file },
      { profileId: ids.profile, file },
    ]);
    expect(now().can(record)).toBe(true);
  });

  it('that fail are kept with the reason, lose nothing that was entered, and can be removed', async () => {
    const { pages, now } = withPages({ uploadDisputeFile: refuses(refusal('notAnImage')) });
    const { form } = now().context;
    pages.send(add);
    await waitFor(pages, (state) => state.matches('resting'));
    const [page] = pages.getSnapshot().context.pages;
    expect(page).toMatchObject({ content: file, id: null, failure: failure('notAnImage') });
    expect(now().context.form).toEqual(form);
    expect(now().can(record)).toBe(false);
    pages.send({ type: 'page.remove', key: page?.key ?? '' });
    expect(now().can(record)).toBe(true);
  });

  it('are at most as many as an event may have, the first of those that were chosen, and the others are counted', () => {
    const { pages } = withPages({ uploadDisputeFile: refuses(refusal('busy')) });
    const { context } = pages.getSnapshot();
    expect(context.leftOut).toBe(0);
    const many = Array.from({ length: 12 }, (_, place) => aPicture(`page ${place + 1}.png`));
    pages.send({ type: 'files.add', files: many });
    const full = pages.getSnapshot().context;
    expect([full.pages.map(({ name }) => name), full.leftOut]).toEqual([
      many.slice(0, 10).map(({ name }) => name),
      2,
    ]);
    pages.send({ type: 'page.remove', key: full.pages[9]?.key ?? '' });
    expect(pages.getSnapshot().context.leftOut).toBe(0);
  });
});
