import { expect, it } from 'vitest';
import { trackingLength } from '#contract/disputeEvents.ts';
import type { Recording } from '#src/screens/disputes/opened.ts';
import { numberProblems } from '#src/screens/disputes/forms/numberProblems.ts';
import { type Draft, draftOf, eventsOf, missingIn } from '#src/screens/disputes/forms/draft.ts';
import { aDispute, aLetter, anEntry, bureauNamed, toEquifax } from '#tests/support/aDispute.ts';

const toExperian = aLetter({
  id: '0190a000-0000-7000-8000-000000000102',
  recipient: bureauNamed.Experian,
});
const toTransUnion = aLetter({
  id: '0190a000-0000-7000-8000-000000000103',
  recipient: bureauNamed.TransUnion,
});
const today = '2026-10-05';
const recording = (change: Partial<Recording> = {}): Recording => ({
  kind: 'mailed',
  letters: [toEquifax],
  corrected: null,
  ...change,
});
const draft = (change: Partial<Draft> = {}): Draft => ({ ...draftOf(recording(), today), ...change });

it('takes a number of certified mail only as its label has it, however it is grouped, and saves it without gaps', () => {
  const way = 'certified' as const;
  const problemOf = (number: string) =>
    numberProblems(draft({ way, tracking: new Map([[toEquifax.id, number]]) }), [toEquifax]).get(
      toEquifax.id,
    );
  expect(['hello world', '9407', '123456789012345678901'].map(problemOf)).toEqual(
    Array.from({ length: 3 }, () => 'certifiedNumber'),
  );
  const grouped = '9407 1118 9956 2537 8661 00';
  expect(['', '70200000000012345678', grouped].map(problemOf)).toEqual([undefined, undefined, undefined]);
  const tracking = new Map([[toEquifax.id, grouped]]);
  expect(eventsOf(recording(), draft({ way, tracking }), false)).toMatchObject([
    { tracking: '9407111899562537866100' },
  ]);
});

it('cuts no number that is too long, and refuses it where nothing else says what a number looks like', () => {
  const long = '1'.repeat(trackingLength + 1);
  const problemsOf = (way: Draft['way'], number: string) => [
    ...numberProblems(draft({ way, tracking: new Map([[toEquifax.id, number]]) }), [toEquifax]).values(),
  ];
  expect(problemsOf('tracked', long)).toEqual(['longNumber']);
  expect(problemsOf('online', ` ${long.slice(1)} `)).toEqual([]);
  // What only groups the digits of certified mail is not saved.
  expect(problemsOf('certified', '9407111899562537866100'.replaceAll(/\d/g, '$& '))).toEqual([]);
  expect(problemsOf('certified', long)).toEqual(['certifiedNumber']);
});

it('does not take one number for letters to two recipients, but for two in one envelope, and asks for none of first-class mail', () => {
  const again = { ...toEquifax, id: 'again' };
  const letters = [toEquifax, again, toExperian];
  const tracking = new Map(letters.map(({ id }) => [id, '42']));
  expect([...numberProblems(draft({ way: 'tracked', tracking }), letters)]).toEqual([
    [toExperian.id, 'numberOfAnother'],
  ]);
  expect(numberProblems(draft({ way: 'firstClass', tracking }), letters).size).toBe(0);
});

it('starts a form with nothing but today, and one about a delivery without a day', () => {
  expect(draftOf({ ...recording(), kind: 'delivered' }, today).on).toBe('');
  expect(draftOf(recording(), today)).toEqual({
    on: today,
    way: '',
    tracking: new Map(),
    basis: '',
    note: '',
    said: null,
    ends: '',
  });
});

it('asks for what only a person can know', () => {
  expect(missingIn('mailed', draft())).toEqual({ way: 'required' });
  expect(missingIn('mailed', draft({ on: '', way: 'certified' }))).toEqual({ on: 'date' });
  expect(missingIn('delivered', draft())).toEqual({ basis: 'required' });
  expect(missingIn('furtherFacts', draft())).toEqual({ basis: 'required' });
  expect(missingIn('annualReport', draft())).toEqual({ said: 'required' });
  expect(missingIn('annualReport', draft({ said: false }))).toEqual({});
  expect(missingIn('returned', draft())).toEqual({});
});

it('records letters that were mailed together as one entry, and those with other numbers as their own', () => {
  const letters = [toEquifax, toExperian, toTransUnion];
  const firstClass = eventsOf(recording({ letters }), draft({ way: 'firstClass' }), false);
  expect(firstClass).toHaveLength(1);
  const tracking = new Map([
    [toEquifax.id, ' 94071 '],
    [toExperian.id, '94072'],
  ]);
  const certified = eventsOf(recording({ letters }), draft({ way: 'certified', tracking }), false);
  expect(certified).toMatchObject([
    { letters: [toEquifax.id], tracking: '94071' },
    { letters: [toExperian.id], tracking: '94072' },
    { letters: [toTransUnion.id], tracking: '' },
  ]);
});

