/** The first of a client's pages. */
import { afterEach, expect, it } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { disputeStates } from '#contract/disputes.ts';
import type { WorkItem } from '#contract/work.ts';
import { OverviewScreen } from '#src/screens/clients/Screen.tsx';
import type { Disputes } from '#src/disputes/load.ts';
import { lookOf } from '#src/disputes/stateLooks.ts';
import { ids } from '#tests/machines/builders.ts';
import { aWorkItem } from '#tests/support/aClientSummary.ts';
import { aDispute, anEntry, aReceivedLetter, bureauNamed } from '#tests/support/aDispute.ts';
import { aProgress, noProgress } from '#tests/support/aProgress.ts';
import { disputesOf } from '#tests/support/disputesOf.ts';
import { expectAccessible, show } from '../profile/show.tsx';

afterEach(() => browserPage.viewport(414, 896));

const page = (
  work: readonly WorkItem[] | null,
  change: Partial<Disputes> = {},
  progress = aProgress(),
  begin: 'generate' | null = null,
): ReturnType<typeof show> =>
  show(
    <OverviewScreen
      profileId={ids.profile}
      work={work}
      begin={begin}
      disputes={disputesOf({ today: '2026-11-20', ...change })}
      progress={progress}
    />,
  );

it('K5 has each next step with the button that leads to where it is done', async () => {
  const scan = { id: ids.other, sender: 'Equifax' as const };
  const { screen } = await page([
    aWorkItem({ kind: 'decideVerified', count: 1 }),
    aWorkItem({ kind: 'scan', scan, count: 1 }),
  ]);
  const links = screen.getByRole('listitem').getByRole('link');
  await expect.element(links.nth(0)).toHaveAttribute('href', `/disputes/${ids.profile}#next-letters`);
  await expect
    .element(screen.getByRole('link', { name: /^Record the answer/ }))
    .toHaveAttribute('href', expect.stringContaining(`/answer/${ids.profile}?scan=${ids.other}`));
  await expectAccessible();
});

it('K5 leads to the first letters as long as there are none', async () => {
  const { screen } = await page([], {}, noProgress, 'generate');
  await expect
    .element(screen.getByRole('link', { name: 'Generate the first letters' }))
    .toHaveAttribute('href', `/repair-center/${ids.profile}`);
  expect(screen.getByText('Nothing needs your attention.').query()).toBeNull();
});

it('K5 shows each item at each bureau with its newest state, round, and date', async () => {
  const verified = aDispute({ state: 'verified', round: 1, since: '2026-09-22', waitsFor: null });
  const asked = aDispute({
    state: 'questionOpen',
    round: 2,
    waitsFor: 'askWhetherAnythingCame',
    since: '2026-11-16',
  });
  const deleted = aDispute({
    state: 'deleted',
    recipient: { ...verified.recipient, id: 'TransUnion', name: bureauNamed.TransUnion.name },
    since: '2026-10-02',
  });
  const { screen } = await page([], {
    letters: [aReceivedLetter()],
    disputes: [verified, asked, deleted],
  });
  await browserPage.viewport(1440, 900);
  const row = screen.getByRole('row').filter({ hasText: verified.heading });
  await expect
    .element(row)
    .toMatchTextContent(
      `${verified.heading}DeletedRound 110/02/2026Not disputedDid anything come?Round 2was due 11/07/2026`,
    );
  await expect.element(screen.getByText('Nothing needs your attention.')).toBeVisible();
  // Only what waits for a person is raised.
  const card = screen.getByRole('heading', { name: 'Next steps' }).element().closest('section');
  expect(card && getComputedStyle(card).boxShadow).toBe('none');
});

it('K5 says once what is the same for all items: their round, and the day that answers are due', async () => {
  const asked = { state: 'questionOpen', round: 1, waitsFor: 'askWhetherAnythingCame' } as const;
  const { screen } = await page([], {
    letters: [aReceivedLetter()],
    disputes: [
      aDispute({ ...asked, subject: 'account:1', heading: 'OAK LOANS' }),
      aDispute({ ...asked, subject: 'account:2', heading: 'ELM BANK' }),
    ],
  });
  await browserPage.viewport(1440, 900);
  await expect.element(screen.getByText('All in round 1.')).toBeVisible();
  await expect.element(screen.getByText('Answers were expected by 11/07/2026.')).toBeVisible();
  await expect
    .element(screen.getByRole('row').filter({ hasText: 'OAK LOANS' }))
    .toMatchTextContent('OAK LOANSNot disputedNot disputedDid anything come?');
});

