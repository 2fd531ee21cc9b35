import { expect, it } from 'vitest';
import type { ClientEvent, ClientEventKind } from '#contract/clientStatus.ts';
import { statusAfter } from '#server/profiles/clientStatus.ts';

const history = (...kinds: readonly (ClientEventKind | ClientEvent['detail'])[]): readonly ClientEvent[] =>
  kinds.map((each): ClientEvent =>
    typeof each === 'string'
      ? { kind: each, at: '2026-11-21T12:00:00.000Z', detail: {} }
      : { kind: 'disputesStand', at: '2026-11-21T12:00:00.000Z', detail: each },
  );
const statusOf = (...kinds: readonly (ClientEventKind | ClientEvent['detail'])[]) =>
  statusAfter(history(...kinds)).status;

it('does not change because letters are written, ordered, or compared with a newer report', () => {
  expect(
    statusAfter(
      history('reportImported', 'lettersWritten', 'printOrderStarted', 'newerReport', 'monthReminded'),
    ),
  ).toEqual({ status: 'Onboarding', state: 'onboarding.reported' });
  expect(statusOf({ status: 'Waiting' }, 'newerReport', 'monthReminded')).toBe('Waiting');
});

it('of a client from before mailing was recorded is what it was, until their disputes say something else', () => {
  expect(statusOf('lettersGenerated')).toBe('Waiting');
  expect(statusOf('lettersGenerated', 'lettersMailed')).toBe('Waiting');
  expect(statusOf('monthPassed')).toBe('Onboarding');
  expect(statusOf('lettersGenerated', 'monthPassed')).toBe('Needs Review');
  expect(statusOf('lettersMailed', 'reportCompared')).toBe('Needs Review');
  expect(statusOf('reportCompared')).toBe('Onboarding');
  expect(statusOf('lettersGenerated', 'nothingNegativeLeft')).toBe('Finished');
  expect(statusOf('nothingNegativeLeft', 'reportCompared')).toBe('Needs Review');
  expect(statusOf('nothingNegativeLeft', 'lettersGenerated')).toBe('Waiting');
  expect(statusOf('lettersGenerated', 'monthPassed', { status: 'Waiting' })).toBe('Waiting');
});

it('goes back to Onboarding, with what was gathered, if nothing was mailed after all', () => {
  expect(
    statusAfter(
      history('profileCompleted', 'reportImported', { status: 'Waiting' }, { status: 'Onboarding' }),
    ),
  ).toEqual({ status: 'Onboarding', state: 'onboarding.ready' });
});
