import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { PaletteList } from '#src/palette/PaletteList.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { profileStatuses } from '#vocabulary/profileStatuses.ts';
import { show } from '../profile/show.tsx';

it('lines up the dates of clients, whatever their status', async () => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(414, 896));
  const date = '2026-11-10T09:00:00.000Z';
  const options = profileStatuses.map((status) => ({
    id: status,
    name: status,
    effect: { kind: 'go', path: '/' } as const,
    Icon: null,
    client: { id: status, name: status, date, status, latestSessionId: null },
  }));
  const { screen } = await show(
    <PaletteList
      id="list"
      label="Search"
      groups={[{ name: 'Clients', options }]}
      reached={null}
      onReach={() => {}}
      onChoose={() => {}}
    />,
  );
  const dates = screen.getByText(`Added ${shownDate(date)}`).elements();
  expect(dates).toHaveLength(profileStatuses.length);
  expect(new Set(dates.map((one) => Math.round(one.getBoundingClientRect().left))).size).toBe(1);
});
