import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type Note, notesMachine } from '#machines/notes.ts';

const aNote = (id: string, text: string): Note => ({ id, text, at: '2026-11-21T09:00:00.000Z' });
const call = aNote('1', 'Call Ana');
const mail = aNote('2', 'Call Dora on Monday');

function started(kept: readonly Note[]) {
  const written: (readonly Note[])[] = [];
  const actor = createActor(
    notesMachine.provide({ actions: { keep: (_, { notes }) => void written.push(notes) } }),
    { input: { notes: kept } },
  ).start();
  return { actor, written };
}

it('saves what was written, newest first, without surrounding white space', () => {
  const { actor, written } = started([call]);
  actor.send({ type: 'note.add', note: { ...mail, text: '  Call Dora on Monday \n' } });
  expect(written).toEqual([[mail, call]]);
  expect(actor.getSnapshot().value).toBe('listed');
});

it('ignores a blank note', () => {
  const { actor, written } = started([]);
  actor.send({ type: 'note.add', note: aNote('3', ' \n\t ') });
  expect([actor.getSnapshot().value, written]).toEqual(['empty', []]);
});

it('is empty again when the last note is deleted', () => {
  const { actor, written } = started([call]);
  actor.send({ type: 'note.delete', id: '1' });
  expect([actor.getSnapshot().value, written]).toEqual(['empty', [[]]]);
});
