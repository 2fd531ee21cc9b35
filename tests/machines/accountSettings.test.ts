import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { accountSettingsMachine, isUnsaved } from '#machines/accountSettings.ts';
import { answers, aPicture, failure, notes, recording, refusal, refuses } from './builders.ts';

const values = {
  fullName: 'Ana Sampleton',
  mail: 'ana@example.com',
  companyName: '',
  companyUrl: '',
  companyLogoUrl: '',
};
const input = { values };
const logo = '/api/v1/cdn/abcdefghijklmnopqrstuv';
const choose = { type: 'logo.choose', file: aPicture() } as const;
const save = { type: 'settings.save' } as const;

it("saves what was typed and nothing else, says so, and reloads the page's data", async () => {
  const asked: unknown[] = [];
  const told: string[] = [];
  const actor = createActor(
    accountSettingsMachine.provide({
      actors: { saveSettings: notes(asked) },
      actions: { notifySaved: () => void told.push('saved'), refresh: () => void told.push('reloaded') },
    }),
    { input },
  ).start();
  actor.send({ type: 'value.change', field: 'companyName', value: 'Sampleton & Co' });
  actor.send(save);
  await waitFor(actor, (state) => state.matches({ editing: 'open' }));
  expect([asked, told]).toEqual([[{ companyName: 'Sampleton & Co' }], ['saved', 'reloaded']]);
});

it('uploads a logo as soon as it is selected, adds its URL to the values, and saves nothing else', async () => {
  const asked: unknown[] = [];
  const actor = createActor(
    accountSettingsMachine.provide({ actors: { uploadToCdn: recording(asked, { result: logo }) } }),
    { input },
  ).start();
  expect(actor.getSnapshot().can({ type: 'logo.remove' })).toBe(false);
  actor.send(choose);
  expect([actor.getSnapshot().can(save), actor.getSnapshot().can(choose)]).toEqual([false, false]);
  actor.send({ type: 'value.change', field: 'fullName', value: 'Ana S.' });
  const { context } = await waitFor(actor, (state) => state.matches({ editing: 'open' }));
  expect(asked).toEqual([{ file: choose.file }]);
  expect(context).toEqual({
    values: { ...values, fullName: 'Ana S.', companyLogoUrl: logo },
    saved: values,
    sent: values,
    failure: null,
  });
  actor.send({ type: 'logo.remove' });
  expect(actor.getSnapshot().context.values.companyLogoUrl).toBe('');
});

it('keeps the previous logo if another one is refused, and clears the reason on the next attempt', async () => {
  const before = { values: { ...values, companyLogoUrl: logo } };
  const actor = createActor(
    accountSettingsMachine.provide({ actors: { uploadToCdn: refuses(refusal('notAnImage')) } }),
    { input: before },
  ).start();
  actor.send(choose);
  const { context } = await waitFor(actor, (state) => state.matches({ editing: 'notUploaded' }));
  const kept = before.values;
  expect(context).toEqual({ values: kept, saved: kept, sent: kept, failure: failure('notAnImage') });
  actor.send(choose);
  expect(actor.getSnapshot().context.failure).toBeNull();
});

it('says why nothing was saved, and keeps what was typed and uploaded', async () => {
  const refused = refusal('invalid');
  const complaints: unknown[] = [];
  const actor = createActor(
    accountSettingsMachine.provide({
      actors: { saveSettings: refuses(refused), uploadToCdn: answers({ result: logo }) },
      actions: { showError: (_, { error }) => void complaints.push(error) },
    }),
    { input },
  ).start();
  actor.send(choose);
  await waitFor(actor, (state) => state.matches('editing'));
  actor.send({ type: 'value.change', field: 'mail', value: 'nobody' });
  actor.send(save);
  const { context } = await waitFor(actor, (state) => state.matches({ editing: 'notSaved' }));
  const typed = { ...values, mail: 'nobody', companyLogoUrl: logo };
  expect(context).toEqual({
    values: typed,
    saved: values,
    sent: typed,
    failure: failure('invalid'),
  });
  expect(complaints).toEqual([refused]);
});

it('has something to lose from the first change until what was typed is saved', async () => {
  const answer = Promise.withResolvers<void>();
  const saveSettings = fromPromise<void, Partial<typeof values>>(() => answer.promise);
  const actor = createActor(
    accountSettingsMachine.provide({
      actors: { saveSettings },
      actions: { notifySaved: () => {}, refresh: () => {} },
    }),
    { input },
  ).start();
  const hasUnsaved = () => isUnsaved(actor.getSnapshot().context);
  const type = (value: string) => actor.send({ type: 'value.change', field: 'companyName', value });
  expect(hasUnsaved()).toBe(false);
  type('Sampleton');
  expect(hasUnsaved()).toBe(true);
  actor.send(save);
  type('Sampleton & Co');
  answer.resolve();
  await waitFor(actor, (state) => state.matches({ editing: 'open' }));
  // Typed while the save was in progress.
  expect(hasUnsaved()).toBe(true);
  type('Sampleton');
  expect(hasUnsaved()).toBe(false);
});

it('follows what a colleague has saved, and keeps what was typed', () => {
  const actor = createActor(accountSettingsMachine, { input }).start();
  actor.send({ type: 'value.change', field: 'mail', value: 'ana@sampleton.example' });
  const theirs = { companyName: 'Sampleton & Co', companyUrl: 'https://sampleton.example/' };
  actor.send({ type: 'settings.load', values: { ...values, ...theirs } });
  expect(actor.getSnapshot().context.values).toEqual({
    ...values,
    ...theirs,
    mail: 'ana@sampleton.example',
  });
});
