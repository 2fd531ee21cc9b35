import type { Destination } from '#contract/repair.ts';
import { manualChoiceMachine } from '#machines/manualChoice.ts';
import { aManualAccount, anAccountInformation, ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const everywhere = aManualAccount();
const onlyExperian = aManualAccount({
  id: 'account-2',
  name: 'SECOND BANK',
  negative: false,
  status: 'Open',
  bureaus: ['Experian'],
});
const destinations: Destination[] = [
  { id: 'TransUnion', name: 'TransUnion', kind: 'bureau' },
  { id: 'Experian', name: 'Experian', kind: 'bureau' },
  { id: 'furnisher:first-bank', name: 'FIRST BANK', kind: 'furnisher' },
];
const input = { profileId: ids.profile, reportId: ids.report, ticked: null };

export const manualChoice = defineCases(
  manualChoiceMachine,
  {
    'Ana opens manual mode': input,
    'Ana comes back after a reload': {
      ...input,
      ticked: { selectedAccounts: ['account-2'], destinations: ['Experian'], bureau: null },
    },
  },
  {
    'the accounts arrive': done('manualAccounts', { results: [everywhere, onlyExperian] }),
    'the destinations arrive': done('destinations', { results: destinations }),
    'the accounts do not arrive': thrown('manualAccounts', refusal('busy')),
    'the destinations do not arrive': thrown('destinations', refusal('busy')),
    'Ana presses Try Again': { type: 'lists.retry' },
    'Ana ticks FIRST BANK, or unticks it': { type: 'account.toggle', id: 'account-1' },
    'Ana ticks SECOND BANK, or unticks it': { type: 'account.toggle', id: 'account-2' },
    'the detail arrives': done('accountInformation', anAccountInformation()),
    'the detail does not arrive': thrown('accountInformation', refusal('busy')),
    'Ana asks for the detail again': { type: 'detail.retry' },
    'Ana ticks Experian as destination, or unticks it': { type: 'destination.toggle', id: 'Experian' },
    'Ana chooses "reporting only on Experian"': { type: 'bureau.choose', bureau: 'Experian' },
    'Ana switches Show Only Negative on': { type: 'list.narrow' },
    'Ana switches Show Only Negative off': { type: 'list.widen' },
    'Ana presses Preview': { type: 'letters.preview' },
    'Ana presses Generate': { type: 'letters.generate', key: 'key-1' },
  },
);
