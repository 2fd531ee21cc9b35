import { afterEach, expect, it, vi } from 'vitest';
import { ClientFrame } from '#src/screens/client/ClientFrame.tsx';
import { show } from '../profile/show.tsx';

afterEach(() => vi.restoreAllMocks());

it('K16 a client’s own page says that the device is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { screen } = await show(
    <ClientFrame invitation={{ agency: 'Ana’s agency', agencyLogoUrl: '' }} signedIn={false}>
      <p>What the client sees</p>
    </ClientFrame>,
    true,
  );
  // It begins to watch once the page has been shown for a while.
  await expect.element(screen.getByText('You’re offline.')).toBeVisible();
});
