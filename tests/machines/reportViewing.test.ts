import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { documentPreviewMachine } from '#machines/documentPreview.ts';
import { reportViewingMachine } from '#machines/reportViewing.ts';
import { answers, failure, ids, notes, refusal, refuses } from './builders.ts';

const input = { profileId: ids.profile };
const view = { type: 'report.view', reportId: ids.report } as const;
const open = { type: 'preview.open', kind: 'ssn' } as const;

it('requests the URL of the right report and is idle again', async () => {
  const asked: unknown[] = [];
  const actor = createActor(reportViewingMachine.provide({ actors: { reportTicket: notes(asked) } }), {
    input,
  }).start();
  actor.send(view);
  await waitFor(actor, (state) => state.matches('idle'));
  expect(asked).toEqual([{ profileId: ids.profile, reportId: ids.report }]);
});

it('says that a report could not be shown', async () => {
  const actor = createActor(
    reportViewingMachine.provide({ actors: { reportTicket: refuses(refusal('notFound')) } }),
    { input },
  ).start();
  actor.send(view);
  const { context } = await waitFor(actor, (state) => state.matches('failed'));
  expect(context.failure).toEqual(failure('notFound'));
});

it('shows a saved document and drops it when the dialog closes', async () => {
  const picture = new Blob(['picture'], { type: 'image/png' });
  const actor = createActor(documentPreviewMachine.provide({ actors: { viewDocument: answers(picture) } }), {
    input,
  }).start();
  actor.send(open);
  const { context } = await waitFor(actor, (state) => state.matches('shown'));
  expect(context).toEqual({ profileId: ids.profile, kind: 'ssn', picture, failure: null });
  actor.send({ type: 'preview.close' });
  expect(actor.getSnapshot().context).toEqual({
    profileId: ids.profile,
    kind: null,
    picture: null,
    failure: null,
  });
});
