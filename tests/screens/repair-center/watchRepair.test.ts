import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { generationSessionMachine } from '#machines/generationSession.ts';
import { letterDownloadMachine } from '#machines/letterDownload.ts';
import { manualChoiceMachine } from '#machines/manualChoice.ts';
import { repairMachine } from '#machines/repair.ts';
import type { RepairDraft } from '#src/browser/drafts.ts';
import { watchRepair } from '#src/screens/repair-center/watchRepair.ts';
import { ids, notes, refusal, refuses } from '#tests/machines/builders.ts';

const session = { sessionId: ids.session, printVariantId: '41' };
const order = {
  kind: 'manual',
  key: 'key-2',
  selectedAccounts: ['account-1'],
  destinations: ['Experian'],
  bureau: null,
} as const;

const draft = { mode: 'manual', reportId: ids.report, choice: order } as const;

/** A manual visit that has ordered letters, which are written with the given `outcomes`, one after another. */
function ordered(outcomes: Promise<typeof session>[]) {
  const drafts: RepairDraft[] = [];
  const repair = createActor(
    repairMachine.provide({
      actors: {
        manualChoice: manualChoiceMachine.provide({
          actors: { manualAccounts: refuses(refusal('busy')), destinations: refuses(refusal('busy')) },
        }),
        generationSession: generationSessionMachine.provide({
          actions: { refresh: () => {} },
          actors: {
            generateManual: fromPromise(() => outcomes.shift() ?? Promise.reject(new Error('Ordered again'))),
            letterDownload: letterDownloadMachine.provide({
              actors: { downloadLetters: notes([]) },
            }),
          },
        }),
      },
    }),
    {
      input: {
        profileId: ids.profile,
        reports: [{ id: ids.report, name: 'SmartCredit 2026-11-20' }],
        generationsLeft: 2,
        // An order whose reply was lost is sent again without a summary.
        resumed: { ...draft, pending: true },
      },
    },
  ).start();
  watchRepair(repair, (draft) => drafts.push(draft));
  repair.send({ type: 'choice.made', choice: order });
  const writing = repair.getSnapshot().children.generationSession;
  if (writing === undefined) throw new Error('Nothing is being generated');
  return { writing, kept: () => drafts.at(-1) };
}

it('keeps an order pending while the letters are being written', () => {
  const { kept } = ordered([new Promise(() => {})]);
  expect(kept()).toEqual({ ...draft, pending: true });
});

it('keeps no order pending once the letters exist, with their dialog open and after the download', async () => {
  const { writing, kept } = ordered([Promise.resolve(session)]);
  await waitFor(writing, (state) => state.matches('generated'));
  expect(kept()).toEqual({ ...draft, pending: false });
  writing.send({ type: 'letters.download', file: 'zip' });
  await waitFor(writing, (state) => state.matches('generated'));
  expect(kept()).toEqual({ ...draft, pending: false });
});

it('remembers a refused order as answered until it is sent again', async () => {
  const { writing, kept } = ordered([Promise.reject(refusal('busy')), new Promise(() => {})]);
  await waitFor(writing, (state) => state.matches('failed'));
  expect(kept()).toEqual({ ...draft, pending: false });
  writing.send({ type: 'letters.retry' });
  expect(kept()).toEqual({ ...draft, pending: true });
});

it('keeps an order pending if its reply was lost', async () => {
  const { writing, kept } = ordered([Promise.reject(new TypeError('The connection was lost'))]);
  await waitFor(writing, (state) => state.matches('failed'));
  expect(kept()).toEqual({ ...draft, pending: true });
});
