import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { documentBytes } from '#contract/limits.ts';
import { reportFileMachine } from '#machines/reportFile.ts';
import {
  answers,
  aReportFile,
  aReportFileContents,
  failure,
  ids,
  notes,
  recording,
  refusal,
  refuses,
} from './builders.ts';

const input = { profileId: ids.profile };
const file = aReportFile();
const choose = { type: 'file.choose', file } as const;
const contents = aReportFileContents();

function started(
  actors: Parameters<typeof reportFileMachine.provide>[0]['actors'],
  refreshed: string[] = [],
) {
  const logic = reportFileMachine.provide({
    actors: { ...actors },
    actions: { refresh: () => void refreshed.push('reloaded') },
  });
  return createActor(logic, { input }).start();
}

it('shows what the file contains before anything is saved, then imports that file', async () => {
  const inspected: unknown[] = [];
  const imported: unknown[] = [];
  const refreshed: string[] = [];
  const actor = started(
    { inspectReportFile: recording(inspected, contents), importReportFile: notes(imported) },
    refreshed,
  );
  actor.send(choose);
  const shown = await waitFor(actor, (state) => state.matches('fitting'));
  expect([inspected, imported, shown.context.contents]).toEqual([[{ ...input, file }], [], contents]);
  actor.send({ type: 'report.keep' });
  await waitFor(actor, (state) => state.matches('kept'));
  expect([imported, refreshed]).toEqual([[{ ...input, file }], ['reloaded']]);
});

it('warns if the file names another person than the profile, and still lets it be saved', async () => {
  const actor = started({
    inspectReportFile: answers(aReportFileContents({ namesSomebodyElse: true })),
    importReportFile: notes([]),
  });
  actor.send(choose);
  await waitFor(actor, (state) => state.matches('doubtful'));
  actor.send({ type: 'report.keep' });
  await waitFor(actor, (state) => state.matches('kept'));
});

it('rejects a file above the limit without sending it', () => {
  const asked: unknown[] = [];
  const actor = started({ inspectReportFile: recording(asked, contents) });
  actor.send({ type: 'file.choose', file: aReportFile('backup.zip', documentBytes + 1) });
  expect(actor.getSnapshot()).toMatchObject({
    value: 'refused',
    context: { failure: failure('fileTooLarge') },
  });
  expect(asked).toEqual([]);
});

it('says why a file cannot be read', async () => {
  const actor = started({ inspectReportFile: refuses(refusal('unreadableReport')) });
  actor.send(choose);
  const refused = await waitFor(actor, (state) => state.matches('refused'));
  expect(refused.context).toEqual({ ...input, file, contents: null, failure: failure('unreadableReport') });
});

it('accepts another file instead of the one that was read', async () => {
  const asked: unknown[] = [];
  const actor = started({ inspectReportFile: recording(asked, contents) });
  actor.send(choose);
  await waitFor(actor, (state) => state.matches('fitting'));
  const another = aReportFile('another.json');
  actor.send({ type: 'file.choose', file: another });
  expect(actor.getSnapshot()).toMatchObject({ value: 'reading', context: { file: another, contents: null } });
  await waitFor(actor, (state) => state.matches('fitting'));
  expect(asked).toEqual([
    { ...input, file },
    { ...input, file: another },
  ]);
});

it('keeps file and contents if the import fails, so that it can be retried', async () => {
  const actor = started({
    inspectReportFile: answers(contents),
    importReportFile: refuses(refusal('busy')),
  });
  actor.send(choose);
  await waitFor(actor, (state) => state.matches('fitting'));
  actor.send({ type: 'report.keep' });
  const failed = await waitFor(actor, (state) => state.matches('notKept'));
  expect(failed.context).toEqual({ ...input, file, contents, failure: failure('busy') });
  expect(failed.can({ type: 'report.keep' })).toBe(true);
});

it('accepts no other file while one is being imported', async () => {
  const actor = started({ inspectReportFile: answers(contents), importReportFile: notes([]) });
  actor.send(choose);
  await waitFor(actor, (state) => state.matches('fitting'));
  actor.send({ type: 'report.keep' });
  actor.send({ type: 'file.choose', file: aReportFile('another.json') });
  actor.send({ type: 'file.discard' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'keeping', context: { file } });
});
