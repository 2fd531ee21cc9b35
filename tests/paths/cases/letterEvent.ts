import { letterEventMachine } from '#machines/letterEvent.ts';
import { aPicture, ids, refusal } from '#tests/machines/builders.ts';
import { toEquifax } from '#tests/support/aDispute.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const isOpen = ({ snapshot }: { snapshot: { matches: (state: 'open') => boolean } }) =>
  snapshot.matches('open');

export const letterEvent = defineCases(
  letterEventMachine,
  { 'Ana records the mailing of a letter': { profileId: ids.profile, replaces: null } },
  {
    'Ana chooses a photo of the receipt': { type: 'file.choose', file: aPicture('receipt.png') },
    'Ana chooses a text file': { type: 'file.choose', file: aPicture('receipt.txt', 'text/plain') },
    'Ana removes the photo': {
      event: { type: 'file.discard' },
      when: ({ context, snapshot }) => context.file !== null && isOpen({ snapshot }),
    },
    'Ana presses Save': {
      type: 'event.save',
      events: [
        {
          kind: 'mailed',
          on: '2026-10-05',
          letters: [toEquifax.id],
          way: 'firstClass',
          tracking: '',
          basis: 'client',
          files: [],
        },
      ],
    },
    'Ana presses Cancel': { type: 'form.close' },
    'the photo is uploaded': done('uploadDisputeFile', { id: ids.other }),
    'the server finds that the photo is not an image': thrown('uploadDisputeFile', refusal('notAnImage')),
    'the entry is saved': done('recordDisputeEvent'),
    'the server can’t save the entry': thrown('recordDisputeEvent', refusal('busy')),
  },
);
