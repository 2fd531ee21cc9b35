import type { AccessEntry } from '#contract/accessRecord.ts';
import { accessRecordMachine } from '#machines/accessRecord.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const anEntry = (change: Partial<AccessEntry> = {}): AccessEntry => ({
  number: 52,
  at: '2026-11-20T15:00:00.000Z',
  actor: 'member',
  name: 'Ana Ruiz',
  forName: '',
  address: '203.0.113.9',
  reads: 'revealedValue',
  call: 'revealField',
  client: 'Devon Sampleton',
  detail: 'ssn',
  refused: false,
  ...change,
});
const clients = [{ id: ids.profile, name: 'Devon Sampleton' }];
const refusedToSupport = anEntry({
  number: 51,
  actor: 'support',
  name: '',
  forName: 'Ana Ruiz',
  refused: true,
});
const printed = anEntry({
  number: 2,
  actor: 'outsider',
  name: 'print@example.com',
  reads: 'letters',
  call: 'downloadLetters',
  detail: '',
});

export const accessRecord = defineCases(
  accessRecordMachine,
  { 'Ana owns the account': undefined },
  {
    'Ana opens the access record': { type: 'record.open' },
    'the newest entries load': done('accessRecord', {
      entries: [anEntry(), refusedToSupport],
      next: 51,
      clients,
    }),
    'nothing matches': done('accessRecord', { entries: [], next: null, clients }),
    'the entries do not load': thrown('accessRecord', refusal('unavailable')),
    'Ana presses Try Again': { type: 'record.retry' },
    'Ana shows one client': {
      event: { type: 'filter.change', filter: { profileId: ids.profile, kind: '' } },
      when: ({ context }) => context.filter.profileId === '' && context.clients.length > 0,
    },
    'Ana presses Show older entries': { type: 'record.continue' },
    'older entries load': done('accessRecordContinued', { entries: [printed], next: null, clients: [] }),
    'older entries do not load': thrown('accessRecordContinued', refusal('unavailable')),
    'Ana presses Export as CSV': { type: 'record.export' },
    'the file is saved': done('exportAccessRecord'),
    'the file does not load': thrown('exportAccessRecord', refusal('unavailable')),
    'Ana closes the access record': { type: 'record.close' },
  },
);
