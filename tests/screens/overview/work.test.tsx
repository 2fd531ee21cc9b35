import { expectAccessible, show } from '../profile/show.tsx';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { WorkGroup, WorkItem } from '#contract/work.ts';
import type { LoadMore, Work } from '#src/overview/workDue/load.ts';
import { WorkDue } from '#src/overview/workDue/WorkDue.tsx';
import { TurnCard } from '#src/screens/home/TurnCard.tsx';
import { ids } from '#tests/machines/builders.ts';

const today = '2026-11-22';
const letter = ids.session;
const anItem = (change: Partial<WorkItem>): WorkItem => ({
  profileId: ids.profile,
  profileName: 'Ana Torres',
  kind: 'decideVerified',
  recipient: 'Experian',
  letter,
  scan: null,
  count: 3,
  on: '2026-11-18',
  isAssumed: false,
  ...change,
});
type Group = readonly [name: WorkGroup, items: readonly WorkItem[], count?: number];
const loaded = (...groups: readonly Group[]): Promise<Work> =>
  Promise.resolve({
    today,
    groups: groups.map(([name, items, count = items.length]) => ({ name, items: [...items], count })),
  });

const scan = { id: ids.report, sender: 'Equifax' as const };
const oneOfEach: readonly Group[] = [
  ['decision', [anItem({})]],
  [
    'record',
    [
      anItem({ kind: 'askWhetherAnythingCame', on: today }),
      anItem({ kind: 'scan', scan, recipient: null, letter: null, count: 1, on: '2026-11-21' }),
      anItem({ kind: 'scansWithoutClient', profileId: null, profileName: '', recipient: null, letter: null }),
    ],
  ],
  ['mail', [anItem({ kind: 'notMailed', recipient: null, letter: null, count: 13, on: null })]],
  ['dueNow', [anItem({ kind: 'due', on: '2026-11-20', isAssumed: true })]],
  ['soon', [anItem({ kind: 'due', on: '2026-11-25', recipient: null, letter: null, profileId: ids.other })]],
  [
    'client',
    [
      anItem({ kind: 'notApproved', recipient: null, letter: null, on: '2026-11-18' }),
      anItem({ kind: 'linkNotOpened', recipient: null, letter: null, count: 1 }),
      anItem({ kind: 'proofOfIdentity', count: 1 }),
    ],
  ],
];
const noMore: LoadMore = () => Promise.resolve(null);

async function panel(work: Promise<Work | null>, more = noMore) {
  const { screen } = await show(<WorkDue work={work} more={more} />);
  await expect.element(screen.getByRole('heading', { name: 'Work due' })).toBeVisible();
  return screen;
}

it('J24 lists work by urgency, in words, and each row leads to where it is done', async () => {
  const screen = await panel(loaded(...oneOfEach));
  await expect.element(screen.getByRole('heading', { name: 'Waiting for the client (3)' })).toBeVisible();
  const rows = screen.getByRole('link').elements();
  expect(rows.map((row) => [row.textContent, row.getAttribute('href')])).toEqual([
    [
      'Ana TorresVerified. Decide what to do next. · Experian · 3 itemsSince 11/18/2026',
      `/disputes/${ids.profile}#next-letters`,
    ],
    ['Ana TorresDid anything come? · Experian · 3 itemsSince today', `/disputes/${ids.profile}#results`],
    [
      'Ana TorresA scan has come. Record the answer. · EquifaxSince 11/21/2026',
      `/answer/${ids.profile}?scan=${scan.id}&sender=Equifax`,
    ],
    ['InboxScans without a client. Assign them. · 3 scansSince 11/18/2026', '/inbox'],
    ['Ana TorresNot mailed yet · 13 letters', `/disputes/${ids.profile}#letters-to-mail`],
    [
      'Ana TorresThe answer may still be in the mail · Experian · 3 letters · delivery assumedWas due 11/20/2026',
      `/answer/${ids.profile}?letter=${letter}`,
    ],
    ['Ana TorresAn answer is due · 3 lettersDue 11/25/2026', `/answer/${ids.other}`],
    [
      'Ana TorresNot mailed yet. The client hasn’t approved them. · 3 lettersSince 11/18/2026',
      `/disputes/${ids.profile}#letters-to-mail`,
    ],
    ['Ana TorresThe link to their page hasn’t been opened.Since 11/18/2026', `/edit-profile/${ids.profile}`],
    [
      'Ana TorresThe bureau couldn’t identify them. Ask for a copy of their ID. · Experian · 1 itemSince 11/18/2026',
      `/edit-profile/${ids.profile}`,
    ],
  ]);
  await expectAccessible();
});

