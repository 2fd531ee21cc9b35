import { i18n } from '@lingui/core';
import { act } from 'react';
import { expect, it } from 'vitest';
import { GenerationsLog } from '#src/overview/logs/GenerationsLog.tsx';
import { SnackbarHost } from '#src/ui/Snackbar.tsx';
import { show } from '../profile/show.tsx';

it('B19 a log that could not be loaded is said once: not again when more messages arrive after it was dismissed', async () => {
  const { screen } = await show(
    <SnackbarHost>
      <GenerationsLog
        generations={null}
        next={null}
        loadOlder={() => Promise.reject(new Error('there are none'))}
        onDownload={() => {}}
        onCorrect={() => {}}
      />
    </SnackbarHost>,
  );
  const said = screen.getByText('Error fetching Generations Info');
  await expect.element(said).toBeVisible();
  await screen.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(said).not.toBeInTheDocument();
  act(() => i18n.load('en', { later: 'Another screen’s' }));
  expect(said.elements()).toEqual([]);
});
