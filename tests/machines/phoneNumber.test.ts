import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { phoneNumberMachine } from '#machines/phoneNumber.ts';
import { failure, notes, refusal, refuses } from './builders.ts';

const submit = { type: 'phone.submit', phone: '+1(555)-010-0199' } as const;

it('can be submitted with 16 or more characters', () => {
  const actor = createActor(phoneNumberMachine).start();
  actor.send({ type: 'phone.open' });
  expect(actor.getSnapshot().can({ ...submit, phone: '+1(555)-010-019' })).toBe(false);
  expect(actor.getSnapshot().can(submit)).toBe(true);
});

it("saves the number, closes, and reloads the page's data", async () => {
  const asked: unknown[] = [];
  let refreshed = 0;
  const actor = createActor(
    phoneNumberMachine.provide({
      actors: { savePhone: notes(asked) },
      actions: { refresh: () => void (refreshed += 1) },
    }),
  ).start();
  actor.send({ type: 'phone.open' });
  actor.send(submit);
  await waitFor(actor, (state) => state.matches('closed'));
  expect([asked, refreshed]).toEqual([[{ phone: '+1(555)-010-0199' }], 1]);
});

it('stays open with the reason if the number is refused, and clears the reason when opened again', async () => {
  const actor = createActor(
    phoneNumberMachine.provide({ actors: { savePhone: refuses(refusal('invalid')) } }),
  ).start();
  actor.send({ type: 'phone.open' });
  actor.send(submit);
  const { context } = await waitFor(actor, (state) => state.matches('failed'));
  expect(context.failure).toEqual(failure('invalid'));
  actor.send({ type: 'phone.close' });
  actor.send({ type: 'phone.open' });
  expect(actor.getSnapshot().context.failure).toBeNull();
});
