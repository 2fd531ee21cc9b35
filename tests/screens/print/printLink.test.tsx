import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { sharedLinkMachine } from '#machines/sharedLink.ts';
import { letterListMachine } from '#machines/letterList.ts';
import { ContractGateContext } from '#src/repair/contractGate.ts';
import { PrintLinkView } from '#src/screens/print/LinkCard.tsx';
import { PrintView } from '#src/screens/print/Screen.tsx';
import { ids, succeeds } from '#tests/machines/builders.ts';
import { expectAccessible, show } from '../profile/show.tsx';

const at = '2026-11-21T12:00:00.000Z';
const opening = { at, mail: 'pat@print.example', confirmed: false, file: 'letters' } as const;
const none = {
  set: {
    profileId: ids.profile,
    profileName: 'Devon',
    createdAt: at,
    letters: 3,
    mailing: { notMailed: 3, lastMailedOn: null, isUnknown: false },
  },
  approved: null,
  links: [],
  openings: [],
};
const view = (links: Parameters<typeof PrintLinkView>[0]['links'], made: string | null = null) =>
  show(
    <PrintLinkView
      work={createActor(sharedLinkMachine.provide({ actions: { showError: () => {} } })).start()}
      links={links}
      made={made}
    />,
  );

it('tells a print shop what to do, and that its own account lists no letters', async () => {
  const page = (printKey: string | null, links: Parameters<typeof PrintView>[0]['links']) => {
    const machine = letterListMachine.provide({ actors: { downloadCsv: succeeds() } });
    const list = createActor(machine, { input: { sessionId: ids.session, printKey } }).start();
    return show(<PrintView list={list} links={links} />);
  };
  const { screen } = await page('key', null);
  await expect.element(screen.getByText(/^Someone asked you to print these letters\./)).toBeVisible();
  await expect
    .element(screen.getByText(/^Keep this link\. Your account doesn’t list these letters/))
    .toBeVisible();
  await expectAccessible();
  await screen.unmount();
  const { screen: own } = await page(null, none);
  await expect.element(own.getByText('Devon', { exact: true })).toBeVisible();
  expect(own.getByText(/asked you to print/).query()).toBeNull();
});

it('says how often a link was used, and once what one person repeated on a day', async () => {
  const { screen } = await view({
    ...none,
    links: [{ createdAt: at, expiresAt: '2026-12-21T12:00:00.000Z', downloads: 19, letters: 2 }],
    openings: [
      ...Array.from({ length: 19 }, () => opening),
      { ...opening, file: 'csv' },
      { ...opening, at: '2026-11-20T12:00:00.000Z', confirmed: true },
    ],
  });
  await expect.element(screen.getByText(/2 of 3 letters\s·\s19 of 20 downloads used$/)).toBeVisible();
  const lines = [...document.querySelectorAll('ol > li')].map(({ textContent }) => textContent);
  const unconfirmed = 'This address has not been confirmed.';
  expect(lines).toEqual([
    `11/21/2026pat@print.example downloaded the letters 19 times${unconfirmed}`,
    `11/21/2026pat@print.example downloaded the list${unconfirmed}`,
    '11/20/2026pat@print.example downloaded the letters',
  ]);
  await expectAccessible();
});

it('shows a new link to copy, and offers to create one where there is none', async () => {
  const { screen } = await view(none);
  await expect.element(screen.getByRole('button', { name: 'Create link' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Revoke' }).query()).toBeNull();
  await screen.unmount();
  const url = 'https://redress.example/print/1?key=2';
  const made = await view(none, url);
  await expect.element(made.screen.getByLabelText('New print link')).toHaveValue(url);
  await expect.element(made.screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  await expectAccessible();
});

it('creates no link for a print shop while the client’s contract permits no order', async () => {
  const standing = { state: 'waiting', opensOn: '2026-11-25' } as const;
  const work = createActor(sharedLinkMachine.provide({ actions: { showError: () => {} } })).start();
  const { screen } = await show(
    <ContractGateContext value={{ standing, entries: [] }}>
      <PrintLinkView work={work} links={none} made={null} />
    </ContractGateContext>,
  );
  await expect.element(screen.getByRole('button', { name: 'Create link' })).toBeDisabled();
  await expect.element(screen.getByText(/recorded as mailed from 11\/25\/2026 on\.$/)).toBeVisible();
});
