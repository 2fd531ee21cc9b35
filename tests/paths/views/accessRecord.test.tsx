import { AccessRecordDialog } from '#src/screens/settings/AccessRecordDialog.tsx';
import { ids } from '#tests/machines/builders.ts';
import { accessRecord } from '../cases/accessRecord.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const dialog = (screen: Screen) => screen.getByRole('dialog', { name: 'Access record' });
const button = (screen: Screen, name: string) => dialog(screen).getByRole('button', { name, exact: true });
const press = (name: string) => (stage: { screen: Screen }) => button(stage.screen, name).click();
const clientFilter = (screen: Screen) => dialog(screen).getByLabelText('Client');

walkViews({
  cases: accessRecord,
  show: (record, say) => (
    <>
      <button type="button" onClick={() => record.send({ type: 'record.open' })}>
        {say('View access record')}
      </button>
      <AccessRecordDialog record={record} hasClients />
    </>
  ),
  does: {
    'Ana opens the access record': ({ screen }) =>
      screen.getByRole('button', { name: 'View access record' }).click(),
    'Ana presses Try Again': press('Try Again'),
    'Ana shows one client': ({ screen }) => clientFilter(screen).selectOptions(ids.profile),
    'Ana presses Show older entries': press('Show older entries'),
    'Ana presses Export as CSV': press('Export as CSV'),
    'Ana closes the access record': press('Close'),
  },
  sees: {
    closed: async (screen) => {
      await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
    },
    open: async (screen) => {
      await expect.element(dialog(screen)).toBeVisible();
      await expect.element(dialog(screen).getByLabelText('What was opened').first()).toBeEnabled();
    },
    'open.fetching': async (screen) => {
      await expect.element(dialog(screen).getByRole('status', { name: 'Loading' })).toBeVisible();
      await expect.element(button(screen, 'Export as CSV')).toBeDisabled();
    },
    'open.failed': async (screen) => {
      await expect.element(dialog(screen).getByRole('alert')).toBeVisible();
      await expect.element(button(screen, 'Try Again')).toBeEnabled();
    },
    'open.shown': async (screen, { context: { entries, next } }) => {
      const table = dialog(screen).getByRole('table', { name: 'Access record' });
      if (entries.length === 0) await expect.element(table.getByText('no data available')).toBeVisible();
      else {
        await expect.element(table.getByText('Social Security number', { exact: true })).toBeVisible();
        await expect.element(table.getByText('Refused: Social Security number')).toBeVisible();
        await expect.element(table.getByText('Redress Support, for Ana Ruiz')).toBeVisible();
      }
      if (entries.length > 2)
        await expect.element(table.getByText('print@example.com, with a print link')).toBeVisible();
      if (next === null) await expect.poll(() => button(screen, 'Show older entries').query()).toBeNull();
      else await expect.element(button(screen, 'Show older entries')).toBeEnabled();
      await expect.element(button(screen, 'Export as CSV')).toBeEnabled();
    },
    'open.continuing': async (screen) => {
      await expect.element(button(screen, 'Show older entries')).toHaveAttribute('aria-busy', 'true');
      await expect.element(button(screen, 'Export as CSV')).toBeDisabled();
    },
    'open.exporting': async (screen) => {
      await expect.element(button(screen, 'Export as CSV')).toHaveAttribute('aria-busy', 'true');
    },
  },
});
