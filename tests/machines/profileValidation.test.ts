import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { profileValidationMachine } from '#machines/profileValidation.ts';

const started = () => createActor(profileValidationMachine).start();

it('remembers each field that was left, once', () => {
  const actor = started();
  actor.send({ type: 'field.leave', field: 'mail' });
  actor.send({ type: 'field.leave', field: 'ssn' });
  actor.send({ type: 'field.leave', field: 'mail' });
  expect(actor.getSnapshot().context.left).toEqual(['mail', 'ssn']);
});

it('shows every error from a Save with invalid fields until a Save without any', () => {
  const actor = started();
  actor.send({ type: 'form.submit', invalid: [] });
  expect(actor.getSnapshot().value).toBe('filling');
  actor.send({ type: 'form.submit', invalid: ['mail'] });
  expect(actor.getSnapshot().value).toBe('correcting');
  actor.send({ type: 'form.submit', invalid: ['mail'] });
  expect(actor.getSnapshot().value).toBe('correcting');
  actor.send({ type: 'form.submit', invalid: [] });
  expect(actor.getSnapshot().value).toBe('filling');
});
