/** What can follow a result: later letters, leaving an item, a complaint. */
import { expect, it, onTestFinished } from 'vitest';
import { keyOf } from '#machines/nextLettersParts.ts';
import { boughtSlot, keepDraft, readDraft } from '#src/browser/drafts.ts';
import { keptStepsSlot } from '#src/screens/disputes/next/keptSteps.ts';
import { ids } from '#tests/machines/builders.ts';
import { aDispute, aLetter } from '#tests/support/aDispute.ts';
import { anOffer } from '#tests/support/anOffer.ts';
import { SnackbarHost } from '#src/ui/Snackbar.tsx';
import { expectAccessible, show } from '../profile/show.tsx';
import { disputesPage, showPage } from './showPage.tsx';

it('offers a correcting letter, which asks for what is right and says that it is no new dispute', async () => {
  const offer = anOffer({ purpose: 'retraction', reason: 'withdrawn', added: 'optional' });
  const { screen } = await showPage({ offers: [offer] });
  await screen.getByRole('button', { name: /^Write.*Correcting letters$/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Next letters' });
  const group = dialog.getByRole('group', { name: 'Correcting letters' });
  await expect
    .element(group.getByRole('checkbox', { name: /What the letter says was withdrawn/ }))
    .toBeChecked();
  await expect.element(group.getByText(/This isn’t a new dispute/)).toBeVisible();
  const words = group.getByRole('textbox', { name: 'What is right (optional)' });
  await expect.element(words).toHaveAccessibleDescription(/write in English.*doesn’t enclose new documents/);
  await expect.element(dialog.getByRole('button', { name: 'Read the letters' })).toBeEnabled();
  await expectAccessible();
});

it('opens with the kind that was asked for, and chooses items with the same recipient and reason at once', async () => {
  const [one, other] = ['HARBOR BANK VISA ··4400', 'OAK LOANS ··1234'].map((heading, index) =>
    anOffer({ heading, item: `account:account-${index}`, purpose: 'procedure' }),
  );
  if (one === undefined || other === undefined) throw new Error('Two offers are expected');
  const news = [one, other].map((offer) => ({
    ...offer,
    purpose: 'newInformation' as const,
    added: 'required' as const,
  }));
  const { screen } = await showPage({ offers: [...news, one, other] });
  await screen.getByRole('button', { name: /^Write.*Request for the procedure$/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Next letters' });
  const asked = dialog.getByRole('group', { name: 'Request for the procedure' });
  for (const heading of ['HARBOR BANK VISA ··4400', 'OAK LOANS ··1234'])
    await expect.element(asked.getByRole('checkbox', { name: heading, exact: true })).toBeChecked();
  expect(dialog.getByRole('group', { name: 'New information' }).query()).toBeNull();
  await expect.element(dialog.getByText('New information · 2 items')).toBeVisible();
  const all = asked.getByRole('checkbox', { name: /^Equifax · Verified/ });
  await asked.getByRole('checkbox', { name: 'OAK LOANS ··1234' }).click();
  await expect.element(all).toBePartiallyChecked();
  await all.click();
  await expect.element(asked.getByRole('checkbox', { name: 'OAK LOANS ··1234' })).toBeChecked();
  await all.click();
  for (const box of asked.getByRole('checkbox').elements()) await expect.element(box).not.toBeChecked();
  await expect.element(dialog.getByRole('button', { name: 'Read the letters' })).toBeDisabled();
  await expectAccessible();
});

it('chooses none of several items about which something new has to be said', async () => {
  const news = ['HARBOR BANK VISA ··4400', 'OAK LOANS ··1234'].map((heading, index) =>
    anOffer({ heading, item: `account:account-${index}`, purpose: 'newInformation', added: 'required' }),
  );
  const { screen } = await showPage({ offers: news });
  await screen.getByRole('button', { name: /^Write.*New information$/ }).click();
  const group = screen.getByRole('group', { name: 'New information' });
  await group.getByRole('checkbox', { name: 'OAK LOANS ··1234' }).click();
  expect(group.getByRole('textbox').elements()).toHaveLength(1);
});

it('asks what is wrong where a letter to the creditor would say nothing else', async () => {
  const { screen } = await showPage({
    offers: [anOffer({ purpose: 'creditorDirect', added: 'required', mayBeDisregarded: true })],
  });
  await screen.getByRole('button', { name: /^Write.*Letter to the creditor$/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Next letters' });
  await expect.element(dialog.getByRole('button', { name: 'Read the letters' })).toBeDisabled();
  await expect.element(dialog.getByText(/fill in “What is wrong”/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'What is wrong' }).fill('I paid this account on March 3.');
  await expect.element(dialog.getByRole('button', { name: 'Read the letters' })).toBeEnabled();
});

it('counts the days to dispute a debt from the notice, where this prints none', async () => {
  const notice = { purpose: 'validation', reason: 'collectorNotice', since: '2026-11-10' } as const;
  const { screen } = await showPage({ offers: [anOffer({ ...notice, added: 'optional' })] });
  await screen.getByRole('button', { name: /^Write.*Validation of a debt$/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Next letters' });
  await expect
    .element(
      dialog.getByText(/it has to arrive by 12\/10\/2026, 30 days after the notice came\. A later notice/),
    )
    .toBeVisible();
});

it('says why a lender can’t be asked to validate a debt, and chooses only the collector’s letter', async () => {
  const notice = { purpose: 'validation', reason: 'collectorNotice', added: 'optional' } as const;
  const lender = anOffer({ ...notice, heading: 'HARBOR BANK VISA ··4400', missing: 'notCollector' });
  const collector = anOffer({ ...notice, heading: 'OAK RECOVERY ··1234', item: 'account:account-9' });
  const { screen } = await showPage({ offers: [lender, collector] });
  await screen.getByRole('button', { name: /^Write.*Validation of a debt$/ }).click();
  const group = screen.getByRole('dialog', { name: 'Next letters' }).getByRole('group', {
    name: 'Validation of a debt',
  });
  await expect.element(group.getByText(/doesn’t look like a collector/)).toBeVisible();
  await expect.element(group.getByRole('checkbox', { name: 'HARBOR BANK VISA ··4400' })).toBeDisabled();
  await expect.element(group.getByRole('checkbox', { name: 'HARBOR BANK VISA ··4400' })).not.toBeChecked();
  await expect.element(group.getByRole('checkbox', { name: 'OAK RECOVERY ··1234' })).toBeChecked();
  await group.getByRole('checkbox', { name: /A collector’s notice came/ }).click();
  await group.getByRole('checkbox', { name: /A collector’s notice came/ }).click();
  await expect.element(group.getByRole('checkbox', { name: 'HARBOR BANK VISA ··4400' })).not.toBeChecked();
  await expectAccessible();
});

it('says what to do where the report has no address, which depends on the letter', async () => {
  const creditor = anOffer({ purpose: 'creditorDirect', reason: 'verified', missing: 'recipient' });
  const notice = { purpose: 'validation', reason: 'collectorNotice', added: 'optional' } as const;
  const { screen } = await showPage({ offers: [creditor, anOffer({ ...notice, missing: 'recipient' })] });
  await screen.getByRole('button', { name: /^Write.*Letter to the creditor$/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Next letters' });
  const group = dialog.getByRole('group', { name: 'Letter to the creditor' });
  await expect.element(group.getByRole('checkbox')).toBeDisabled();
  await expect.element(group.getByText(/has no address for this company\. Import a report/)).toBeVisible();
  await dialog.getByText(/^Validation of a debt\s·/).click();
  await expect.element(dialog.getByText(/Write to the address on its notice yourself/)).toBeVisible();
});

it('says why nothing follows a letter about a soft inquiry', async () => {
  const offer = anOffer({ purpose: 'followUp', reason: 'timeOver', missing: 'softInquiry' });
  const { screen } = await showPage({ offers: [offer] });
  await screen.getByRole('button', { name: /^Write.*Follow-up letters$/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Next letters' });
  await expect.element(dialog.getByRole('checkbox')).toBeDisabled();
  await expect.element(dialog.getByText(/^The report calls this inquiry soft\./)).toBeVisible();
});

it('asks what is still wrong before a creditor is written to about what a bureau corrected in part', async () => {
  const offer = anOffer({ purpose: 'creditorDirect', reason: 'partlyCorrected', added: 'required' });
  const { screen } = await showPage({ offers: [offer] });
  await screen.getByRole('button', { name: /^Write.*Letter to the creditor$/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Next letters' });
  await expect.element(dialog.getByRole('textbox', { name: 'What is still wrong' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Read the letters' })).toBeDisabled();
});

it('says that a follow-up states that nothing came, where nobody has said so', async () => {
  const { screen } = await showPage({ offers: [anOffer({ purpose: 'followUp', reason: 'timeOver' })] });
  await screen.getByRole('button', { name: /^Write.*Follow-up letters$/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Next letters' });
  await expect.element(dialog.getByText(/The letter says that no result came/)).toBeVisible();
});

it('says that only the client may sign and mail the letter after a refusal of someone else’s, and of no other', async () => {
  const refused = anOffer({ purpose: 'identityCured', reason: 'thirdPartyRefused' });
  const { screen } = await showPage({ offers: [refused] });
  await screen.getByRole('button', { name: /^Write.*Proof of identity$/ }).click();
  const only = /Only the client may sign this letter/;
  await expect.element(screen.getByRole('dialog').getByText(only)).toBeVisible();
  await screen.unmount();
  const { screen: other } = await showPage({ offers: [anOffer({ ...refused, reason: 'identityRefused' })] });
  await other.getByRole('button', { name: /^Write.*Proof of identity$/ }).click();
  await expect.element(other.getByRole('dialog', { name: 'Next letters' })).toBeVisible();
  expect(other.getByText(only).query()).toBeNull();
});

it('leaves a decided item as it is, one from the table or several at once, with what that means', async () => {
  const item = 'account:account-2';
  const verified = { state: 'verified', since: '2026-11-07', waitsFor: 'decideVerified' } as const;
  const other = aDispute({ ...verified, item, heading: 'OAK LOANS', subject: 'account:oak loans' });
  const { screen } = await showPage({
    disputes: [aDispute(verified), other],
    offers: [
      {
        letter: other.letter,
        item,
        purpose: 'procedure',
        heading: other.heading,
        recipient: other.recipient,
        reason: 'verified',
        since: '2026-11-07',
        added: 'none',
        needsMailing: false,
        mayBeDisregarded: false,
      },
    ],
  });
  await screen.getByRole('button', { name: /^Leave as is\s*: OAK LOANS/ }).click();
  const one = screen.getByRole('dialog', { name: 'Leave it as it is' });
  await expect.element(one.getByText(/^It stays as it is, and nothing more is asked/)).toBeVisible();
  await expect.element(one.getByRole('button', { name: 'Leave as is' })).toBeEnabled();
  await one.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'Leave items as they are' }).click();
  const several = screen.getByRole('dialog', { name: 'Leave items as they are' });
  await expect.element(several.getByRole('button', { name: 'Leave as is' })).toBeDisabled();
  await expect.element(several.getByRole('group', { name: 'Choose the items (0 of 2)' })).toBeVisible();
  await several.getByRole('checkbox', { name: /^OAK LOANS/ }).click();
  await expect.element(several.getByRole('group', { name: 'Choose the items (1 of 2)' })).toBeVisible();
  await expect.element(several.getByRole('button', { name: 'Leave as is' })).toBeEnabled();
  await expectAccessible();
});

it('no longer disputes an item of a letter, and says what to do with one that is not mailed', async () => {
  const { screen } = await showPage({ letters: [aLetter()], disputes: [aDispute()], timeline: [] });
  await screen.getByRole('button', { name: /^Record/ }).click();
  await screen.getByRole('menuitem', { name: 'No longer dispute this' }).click();
  const dialog = screen.getByRole('dialog', { name: 'No longer dispute this' });
  await expect
    .element(dialog.getByText(/^It is no longer disputed\. A result that comes anyway/))
    .toBeVisible();
  await expect.element(dialog.getByText(/Don’t mail that letter/)).toBeVisible();
});

it('J22 offers the complaint packet of a bureau that is open, and says why another is locked', async () => {
  const { screen } = await showPage({
    complaints: [
      { kind: 'open', bureau: 'TransUnion', since: '2026-11-18', items: 2 },
      { kind: 'locked', bureau: 'Experian', until: '2026-12-23', because: 'pending' },
      { kind: 'locked', bureau: 'Equifax', until: null, because: 'settled' },
    ],
  });
  await expect.element(screen.getByRole('heading', { name: 'Complaint to the CFPB' })).toBeVisible();
  await expect.element(screen.getByText(/Neither Redress nor an agency ever submits it/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'consumerfinance.gov/complaint' }))
    .toHaveAttribute('href', 'https://www.consumerfinance.gov/complaint/');
  await expect.element(screen.getByText('Open since 11/18/2026 · 2 items')).toBeVisible();
  await expect
    .element(screen.getByText(/^Locked until 12\/23\/2026: the dispute is still pending/))
    .toBeVisible();
  // An item that was left as it is was decided otherwise, and is in no packet.
  await expect
    .element(screen.getByText(/^No item is left to complain about\. .* or was left as it is or withdrawn\.$/))
    .toBeVisible();
  expect(screen.getByRole('button', { name: /^Download packet/ }).elements()).toHaveLength(1);
  await expect.element(screen.getByRole('button', { name: /^Download packet.*TransUnion$/ })).toBeEnabled();
  await expectAccessible();
});

it('J22 offers the packet of a client whose service ended, as their own right', async () => {
  const { screen } = await showPage({
    complaints: [{ kind: 'open', bureau: 'TransUnion', since: '2026-11-18', items: 2 }],
    activity: 'ended',
  });
  await expect.element(screen.getByRole('button', { name: /^Download packet.*TransUnion$/ })).toBeEnabled();
  await expect.element(screen.getByText(/has ended, but a complaint is their own right/)).toBeVisible();
});

it('J19 records a collector’s notice with its last day, and an identity theft only with its report', async () => {
  const { screen } = await showPage({ letters: [aLetter()], disputes: [aDispute()] });
  await screen.getByRole('button', { name: /^Add.*A debt collector wrote/ }).click();
  const notice = screen.getByRole('dialog', { name: 'A collector’s notice' });
  await notice.getByRole('radio', { name: 'Yes' }).click();
  await notice.getByRole('button', { name: 'Save' }).click();
  await expect.element(notice.getByText('Enter the date as MM/DD/YYYY')).toBeVisible();
  await notice.getByRole('radio', { name: 'No' }).click();
  await expect.element(notice.getByText(/A later notice doesn’t start the time again/)).toBeVisible();
  await notice.getByRole('button', { name: 'Cancel' }).click();
  await screen
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave' })
    .click();
  await screen.getByRole('button', { name: /^Add.*Identity theft/ }).click();
  const theft = screen.getByRole('dialog', { name: 'Identity theft' });
  await expect
    .element(theft.getByRole('link', { name: 'IdentityTheft.gov' }))
    .toHaveAttribute('href', 'https://www.identitytheft.gov/');
  await expect.element(theft.getByText(/can also ask each bureau for a security freeze/)).toBeVisible();
  await theft.getByRole('radio', { name: 'No' }).click();
  await theft.getByRole('button', { name: 'Save' }).click();
  await expect.element(theft.getByText('Without this statement, there is nothing to block.')).toBeVisible();
  await expect.element(theft.getByText('Add a copy of the identity theft report.')).toBeVisible();
});

it('says which text is missing before the letters can be read, however far above it is', async () => {
  const offer = anOffer({ purpose: 'incompleteCorrection', reason: 'partlyCorrected', added: 'required' });
  const { screen } = await showPage({ offers: [offer] });
  await screen.getByRole('button', { name: /^Write.*Incomplete correction$/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Next letters' });
  const missing = dialog.getByText(/^To read the letters, fill in “What is still wrong” for /);
  await expect.element(missing).toBeVisible();
  await dialog.getByRole('textbox', { name: 'What is still wrong' }).fill('The date is still wrong.');
  await expect.element(missing).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: 'Read the letters' })).toBeEnabled();
  await dialog.getByRole('checkbox').click();
  await expect.element(dialog.getByText('Select what the letters should be about.')).toBeVisible();
});

it('opens again with what was typed once the generation for it is bought, and only then', async () => {
  onTestFinished(() => sessionStorage.clear());
  const offer = anOffer({ purpose: 'newInformation', added: 'required' });
  const bought = boughtSlot(ids.other, ids.profile);
  const steps = { chosen: [keyOf(offer)], words: { [keyOf(offer)]: 'I paid it on March 3.' } };
  keepDraft(keptStepsSlot(ids.other, ids.profile), steps);
  const unpaid = await showPage({ offers: [offer] });
  await expect.element(unpaid.screen.getByRole('heading', { name: 'Next letters' })).toBeVisible();
  expect(unpaid.screen.getByRole('dialog').query()).toBeNull();
  await unpaid.screen.unmount();
  keepDraft(bought, { count: 1 });
  const { screen } = await showPage({ offers: [offer] });
  const dialog = screen.getByRole('dialog', { name: 'Next letters' });
  await expect
    .element(dialog.getByRole('textbox', { name: 'What is new' }))
    .toHaveValue('I paid it on March 3.');
  await expect.element(dialog.getByRole('button', { name: 'Read the letters' })).toBeEnabled();
  expect(readDraft(bought)).toBeNull();
});

it('says that a payment arrived to someone who comes back from buying, and only once', async () => {
  onTestFinished(() => sessionStorage.clear());
  keepDraft(boughtSlot(ids.other, ids.profile), { count: 2 });
  const page = () => show(<SnackbarHost>{disputesPage({ offers: [] })}</SnackbarHost>);
  const { screen } = await page();
  const message = /^Payment received: 2 generations were added/;
  await expect.element(screen.getByText(message)).toBeVisible();
  await screen.unmount();
  const { screen: later } = await page();
  await expect.element(later.getByRole('heading', { name: 'Results by item' })).toBeVisible();
  expect(later.getByText(message).query()).toBeNull();
});

const receivers = {
  before: '2026-11-02',
  listed: [
    { name: 'MERIDIAN BANK', on: '2026-08-14', isRecent: true },
    { name: 'HARBOR STAFFING', on: '2025-03-03', isRecent: false },
  ],
};

it('asks who is to be notified about a deletion, selects nobody itself, and takes one who is not listed', async () => {
  const { screen } = await showPage({
    offers: ['HARBOR BANK VISA ··4400', 'OAK LOANS ··1234'].map((heading, index) =>
      anOffer({
        heading,
        item: `account:account-${index}`,
        purpose: 'deletionNotice',
        reason: 'deleted',
        receivers,
      }),
    ),
  });
  await screen.getByRole('button', { name: /^Write.*Notice to past recipients$/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Next letters' });
  const read = dialog.getByRole('button', { name: 'Read the letters' });
  // Both items are told to the same people.
  await expect
    .element(dialog.getByText(/^Select who Equifax should tell\..*before 11\/02\/2026/))
    .toBeVisible();
  const recent = dialog.getByRole('group', { name: 'Inquiries in the six months before' });
  const earlier = dialog.getByRole('group', {
    name: 'Earlier inquiries: select one only if it was for a job',
  });
  for (const group of [recent, earlier]) await expect.element(group.getByRole('checkbox')).not.toBeChecked();
  await expect
    .element(dialog.getByText('To read the letters, select who Equifax should tell.'))
    .toBeVisible();
  await expect.element(read).toBeDisabled();
  await earlier.getByRole('checkbox', { name: /^HARBOR STAFFING · 03\/03\/2025$/ }).click();
  await expect.element(read).toBeEnabled();
  await earlier.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: 'Add someone who isn’t listed' }).click();
  await expect.element(read).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Name, with the city if you know it' }).fill('Oak Homes, Boston');
  await expect.element(read).toBeEnabled();
  await dialog.getByRole('checkbox', { name: 'They received the report for a job' }).click();
  await dialog.getByRole('button', { name: 'Add another name' }).click();
  await expect
    .element(dialog.getByRole('textbox', { name: 'Name 2, with the city if you know it' }))
    .toHaveValue('');
  await dialog.getByRole('button', { name: 'Remove Oak Homes, Boston' }).click();
  await expect.element(read).toBeDisabled();
  await expectAccessible();
});

it('sends a statement to the file alone unless someone is selected', async () => {
  const offer = anOffer({ purpose: 'statement', added: 'required', receivers });
  const { screen } = await showPage({ offers: [offer] });
  await screen.getByRole('button', { name: /^Write.*Statement of dispute$/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Next letters' });
  await dialog.getByRole('textbox', { name: 'Statement' }).fill('I paid this account on time.');
  await expect.element(dialog.getByRole('button', { name: 'Read the letters' })).toBeEnabled();
  await dialog.getByText('Send it to past recipients of the report, too (optional)').click();
  await dialog.getByRole('checkbox', { name: /^MERIDIAN BANK/ }).click();
  await expect.element(dialog.getByText(/1 selected$/)).toBeVisible();
});

it('says that the report lists nobody in time, and takes a name', async () => {
  const offer = anOffer({
    purpose: 'deletionNotice',
    reason: 'deleted',
    receivers: { before: '2026-11-02', listed: [] },
  });
  const { screen } = await showPage({ offers: [offer] });
  await screen.getByRole('button', { name: /^Write.*Notice to past recipients$/ }).click();
  const dialog = screen.getByRole('dialog', { name: 'Next letters' });
  await expect
    .element(dialog.getByText('The newest report shows no inquiries at Equifax in this time.'))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Add a name' }).click();
  await dialog.getByRole('textbox').fill('Oak Homes');
  await expect.element(dialog.getByRole('button', { name: 'Read the letters' })).toBeEnabled();
});
