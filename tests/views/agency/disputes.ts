import type { ReplyOf } from '#contract/call.ts';
import type { Dispute, disputes as disputesCall } from '#contract/disputes.ts';
import { someMarks } from '#tests/support/someMarks.ts';
import { aPhoto } from '#tests/support/mainJob.ts';
import { changedReply } from '../changedReply.ts';
import { refuseRecording } from '../refuseRecording.ts';
import type { Seat } from '../view.ts';
import { forAgency } from './forAgency.ts';
import { disputes, press } from './onDisputes.ts';

type Shown = ReplyOf<typeof disputesCall>;

/** What asks nothing is folded. */
const unfold = ({ page }: Seat) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });

const scan = '0190a000-0000-7000-8000-000000000199';

/** The newest entry has a photo. */
async function withPhoto({ page }: Seat): Promise<void> {
  const body = await aPhoto();
  await page.route('**/api/v1/profile/disputes/*', async (route) => {
    const response = await route.fetch();
    const { timeline, ...rest } = await response.json();
    const [{ event, ...entry }, ...earlier] = timeline;
    const uploadedAt = '2026-11-21T12:00:00.000Z';
    const files = [{ id: scan, name: 'receipt.jpg', mediaType: 'image/jpeg', uploadedAt }];
    const json = { ...rest, files, timeline: [{ ...entry, event: { ...event, files: [scan] } }, ...earlier] };
    await route.fulfill({ response, json });
  });
  await page.route(`**/files/${scan}`, (route) => route.fulfill({ contentType: 'image/jpeg', body }));
}

/** The first item was deleted, and a newer report shows it again; the time for the bureau's notice is over. */
async function backInTheFile({ page }: Seat): Promise<void> {
  await page.route('**/api/v1/profile/disputes/*', async (route) => {
    const response = await route.fetch();
    const { disputes: all, ...rest } = await response.json();
    const [first, ...others] = all;
    const back = { ...first, state: 'reappeared', waitsFor: 'askAboutNotice', next: first.since };
    await route.fulfill({ response, json: { ...rest, disputes: [back, ...others] } });
  });
}

/** Work is paused, and the newest report shows dispute notations. */
async function pausedWithMarks({ page }: Seat): Promise<void> {
  await page.route('**/api/v1/profile/disputes/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), activity: 'paused' } });
  });
  await page.route('**/api/v1/profile/disputes/*/marks', (route) => route.fulfill({ json: someMarks() }));
}

/** While the form was open, someone recorded that its letters were mailed in another way. */
async function mailedMeanwhile(seat: Seat): Promise<void> {
  const mailed: NonNullable<Shown['letters'][number]['mailed']> = {
    event: scan,
    on: '2026-11-19',
    way: 'certified',
    tracking: '9407111898765432101234',
    basis: 'receipt',
  };
  await changedReply<Shown>(seat, '/profile/disputes/*', ({ letters }) => ({
    letters: letters.map((letter) => ({ ...letter, mailed })),
  }));
  await refuseRecording(seat, 'alreadyMailed');
}

/** The letters to all bureaus left days ago, and nobody knows yet whether they arrived. */
const onTheirWay = (seat: Seat): Promise<void> =>
  changedReply<Shown>(seat, '/profile/disputes/*', ({ disputes: all }) => ({
    disputes: all.map((one) => ({ ...one, state: 'onItsWay', waitsFor: 'askAboutDelivery' })),
  }));

