import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { areTermsUnsaved, contractTermsMachine } from '#machines/contractTerms.ts';
import { failure, recording, refusal, refuses } from './builders.ts';

const values = { services: '', guarantees: '', completion: '', payment: '', total: '', address: '' };
const before = { values, savedAt: null as string | null };
const describe = { type: 'value.change', field: 'services', value: 'Letters' } as const;
const save = { type: 'terms.save' } as const;

it('saves what was typed, says so, and has nothing unsaved then', async () => {
  const [asked, told]: [unknown[], string[]] = [[], []];
  const wired = contractTermsMachine.provide({
    actors: { saveContractTerms: recording(asked, { savedAt: 'noon' }) },
    actions: { notifySaved: () => told.push('saved') },
  });
  const actor = createActor(wired, { input: before }).start();
  actor.send(describe);
  expect(areTermsUnsaved(actor.getSnapshot().context)).toBe(true);
  actor.send(save);
  const { context } = await waitFor(actor, (state) => state.matches('editing'));
  expect([asked, told]).toEqual([[{ values: { ...values, services: 'Letters' }, savedAt: null }], ['saved']]);
  expect(context.savedAt).toBe('noon');
  expect(areTermsUnsaved(context)).toBe(false);
});

it('keeps what was typed if it is not saved', async () => {
  const wired = contractTermsMachine.provide({ actors: { saveContractTerms: refuses(refusal('invalid')) } });
  const actor = createActor(wired, { input: before }).start();
  for (const event of [describe, save]) actor.send(event);
  const { context } = await waitFor(actor, (state) => state.matches({ editing: 'notSaved' }));
  expect(context).toMatchObject({ values: { services: 'Letters' }, failure: failure('invalid') });
  expect(areTermsUnsaved(context)).toBe(true);
});

it('saves over nothing that someone else has saved since: their words are loaded, except where something was typed', async () => {
  const [asked, told]: [unknown[], string[]] = [[], []];
  const refusing = fromPromise<{ savedAt: string }, typeof before>(async ({ input }) => {
    asked.push(input);
    if (asked.length === 1) throw refusal('changedMeanwhile');
    return { savedAt: 'two' };
  });
  const wired = contractTermsMachine.provide({
    actors: { saveContractTerms: refusing },
    actions: { refresh: () => told.push('loaded again'), notifySaved: () => told.push('saved') },
  });
  const actor = createActor(wired, { input: before }).start();
  for (const event of [describe, save]) actor.send(event);
  await waitFor(actor, (state) => state.matches({ editing: 'outdated' }));
  expect(told).toEqual(['loaded again']);
  const newer = { ...values, services: 'Calls', total: '$240' };
  actor.send({ type: 'terms.load', values: newer, savedAt: 'one' });
  expect(actor.getSnapshot().context).toMatchObject({
    values: { ...newer, services: 'Letters' },
    saved: newer,
    theirs: ['services'],
  });
  actor.send(save);
  const { context } = await waitFor(actor, (state) => state.matches({ editing: 'open' }));
  expect(asked[1]).toEqual({ values: { ...newer, services: 'Letters' }, savedAt: 'one' });
  expect(context).toMatchObject({ theirs: [], savedAt: 'two' });
});

it('follows what is saved by now where nothing was typed', () => {
  const actor = createActor(contractTermsMachine, { input: before }).start();
  actor.send({ type: 'terms.load', values: { ...values, total: '$240' }, savedAt: 'one' });
  const { context } = actor.getSnapshot();
  expect([context.values.total, areTermsUnsaved(context)]).toEqual(['$240', false]);
});
