import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mostClientsAtOnce } from '#contract/limits.ts';
import { ClientList } from '#tests/paths/views/ClientList.tsx';
import { show } from '../profile/show.tsx';

it('selects the first clients, as many as something can be done for at once, if more are shown', async () => {
  const ids = Array.from({ length: mostClientsAtOnce + 1 }, (_, place) => `id-${place}`);
  await show(<ClientList listed={Object.fromEntries(ids.map((id) => [id, id]))} />);
  await page.getByRole('checkbox', { name: `Select the first ${mostClientsAtOnce}` }).click();
  await expect.element(page.getByRole('button', { name: `Delete (${mostClientsAtOnce})` })).toBeEnabled();
});
