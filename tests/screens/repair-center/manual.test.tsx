import { liveLettersMachine } from '#machines/liveLetters.ts';
import { show } from '../profile/show.tsx';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { Destination } from '#contract/repair.ts';
import type { ManualAccount } from '#contract/reports.ts';
import { manualChoiceMachine } from '#machines/manualChoice.ts';
import { Manual } from '#src/screens/repair-center/Manual.tsx';
import { aManualAccount, anAccountInformation, answers, ids } from '#tests/machines/builders.ts';

/** Nothing is told what is chosen here. */
const live = createActor(liveLettersMachine).start();

afterEach(() => page.viewport(414, 896));

const { TransUnion: negative, Equifax: silent } = anAccountInformation();
const positive = { ...negative, accountStatus: 0 };
/** FIRST BANK is negative at two bureaus and unknown to the third; SECOND BANK is positive at one. */
const details = {
  'account-1': anAccountInformation(),
  'account-2': {
    id: 'account-2',
    name: 'SECOND BANK',
    TransUnion: silent,
    Experian: positive,
    Equifax: silent,
  },
};
const destinations: Destination[] = [
  ...(['TransUnion', 'Experian', 'Equifax'] as const).map((name) => ({
    id: name,
    name,
    kind: 'bureau' as const,
  })),
  { id: 'furnisher-1', name: 'FIRST BANK', kind: 'furnisher' },
];

async function manual(accounts = 2, others: readonly ManualAccount[] = [], offered = destinations) {
  await page.viewport(1440, 900);
  const listed = Array.from({ length: accounts }, (_, place) =>
    aManualAccount({ id: `account-${place}`, name: `BANK ${place}` }),
  );
  listed[accounts > 2 ? 1 : 0] = aManualAccount({ bureaus: ['TransUnion', 'Experian'] });
  listed[accounts > 2 ? 2 : 1] = aManualAccount({
    id: 'account-2',
    name: 'SECOND BANK',
    status: 'Open',
    negative: false,
    bureaus: ['Experian'],
  });
  const choice = createActor(
    manualChoiceMachine.provide({
      actors: {
        manualAccounts: answers({ results: [...listed, ...others] }),
        destinations: answers({ results: offered }),
        accountInformation: fromPromise(async ({ input }) =>
          input.accountId === 'account-2'
            ? details['account-2']
            : { ...details['account-1'], id: input.accountId },
        ),
      },
    }),
    { input: { profileId: ids.profile, reportId: ids.report, ticked: null } },
  ).start();
  const { screen } = await show(
    <Manual choice={choice} grounds={undefined} live={live} generating={false} />,
  );
  const account = (name: string) =>
    screen.getByRole('list', { name: 'Accounts' }).getByRole('checkbox', { name, exact: true });
  await expect.element(account('FIRST BANK')).toBeVisible();
  return { screen, account };
}
const bureaus = ['TransUnion', 'Experian', 'Equifax'];

it('says why no creditor can be written to if the report has no address of one', async () => {
  const { screen } = await manual(
    2,
    [],
    destinations.filter(({ kind }) => kind === 'bureau'),
  );
  await expect.element(screen.getByText(/^The report has no addresses of creditors/)).toBeVisible();
  await expect.element(screen.getByText('Creditors and collectors')).not.toBeInTheDocument();
});

it('F8 shows the account selected last, as each bureau reports it: negative, positive, or not at all', async () => {
  const { screen, account } = await manual();
  const status = (name: string) =>
    [...(screen.getByRole('table', { name }).query()?.querySelectorAll('tr') ?? [])]
      .map((row) => [...row.children].map(({ textContent }) => textContent))
      .find(([head]) => head === 'Account status');
  await account('FIRST BANK').click();
  await expect.poll(() => status('FIRST BANK')).toEqual(['Account status', 'Negative', 'Negative', '—']);
  await account('SECOND BANK').click();
  await expect.poll(() => status('SECOND BANK')).toEqual(['Account status', '—', 'Positive', '—']);
  expect(status('FIRST BANK')).toBeUndefined();
  await account('SECOND BANK').click();
  await expect.poll(() => status('FIRST BANK')).toEqual(['Account status', 'Negative', 'Negative', '—']);
});

