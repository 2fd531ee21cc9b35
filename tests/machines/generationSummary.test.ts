import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Concern, LetterSummary } from '#contract/letterSummary.ts';
import { generationSummaryMachine } from '#machines/generationSummary.ts';
import { answers, failure, ids, recording, refusal, refuses } from './builders.ts';

const place = {
  profileId: ids.profile,
  reportId: ids.report,
  choice: { kind: 'automatic', key: 'key-1', options: [1] },
} as const;
const old: Concern = {
  kind: 'oldReport',
  id: 'oldReport',
  overruled: null,
  basis: 'report',
  date: '2026-10-02',
  days: 50,
};
const overruled: Concern = {
  ...old,
  overruled: { reason: 'other', note: 'It is the newest', by: 'Ana', at: '2026-11-21T15:00:00.000Z' },
};
const item = {
  key: 'account:account-1',
  heading: 'FIRST BANK',
  recipients: ['Experian'],
  accountId: 'account-1',
  decided: null,
};
const aSummary = (values: Partial<LetterSummary> = {}): LetterSummary => ({
  letters: [{ id: 'experian-accounts-1', recipient: 'Experian', items: 1 }],
  items: 1,
  pages: 2,
  generations: { left: 2, used: 1, leftAfter: 1 },
  withoutGround: [item],
  leftOut: [],
  concerns: [],
  isRepeated: false,
  ...values,
});
const concernsOf = (...concerns: Concern[]) => concerns;
const confirm = { type: 'summary.confirm' } as const;

async function deciding(
  summary: LetterSummary,
  actors: Parameters<typeof generationSummaryMachine.provide>[0]['actors'] = {},
) {
  const machine = generationSummaryMachine.provide({
    actors: { summarizeLetters: answers(summary), ...actors },
  });
  const actor = createActor(machine, { input: place }).start();
  await waitFor(actor, (state) => state.matches('deciding'));
  return actor;
}

it('confirms at once if nothing is asked; what was left unsaid about items does not stand in the way', async () => {
  const actor = await deciding(aSummary());
  actor.send(confirm);
  expect(actor.getSnapshot().output).toEqual({ kind: 'confirmed', repeat: false });
});

it('cannot be confirmed while a concern is unanswered, or without a letter', async () => {
  expect((await deciding(aSummary({ concerns: [old] }))).getSnapshot().can(confirm)).toBe(false);
  expect((await deciding(aSummary({ concerns: [overruled, old] }))).getSnapshot().can(confirm)).toBe(false);
  expect((await deciding(aSummary({ concerns: concernsOf(overruled) }))).getSnapshot().can(confirm)).toBe(
    true,
  );
  expect((await deciding(aSummary({ letters: [] }))).getSnapshot().can(confirm)).toBe(false);
});

it('saves why a concern is overruled, with the choice it was raised for, and then allows to generate', async () => {
  const asked: unknown[] = [];
  const actor = await deciding(aSummary({ concerns: [old], isRepeated: true }), {
    overruleConcern: recording(asked, { concerns: concernsOf(overruled) }),
  });
  const said = { id: 'oldReport', reason: 'other', note: 'It is the newest' } as const;
  actor.send({ type: 'concern.overrule', ...said });
  await waitFor(actor, (state) => state.can(confirm));
  expect(asked).toEqual([{ ...place, ...said }]);
  actor.send(confirm);
  expect(actor.getSnapshot().output).toEqual({ kind: 'confirmed', repeat: true });
});

it('keeps the concern open, with why, if the reason is not saved', async () => {
  const actor = await deciding(aSummary({ concerns: [old] }), {
    overruleConcern: refuses(refusal('unavailable')),
  });
  actor.send({ type: 'concern.overrule', id: 'oldReport', reason: 'unchanged', note: '' });
  const { context } = await waitFor(actor, (state) => state.matches('deciding'));
  expect([context.failure, context.subject]).toEqual([failure('unavailable'), 'oldReport']);
  expect(actor.getSnapshot().can(confirm)).toBe(false);
});

it('counts again after an answer about an item, and after reasons were added', async () => {
  const counts: unknown[] = [];
  const actor = await deciding(aSummary(), {
    summarizeLetters: recording(counts, aSummary()),
    answerItem: answers({ ok: true as const }),
  });
  actor.send({ type: 'item.answer', key: item.key, answer: 'leaveOut' });
  await waitFor(actor, (state) => state.matches('deciding'));
  expect(counts).toEqual([place, place]);
  actor.send({ type: 'item.explain', key: item.key });
  expect(actor.getSnapshot().context.accountId).toBe('account-1');
  actor.send({ type: 'reasons.done' });
  await waitFor(actor, (state) => state.matches('deciding'));
  expect(counts).toHaveLength(3);
});

it('lets the client say what is new about an item that was left out', async () => {
  const leftOut = [
    {
      key: 'account:account-2',
      heading: 'SECOND BANK',
      recipient: 'Experian',
      accountId: 'account-2',
      decided: { as: 'verified' as const, on: '2026-09-14' },
      why: 'onlyTimePassed' as const,
    },
    {
      key: 'inquiry:inquiry-1',
      heading: 'QUICKLOAN',
      recipient: 'Experian',
      accountId: null,
      decided: { as: 'verified' as const, on: '2026-09-14' },
      why: 'onlyTimePassed' as const,
    },
  ];
  const actor = await deciding(aSummary({ leftOut }));
  expect(actor.getSnapshot().can({ type: 'item.explain', key: 'inquiry:inquiry-1' })).toBe(false);
  actor.send({ type: 'item.explain', key: 'account:account-2' });
  expect(actor.getSnapshot().matches('explaining')).toBe(true);
  expect(actor.getSnapshot().context.accountId).toBe('account-2');
});

it('ends without a confirmation when it is closed, whatever it is doing', () => {
  const actor = createActor(generationSummaryMachine, { input: place }).start();
  actor.send({ type: 'summary.cancel' });
  expect(actor.getSnapshot().output).toEqual({ kind: 'cancelled' });
});
