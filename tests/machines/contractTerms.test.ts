import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { areTermsUnsaved, contractTermsMachine } from '#machines/contractTerms.ts';
import { failure, notes, refusal, refuses } from './builders.ts';

const values = { services: '', guarantees: '', completion: '', payment: '', total: '', address: '' };
const describe = { type: 'value.change', field: 'services', value: 'Letters' } as const;
const save = { type: 'terms.save' } as const;

it('saves what was typed, says so, and has nothing unsaved then', async () => {
  const [asked, told]: [unknown[], string[]] = [[], []];
  const wired = contractTermsMachine.provide({
    actors: { saveContractTerms: notes(asked) },
    actions: { notifySaved: () => told.push('saved') },
  });
  const actor = createActor(wired, { input: { values } }).start();
  actor.send(describe);
  expect(areTermsUnsaved(actor.getSnapshot().context)).toBe(true);
  actor.send(save);
  const { context } = await waitFor(actor, (state) => state.matches('editing'));
  expect([asked, told]).toEqual([[{ ...values, services: 'Letters' }], ['saved']]);
  expect(areTermsUnsaved(context)).toBe(false);
});

it('keeps what was typed if it is not saved', async () => {
  const wired = contractTermsMachine.provide({ actors: { saveContractTerms: refuses(refusal('invalid')) } });
  const actor = createActor(wired, { input: { values } }).start();
  for (const event of [describe, save]) actor.send(event);
  const { context } = await waitFor(actor, (state) => state.matches({ editing: 'notSaved' }));
  expect(context).toMatchObject({ values: { services: 'Letters' }, failure: failure('invalid') });
  expect(areTermsUnsaved(context)).toBe(true);
});
