import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { PreviewedLetter } from '#contract/letterPreview.ts';
import { letterPreviewMachine } from '#machines/letterPreview.ts';
import { answers, failure, ids, recording, refusal, refuses } from './builders.ts';

const letter = (id: string): PreviewedLetter => ({
  id,
  destination: { id: 'Experian', name: 'Experian', kind: 'bureau' },
  disputesSsn: false,
  subject: { text: id, evidence: [], finding: null },
  blocks: [],
});
const input = {
  profileId: ids.profile,
  reportId: ids.report,
  choice: { kind: 'automatic', key: '', options: [1, 5] },
} as const;
const planned = letterPreviewMachine.provide({
  actors: {
    previewLetters: answers({ letters: [letter('one'), letter('two')] }),
    drawLetter: fromPromise(({ input: { letterId } }) => Promise.resolve(`pages of ${letterId}`)),
  },
});
const run = (machine = planned) => createActor(machine, { input }).start();

it('opens with the first letter, and draws each letter that is selected', async () => {
  const preview = run();
  await expect.poll(() => preview.getSnapshot().context.pages).toBe('pages of one');
  expect(preview.getSnapshot().can({ type: 'letter.choose', letterId: 'one' })).toBe(false);
  expect(preview.getSnapshot().can({ type: 'letter.choose', letterId: 'three' })).toBe(false);
  preview.send({ type: 'letter.choose', letterId: 'two' });
  expect(preview.getSnapshot().context.pages).toBeNull();
  await expect.poll(() => preview.getSnapshot().context.pages).toBe('pages of two');
});

it('ignores pages that arrive too late', async () => {
  const first = Promise.withResolvers<string>();
  const preview = run(
    planned.provide({
      actors: {
        drawLetter: fromPromise(({ input: { letterId } }) =>
          letterId === 'one' ? first.promise : Promise.resolve('pages of two'),
        ),
      },
    }),
  );
  await expect.poll(() => preview.getSnapshot().value).toEqual({ reading: 'drawing' });
  preview.send({ type: 'letter.choose', letterId: 'two' });
  await expect.poll(() => preview.getSnapshot().context.pages).toBe('pages of two');
  first.resolve('pages of one');
  await first.promise;
  expect(preview.getSnapshot().context.pages).toBe('pages of two');
});

it('keeps the sentences if the pages cannot be drawn', async () => {
  const preview = run(planned.provide({ actors: { drawLetter: refuses(refusal('busy')) } }));
  await expect.poll(() => preview.getSnapshot().value).toEqual({ reading: 'blank' });
  expect(preview.getSnapshot().context).toMatchObject({
    letters: [letter('one'), letter('two')],
    letterId: 'one',
    failure: failure('busy'),
  });
});

it('says why there is nothing to read, and can be closed at any time', async () => {
  const preview = run(planned.provide({ actors: { previewLetters: refuses(refusal('nothingToDispute')) } }));
  await expect.poll(() => preview.getSnapshot().value).toBe('failed');
  expect(preview.getSnapshot().context.failure).toEqual(failure('nothingToDispute'));
  preview.send({ type: 'preview.close' });
  expect(preview.getSnapshot().status).toBe('done');
});

it('draws the pages again when they enclose something else', async () => {
  const drawn: unknown[] = [];
  const preview = run(planned.provide({ actors: { drawLetter: recording(drawn, 'pages') } }));
  await expect.poll(() => preview.getSnapshot().context.pages).toBe('pages');
  preview.send({ type: 'enclosures.changed' });
  expect(preview.getSnapshot().context.pages).toBeNull();
  await expect.poll(() => preview.getSnapshot().context.pages).toBe('pages');
  expect(drawn).toHaveLength(2);
  expect(preview.getSnapshot().context.letterId).toBe('one');
});
