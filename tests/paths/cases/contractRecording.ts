import { contractRecordingMachine } from '#machines/contractRecording.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const contractRecording = defineCases(
  contractRecordingMachine,
  { 'a client without a contract': { profileId: ids.profile } },
  {
    'Ana enters the day': {
      event: { type: 'date.write', on: '2026-11-19' },
      when: ({ context, facts }) => context.on === '' && facts['isRecorded'] === false,
    },
    'Ana presses Record the statement': {
      event: { type: 'entry.record', step: 'disclosed' },
      when: ({ facts }) => facts['isRecorded'] === false,
    },
    'the entry is recorded': { event: done('recordContract'), sets: { isRecorded: true } },
    'the entry is not recorded': thrown('recordContract', refusal('busy')),
    'Ana presses Withdraw': {
      event: { type: 'entry.withdraw', eventId: ids.session },
      when: ({ facts }) => facts['isRecorded'] === true,
    },
    'the entry is withdrawn': { event: done('withdrawContract'), sets: { isRecorded: false } },
    'the entry is not withdrawn': thrown('withdrawContract', refusal('busy')),
  },
  { isRecorded: false },
);