it('J24 shows only what waits for a person in red', async () => {
  const screen = await panel(loaded(...oneOfEach));
  await expect.element(screen.getByRole('link').first()).toBeVisible();
  const colors = screen
    .getByRole('link')
    .elements()
    .map((row) => getComputedStyle(row.querySelector('svg') ?? row).color);
  const [decide, ...others] = colors;
  expect(others.slice(0, 3)).toEqual([decide, decide, decide]);
  expect(others).toHaveLength(9);
  expect(others.slice(3)).not.toContain(decide);
});

describe('a group of which only the first items are shown', () => {
  const many = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) =>
      anItem({ profileId: `0190a000-0000-7000-8000-0000000003${10 + from + index}` }),
    );
  const aGroup = (items: readonly WorkItem[]) => ({
    name: 'decision' as const,
    count: 12,
    items: [...items],
  });

  it('J24 is opened as a whole, some items at a time, and closed again', async () => {
    const asked: (readonly [WorkGroup, number])[] = [];
    const more: LoadMore = (group, from) => {
      asked.push([group, from]);
      return Promise.resolve(aGroup(many(from, Math.min(12, from + 8))));
    };
    const screen = await panel(loaded(['decision', many(0, 4), 12], ['mail', [anItem({})]]), more);
    await screen.getByRole('button', { name: /^Show all 12 ?: Waiting for a decision$/ }).click();
    await expect.poll(() => screen.getByRole('link').elements()).toHaveLength(8);
    await expect.element(screen.getByRole('button', { name: 'All work' })).toHaveFocus();
    await expect.element(screen.getByRole('heading', { name: 'Letters to mail' })).not.toBeInTheDocument();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => screen.getByRole('link').elements()).toHaveLength(12);
    expect(screen.getByRole('button', { name: 'Show more' }).query()).toBeNull();
    expect(asked).toEqual([
      ['decision', 0],
      ['decision', 8],
    ]);
    await screen.getByRole('button', { name: 'All work' }).click();
    await expect.poll(() => screen.getByRole('link').elements()).toHaveLength(5);
  });

  it('is loaded again with the page, as far as it was open', async () => {
    let done = 0;
    const asked: number[] = [];
    const more: LoadMore = (_group, from) => {
      asked.push(from);
      return Promise.resolve({
        ...aGroup(many(from + done, Math.min(12, from + done + 8))),
        count: 12 - done,
      });
    };
    const works = [loaded(['decision', many(0, 4), 12]), loaded(['decision', many(1, 5), 11])] as const;
    function Reloading() {
      const [work, setWork] = useState<Promise<Work>>(works[0]);
      return (
        <>
          <button type="button" onClick={() => setWork(works[1])}>
            Reload
          </button>
          <WorkDue work={work} more={more} />
        </>
      );
    }
    const { screen } = await show(<Reloading />);
    await screen.getByRole('button', { name: /^Show all 12/ }).click();
    await screen.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => screen.getByRole('link').elements()).toHaveLength(12);
    done = 1;
    await screen.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => screen.getByRole('link').elements()).toHaveLength(11);
    expect(asked).toEqual([0, 8, 0, 8]);
    expect(screen.getByRole('button', { name: 'Show more' }).query()).toBeNull();
  });

  it('keeps what is there if the rest can’t be loaded, and tries again', async () => {
    const answers = [null, aGroup(many(0, 12))];
    const more: LoadMore = () => Promise.resolve(answers.shift() ?? null);
    const screen = await panel(loaded(['decision', many(0, 4), 12]), more);
    await screen.getByRole('button', { name: /^Show all 12/ }).click();
    await expect.element(screen.getByText('The rest couldn’t be loaded.')).toBeVisible();
    expect(screen.getByRole('link').elements()).toHaveLength(4);
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => screen.getByRole('link').elements()).toHaveLength(12);
    expect(screen.getByText('The rest couldn’t be loaded.').query()).toBeNull();
  });
});