it('leaves out a number that was typed before first-class mail was chosen', () => {
  const tracking = new Map([[toEquifax.id, '94071']]);
  expect(eventsOf(recording(), draft({ way: 'firstClass', tracking }), false)).toMatchObject([
    { tracking: '' },
  ]);
});

it.each([
  ['a photo of the receipt', 'certified', '', true, 'receipt'],
  ['the confirmation number of an online dispute', 'online', 'C-1', false, 'portal'],
  ['an online dispute without a number', 'online', '', false, 'client'],
  ['a tracking number alone', 'certified', '94071', false, 'client'],
] as const)('bases the mailing on what shows it: %s', (_, way, number, hasFile, basis) => {
  const tracking = new Map([[toEquifax.id, number]]);
  expect(eventsOf(recording(), draft({ way, tracking }), hasFile)).toMatchObject([{ basis }]);
});

it('corrects an entry from its own values, and keeps its photo', () => {
  const corrected = anEntry();
  const file = '0190a000-0000-7000-8000-000000000199';
  const withPhoto = { ...corrected, event: { ...corrected.event, files: [file] } } as typeof corrected;
  const correction = recording({ corrected: withPhoto });
  const values = draftOf(correction, '2026-10-20');
  expect(values).toMatchObject({ on: '2026-10-05', way: 'certified' });
  expect(eventsOf(correction, values, false)).toEqual([withPhoto.event]);
});

it.each([
  [{ kind: 'delivered', basis: 'scan', files: [] }],
  [{ kind: 'furtherFacts', basis: 'portal', files: [] }],
  [{ kind: 'returned', note: 'Moved', files: [] }],
  [{ kind: 'lost', note: 'Carrier says so' }],
  [{ kind: 'annualReport', had: true }],
  [{ kind: 'nothingCame' }],
  [{ kind: 'reinsertionNotice', came: true, files: [] }],
  [{ kind: 'collectorNotice', ends: '2026-11-12', files: [] }],
  [{ kind: 'collectorNotice', ends: null, files: [] }],
  [{ kind: 'identityTheft', states: true, files: ['report'] }],
  [{ kind: 'leftAsIs', note: 'Too small' }],
  [{ kind: 'withdrawn', note: '' }],
] as const)('records again what an entry says: %o', (details) => {
  const aboutItems = ['reinsertionNotice', 'collectorNotice', 'identityTheft', 'leftAsIs', 'withdrawn'];
  const about = aboutItems.includes(details.kind)
    ? { disputes: [{ letter: toEquifax.id, item: 'account:1' }] }
    : { letters: [toEquifax.id] };
  const event = { on: '2026-10-09', ...about, ...details } as unknown as ReturnType<typeof anEntry>['event'];
  const correction = recording({ kind: details.kind, corrected: anEntry({ event }) });
  expect(eventsOf(correction, draftOf(correction, today), false)).toEqual([event]);
});

it('J3 records an order with its number and what shows it, and asks for nothing else', () => {
  const ordered = recording({ kind: 'ordered', letters: [toEquifax, toExperian] });
  expect(missingIn('ordered', draft())).toEqual({ basis: 'required' });
  expect(eventsOf(ordered, draft({ basis: 'receipt', note: ' 2214-A ' }), false)).toEqual([
    {
      kind: 'ordered',
      on: today,
      letters: [toEquifax.id, toExperian.id],
      basis: 'receipt',
      note: '2214-A',
    },
  ]);
});

it.each(['leftAsIs', 'withdrawn'] as const)('records %s about items, each with its letter', (kind) => {
  const disputes = [aDispute(), aDispute({ letter: toExperian.id })];
  const given = recording({ kind, letters: [toEquifax, toExperian], disputes });
  expect(missingIn(kind, draft())).toEqual({});
  expect(eventsOf(given, draft({ note: ' Enough ' }), false)).toEqual([
    {
      kind,
      on: today,
      disputes: [
        { letter: toEquifax.id, item: 'account:account-1' },
        { letter: toExperian.id, item: 'account:account-1' },
      ],
      note: 'Enough',
    },
  ]);
});

it('J19 asks for the last day on a collector’s notice only if it bears one', () => {
  expect(missingIn('collectorNotice', draft())).toEqual({ said: 'required' });
  expect(missingIn('collectorNotice', draft({ said: true }))).toEqual({ ends: 'date' });
  expect(missingIn('collectorNotice', draft({ said: true, ends: '2026-11-12' }))).toEqual({});
  expect(missingIn('collectorNotice', draft({ said: false }))).toEqual({});
  const given = recording({ kind: 'collectorNotice', disputes: [aDispute()] });
  expect(eventsOf(given, draft({ said: false, ends: '2026-11-12' }), false)).toMatchObject([{ ends: null }]);
});

it('J19 asks for the client’s statement and the report of an identity theft', () => {
  expect(missingIn('identityTheft', draft(), false)).toEqual({ said: 'required', file: 'fileMissing' });
  expect(missingIn('identityTheft', draft({ said: false }), true)).toEqual({ said: 'notStated' });
  expect(missingIn('identityTheft', draft({ said: true }), true)).toEqual({});
});
