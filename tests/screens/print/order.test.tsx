import { expect, it } from 'vitest';
import type { Mailing } from '#contract/mailing.ts';
import { LinkCard } from '#src/screens/print/LinkCard.tsx';
import { ids } from '#tests/machines/builders.ts';
import { expectAccessible, show } from '../profile/show.tsx';

const shown = async (mailing: Mailing) => {
  const set = {
    profileId: ids.profile,
    profileName: 'Ana Torres',
    createdAt: '2026-10-02T12:00:00.000Z',
    letters: 3,
    mailing,
  };
  const links = { set, approved: null, links: [], openings: [] };
  return show(<LinkCard sessionId={ids.session} links={links} />);
};
const order = { name: 'Mail Letters (paid)' };

it('F14 offers the print shop for letters that were written earlier, as long as none of them was mailed', async () => {
  const { screen } = await shown({ notMailed: 3, lastMailedOn: null, isUnknown: false });
  await expect.element(screen.getByRole('button', order)).toBeEnabled();
  await expect.element(screen.getByText(/shows its price before you pay/)).toBeVisible();
  await expectAccessible();
});

it.each([
  ['some were mailed', { notMailed: 1, lastMailedOn: '2026-10-05', isUnknown: false }],
  ['nobody knows whether they were', { notMailed: 3, lastMailedOn: null, isUnknown: true }],
  ['all were mailed', { notMailed: 0, lastMailedOn: '2026-10-05', isUnknown: false }],
])('does not offer to mail the letters of a set again of which %s', async (_, mailing) => {
  const { screen } = await shown(mailing);
  await expect.element(screen.getByText('No one else has a link to these letters.')).toBeVisible();
  expect(screen.getByRole('button', order).query()).toBeNull();
});
