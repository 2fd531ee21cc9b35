import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { PreviewedLetter } from '#contract/letterPreview.ts';
import { markedKeys, partsOf } from '#machines/letterMarks.ts';
import { type LiveChoice, liveLettersMachine } from '#machines/liveLetters.ts';
import { aShortLetter } from '#tests/support/aShortLetter.ts';
import { ids, refusal, refuses } from './builders.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const chosen = (...selectedAccounts: string[]): LiveChoice => ({
  profileId: ids.profile,
  reportId: ids.report,
  choice: { kind: 'manual', key: '', selectedAccounts, destinations: ['Experian'], bureau: null },
});
const both = () => [aShortLetter('Experian'), aShortLetter('Equifax')];
const change = (next: LiveChoice | null) => ({ type: 'choice.changed', chosen: next }) as const;

/** The letters that are prepared first, and those of every later choice. */
function live(later: () => readonly PreviewedLetter[] = both) {
  const asked: LiveChoice[] = [];
  const actor = createActor(
    liveLettersMachine.provide({
      actors: {
        previewLetters: fromPromise(({ input }) => {
          asked.push(input);
          return Promise.resolve({ letters: [...(asked.length === 1 ? both() : later())] });
        }),
      },
    }),
  ).start();
  return { actor, asked, state: () => actor.getSnapshot() };
}

it('K6 plans letters once the choice has stopped changing, and only for the last one', async () => {
  const { actor, asked, state } = live();
  expect(state().matches('empty')).toBe(true);
  actor.send(change(chosen('account-1')));
  await vi.advanceTimersByTimeAsync(300);
  actor.send(change(chosen('account-1', 'account-2')));
  await vi.advanceTimersByTimeAsync(300);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual([chosen('account-1', 'account-2')]);
  expect(state().context.letterId).toBe('experian-accounts-1');
});

it('K6 keeps the letter that is being read when the choice changes, and has none without a choice', async () => {
  const { actor, state } = live();
  actor.send(change(chosen('account-1')));
  await vi.advanceTimersByTimeAsync(400);
  actor.send({ type: 'letter.choose', letterId: 'equifax-accounts-1' });
  actor.send(change(chosen('account-2')));
  expect(state().context.letters).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(400);
  expect(state().context.letterId).toBe('equifax-accounts-1');
  actor.send(change(null));
  expect(state().context).toMatchObject({ letters: [], letterId: null });
});

it('shows no letters of an earlier choice if the present one has none', async () => {
  const actor = createActor(
    liveLettersMachine.provide({ actors: { previewLetters: refuses(refusal('nothingToDispute')) } }),
  ).start();
  actor.send(change(chosen('account-1')));
  await vi.advanceTimersByTimeAsync(400);
  expect(actor.getSnapshot().matches('failed')).toBe(true);
  expect(actor.getSnapshot().context).toMatchObject({
    letters: [],
    failure: { code: 'nothingToDispute' },
  });
});

it('K6 one mark covers a sentence and its values, or a value and its sentences; choosing again removes it', async () => {
  const { actor, state } = live();
  actor.send(change(chosen('account-1')));
  await vi.advanceTimersByTimeAsync(400);
  const parts = partsOf(aShortLetter('Experian'));
  const marked = () => [...markedKeys(parts, state().context.mark)];
  const sentence = { type: 'mark.choose', mark: { kind: 'sentence', key: '1.0' } } as const;
  actor.send(sentence);
  expect(marked()).toEqual(['1.0', '1 Experian balance $500', '1 TransUnion balance $0']);
  actor.send({ type: 'mark.choose', mark: { kind: 'evidence', key: '1 TransUnion balance $0' } });
  expect(marked()).toEqual(['1 TransUnion balance $0', '1.0']);
  actor.send(sentence);
  actor.send(sentence);
  expect(marked()).toEqual([]);
});

/** The letter with another item before its own, so that everything in it stands elsewhere. */
function longer(letter: PreviewedLetter): PreviewedLetter {
  const [block] = letter.blocks;
  if (block === undefined) throw new Error('The letter has no item');
  const other = {
    ...block,
    heading: '1. OTHER BANK',
    item: { key: 'account:account-0', name: 'OTHER BANK' },
  };
  return { ...letter, blocks: [other, block] };
}

it.each([
  ['a sentence', { kind: 'sentence', key: '1.0' }, { kind: 'sentence', key: '2.0' }],
  [
    'a value',
    { kind: 'evidence', key: '1 Experian balance $500' },
    { kind: 'evidence', key: '2 Experian balance $500' },
  ],
] as const)(
  'K6 takes a mark on %s while the next letters are being prepared, and keeps it where that stands then',
  async (_, mark, moved) => {
    const { actor, state } = live(() => [longer(aShortLetter('Experian'))]);
    actor.send(change(chosen('account-1')));
    await vi.advanceTimersByTimeAsync(400);
    actor.send(change(chosen('account-0', 'account-1')));
    expect(state().matches('settling')).toBe(true);
    actor.send({ type: 'mark.choose', mark });
    expect(state().context.mark).toEqual(mark);
    await vi.advanceTimersByTimeAsync(400);
    expect(state().matches('reading')).toBe(true);
    expect(state().context.mark).toEqual(moved);
  },
);

it('removes a mark if the next letters no longer say it, and takes none that no letter has', async () => {
  const { actor, state } = live(() => [{ ...aShortLetter('Experian'), blocks: [] }]);
  actor.send(change(chosen('account-1')));
  await vi.advanceTimersByTimeAsync(400);
  actor.send({ type: 'mark.choose', mark: { kind: 'sentence', key: '1.0' } });
  actor.send(change(chosen('account-2')));
  await vi.advanceTimersByTimeAsync(400);
  expect(state().context.mark).toBeNull();
  actor.send({ type: 'mark.choose', mark: { kind: 'sentence', key: '1.0' } });
  expect(state().context.mark).toBeNull();
});

it('K6 lists a value that the subject and the paragraphs quote once, and it marks all sentences that quote it', () => {
  const value = { bureau: null, field: 'reportDate', value: '11/16/2026' } as const;
  const sentence = (text: string) => ({ text, evidence: [value], finding: null });
  const parts = partsOf({
    subject: sentence('Dispute, report dated 11/16/2026'),
    blocks: [{ heading: '', item: null, sentences: [sentence('As dated 11/16/2026.')] }],
  });
  const [listed, ...others] = parts.flatMap(({ evidence }) => evidence.map(({ key }) => key));
  expect(others).toEqual([]);
  expect([...markedKeys(parts, { kind: 'evidence', key: listed ?? '' })]).toEqual([listed, '0.0', '1.0']);
});
