import { expect, it } from 'vitest';
import { CartFailed } from '#src/repair/CartFailed.tsx';
import { show } from '../profile/show.tsx';

it('says from which day on letters can be ordered, and not to try again, if the contract permits none yet', async () => {
  const failure = { code: 'contractNotOpen', detail: '2026-12-04', fields: [] } as const;
  const { screen } = await show(<CartFailed failure={failure} />);
  await expect
    .element(screen.getByText(/this is possible from 12\/04\/2026 on\. Nothing was changed\.$/))
    .toBeVisible();
  expect(screen.getByText(/Try again/).query()).toBeNull();
});