/** Everything that was disputed was verified, and the way to its creditor is open too. */
async function withOffers({ page }: Seat): Promise<void> {
  await page.route('**/api/v1/profile/disputes/*', async (route) => {
    const response = await route.fetch();
    const shown = await response.json();
    const purposes = ['procedure', 'newInformation', 'creditorDirect'];
    const decided = shown.disputes.map((one: Dispute, place: number) =>
      place < 2 ? { ...one, state: 'verified', waitsFor: 'decideVerified' } : one,
    );
    const offers = shown.disputes.slice(0, 2).flatMap(({ letter, item, heading, recipient }: Dispute) =>
      purposes.map((purpose) => ({
        letter,
        item,
        heading,
        recipient,
        purpose,
        reason: 'verified',
        since: shown.today,
        added: purpose === 'newInformation' ? 'required' : 'none',
        needsMailing: false,
        mayBeDisregarded: purpose === 'creditorDirect',
      })),
    );
    await route.fulfill({ response, json: { ...shown, disputes: decided, offers } });
  });
}

const read = (on: string, name: string, isRecent = true) => ({ on, name, isRecent });
/** Those who read the report: two within six months, and one who may only have looked before hiring. */
const receivers = {
  listed: [
    read('2026-10-14', 'HARBOR AUTO FINANCE'),
    read('2026-07-02', 'NORTHERN LIGHTS COOPERATIVE CREDIT UNION OF THE UPPER MIDWEST'),
    read('2025-08-19', 'BRIGHTPATH STAFFING', false),
  ],
  before: '2026-11-30',
};

/** One item was deleted, and another is still disputed after the bureau decided: those who read the report can be notified of both. */
const withReaders = (seat: Seat): Promise<void> =>
  changedReply<Shown>(seat, '/profile/disputes/*', ({ disputes: all, today }) => ({
    offers: all.slice(0, 2).map(({ letter, item, heading, recipient }, place) => ({
      letter,
      item,
      heading,
      recipient,
      purpose: place === 0 ? ('deletionNotice' as const) : ('statement' as const),
      reason: place === 0 ? ('deleted' as const) : ('verified' as const),
      since: today,
      added: place === 0 ? ('none' as const) : ('required' as const),
      needsMailing: false,
      mayBeDisregarded: false,
      receivers,
    })),
  }));

