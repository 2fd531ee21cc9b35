import { afterEach, beforeEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import type { OutcomeRow } from '#contract/outcomes.ts';
import { OutcomesScreen } from '#src/screens/outcomes/Screen.tsx';
import { figures } from '#tests/support/figures.ts';
import { expectAccessible, show } from '../profile/show.tsx';

beforeEach(() => browser.viewport(1440, 900));
afterEach(() => browser.viewport(414, 896));

const page = (rows: readonly OutcomeRow[], onPeriod = (_period: string) => {}) =>
  show(
    <OutcomesScreen
      period="all"
      outcomes={{ today: '2026-11-21', since: null, rows: [...rows] }}
      onPeriod={onPeriod}
    />,
  );

it('J26 shows a share with its range from 20 decided, and says below that these are too few', async () => {
  const { screen } = await page(figures);
  const bureaus = screen.getByRole('table', { name: 'Outcomes by bureau' });
  await expect
    .element(bureaus.getByRole('row', { name: /^TransUnion/ }))
    .toMatchTextContent('51% 19 of 37 decided36% to 67% (95%)');
  await expect
    .element(bureaus.getByRole('row', { name: /^Equifax/ }))
    .toMatchTextContent('Too few for a share');
  await expectAccessible();
});

it('J26 marks assumed receipts and keeps creditors apart', async () => {
  const { screen } = await page(figures);
  const transUnion = screen
    .getByRole('table', { name: 'Outcomes by bureau' })
    .getByRole('row', { name: /^TransUnion/ });
  await expect.element(transUnion).toMatchTextContent('32 answers13 assumed');
  await expect
    .element(screen.getByRole('table', { name: 'Outcomes with creditors' }).getByRole('row').nth(2))
    .toMatchTextContent('All reasons3');
});

it('shows the reasons of one bureau, most decided first', async () => {
  const { screen } = await page(figures);
  const reasons = screen.getByRole('table', { name: 'Outcomes by reason' });
  const names = () =>
    reasons
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent);
  await expect
    .poll(names)
    .toEqual([
      'The bureaus disagree on the balance.',
      'One bureau shows a month as late that another shows as on time.',
      'Verification only',
    ]);
  await screen.getByRole('group', { name: 'Which bureau' }).getByText('Equifax').click();
  await expect.poll(names).toEqual(['Verification only']);
});

it('says how a figure is counted, one click away', async () => {
  const { screen } = await page(figures);
  await screen.getByText('How this is counted').click();
  await expect
    .element(screen.getByText(/deleted, corrected, partly corrected, verified, refused/))
    .toBeVisible();
});

it('offers no file of nothing, and asks for another period', async () => {
  const asked: string[] = [];
  const { screen } = await page([], (period) => asked.push(period));
  await expect.element(screen.getByText('No outcomes yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download CSV' }).query()).toBeNull();
  await screen.getByText('Last 90 days').click();
  await screen.getByText('This month').click();
  expect(asked).toEqual(['quarter', 'month']);
});

it('is a card for each row on a phone, with the same share', async () => {
  await browser.viewport(390, 844);
  const { screen } = await page(figures);
  expect(screen.getByRole('table').query()).toBeNull();
  const card = screen.getByRole('listitem').filter({ hasText: 'TransUnion' }).first();
  await expect.element(card).toMatchTextContent('51% 19 of 37 decided36% to 67% (95%)');
  await expectAccessible();
});
