/** What a client's page says first, and how its dates are explained. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { ids } from '#tests/machines/builders.ts';
import { aDispute, aReceivedLetter } from '#tests/support/aDispute.ts';
import { showPage } from './showPage.tsx';

it('explains a date with the days that were skipped', async () => {
  const { screen } = await showPage({});
  await screen.getByRole('heading', { name: 'HARBOR BANK VISA ··4400' }).click();
  await screen
    .getByRole('button', { name: /how this date was counted$/ })
    .first()
    .click();
  const dialog = screen.getByRole('dialog', { name: 'How the dates were counted' });
  await expect.element(dialog.getByText('11/16/2026')).toBeVisible();
  await expect.element(dialog.getByText(/the federal holiday \(11\/11\/2026\)/)).toBeVisible();
});

it.each(['reinsertion', 'followUp'] as const)(
  'counts the days of a letter that asks for a notice (%s), and claims no deadline, since the law sets none',
  async (purpose) => {
    const letter = { ...aReceivedLetter(), purpose, asksForNotice: true } as const;
    const { screen } = await showPage({ letters: [letter] });
    await screen.getByRole('heading', { name: 'HARBOR BANK VISA ··4400' }).click();
    await screen
      .getByRole('button', { name: /how this date was counted$/ })
      .first()
      .click();
    const dialog = screen.getByRole('dialog', { name: 'How the dates were counted' });
    await expect
      .element(dialog.getByText(/The law sets no time for the answer to this letter/))
      .toBeVisible();
    await expect.element(dialog.getByText('No deadline ends on it', { exact: false })).toBeVisible();
    for (const claim of [/must end by/, /30 days are the rule/, /30 or 45 days/, /1681i\(a\)\(1\)/])
      expect(dialog.getByText(claim).query()).toBeNull();
  },
);

it('says on top what to do now, and leads to where it is done, which may be folded', async () => {
  const asked = aDispute({ state: 'questionOpen', waitsFor: 'askWhetherAnythingCame', next: '2026-11-18' });
  const { screen } = await showPage({ disputes: [asked] });
  const line = screen.getByRole('list', { name: 'What to do now' }).getByRole('button');
  await expect
    .poll(() => line.element().textContent)
    .toBe('Did anything come? Equifax\u00a0· 1 letterSince 11/18/2026');
  await line.click();
  const place = () => document.activeElement?.textContent;
  await expect.poll(place).toContain('Was due 11/07/2026');
  await screen.getByRole('navigation', { name: 'On this page' }).getByText('Timeline').click();
  await expect.poll(place).toBe('Timeline');
});

it('shows what is asked with what it is about above it, and a part of the page from its heading on', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  onTestFinished(() => scrolled.mockRestore());
  const asked = aDispute({ state: 'questionOpen', waitsFor: 'askWhetherAnythingCame', next: '2026-11-18' });
  const { screen } = await showPage({ disputes: [asked] });
  await screen.getByRole('list', { name: 'What to do now' }).getByRole('button').click();
  expect(scrolled).toHaveBeenLastCalledWith({ block: 'center' });
  await screen.getByRole('navigation', { name: 'On this page' }).getByText('Timeline').click();
  expect(scrolled).toHaveBeenLastCalledWith({ block: 'start' });
});

it('needs no newer report where one already shows what the answers left', async () => {
  const newer = {
    report: ids.report,
    on: '2027-01-31',
    kind: 'unchanged',
    asks: false,
    answer: null,
  } as const;
  const { screen } = await showPage({
    disputes: [aDispute({ state: 'deleted', newer })],
    status: 'Needs Review',
  });
  await expect
    .element(
      screen.getByText(
        'Every dispute with a bureau is decided. The report dated 01/31/2027 shows what is left.',
      ),
    )
    .toBeVisible();
});

it('says what comes next of a client whose disputes are all decided', async () => {
  const disputes = [aDispute({ state: 'deleted' })];
  const { screen } = await showPage({ disputes, status: 'Needs Review' });
  await expect
    .element(screen.getByText('Every dispute with a bureau is decided. A newer report shows what is left.'))
    .toBeVisible();
  await screen.unmount();
  const { screen: finished } = await showPage({ disputes, status: 'Finished' });
  await expect.element(finished.getByText('Nothing needs your attention.')).toBeVisible();
});
