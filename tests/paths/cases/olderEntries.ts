import { olderEntriesMachine } from '#machines/olderEntries.ts';
import { refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const olderEntries = defineCases(
  olderEntriesMachine,
  { 'a log with older entries': { next: 'third' }, 'a short log': { next: null } },
  {
    'Ana presses Show older entries': { type: 'entries.more' },
    'a part loads': {
      event: done('loadPart', { entries: ['third', 'second'], next: 'first' }),
      when: ({ context }) => context.entries.length === 0,
    },
    'the last part loads': done('loadPart', { entries: ['first'], next: null }),
    'the part does not load': thrown('loadPart', refusal('unavailable')),
  },
);
