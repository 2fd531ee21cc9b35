import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { disputeFileMachine } from '#machines/disputeFile.ts';
import { answers, aPicture, failure, ids, recording, refusal, refuses } from './builders.ts';

const scan = { profileId: ids.profile, fileId: ids.other };
const content: Blob = aPicture();

it('fetches a photo and shows it', async () => {
  const asked: unknown[] = [];
  const actor = createActor(
    disputeFileMachine.provide({ actors: { viewDisputeFile: recording(asked, content) } }),
    { input: { ...scan, mediaType: 'image/jpeg' } },
  ).start();
  const { context } = await waitFor(actor, (state) => state.matches('shown'));
  expect(asked).toEqual([scan]);
  expect(context.picture).toBe(content);
});

it('saves a PDF, which is never shown in the page', async () => {
  const saved: Blob[] = [];
  const actor = createActor(
    disputeFileMachine.provide({
      actors: { viewDisputeFile: answers(content) },
      actions: { saveFile: (_, params) => void saved.push(params.content) },
    }),
    { input: { ...scan, mediaType: 'application/pdf' } },
  ).start();
  const { context } = await waitFor(actor, (state) => state.matches('saved'));
  expect(saved).toEqual([content]);
  expect(context.picture).toBeNull();
});

it('says why a scan doesn’t open', async () => {
  const actor = createActor(
    disputeFileMachine.provide({ actors: { viewDisputeFile: refuses(refusal('forbidden')) } }),
    { input: { ...scan, mediaType: 'image/png' } },
  ).start();
  const { context } = await waitFor(actor, (state) => state.matches('failed'));
  expect(context.failure).toEqual(failure('forbidden'));
});
