/** What a newer report proposes. */
import { expect, it } from 'vitest';
import { aDispute, aNewerReport, aProposal } from '#tests/support/aDispute.ts';
import { expectAccessible } from '../profile/show.tsx';
import { showPage } from './showPage.tsx';

const newerOn = { report: aNewerReport().report.id, on: '2026-12-01', answer: null } as const;

it('shows what a newer report proposes, with nothing chosen, and leads there from the table', async () => {
  const proposal = aProposal({
    kind: 'changed',
    fields: [{ field: 'balance', month: null, before: '$1,840', now: '$2,210', days: null }],
    reAged: { before: '2021-03-01', now: '2022-05-01' },
  });
  const dispute = aDispute({
    state: 'investigating',
    since: '2026-10-08',
    waitsFor: 'decideProposal',
    newer: { ...newerOn, kind: 'changed', asks: true },
  });
  const { screen } = await showPage({ today: '2026-12-02', disputes: [dispute] }, aNewerReport([proposal]));
  const heading = screen.getByRole('heading', { name: 'What the report dated 12/01/2026 shows' });
  await expect.element(heading).toBeVisible();
  await expect
    .element(screen.getByText('The first delinquency moved from 03/01/2021 to 05/01/2022.'))
    .toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '$2,210' })).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'Decide later' })).toBeChecked();
  expect(document.body.textContent).not.toMatch(/violation/i);
  await expect.element(screen.getByText('Changed in the report dated 12/01/2026')).toBeVisible();
  await screen.getByRole('button', { name: /^Review the newer report: / }).click();
  await expect.element(heading).toHaveFocus();
  await expectAccessible();
});

it('says that a report is a hint, and chooses for everything that is no longer shown at once', async () => {
  const two = [aProposal(), aProposal({ item: 'account:account-2', heading: 'OAK LOANS' })];
  const { screen } = await showPage({}, aNewerReport(two));
  await expect.element(screen.getByText(/A letter from the bureau is the proof/)).toBeVisible();
  const save = screen.getByRole('button', { name: /^Save decisions/ });
  await expect.element(save).toBeDisabled();
  await screen.getByRole('button', { name: 'Count all as deleted, by report' }).click();
  await expect.element(screen.getByRole('button', { name: 'Save decisions (2)' })).toBeEnabled();
});

it.each([
  ['reappeared', '2 items are shown again after they were deleted:', 'All are the same items'],
  ['seenAgain', '2 items are shown again:', 'All are back: dispute them further'],
] as const)(
  'chooses at once for everything that has %s, with each item in sight',
  async (kind, title, all) => {
    const two = ['PALM CARD', 'OAK LOANS'].map((heading) =>
      aProposal({ kind, item: `account:${heading}`, heading }),
    );
    const { screen } = await showPage({}, aNewerReport(two));
    await expect.element(screen.getByText(title)).toBeVisible();
    await expect.element(screen.getByRole('group', { name: 'Decide: OAK LOANS, Equifax' })).toBeVisible();
    await screen.getByRole('button', { name: all }).click();
    await expect.element(screen.getByRole('button', { name: 'Save decisions (2)' })).toBeEnabled();
    await expectAccessible();
  },
);

it('folds items that only changed, which one choice can be made for, and keeps in sight what is to be decided one by one', async () => {
  const changed = ['ONE', 'TWO', 'THREE', 'FOUR'].map((heading) =>
    aProposal({ kind: 'changed', item: `account:${heading}`, heading }),
  );
  const others = [
    aProposal({ kind: 'reappeared', item: 'account:back', heading: 'BACK AGAIN' }),
    aProposal({
      kind: 'changed',
      item: 'account:younger',
      heading: 'MADE YOUNGER',
      reAged: { before: '2021-03-01', now: '2022-05-01' },
    }),
  ];
  const { screen } = await showPage({}, aNewerReport([...changed, ...others]));
  const row = (name: string) => screen.getByRole('group', { name: `Decide: ${name}, Equifax` });
  await expect.element(row('MADE YOUNGER')).toBeVisible();
  await expect.element(row('BACK AGAIN')).toBeVisible();
  await expect.element(screen.getByText('4 items changed:')).toBeVisible();
  expect(row('ONE').query()).toBeNull();
  await screen.getByRole('button', { name: 'I checked all of them' }).click();
  await expect.element(screen.getByRole('button', { name: 'Save decisions (4)' })).toBeEnabled();
  await screen.getByText('Show each of the 4 items\u00a0· 4 decided').click();
  await expect.element(row('ONE').getByRole('radio', { name: 'Checked' })).toBeChecked();
  await row('FOUR').getByRole('radio', { name: 'Decide later' }).click();
  await expect.element(screen.getByRole('button', { name: 'Save decisions (3)' })).toBeEnabled();
  await expectAccessible();
});

it('says why an item can’t be compared, and asks nothing about it', async () => {
  const none = aProposal({ kind: 'notComparable', because: 'missing', asks: false });
  const { screen } = await showPage({}, aNewerReport([none]));
  await screen.getByRole('heading', { name: 'What the report dated 12/01/2026 shows' }).click();
  await expect.element(screen.getByText(/The newer report has nothing from Equifax/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Decide later' }).query()).toBeNull();
  expect(screen.getByRole('button', { name: /^Save decisions/ }).query()).toBeNull();
});

it('folds a newer report that asks nothing below what was disputed, and opens it for its address', async () => {
  const newer = aNewerReport([aProposal({ kind: 'unchanged', asks: false })]);
  const { screen } = await showPage({}, newer);
  const text = screen.getByText(/A letter from the bureau is the proof/);
  await expect.element(text).not.toBeVisible();
  await screen.unmount();
  window.history.replaceState(null, '', '#newer-report');
  try {
    const { screen: later } = await showPage({}, newer);
    await expect.element(later.getByText(/A letter from the bureau is the proof/)).toBeVisible();
    await expect
      .element(later.getByRole('heading', { name: 'What the report dated 12/01/2026 shows' }))
      .toHaveFocus();
  } finally {
    window.history.replaceState(null, '', window.location.pathname);
  }
});

it('says of changes that were checked no more than that', async () => {
  const checked = aProposal({ kind: 'changed', asks: false, answer: 'accepted' });
  const { screen } = await showPage({}, aNewerReport([checked]));
  await expect.element(screen.getByText(/You checked this\.$/)).toBeInTheDocument();
  expect(document.body.textContent).not.toContain('You accepted this');
});
