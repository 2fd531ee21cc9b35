import type { ClientContract } from '#contract/clientContract.ts';
import type { ReportFileContents } from '#contract/reportFile.ts';
import { attempts } from '#tests/support/attempts.ts';
import { aPhoto } from '#tests/support/mainJob.ts';
import { addDays } from '#disputes/civilDays.ts';
import { changedReply } from '../changedReply.ts';
import type { Seat } from '../view.ts';
import { forAgency } from './forAgency.ts';

const editor = ({ go, ids }: Seat, id = ids.client) => go(`/edit-profile/${id}`);

/** The client signed two days ago. */
const signed = ({ today }: ClientContract): Partial<ClientContract> => {
  const by = { by: 'Ana Ruiz', at: `${today}T12:00:00.000Z` };
  const on = addDays(today, -2);
  return {
    state: 'waiting',
    opensOn: addDays(today, 2),
    hasTerms: true,
    entries: [
      { id: '0190a000-0000-7000-8000-000000000196', step: 'disclosed', on, ...by },
      { id: '0190a000-0000-7000-8000-000000000197', step: 'signed', on, ...by },
    ],
  };
};

const anothers = { name: 'CARLOS TORRES', profileName: 'Ana Torres' };

/** A chosen file has another person's report, older than the newest one. */
async function withAnothersFile({ page }: Seat): Promise<void> {
  const contents: ReportFileContents = {
    format: 'SmartCredit JSON',
    reportDate: '2026-10-02',
    bureaus: ['TransUnion', 'Experian', 'Equifax'],
    scores: [
      { bureau: 'TransUnion', value: 612 },
      { bureau: 'Experian', value: null },
      { bureau: 'Equifax', value: 598 },
    ],
    accounts: 14,
    negativeAccounts: 5,
    inquiries: 7,
    publicRecords: 1,
    names: [anothers.name, 'CARLOS TORRES MENDEZ'],
    profileName: anothers.profileName,
    namesSomebodyElse: true,
    newestKept: '2026-11-21',
  };
  await page.route('**/api/v1/profile/report/*/contents', (route) => route.fulfill({ json: contents }));
}

/** The provider returns a newer report, and it is another person's. */
async function withAnothersReport(seat: Seat): Promise<void> {
  await seat.page.route('**/api/v1/profile/refresh/*', (route) =>
    route.fulfill({
      json: {
        ok: true,
        provider: 'MyFreeScoreNow',
        mail: 'ana.torres@example.com',
        signedInOn: '2026-11-21T12:00:00.000Z',
        reportId: '0190a000-0000-7000-8000-000000000195',
      },
    }),
  );
  await seat.page.route('**/letterCheck', (route) =>
    route.fulfill({
      json: {
        missing: [],
        othersNames: [anothers.name],
        profileName: anothers.profileName,
        activity: 'active',
      },
    }),
  );
}

async function connectAs(seat: Seat, username: string): Promise<void> {
  await editor(seat, seat.ids.unconnected);
  const { page, say, button } = seat;
  await page
    .getByRole('textbox', { name: say('Username') })
    .first()
    .fill(username);
  await page.getByLabel(say('Password')).first().fill('sandbox');
  await button('Connect').first().click();
  await page.getByRole('dialog').waitFor();
}

