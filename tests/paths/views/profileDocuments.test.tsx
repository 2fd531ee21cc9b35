import { DocumentSlots } from '#src/profile/DocumentSlots.tsx';
import { aPicture, ids, refusal } from '#tests/machines/builders.ts';
import { expect } from '../harness/expect.ts';
import { done, thrown } from '../harness/cases.ts';
import { profileDocuments } from '../cases/profileDocuments.ts';
import { slot, slotSays } from './parts.tsx';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const card = 'Social Security card';
const bill = 'Proof of address';
const license = "ID or driver's license";
const uploading = (title: string) => (screen: Screen) => slotSays(screen, title, 'Uploading…');
const uploaded = (title: string) => (screen: Screen) =>
  slotSays(screen, title, 'File successfully uploaded!');

walkViews({
  cases: profileDocuments,
  show: (documents) => (
    <DocumentSlots
      documents={documents}
      profile={null}
      disabled={false}
      onChange={() => {}}
      onView={() => {}}
    />
  ),
  own: ['documentSlot'],
  does: {
    'the profile is saved': async ({ screen, happen }) => {
      for (const [place, title] of [card, bill, license].entries()) {
        await slot(screen, title).upload(aPicture());
        await expect.element(screen.getByText('We’ll send it when you save.').nth(place)).toBeVisible();
      }
      // Saving is done on the form around the slots.
      await happen({ type: 'documents.upload', profileId: ids.profile });
    },
    'the Social Security card is uploaded': ({ happen }) => happen(done('ssn.uploadDocument')),
    'the proof of address is not uploaded': ({ happen }) =>
      happen(thrown('address.uploadDocument', refusal('fileTooLarge'))),
    'the ID is uploaded': ({ happen }) => happen(done('idOrDriverLicense.uploadDocument')),
  },
  sees: {
    collecting: async (screen) => {
      for (const title of [card, bill, license]) await expect.element(slot(screen, title)).toBeEnabled();
      expect(screen.getByText('Uploading…').query()).toBeNull();
    },
    'uploading.ssn.ordered': uploading(card),
    'uploading.ssn.answered': uploaded(card),
    'uploading.address.ordered': uploading(bill),
    'uploading.address.answered': (screen) => slotSays(screen, bill, 'Error Uploading! File too large'),
    'uploading.idOrDriverLicense.ordered': uploading(license),
    'uploading.idOrDriverLicense.answered': uploaded(license),
  },
});
