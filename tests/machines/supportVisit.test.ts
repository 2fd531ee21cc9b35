import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { supportVisitMachine } from '#machines/supportVisit.ts';
import { failure, recording, refusal, refuses } from './builders.ts';

const submit = { type: 'visit.submit', reason: 'Asked by phone' } as const;

it('sends the reason, which must be given, remembers until when it holds, and reloads the page', async () => {
  const asked: unknown[] = [];
  const until = '2026-11-22T15:30:00.000Z';
  let refreshed = 0;
  const actor = createActor(
    supportVisitMachine.provide({
      actors: { startVisit: recording(asked, { until }) },
      actions: { refresh: () => void (refreshed += 1) },
    }),
  ).start();
  actor.send({ type: 'visit.ask' });
  expect(actor.getSnapshot().can({ ...submit, reason: '  ' })).toBe(false);
  actor.send(submit);
  const { context } = await waitFor(actor, (state) => state.matches('resting'));
  expect([asked, context, refreshed]).toEqual([[{ reason: 'Asked by phone' }], { until, failure: null }, 1]);
});

it('stays open with the reason for a failure, which a new attempt forgets', async () => {
  const actor = createActor(
    supportVisitMachine.provide({ actors: { startVisit: refuses(refusal('unavailable')) } }),
  ).start();
  actor.send({ type: 'visit.ask' });
  actor.send(submit);
  const { context } = await waitFor(actor, (state) => state.matches('failed'));
  expect(context).toEqual({ until: null, failure: failure('unavailable') });
  actor.send({ type: 'visit.cancel' });
  actor.send({ type: 'visit.ask' });
  expect(actor.getSnapshot().context.failure).toBeNull();
});
