import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ProfileListItem } from '#contract/profiles.ts';
import { ClientSearch } from '#src/screens/inbox/ClientSearch.tsx';
import { InboxScreen } from '#src/screens/inbox/Screen.tsx';
import { phone } from '../../paths/harness/openView.ts';
import { show } from '../profile/show.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(() => page.viewport(phone.width, phone.height));

const mailed = { notMailed: 0, lastMailedOn: '2026-10-05', isUnknown: false };
function client(name: string, change: Partial<ProfileListItem> = {}): ProfileListItem {
  const date = '2026-09-01T12:00:00.000Z';
  return { id: name, name, date, status: 'Waiting', latestSessionId: null, ...change };
}
const clients = [
  client('Adam Castillo'),
  client('Alma Abbott', { mailing: mailed }),
  client('Bella Delgado', { mailing: { ...mailed, notMailed: 3, lastMailedOn: null } }),
  client('Bruno Barnes', { mailing: mailed }),
];
const scan = {
  id: '01a00000-0000-7000-8000-000000000001',
  name: 'scan-02.png',
  mediaType: 'image/png',
  uploadedAt: '2026-11-20T12:00:00.000Z',
  by: 'Ana Ruiz',
  sameAs: null,
} as const;

it('lists first those who mailed something that can be answered', async () => {
  const { screen } = await show(
    <ClientSearch clients={clients} value={null} disabled={false} onChange={() => {}} />,
  );
  await expect.element(screen.getByText('Alma Abbott')).toBeVisible();
  const names = [...document.querySelectorAll('label:has(input[type=radio])')].map(
    ({ textContent }) => textContent,
  );
  expect(names).toEqual(['Alma Abbott', 'Bruno Barnes', 'Adam Castillo', 'Bella Delgado']);
});

it('chooses the only client found with Enter, and none of several', async () => {
  const chosen: string[] = [];
  const { screen } = await show(
    <ClientSearch clients={clients} value={null} disabled={false} onChange={(id) => chosen.push(id)} />,
  );
  const search = screen.getByRole('searchbox', { name: 'Find the client' });
  await search.fill('a');
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual([]);
  await search.fill('bru');
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual(['Bruno Barnes']);
});

it('opens the next scan with the focus on the search for its client, after the one before was recorded', async () => {
  const inbox = { scans: [scan], assigned: [], counts: { scans: 1, assigned: 0 }, discarded: [] };
  const { screen } = await show(<InboxScreen inbox={inbox} clients={clients} opensNext />);
  await expect.element(screen.getByRole('dialog', { name: 'scan-02.png' })).toBeVisible();
  const search = screen.getByRole('searchbox', { name: 'Find the client' });
  await expect.element(search).toHaveFocus();
});
