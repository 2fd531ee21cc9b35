import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { generationSessionMachine } from '#machines/generationSession.ts';
import { letterDownloadMachine } from '#machines/letterDownload.ts';
import { failure, ids, notes, recording, refusal, refuses } from './builders.ts';

const of = { profileId: ids.profile, reportId: ids.report };
const automatic = { ...of, choice: { kind: 'automatic', key: 'key-1', options: [1, 3] } } as const;
const manual = {
  ...of,
  choice: {
    kind: 'manual',
    key: 'key-2',
    selectedAccounts: ['account-1'],
    destinations: ['Experian'],
    bureau: null,
  },
} as const;
const session = { sessionId: ids.session, printVariantId: '41' };

const machine = generationSessionMachine.provide({ actions: { refresh: () => {} } });

it('writes the letters of an automatic selection and offers to close, mail, and download them', async () => {
  const asked: unknown[] = [];
  const actor = createActor(machine.provide({ actors: { generateAutomatic: recording(asked, session) } }), {
    input: automatic,
  }).start();
  const state = await waitFor(actor, (current) => current.matches('generated'));
  expect(asked).toEqual([automatic]);
  const offers = [
    { type: 'session.close' },
    { type: 'letters.mail' },
    { type: 'letters.download', file: 'zip' },
    { type: 'letters.download', file: 'pdf' },
  ] as const;
  expect(offers.map((event) => state.can(event))).toEqual([true, true, true, true]);
  actor.send({ type: 'session.close' });
  expect(actor.getSnapshot().output).toBe('spent');
});

it('writes the letters of a manual selection', async () => {
  const asked: unknown[] = [];
  const actor = createActor(machine.provide({ actors: { generateManual: recording(asked, session) } }), {
    input: manual,
  }).start();
  await waitFor(actor, (state) => state.matches('generated'));
  expect(asked).toEqual([manual]);
});

it.each([
  ['no response came', 'unexpected'],
  ['the store was lost meanwhile', 'unavailable'],
] as const)('does not know about the credit if %s, and repeats the same request', async (_, code) => {
  const actor = createActor(machine.provide({ actors: { generateManual: refuses(refusal(code)) } }), {
    input: manual,
  }).start();
  const { context } = await waitFor(actor, (state) => state.matches('failed'));
  expect(context.failure).toEqual(failure(code));
  actor.send({ type: 'letters.retry' });
  expect(actor.getSnapshot()).toMatchObject({
    value: 'generatingManual',
    context: { choice: manual.choice },
  });
  await waitFor(actor, (state) => state.matches('failed'));
  actor.send({ type: 'session.close' });
  expect(actor.getSnapshot().output).toBe('unknown');
});

it('knows that nothing was spent if it was told why not', async () => {
  const actor = createActor(
    machine.provide({ actors: { generateManual: refuses(refusal('nothingToDispute')) } }),
    { input: manual },
  ).start();
  await waitFor(actor, (state) => state.matches('failed'));
  actor.send({ type: 'session.close' });
  expect(actor.getSnapshot().output).toBe('kept');
});

it('ends immediately if no generation is left', async () => {
  const actor = createActor(
    machine.provide({ actors: { generateManual: refuses(refusal('noGenerations')) } }),
    {
      input: manual,
    },
  ).start();
  const state = await waitFor(actor, (current) => current.matches('closed'));
  expect(state.output).toBe('none');
});

it('downloads and mails the letters as often as requested', async () => {
  const downloaded: unknown[] = [];
  const mailed: unknown[] = [];
  const actor = createActor(
    machine.provide({
      actors: {
        generateManual: recording([], session),
        letterDownload: letterDownloadMachine.provide({ actors: { downloadLetters: notes(downloaded) } }),
        mailLetters: notes(mailed),
      },
    }),
    { input: manual },
  ).start();
  await waitFor(actor, (state) => state.matches('generated'));
  actor.send({ type: 'letters.download', file: 'zip' });
  expect(actor.getSnapshot().value).toBe('downloading');
  await waitFor(actor, (state) => state.matches('generated'));
  actor.send({ type: 'letters.download', file: 'pdf' });
  await waitFor(actor, (state) => state.matches('generated'));
  actor.send({ type: 'letters.mail' });
  await waitFor(actor, (state) => state.matches('generated'));
  expect(downloaded).toMatchObject([
    { sessionId: ids.session, file: 'zip' },
    { sessionId: ids.session, file: 'pdf' },
  ]);
  expect(mailed).toEqual([{ sessionId: ids.session }]);
});

it('still offers the letters if the print shop cannot be reached', async () => {
  const actor = createActor(
    machine.provide({
      actors: { generateManual: recording([], session), mailLetters: refuses(refusal('busy')) },
    }),
    { input: manual },
  ).start();
  await waitFor(actor, (state) => state.matches('generated'));
  actor.send({ type: 'letters.mail' });
  const state = await waitFor(actor, (current) => current.matches('mailFailed'));
  expect(state.can({ type: 'letters.download', file: 'zip' })).toBe(true);
});
