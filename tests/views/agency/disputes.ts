import type { Seat } from '../view.ts';
import { forAgency } from './forAgency.ts';

const disputes = ({ go, ids }: Seat, id = ids.client) => go(`/disputes/${id}`);

/** Opens the first control whose name begins like a message does, up to its first value. */
const press = ({ page, say }: Seat, english: string) => {
  const [beginning = ''] = say(english).split(/[{<]/);
  return page
    .getByRole('button', { name: new RegExp(`^${beginning.replace('?', '[?]')}`) })
    .first()
    .click();
};

export const disputeViews = forAgency([
  {
    name: 'disputes-none',
    shows: 'screens/disputes/Screen.tsx',
    open: (seat) => disputes(seat, seat.ids.unconnected),
  },
  { name: 'disputes', shows: 'screens/disputes/Screen.tsx', open: disputes },
  { name: 'disputes-narrow', narrow: true, shows: 'screens/disputes/table/DisputeTable.tsx', open: disputes },
  {
    name: 'disputes-mailed',
    shows: 'screens/disputes/forms/RecordingForm.tsx',
    open: async (seat) => {
      await disputes(seat);
      await press(seat, 'I mailed it');
      await seat.page.getByRole('dialog').getByRole('combobox').selectOption('certified');
    },
  },
  {
    name: 'disputes-dates',
    shows: 'screens/disputes/dates/DatesDialog.tsx',
    open: async (seat) => {
      await disputes(seat);
      await press(seat, 'Due {due}');
    },
  },
  {
    name: 'disputes-annual-report',
    shows: 'screens/disputes/forms/RecordingForm.tsx',
    open: async (seat) => {
      await disputes(seat);
      await press(seat, 'Free annual report?<0> {name}</0>');
    },
  },
  {
    name: 'disputes-withdraw',
    shows: 'screens/disputes/timeline/WithdrawalDialog.tsx',
    open: async (seat) => {
      await disputes(seat);
      await press(seat, 'Withdraw: {which}');
    },
  },
]);
