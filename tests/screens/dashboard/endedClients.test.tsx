/** Clients whose service has ended, in the numbers above the list. */
import { expect, it, vi } from 'vitest';
import { StatusCounts } from '#src/screens/dashboard/StatusCounts.tsx';
import { show } from '../profile/show.tsx';

const counts = {
  finished: { value: 0 },
  needsReview: { value: 2 },
  waiting: { value: 0 },
  onboarding: { value: 1 },
};

it('K3 counts and lists them apart, and says nothing about them while there are none', async () => {
  const onChoose = vi.fn();
  const { screen } = await show(<StatusCounts counts={counts} chosen={null} onChoose={onChoose} />);
  await expect.element(screen.getByRole('button', { name: '2 Needs Review' })).toBeVisible();
  expect(screen.getByText('Service ended').query()).toBeNull();
  await screen.unmount();
  const some = { ...counts, ended: { value: 3 } };
  const { screen: shown } = await show(<StatusCounts counts={some} chosen={null} onChoose={onChoose} />);
  await shown.getByRole('button', { name: '3 Service ended' }).click();
  expect(onChoose).toHaveBeenCalledWith('ended');
});