export const disputeViews = forAgency([
  {
    name: 'disputes-none',
    shows: 'screens/disputes/Screen.tsx',
    open: (seat) => disputes(seat, seat.ids.unconnected),
  },
  { name: 'disputes', shows: 'screens/disputes/Screen.tsx', open: disputes },
  {
    name: 'disputes-unfolded',
    narrow: true,
    shows: 'screens/disputes/letters/LetterSetCard.tsx',
    open: async (seat) => {
      await disputes(seat);
      await unfold(seat);
    },
  },
  { name: 'disputes-narrow', narrow: true, shows: 'screens/disputes/table/DisputeTable.tsx', open: disputes },
  {
    name: 'disputes-mailed',
    shows: 'screens/disputes/forms/RecordingForm.tsx',
    open: async (seat) => {
      await disputes(seat, seat.ids.unmailed);
      await press(seat, 'I mailed it');
      await seat.page.getByRole('dialog').getByRole('combobox').selectOption('certified');
    },
  },
  {
    name: 'disputes-mailed-otherwise',
    shows: 'screens/disputes/forms/AlreadyMailed.tsx',
    open: async (seat) => {
      const { page, inDialog } = seat;
      await disputes(seat, seat.ids.unmailed);
      await press(seat, 'I mailed it');
      await mailedMeanwhile(seat);
      await page.getByRole('dialog').getByRole('combobox').selectOption('firstClass');
      await inDialog('Save').click();
      await page.getByRole('dialog').getByRole('alert').waitFor();
    },
  },
  {
    name: 'disputes-delivered',
    shows: 'screens/disputes/forms/ChosenLetters.tsx',
    open: async (seat) => {
      await onTheirWay(seat);
      await disputes(seat);
      await seat.page.locator('button[data-waits=askAboutDelivery]').first().click();
      await seat.page.getByRole('dialog').getByRole('checkbox').first().uncheck();
    },
  },
  {
    name: 'disputes-dates',
    shows: 'screens/disputes/dates/DatesDialog.tsx',
    open: async (seat) => {
      await disputes(seat);
      await unfold(seat);
      await press(seat, 'Due {due}');
    },
  },
  {
    name: 'disputes-notice',
    shows: 'screens/disputes/forms/RecordingForm.tsx',
    open: async (seat) => {
      await backInTheFile(seat);
      await disputes(seat);
      await press(seat, 'Say whether a notice came');
      await seat.page.getByRole('dialog').getByRole('radio').first().check();
    },
  },
  {
    name: 'disputes-collector',
    shows: 'screens/disputes/forms/CollectorFields.tsx',
    open: async (seat) => {
      await disputes(seat);
      await press(seat, 'Add');
      await seat.page.getByRole('dialog').getByRole('radio').first().check();
    },
  },
  {
    name: 'disputes-theft',
    shows: 'screens/disputes/forms/TheftFields.tsx',
    open: async (seat) => {
      await disputes(seat);
      const { page, say } = seat;
      await page
        .getByRole('button', { name: new RegExp(`^${say('Add')}`) })
        .nth(1)
        .click();
    },
  },
  {
    name: 'disputes-annual-report',
    shows: 'screens/disputes/forms/RecordingForm.tsx',
    open: async (seat) => {
      await disputes(seat);
      await unfold(seat);
      await press(seat, 'Free annual report?<0> {name}</0>');
    },
  },
  {
    name: 'disputes-withdraw',
    shows: 'screens/disputes/timeline/WithdrawalDialog.tsx',
    open: async (seat) => {
      await disputes(seat);
      await press(seat, 'Withdraw: {which}');
    },
  },
  {
    name: 'disputes-next',
    shows: 'screens/disputes/next/NextLettersDialog.tsx',
    open: async (seat) => {
      await withOffers(seat);
      await disputes(seat);
      await press(seat, 'Write');
      // New information asks for words, and the creditor may disregard its letter.
      for (const kind of await seat.page.getByRole('dialog').locator('details').all()) {
        await kind.locator('summary').click();
        await kind.getByRole('checkbox').last().check();
      }
    },
  },
  {
    name: 'disputes-next-readers',
    shows: 'screens/disputes/next/Receivers.tsx',
    open: async (seat) => {
      await withReaders(seat);
      await disputes(seat);
      await press(seat, 'Write');
      const dialog = seat.page.getByRole('dialog');
      for (const kind of await dialog.locator('details').all()) {
        await kind.locator('summary').first().click();
        await kind.getByRole('checkbox').first().check();
      }
      await unfold(seat);
      await dialog.getByRole('checkbox').nth(1).check();
    },
  },
  {
    name: 'disputes-marks',
    shows: 'screens/disputes/marks/MarkLettersDialog.tsx',
    open: async (seat) => {
      await pausedWithMarks(seat);
      await disputes(seat);
      await press(seat, 'Letters that remove dispute notations');
      await seat.page.getByRole('dialog').getByRole('checkbox').first().check();
    },
  },
  {
    name: 'disputes-pause',
    shows: 'screens/disputes/marks/OpenMarks.tsx',
    open: async (seat) => {
      await seat.page.route('**/api/v1/profile/disputes/*/marks', (route) =>
        route.fulfill({ json: someMarks() }),
      );
      await disputes(seat);
      await seat.button('Pause').click();
      await seat.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'disputes-leave',
    shows: 'screens/disputes/forms/GivingUpFields.tsx',
    open: async (seat) => {
      await withOffers(seat);
      await disputes(seat);
      await press(seat, 'Leave items as they are');
      await seat.page.getByRole('dialog').getByRole('checkbox').first().check();
    },
  },
  {
    name: 'disputes-photo',
    shows: 'screens/disputes/timeline/FileDialog.tsx',
    open: async (seat) => {
      await withPhoto(seat);
      await disputes(seat);
      await press(seat, 'Open {0}: {which}');
      await seat.page.getByRole('dialog').getByRole('img').waitFor();
    },
  },
]);
