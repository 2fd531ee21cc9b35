import type { SnapshotFrom } from 'xstate';
import type { Destination } from '#contract/repair.ts';
import { manualChoiceMachine } from '#machines/manualChoice.ts';
import type { ManualSelection } from '#machines/manualSelection.ts';
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

type Ticks = Pick<ManualSelection, 'selectedAccounts' | 'selectedDestinations'>;

const account = (id: string, isTicked: boolean) => ({
  event: { type: 'account.toggle', id } as const,
  when: ({ context }: { context: Ticks }) => context.selectedAccounts.includes(id) === isTicked,
});
const destination = (id: string, isTicked: boolean) => ({
  event: { type: 'destination.toggle', id } as const,
  when: ({ context }: { context: Ticks }) => context.selectedDestinations.includes(id) === isTicked,
});
/** From a whole list, with as many accounts selected before. */
const accounts = (chosen: readonly string[], ...before: readonly number[]) => ({
  event: { type: 'accounts.choose', ids: chosen } as const,
  when: ({ snapshot }: { snapshot: SnapshotFrom<typeof manualChoiceMachine> }) =>
    snapshot.matches({ choosing: { list: 'whole' } }) &&
    before.includes(snapshot.context.selectedAccounts.length),
});
/** The detail that is fetched is that of the account selected last. */
const detail = (id: string, name: string) => ({
  event: done('accountInformation', anAccountInformation({ id, name })),
  when: ({ context }: { context: Ticks }) => context.selectedAccounts.at(-1) === id,
});

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
    'the accounts load': done('manualAccounts', { results: [everywhere, onlyExperian] }),
    'the destinations load': done('destinations', { results: destinations }),
    'the accounts do not load': thrown('manualAccounts', refusal('busy')),
    'the destinations do not load': thrown('destinations', refusal('busy')),
    'Ana presses Try Again': { type: 'lists.retry' },
    'Ana selects FIRST BANK': account('account-1', false),
    'Ana deselects FIRST BANK': account('account-1', true),
    'Ana selects SECOND BANK': account('account-2', false),
    'Ana deselects SECOND BANK': account('account-2', true),
    'Ana selects all accounts': accounts(['account-1', 'account-2'], 0, 1),
    'Ana deselects all accounts': accounts([], 2),
    'Ana selects the accounts that TransUnion reports': accounts(['account-1'], 0, 1, 2),
    'the details of FIRST BANK load': detail('account-1', 'FIRST BANK'),
    'the details of SECOND BANK load': detail('account-2', 'SECOND BANK'),
    'the details do not load': thrown('accountInformation', refusal('busy')),
    'Ana requests the details again': { type: 'detail.retry' },
    'Ana selects Experian as a destination': destination('Experian', false),
    'Ana deselects Experian as a destination': destination('Experian', true),
    'Ana chooses "reporting only on Experian"': { type: 'bureau.choose', bureau: 'Experian' },
    'Ana switches Show Only Negative on': { type: 'list.narrow' },
    'Ana switches Show Only Negative off': { type: 'list.widen' },
    'Ana presses Preview': { type: 'letters.preview' },
    'Ana presses Generate': { type: 'letters.generate', key: 'key-1' },
  },
);
