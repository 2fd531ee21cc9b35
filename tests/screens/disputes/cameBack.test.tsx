/** Mail that came: a letter that was returned, and a scan that waits for its answer. */
import { expect, it } from 'vitest';
import { PrintedAddresses } from '#src/screens/disputes/forms/PrintedAddresses.tsx';
import { Summary } from '#src/screens/disputes/summary/Summary.tsx';
import { ids } from '#tests/machines/builders.ts';
import { aWorkItem } from '#tests/support/aClientSummary.ts';
import { aDispute, aReceivedLetter } from '#tests/support/aDispute.ts';
import { disputesOf } from '#tests/support/disputesOf.ts';
import { show } from '../profile/show.tsx';

it('shows once each address that returned letters have, to be compared with the envelope', async () => {
  const address = ['P.O. Box 4500', 'Allen, TX 75013'];
  const recipient = { id: 'Experian', kind: 'bureau', name: 'Experian' } as const;
  const letters = [
    { recipient, address },
    { recipient, address },
    { recipient: { ...recipient, name: 'OAK LOANS' }, address: ['1 Main Street'] },
  ];
  const { screen } = await show(<PrintedAddresses letters={letters} />);
  await expect.element(screen.getByText('Addresses in the letters:')).toBeVisible();
  expect([...document.querySelectorAll('address')].map(({ textContent }) => textContent)).toEqual([
    'Experian\nP.O. Box 4500\nAllen, TX 75013',
    'OAK LOANS\n1 Main Street',
  ]);
});

const scan = aWorkItem({ kind: 'scan', scan: { id: ids.report, sender: 'Experian' } });
const summary = (scans: readonly (typeof scan)[], activity: 'active' | 'ended' = 'active') =>
  show(
    <Summary
      profileId={ids.profile}
      disputes={disputesOf({
        today: '2026-11-20',
        activity,
        letters: [aReceivedLetter()],
        disputes: [aDispute({ state: 'withdrawn', since: '2026-11-18' })],
      })}
      scans={scans}
      isNamed={false}
      parts={[]}
      service={null}
      onMarks={() => {}}
    />,
  );

it('K5 asks on the Disputes page, too, for the answer in a scan that came in, even once the service has ended', async () => {
  for (const activity of ['active', 'ended'] as const) {
    const { screen } = await summary([scan], activity);
    const way = screen.getByRole('link', { name: /^Record the answer: A scan came in/ });
    await expect.element(way).toHaveAttribute('href', expect.stringContaining(`/answer/${ids.profile}`));
    expect(screen.getByText(/^Nothing needs your attention/).query()).toBeNull();
    await screen.unmount();
  }
  await summary([]);
  await expect.poll(() => document.body.textContent).toContain('Nothing needs your attention');
});
