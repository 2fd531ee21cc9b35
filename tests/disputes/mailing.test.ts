import { expect, it } from 'vitest';
import { mailingBySet, mailingOf } from '#disputes/mailing.ts';
import { standingOf } from '#disputes/standing.ts';
import { aLetter, entry } from './builders.ts';

const mailed = (letter: string, on: string) =>
  entry({
    kind: 'mailed',
    on,
    letters: [letter],
    way: 'firstClass',
    tracking: '',
    basis: 'client',
    files: [],
  });
const today = '2026-03-20';

it('J29 invents nothing for letters from before mailing was recorded, until a person records it', () => {
  const letters = [aLetter({ isMailingUnknown: true })];
  const unknown = standingOf({ letters, events: [], today });
  expect(mailingOf(unknown)).toEqual({ notMailed: 0, lastMailedOn: null, isUnknown: true });
  const recorded = standingOf({ letters, events: [mailed('letter-1', '2026-03-02')], today });
  expect(mailingOf(recorded)).toEqual({ notMailed: 0, lastMailedOn: '2026-03-02', isUnknown: false });
});

it('J3 counts letters that a print shop has the order for as not mailed, and says how many they are', () => {
  const letters = [aLetter(), aLetter({ id: 'letter-2', position: 2 })];
  const order = (...ordered: string[]) =>
    entry({ kind: 'ordered', on: '2026-03-02', letters: ordered, basis: 'portal', note: '' });
  const after = (...events: Parameters<typeof standingOf>[0]['events']) =>
    mailingOf(standingOf({ letters, events, today }));
  expect(after(order('letter-1'))).toMatchObject({ notMailed: 2, ordered: 1 });
  expect(after(order('letter-1', 'letter-2'))).toMatchObject({ notMailed: 2, ordered: 2 });
  expect(after(order('letter-1'), mailed('letter-1', '2026-03-04'))).toEqual({
    notMailed: 1,
    lastMailedOn: '2026-03-04',
    isUnknown: false,
  });
});

it('J1 tells the sets of one client apart', () => {
  const letters = [
    aLetter(),
    aLetter({ id: 'letter-2', position: 2 }),
    aLetter({ id: 'letter-3', sessionId: 'set-2', writtenOn: '2026-03-10' }),
  ];
  const events = [mailed('letter-1', '2026-03-02'), mailed('letter-2', '2026-03-05')];
  const standing = standingOf({ letters, events, today });
  expect([...mailingBySet(standing)]).toEqual([
    ['set-1', { notMailed: 0, lastMailedOn: '2026-03-05', isUnknown: false }],
    ['set-2', { notMailed: 1, lastMailedOn: null, isUnknown: false }],
  ]);
});