it('J24 says calmly that nothing is due', async () => {
  const screen = await panel(loaded());
  await expect.element(screen.getByText('Nothing is due today or in the next seven days.')).toBeVisible();
  await expectAccessible();
});

it('is there before the work has loaded, and says if it could not be', async () => {
  const loading = Promise.withResolvers<Work | null>();
  const screen = await panel(loading.promise);
  expect(screen.getByRole('link').query()).toBeNull();
  loading.resolve(null);
  await expect.element(screen.getByText('We couldn’t load what’s due.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expectAccessible();
});

it('J24 gives a consumer one next step, and says who else acts until when', async () => {
  const own = anItem({ kind: 'askAboutDelivery', recipient: 'Equifax', count: 2, on: '2026-11-10' });
  const theirs = anItem({ kind: 'due', on: '2026-12-23', isAssumed: true, count: 1 });
  const work = loaded(
    ['record', [own]],
    ['soon', [theirs]],
    ['mail', [anItem({ kind: 'notMailed', recipient: null, on: null })]],
  );
  const { screen } = await show(<TurnCard profileId={ids.profile} work={work} />);
  await expect.element(screen.getByRole('heading', { name: 'Was it delivered?' })).toBeVisible();
  await expect.element(screen.getByText('1 of 2')).toBeVisible();
  await expect.element(screen.getByText('answer due 12/23/2026')).toBeVisible();
  await expect.element(screen.getByText(/^Counted from an assumed delivery/)).toBeVisible();
  expect(
    screen
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Open disputes', `/disputes/${ids.profile}`],
    ['A letter came', `/answer/${ids.profile}?letter=${letter}`],
  ]);
  await expectAccessible();
});

it('J1 tells a consumer that written letters are not mailed, and promises no date for them', async () => {
  const work = loaded(['mail', [anItem({ kind: 'notMailed', recipient: null, letter: null, on: null })]]);
  const { screen } = await show(<TurnCard profileId={ids.profile} work={work} />);
  await expect.element(screen.getByRole('heading', { name: 'Mail your letters' })).toBeVisible();
  await expect.element(screen.getByText(/No time runs until you mail them/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Record mailing' })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/\d\d\/\d\d\/\d{4}|30 days/);
});

it('J24 tells a consumer that letters are in the mail before any time runs', async () => {
  const work = loaded(['soon', [anItem({ kind: 'due', on: null, count: 1 })]]);
  const { screen } = await show(<TurnCard profileId={ids.profile} work={work} />);
  await expect.element(screen.getByText('Their turn')).toBeVisible();
  await expect.element(screen.getByText('in the mail')).toBeVisible();
  await expect.element(screen.getByText('The time to answer begins when it’s delivered.')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/\d\d\/\d\d\/\d{4}/);
});

it('J24 tells a consumer calmly that nothing is to be done', async () => {
  const { screen } = await show(<TurnCard profileId={ids.profile} work={loaded()} />);
  await expect.element(screen.getByRole('heading', { name: 'Nothing for you to do today' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'A letter came' }))
    .toHaveAttribute('href', `/answer/${ids.profile}`);
  await expectAccessible();
});

it.each([390, 1440])('keeps its rows inside a page of %i px', async (width) => {
  await page.viewport(width, 844);
  const long = { profileName: 'Samuel Okoye-Reyes de la Cruz' };
  const { screen } = await show(
    <>
      <WorkDue
        work={loaded(
          ...oneOfEach.map(([name, items]): Group => [
            name,
            items.map((item) => ({ ...item, ...long })),
            items.length + 1,
          ]),
        )}
        more={noMore}
      />
      <TurnCard profileId={ids.profile} work={loaded(...oneOfEach.slice(0, 5))} />
    </>,
  );
  await expect
    .element(screen.getByRole('heading', { name: 'Verified. Decide what to do next.' }))
    .toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible();
});