it('K7 tells accounts of one name apart by their visible digits and opening dates', async () => {
  const twin = { name: 'PIONEER ACCEPTANCE', status: 'Open' } as const;
  const { screen, account } = await manual(2, [
    aManualAccount({ ...twin, id: 'account-8', number: '0192', opened: '11/04/2022' }),
    aManualAccount({ ...twin, id: 'account-9', number: '0688', opened: '02/11/2023' }),
  ]);
  await expect.element(account('PIONEER ACCEPTANCE ··0192')).toBeVisible();
  await expect.element(account('PIONEER ACCEPTANCE ··0688')).toBeVisible();
  await expect.element(screen.getByText(/opened 02\/11\/2023$/)).toBeVisible();
});

it('K7 the evidence is about an account that its visible digits and its opening date tell apart', async () => {
  const { screen, account } = await manual(2, [
    aManualAccount({ id: 'account-9', name: 'FIRST BANK', number: '0688', opened: '02/11/2023' }),
  ]);
  await account('FIRST BANK ··0688').click();
  const evidence = screen.getByRole('region', { name: 'Evidence' });
  await expect.element(evidence.getByText('··0688')).toBeVisible();
  await expect.element(evidence.getByText('opened 02/11/2023')).toBeVisible();
});

it('on a phone shows one part at a time, and only the page scrolls', async () => {
  const { screen } = await manual(40);
  await page.viewport(390, 844);
  const list = screen.getByRole('list', { name: 'Accounts' }).element();
  expect(list.clientHeight).toBe(list.scrollHeight);
  const evidence = screen.getByText('Select an account to see what each bureau reports about it.');
  await expect.element(evidence).not.toBeVisible();
  // Anyone who selects accounts has seen where letters can go.
  const recipient = screen.getByRole('checkbox', { name: 'Experian', exact: true }).element();
  expect(recipient.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await screen.getByRole('group', { name: 'Show', exact: true }).getByText('Evidence').click();
  await expect.element(evidence).toBeVisible();
  await expect.element(screen.getByText('BANK 39')).not.toBeVisible();
});

it('says what to select, and no count of nothing', async () => {
  const { screen, account } = await manual();
  await expect
    .element(screen.getByText('Select accounts and recipients to see the letters', { exact: true }))
    .toBeVisible();
  await account('FIRST BANK').click();
  await expect
    .element(screen.getByText('1 account · select recipients to see the letters', { exact: true }))
    .toBeVisible();
});

it('F8 a long list of accounts is 580 px high and scrolls', async () => {
  const { screen } = await manual(40);
  const list = screen.getByRole('list', { name: 'Accounts' }).element();
  expect(list.getBoundingClientRect().height).toBe(580);
  list.scrollTo(0, list.scrollHeight);
  expect(list.scrollTop).toBeGreaterThan(580);
  await expect.element(screen.getByRole('checkbox', { name: 'BANK 39' })).toBeInViewport();
});

it('F9 offers only the bureaus that report the account, one at a time, and narrows detail and destinations to it', async () => {
  const { screen, account } = await manual();
  const enabled = () =>
    bureaus.filter((name) => screen.getByRole('radio', { name, exact: true }).element().matches(':enabled'));
  const heads = () =>
    [...document.querySelectorAll('thead th')]
      .map(({ textContent }) => textContent)
      .filter((head) => bureaus.includes(head));
  const offered = () =>
    [...bureaus, 'FIRST BANK'].filter(
      (name) =>
        screen.getByRole('checkbox', { name, exact: true }).elements().length >
        (name === 'FIRST BANK' ? 1 : 0),
    );
  expect(enabled()).toEqual([]);
  await screen.getByText(/^Creditors and collectors/).click();
  await account('FIRST BANK').click();
  await expect.poll(enabled).toEqual(['TransUnion', 'Experian']);
  await expect.poll(heads).toEqual(bureaus);
  expect(offered()).toEqual([...bureaus, 'FIRST BANK']);
  const only = screen.getByRole('group', { name: 'Reporting only on' });
  for (const name of ['TransUnion', 'Experian']) {
    await only.getByText(name).click();
    await expect.poll(heads).toEqual([name]);
    expect(offered()).toEqual([name, 'FIRST BANK']);
  }
  // The account selected next isn't reported by every one of them.
  await account('SECOND BANK').click();
  await expect.poll(enabled).toEqual(['Experian']);
});
