/** Writing letters again from an agency's dashboard, where no page about the client says what their contract permits. */
import { expect, it } from 'vitest';
import { Correcting } from '#src/overview/corrections/CorrectionDialog.tsx';
import { show } from '../profile/show.tsx';

const letters = {
  id: '1',
  profileName: 'Ana Ruiz',
  date: '2026-11-20T15:00:00.000Z',
  withdrawn: [
    {
      destination: 'Equifax Information Services, LLC',
      item: 'HARBOR BANK, account 4400',
      statement: 'Remove it (15 U.S.C. § 1681c(a)).',
      flaw: 'notProven' as const,
    },
  ],
};
const nothing = () => undefined;

it('is held before the click while the client’s contract permits nothing, with the day on which it does', async () => {
  const heldBy = { state: 'waiting', opensOn: '2026-12-04' } as const;
  const { screen } = await show(<Correcting letters={{ ...letters, heldBy }} onClose={nothing} />);
  await expect.element(screen.getByText(/from 12\/04\/2026 on\.$/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Write the letters again' })).toBeDisabled();
});

it('is possible if no contract keeps it, and shows a section’s number on the line of its sign', async () => {
  const { screen } = await show(<Correcting letters={letters} onClose={nothing} />);
  await expect.element(screen.getByRole('button', { name: 'Write the letters again' })).toBeEnabled();
  const said = screen.getByText(/^Remove it/).element().textContent;
  expect(said).toBe('Remove it (15\u00A0U.S.C. §\u00A01681c(a)).');
});