it('K5 has a table from 768 px, and says once on a phone what is so with several bureaus', async () => {
  const asked = { state: 'questionOpen', waitsFor: 'askWhetherAnythingCame' } as const;
  const disputes = (['TransUnion', 'Experian', 'Equifax'] as const).map((bureau) =>
    aDispute({
      ...(bureau === 'Equifax' ? {} : asked),
      recipient: { kind: 'bureau', id: bureau, name: bureauNamed[bureau].name },
    }),
  );
  await browserPage.viewport(768, 1024);
  const { screen } = await page([], { letters: [aReceivedLetter()], disputes });
  await expect.element(screen.getByRole('table').filter({ hasText: 'Did anything come?' })).toBeVisible();
  await browserPage.viewport(390, 844);
  const item = screen.getByRole('heading', { level: 3 }).first();
  await expect.element(item).toBeVisible();
  expect(item.element().closest('li')?.textContent).toMatch(
    /^[^?]*Did anything come[?]TransUnionExperian[^?]*Equifax[^?]*$/,
  );
});

it('K5 has the scores of the newest model with their change, and the bureaus named at the ends of the lines', async () => {
  const { screen } = await page([]);
  const rows = screen.getByRole('table', { name: 'Scores by report' }).getByRole('row');
  await expect.element(rows.nth(1)).toMatchTextContent('11/18/2026604598577');
  await expect.element(rows.last()).toMatchTextContent(/^Since \d\d\/\d\d\/\d{4}[+−]\d+[+−]\d+[+−]\d+$/);
  await expect.element(screen.getByText('TransUnion 604')).toBeVisible();
});

it('K5 has what was recorded last, without what was corrected', async () => {
  const letters = [aReceivedLetter()];
  const entry = anEntry();
  const timeline = [entry, { ...anEntry(), id: ids.other, replacedBy: entry.id }];
  const { screen } = await page([], { letters, timeline });
  const list = screen.getByRole('list').filter({ hasText: 'Equifax' }).getByRole('listitem');
  await expect.element(list).toMatchTextContent(/Equifax$/);
  expect(list.elements()).toHaveLength(1);
});

it('says what will be here for a new client, and what could not be loaded', async () => {
  const { screen } = await page(null, {}, noProgress);
  await expect.element(screen.getByText('We couldn’t load what’s due.')).toBeVisible();
  await expect.element(screen.getByText('Nothing disputed yet')).toBeVisible();
  await expect.element(screen.getByText('No report with scores yet.')).toBeVisible();
  await expect.element(screen.getByText('Nothing has been recorded yet.')).toBeVisible();
  await expectAccessible();
});

it('ends the words of a way on where the content of its card ends', async () => {
  await browserPage.viewport(1440, 900);
  const { screen } = await page([], {
    letters: [aReceivedLetter()],
    disputes: [aDispute()],
    timeline: [anEntry()],
  });
  const names = ['Progress', 'All rounds and dates', 'Whole timeline'];
  const apart = names.map((name) => {
    const link = screen.getByRole('link', { name }).element();
    const words = document.createRange();
    words.selectNodeContents(link);
    const card = link.closest('section') ?? document.body;
    const end = card.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(card).paddingRight);
    return Math.abs(words.getBoundingClientRect().right - end);
  });
  // No more than the border of a button, which is transparent here, and the edge of the card.
  expect(Math.max(...apart)).toBeLessThanOrEqual(2);
});

it.each(['ended', 'paused'] as const)(
  'asks nothing about a letter while the service is %s',
  async (activity) => {
    const { screen } = await page([], {
      activity,
      letters: [aReceivedLetter()],
      disputes: [
        aDispute({ state: 'questionOpen', waitsFor: 'askWhetherAnythingCame', since: '2026-11-16' }),
      ],
    });
    await expect.element(screen.getByText('No answer recorded')).toBeVisible();
    expect(screen.getByText('Did anything come?').query()).toBeNull();
  },
);

it('has nothing red except in active work', () => {
  const red = disputeStates.filter((state) => lookOf(state, true).tone === 'red');
  expect(red).toContain('questionOpen');
  expect(disputeStates.filter((state) => lookOf(state, false).tone === 'red')).toEqual([]);
});
