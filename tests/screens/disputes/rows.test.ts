import { expect, it } from 'vitest';
import type { Dispute, DisputeLetter, DisputeState } from '#contract/disputes.ts';
import { letterSetsOf } from '#src/screens/disputes/letters/letterSets.ts';
import {
  askedAbove,
  commonCourses,
  columnsOf,
  groupsOf,
  questionsOf,
  rowsOf,
  sameDueOf,
  sameRoundOf,
} from '#src/screens/disputes/table/rows.ts';
import { aClock, aDispute, aLetter, aRequest, bureauNamed } from '#tests/support/aDispute.ts';

const bank = { id: 'furnisher-1', name: 'HARBOR BANK', kind: 'furnisher' } as const;

it('has a row for each item, with its recipients in their usual order and the newest round first', () => {
  const rows = rowsOf([
    aDispute({ recipient: bank }),
    aDispute({ round: 1, state: 'verified' }),
    aDispute({ round: 2, state: 'investigating' }),
    aDispute({ recipient: bureauNamed.TransUnion }),
    aDispute({ subject: 'inquiry:1', heading: 'QUICKLOAN DIRECT' }),
  ]);
  expect(rows.map(({ heading }) => heading)).toEqual(['HARBOR BANK VISA ··4400', 'QUICKLOAN DIRECT']);
  const courses = rows[0]?.courses ?? [];
  expect(courses.map(({ recipient }) => recipient.id)).toEqual(['TransUnion', 'Equifax', 'furnisher-1']);
  expect(courses[1]?.current.state).toBe('investigating');
  expect(courses[1]?.earlier.map(({ state }) => state)).toEqual(['verified']);
  expect(columnsOf(rows).map(({ id }) => id)).toEqual(['TransUnion', 'Equifax']);
});

it('names an item as at the first bureau of its newest round', () => {
  const shown = (heading: string, round = 1) => aDispute({ heading, round });
  const first = [shown('OLD MAIN ··7548'), shown('OLD MAIN ··7548'), shown('OLD MAIN ··5265')];
  expect(rowsOf(first)[0]?.heading).toBe('OLD MAIN ··7548');
  expect(rowsOf([...first, shown('OLD MAIN ··9001', 2)])[0]?.heading).toBe('OLD MAIN ··9001');
});

it('lists first the items that need the reader, and keeps the order of the others', () => {
  const rows = rowsOf([
    aDispute({ subject: 'account:1', state: 'investigating' }),
    aDispute({ subject: 'account:2', state: 'investigating' }),
    aDispute({ subject: 'account:3', state: 'questionOpen', waitsFor: 'askWhetherAnythingCame' }),
  ]);
  expect(rows.map(({ subject }) => subject)).toEqual(['account:3', 'account:1', 'account:2']);
});

/** What is in each group, by subject. */
function grouped(disputes: Parameters<typeof rowsOf>[0], letters: readonly DisputeLetter[] = []) {
  const { needsYou, waiting, done } = groupsOf(rowsOf(disputes), (id) =>
    letters.find((letter) => letter.id === id),
  );
  return [needsYou, waiting, done].map((rows) => rows.map(({ subject }) => subject));
}

it('groups items by who acts: the reader, with what is asked first; those who answer, the first due first; nobody', () => {
  expect(
    grouped([
      aDispute({ subject: 'account:1', state: 'investigating', next: '2026-12-22' }),
      aDispute({ subject: 'account:2', state: 'onItsWay', next: null }),
      aDispute({ subject: 'account:3', state: 'awaitingResult', next: '2026-12-01' }),
      aDispute({ subject: 'account:4', state: 'drafted' }),
      aDispute({ subject: 'account:5', state: 'questionOpen', waitsFor: 'askWhetherAnythingCame' }),
      aDispute({ subject: 'account:6', state: 'corrected' }),
    ]),
  ).toEqual([['account:5', 'account:4'], ['account:3', 'account:1', 'account:2'], ['account:6']]);
});

it('keeps what was deleted or corrected, among what is done', () => {
  const done = [
    aDispute({ state: 'deleted' }),
    aDispute({ recipient: bureauNamed.Experian, state: 'corrected' }),
  ];
  expect(grouped(done)).toEqual([[], [], [aDispute().subject]]);
});