export const profileViews = forAgency([
  {
    name: 'create-profile',
    shows: 'screens/create-profile/Screen.tsx',
    open: ({ go }) => go('/create-profile'),
  },
  {
    name: 'create-profile-refused',
    shows: 'screens/create-profile/Screen.tsx',
    open: async ({ go, page, say, button }) => {
      await go('/create-profile');
      await page.getByRole('textbox', { name: say('Date of birth') }).fill('11/21/2020');
      await page.keyboard.press('Tab');
      await page.getByRole('textbox', { name: say('Date of birth') }).fill('04/30/1990');
      await button('Save Profile').click();
      await page.getByText(say('Email is required')).waitFor();
    },
  },
  {
    name: 'create-profile-month',
    shows: 'ui/DateInput.tsx',
    open: async ({ go, button }) => {
      await go('/create-profile');
      await button('Choose a date').click();
    },
  },
  {
    name: 'create-profile-leave',
    shows: 'ui/UnsavedChangesDialog.tsx',
    open: async ({ go, page, say }) => {
      await go('/create-profile');
      await page.getByRole('textbox', { name: say('First name'), exact: true }).fill('Kay');
      await page.getByRole('link', { name: say('Settings'), exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'edit-profile', shows: 'screens/edit-profile/Screen.tsx', open: editor },
  {
    name: 'edit-profile-unfolded',
    shows: 'profile/ClientStatusCard.tsx',
    open: async (seat) => {
      await editor(seat);
      // By name, because the order depends on what has been loaded.
      for (const summary of ['Username or password changed?', 'Set status manually', 'Chart'])
        await seat.page.locator('summary', { hasText: seat.say(summary) }).click();
      await seat.page.locator('svg [data-state]').first().waitFor();
    },
  },
  {
    name: 'edit-profile-contract',
    shows: 'screens/edit-profile/ContractDocuments.tsx',
    alone: true,
    open: async (seat) => {
      await changedReply<ClientContract>(seat, '/profile/contract/*', () => ({ hasTerms: true }));
      await editor(seat);
      await seat.page.locator('summary', { hasText: seat.say('Print and record') }).click();
      await seat.button('Record the statement').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'edit-profile-contract-waiting',
    shows: 'screens/edit-profile/ContractCard.tsx',
    alone: true,
    open: async (seat) => {
      await changedReply<ClientContract>(seat, '/profile/contract/*', signed);
      await editor(seat);
      await seat.button('Withdraw').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'edit-profile-other-providers',
    shows: 'profile/ProviderPanels.tsx',
    open: async (seat) => {
      await withAnothersFile(seat);
      await editor(seat);
      await seat.page.getByRole('switch').first().check();
      await seat.page
        .locator('label:has-text("JSON") input[type=file], input[type=file][accept=""]')
        .last()
        .setInputFiles({
          name: 'report-2026-10-02.json',
          mimeType: 'application/json',
          buffer: Buffer.from('{}'),
        });
      await seat.button('Import anyway').waitFor();
    },
  },
  {
    name: 'edit-profile-document',
    shows: 'profile/DocumentPreview.tsx',
    open: async (seat) => {
      await editor(seat);
      const title = seat.say('Proof of address');
      await seat.button('View {title}', { title }).click();
      await seat.page.getByRole('dialog').getByRole('img').waitFor();
    },
  },
  {
    name: 'edit-profile-crop',
    shows: 'profile/CropDialog.tsx',
    alone: true,
    open: async (seat) => {
      await editor(seat);
      const { page, say, button } = seat;
      const title = say('Proof of address');
      await page
        .getByLabel(title)
        .first()
        .setInputFiles({ name: 'bill.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() });
      await button('Crop {title}', { title }).click();
      await page.getByRole('img', { name: say('Your photo') }).waitFor();
    },
  },
  {
    name: 'edit-profile-unconnected',
    shows: 'screens/edit-profile/Screen.tsx',
    open: (seat) => editor(seat, seat.ids.unconnected),
  },
  {
    name: 'edit-profile-login-failed',
    shows: 'profile/ProviderNotices.tsx',
    open: (seat) => connectAs(seat, 'wrong.password'),
  },
  {
    name: 'edit-profile-billing',
    shows: 'profile/ProviderNotices.tsx',
    open: (seat) => connectAs(seat, 'suspended'),
  },
  {
    name: 'edit-profile-refreshed',
    shows: 'profile/ProviderNotices.tsx',
    open: async (seat) => {
      const { page, button } = seat;
      await withAnothersReport(seat);
      await editor(seat);
      await button('Refresh report').click();
      await page.getByRole('dialog').getByText(anothers.name).waitFor();
    },
  },
  {
    name: 'edit-profile-changed-meanwhile',
    shows: 'screens/edit-profile/ChangedMeanwhileDialog.tsx',
    open: async (seat) => {
      await editor(seat);
      const { page, say, button, ids } = seat;
      const refusal = { status: 409, json: { ok: false, code: 'changedMeanwhile', error: '' } };
      await page.route(`**/api/v1/profile/${ids.client}`, (route) => route.fulfill(refusal), { times: 1 });
      for (const [name, text] of [
        ['City', 'Springfield'],
        ['Postal code', '62704'],
      ] as const)
        await page.getByRole('textbox', { name: say(name) }).fill(text);
      await button('Save Profile').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'edit-profile-fresh-sign-in',
    shows: 'app/session/FreshSignInDialog.tsx',
    open: async (seat) => {
      await editor(seat);
      const { page, say, button } = seat;
      const refusal = { status: 403, json: { ok: false, code: 'freshSignInNeeded', error: '' } };
      await page.route('**/reveal/**', (route) => route.fulfill(refusal), { times: 1 });
      await button('Show {label}', { label: say('SSN') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'edit-profile-not-loaded',
    shows: 'app/LoadFailure.tsx',
    open: async (seat) => {
      await seat.page.route('**/profile/details/**', (route) => route.abort(), { times: attempts });
      await editor(seat);
      await seat.button('Try Again').waitFor();
    },
  },
  {
    name: 'report',
    shows: null,
    open: async (seat) => {
      await editor(seat);
      const coming = seat.page.waitForEvent('popup');
      await seat.button('View Report').click();
      const report = await coming;
      await report.waitForURL(/\/api\/v1\/report\//);
      return report;
    },
  },
]);
