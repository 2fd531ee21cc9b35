import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { everyClient } from '#machines/clientQuery.ts';
import { clientSelectionMachine } from '#machines/clientSelection.ts';
import { recordDeletionMachine } from '#machines/recordDeletion.ts';
import { ClientTable } from '#src/screens/dashboard/ClientTable.tsx';
import { SnackbarHost } from '#src/ui/Snackbar.tsx';
import { show } from '../profile/show.tsx';

it('shows no empty table where clients could not be loaded', async () => {
  const { screen } = await show(
    <SnackbarHost>
      <ClientTable
        rows={[]}
        named={[]}
        known={[]}
        empty=""
        isLong
        addIsNext={false}
        query={everyClient}
        onQuery={() => {}}
        selection={createActor(clientSelectionMachine).start()}
        deletion={createActor(recordDeletionMachine).start()}
        onDownload={() => {}}
      >
        <p>We couldn’t load the clients.</p>
      </ClientTable>
    </SnackbarHost>,
  );
  await expect.element(screen.getByText('We couldn’t load the clients.')).toBeVisible();
  expect(screen.getByRole('table').query()).toBeNull();
});