it('asks to mail no item whose letter is from before mailing was recorded', () => {
  const letter = aLetter({ isMailingUnknown: true });
  expect(grouped([drafted(letter.id)], [letter])).toEqual([[], [aDispute().subject], []]);
});

it('counts only the newest round: an earlier one waits for nobody', () => {
  const rounds = [
    aDispute({ round: 1, state: 'verified', waitsFor: 'decideVerified' }),
    aDispute({ round: 2, state: 'investigating' }),
  ];
  expect(grouped(rounds)).toEqual([[], [aDispute().subject], []]);
});

const drafted = (letter: string) => aDispute({ letter, state: 'drafted' });

it('lists sets of letters newest first, each in order, with what is not mailed', () => {
  const letters = [
    aLetter({ id: 'c', position: 2, state: 'mailed' }),
    aLetter({ id: 'b', position: 1 }),
    aLetter({ id: 'a', sessionId: 'later', writtenOn: '2026-11-22', state: 'ordered' }),
  ];
  const [newest, oldest] = letterSetsOf({ letters, disputes: [drafted('a'), drafted('b')], requests: [] });
  expect(newest?.unmailed.map(({ id }) => id)).toEqual(['a']);
  expect(oldest?.letters.map(({ id }) => id)).toEqual(['b', 'c']);
  expect(oldest?.unmailed.map(({ id }) => id)).toEqual(['b']);
});

it('tells letters that are still to be mailed from those that nobody is to mail any longer', () => {
  const letters = ['a', 'b', 'c', 'd'].map((id) => aLetter({ id }));
  const [set] = letterSetsOf({
    letters,
    disputes: [
      aDispute({ letter: 'a', state: 'withdrawn' }),
      aDispute({ letter: 'b', state: 'withdrawn' }),
      aDispute({ letter: 'b', item: 'account:account-2', state: 'drafted' }),
    ],
    // Letter d was written again: it has neither.
    requests: [aRequest({ letter: 'c', state: 'drafted' })],
  });
  expect(set?.unmailed.map(({ id }) => id)).toEqual(['b', 'c']);
  expect(set?.abandoned.map(({ id }) => id)).toEqual(['a', 'd']);
});

it('does not say that a letter from before mailing was recorded never left', () => {
  const letters = [aLetter({ isMailingUnknown: true })];
  const [set] = letterSetsOf({ letters, disputes: [aDispute({ state: 'withdrawn' })], requests: [] });
  expect([set?.unmailed, set?.abandoned]).toEqual([[], []]);
});

it('shows the letter that took over, not the one that it covers', () => {
  const [row] = rowsOf([
    aDispute({ state: 'superseded', since: '2026-05-02' }),
    aDispute({ state: 'questionOpen', since: '2026-06-17', waitsFor: 'askWhetherAnythingCame' }),
  ]);
  expect(row?.courses[0]?.current.state).toBe('questionOpen');
});

it('asks once about a letter with several items, in the order of the letters', () => {
  const asked = { state: 'questionOpen', waitsFor: 'askWhetherAnythingCame' } as const;
  const rows = rowsOf([
    aDispute({ ...asked, subject: 'account:1', letter: 'second' }),
    aDispute({ ...asked, subject: 'account:2', letter: 'second' }),
    aDispute({ ...asked, subject: 'account:1', letter: 'first', recipient: bureauNamed.TransUnion }),
    aDispute({ ...asked, subject: 'account:2', letter: 'first', recipient: bureauNamed.TransUnion }),
    // With the same question as the others, a letter with one item is listed with them; a decision is about an item.
    aDispute({ ...asked, subject: 'account:1', letter: 'alone', recipient: bank }),
    aDispute({
      ...asked,
      waitsFor: 'askAboutDelivery',
      subject: 'account:2',
      letter: 'fourth',
      recipient: bank,
    }),
    aDispute({ subject: 'account:3', letter: 'third', state: 'verified', waitsFor: 'decideVerified' }),
    aDispute({ subject: 'account:4', letter: 'third', state: 'verified', waitsFor: 'decideVerified' }),
  ]);
  const letters = ['first', 'second', 'alone'].map((id, index) => aLetter({ id, position: index + 1 }));
  const questions = questionsOf(rows, [], (id) => letters.find((letter) => letter.id === id));
  expect(askedAbove(questions)).toEqual([
    { letter: 'first', waitsFor: 'askWhetherAnythingCame', count: 2, isRequest: false },
    { letter: 'second', waitsFor: 'askWhetherAnythingCame', count: 2, isRequest: false },
    { letter: 'alone', waitsFor: 'askWhetherAnythingCame', count: 1, isRequest: false },
  ]);
  expect(askedAbove(questions.filter(({ count }) => count === 1))).toEqual([]);
});

it('lists a question about a letter that disputes nothing, since no row is about its items', () => {
  const asked = { state: 'onItsWay', waitsFor: 'askAboutDelivery' } as const;
  const rows = rowsOf([aDispute({ ...asked, letter: 'first' })]);
  const letters = ['first', 'second'].map((id, index) => aLetter({ id, position: index + 1 }));
  const letterOf = (id: string) => letters.find((letter) => letter.id === id);
  const requests = [aRequest({ ...asked, letter: 'second', headings: ['HARBOR BANK VISA'] })];
  expect(askedAbove(questionsOf(rows, [], letterOf))).toEqual([]);
  expect(askedAbove(questionsOf(rows, requests, letterOf))).toEqual([
    { letter: 'first', waitsFor: 'askAboutDelivery', count: 1, isRequest: false },
    { letter: 'second', waitsFor: 'askAboutDelivery', count: 1, isRequest: true },
  ]);
});

it('knows the one day on which answers about several items are due', () => {
  const letters = [
    aLetter({ id: 'first', clock: aClock() }),
    aLetter({ id: 'second', clock: aClock({ due: '2027-01-04' }) }),
  ];
  const letterOf = (id: string) => letters.find((letter) => letter.id === id);
  const item = (subject: string, letter = 'first') => aDispute({ subject, letter, state: 'investigating' });
  expect(sameDueOf(rowsOf([item('account:1'), item('account:2')]), letterOf)).toBe(aClock().due);
  expect(sameDueOf(rowsOf([item('account:1')]), letterOf)).toBeNull();
  expect(sameDueOf(rowsOf([item('account:1'), item('account:2', 'second')]), letterOf)).toBeNull();
});

it('knows the one round that several items are in', () => {
  const item = (subject: string, round: number) => aDispute({ subject, round });
  expect(sameRoundOf(rowsOf([item('account:1', 2), item('account:2', 2)]))).toBe(2);
  expect(sameRoundOf(rowsOf([item('account:1', 2)]))).toBeNull();
  expect(sameRoundOf(rowsOf([item('account:1', 1), item('account:2', 2)]))).toBeNull();
});

it('finds the state that several items are in with all bureaus, and then that with all others', () => {
  const item = (
    subject: string,
    state: DisputeState,
    recipient: Dispute['recipient'] = bureauNamed.Experian,
  ) => aDispute({ subject, state, recipient });
  const statesOf = (disputes: readonly Dispute[]) =>
    commonCourses(
      rowsOf(disputes),
      ({ current }) => current.state,
      ({ current }) => current.waitsFor !== null,
    ).map(({ current }) => current.state);
  const both = [item('account:1', 'investigating'), item('account:2', 'investigating')];
  expect(statesOf(both)).toEqual(['investigating']);
  const withBanks = [...both, item('account:1', 'onItsWay', bank), item('account:2', 'onItsWay', bank)];
  expect(statesOf(withBanks)).toEqual(['investigating', 'onItsWay']);
  expect(statesOf([...withBanks, item('account:3', 'deleted')])).toEqual([]);
  expect(statesOf(both.slice(1))).toEqual([]);
  const asked = aDispute({
    subject: 'account:1',
    state: 'verified',
    waitsFor: 'decideVerified',
    recipient: bureauNamed.Equifax,
  });
  expect(statesOf([...withBanks, asked])).toEqual([]);
});
