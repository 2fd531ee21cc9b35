import { expectAccessible, show } from '../profile/show.tsx';
import { useState } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { WorkGroup, type WorkItem } from '#contract/work.ts';
import type { LoadMore, Work } from '#src/overview/workDue/load.ts';
import { WorkFilters } from '#src/overview/workDue/WorkFilters.tsx';
import { Attention } from '#src/overview/workDue/Attention.tsx';
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
  const { screen } = await show(<Attention work={work} profiles={[]} more={more} />);
  await expect.element(screen.getByRole('heading', { name: 'Needs attention today' })).toBeVisible();
  const rows = () => screen.getByRole('listitem').elements();
  /** What each row says, without its button, and where its button leads. */
  const lines = () =>
    rows().map((row) => {
      const link = row.querySelector('a');
      const words = [...row.children]
        .filter((part) => part !== link)
        .map((part) => part.textContent.replaceAll('\u00a0', ' '));
      const step = [...(link?.childNodes ?? [])].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
      return [words.filter((part) => part !== '').join(' | '), step?.textContent, link?.getAttribute('href')];
    });
  return { screen, rows, lines, filter: (name: string) => screen.getByRole('button', { name, exact: true }) };
}

it('K1 J24 says who needs attention today and why, with the step that ends it as the button', async () => {
  const { screen, lines } = await panel(loaded(...oneOfEach));
  await expect.element(screen.getByRole('link').first()).toBeVisible();
  expect(lines()).toEqual([
    [
      'Ana Torres | Verified. Decide what to do next. · Experian · 3 items | Since 11/18/2026',
      'Choose the next step',
      `/disputes/${ids.profile}#next-letters`,
    ],
    [
      'Ana Torres | Did anything come? · Experian · 3 letters | Since today',
      'Record what came',
      `/disputes/${ids.profile}#waits-askWhetherAnythingCame`,
    ],
    [
      'Ana Torres | A scan came in. Record the answer. · Equifax | Since 11/21/2026',
      'Record the answer',
      `/answer/${ids.profile}?scan=${scan.id}&sender=Equifax`,
    ],
    [
      'Inbox | Scans without a client. Assign them. · 3 scans | Since 11/18/2026',
      'Assign the scans',
      '/inbox',
    ],
    [
      'Ana Torres | Not mailed yet · 13 letters',
      'Record mailing',
      `/disputes/${ids.profile}#letters-to-mail`,
    ],
    [
      'Ana Torres | The answer may still be in the mail · Experian · 3 letters · delivery assumed | Was due 11/20/2026',
      'Record the answer',
      `/answer/${ids.profile}?letter=${letter}`,
    ],
  ]);
  await expectAccessible();
});

it('K1 J24 filters by what waits, with the number of each, and shows what others do', async () => {
  const { screen, lines, filter } = await panel(loaded(...oneOfEach));
  await expect.element(filter('Today 6')).toHaveAttribute('aria-pressed', 'true');
  const names = screen.getByRole('group').element().querySelectorAll('button');
  expect([...names].map(({ textContent }) => textContent)).toEqual([
    'Today 6',
    'To decide 1',
    'Answers to record 3',
    'Mailing to record 1',
    'Due or overdue 1',
    'Next seven days 1',
    'Waiting for the client 3',
  ]);
  await filter('Waiting for the client 3').click();
  await expect.element(filter('Waiting for the client 3')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(lines).toEqual([
    [
      'Ana Torres | Not mailed yet. The client hasn’t approved them. · 3 letters | Since 11/18/2026',
      'Open the letters',
      `/disputes/${ids.profile}#letters-to-mail`,
    ],
    [
      'Ana Torres | The link to their page hasn’t been opened. | Since 11/18/2026',
      'Copy the link',
      `/edit-profile/${ids.profile}`,
    ],
    [
      'Ana Torres | The bureau couldn’t identify them. Ask for a copy of their ID. · Experian · 1 item | Since 11/18/2026',
      'Add a copy of the ID',
      `/edit-profile/${ids.profile}`,
    ],
  ]);
  await filter('Next seven days 1').click();
  await expect
    .poll(lines)
    .toEqual([
      [
        'Ana Torres | Waiting for answers · 3 letters | Due 11/25/2026',
        'A letter came',
        `/answer/${ids.other}`,
      ],
    ]);
  await filter('Today 6').click();
  await expect.poll(lines).toHaveLength(6);
});

it('K1 has one solid button, the first, and names every button after its client', async () => {
  const { screen } = await panel(loaded(...oneOfEach));
  await expect.element(screen.getByRole('link').first()).toBeVisible();
  const links = screen.getByRole('link').elements();
  const grounds = links.map((link) => getComputedStyle(link).backgroundColor);
  expect([new Set(grounds).size, grounds.filter((ground) => ground === grounds[0]).length]).toEqual([2, 1]);
  expect(new Set(links.map(({ textContent }) => textContent)).size).toBe(links.length);
  await expect
    .element(screen.getByRole('link', { name: 'Record mailing : Ana Torres · Not mailed yet · 13 letters' }))
    .toBeVisible();
});

it('J24 shows only what waits for a person in red', async () => {
  const { rows } = await panel(loaded(...oneOfEach));
  await expect.poll(rows).toHaveLength(6);
  const [decide, ...others] = rows().map((row) => getComputedStyle(row.querySelector('svg') ?? row).color);
  expect(others.slice(0, 3)).toEqual([decide, decide, decide]);
  expect(others.slice(3)).not.toContain(decide);
});

it('K1 shows some of each group before it is opened, and at most six lines', async () => {
  const some = (count: number, change: Partial<WorkItem>) =>
    Array.from({ length: count }, (_, index) =>
      anItem({ ...change, profileId: `0190a000-0000-7000-8000-0000000003${10 + index}` }),
    );
  const { screen, rows, filter } = await panel(
    loaded(
      ['decision', some(10, {}), 12],
      ['record', some(2, { kind: 'askAboutDelivery' })],
      ['mail', some(1, { kind: 'notMailed' })],
    ),
  );
  await expect.poll(rows).toHaveLength(5);
  expect(rows().map((row) => row.querySelector('a')?.firstChild?.textContent)).toEqual([
    'Choose the next step',
    'Choose the next step',
    'Record the delivery',
    'Record the delivery',
    'Record mailing',
  ]);
  await screen.getByRole('button', { name: 'Show all 15', exact: true }).click();
  await expect.poll(rows).toHaveLength(13);
  await screen.getByRole('button', { name: 'Show all 12: To decide' }).click();
  await expect.element(filter('To decide 12')).toHaveAttribute('aria-pressed', 'true');
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
    const { screen, filter } = await panel(
      loaded(['decision', many(0, 4), 12], ['mail', [anItem({})]]),
      more,
    );
    await filter('To decide 12').click();
    await expect.poll(() => screen.getByRole('link').elements()).toHaveLength(8);
    await expect.element(filter('To decide 12')).toHaveFocus();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => screen.getByRole('link').elements()).toHaveLength(12);
    expect(screen.getByRole('button', { name: 'Show more' }).query()).toBeNull();
    expect(asked).toEqual([
      ['decision', 0],
      ['decision', 8],
    ]);
    await filter('Today 13').click();
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
          <Attention work={work} profiles={[]} more={more} />
        </>
      );
    }
    const { screen } = await show(<Reloading />);
    await screen.getByRole('button', { name: 'To decide 12', exact: true }).click();
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
    const { screen } = await panel(loaded(['decision', many(0, 4), 12]), more);
    await screen.getByRole('button', { name: 'To decide 12', exact: true }).click();
    await expect.element(screen.getByText('The rest couldn’t be loaded.')).toBeVisible();
    expect(screen.getByRole('link').elements()).toHaveLength(4);
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => screen.getByRole('link').elements()).toHaveLength(12);
    expect(screen.getByText('The rest couldn’t be loaded.').query()).toBeNull();
  });
});

it('K1 J24 says calmly that nothing needs attention, and what comes next', async () => {
  const { screen, filter } = await panel(loaded(...oneOfEach.slice(4)));
  await expect.element(screen.getByText('Nothing needs attention today.')).toBeVisible();
  await expect.element(screen.getByText(/^The next answer is due 11\/25\/2026\. Scans/)).toBeVisible();
  await expect.element(filter('Today 0')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible();
});

it('K1 says what will be listed if there is no work at all', async () => {
  const { screen } = await panel(loaded());
  await expect.element(screen.getByText('Nothing needs attention today.')).toBeVisible();
  await expect.element(screen.getByText(/appear here as soon as they need you\.$/)).toBeVisible();
  expect(screen.getByRole('group').query()).toBeNull();
});

it('is there before the work has loaded, and says if it could not be', async () => {
  const loading = Promise.withResolvers<Work | null>();
  const { screen } = await panel(loading.promise);
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
  const { screen } = await show(<TurnCard profileId={ids.profile} status="Waiting" work={work} />);
  await expect.element(screen.getByRole('heading', { name: 'Were they delivered?' })).toBeVisible();
  await expect.element(screen.getByText('1 of 2')).toBeVisible();
  await expect.element(screen.getByText('answer due 12/23/2026')).toBeVisible();
  await expect.element(screen.getByText(/^An estimate/)).toBeVisible();
  expect(
    screen
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Record the delivery', `/disputes/${ids.profile}#waits-askAboutDelivery`],
    ['Then: Not mailed yet3 letters', `/disputes/${ids.profile}#letters-to-mail`],
    ['A letter came', `/answer/${ids.profile}?letter=${letter}`],
  ]);
  await expectAccessible();
});

it('J1 tells a consumer that written letters are not mailed, and promises no date for them', async () => {
  const work = loaded(['mail', [anItem({ kind: 'notMailed', recipient: null, letter: null, on: null })]]);
  const { screen } = await show(<TurnCard profileId={ids.profile} status="Waiting" work={work} />);
  await expect.element(screen.getByRole('heading', { name: 'Mail your letters' })).toBeVisible();
  await expect.element(screen.getByText(/No deadline starts until you mail them/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Record mailing' })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/\d\d\/\d\d\/\d{4}|30 days/);
});

it('J3 asks a consumer whether ordered letters were mailed, and tells nobody to mail them', async () => {
  const work = loaded(['mail', [anItem({ kind: 'ordered', recipient: null, letter: null, on: null })]]);
  const { screen } = await show(<TurnCard profileId={ids.profile} status="Waiting" work={work} />);
  await expect.element(screen.getByRole('heading', { name: 'Were your letters mailed?' })).toBeVisible();
  await expect.element(screen.getByText(/^The print shop mails your letters\./)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Record mailing' }))
    .toHaveAttribute('href', `/disputes/${ids.profile}#letters-to-mail`);
  expect(document.body.textContent).not.toMatch(/Mail your letters|Not mailed yet/);
});

it('asks nothing again that was said: of an item that is back, what comes next, and not whether it is the same', async () => {
  const work = loaded([
    'decision',
    [
      anItem({ kind: 'decideReappeared', count: 1 }),
      anItem({ kind: 'toCorrect', recipient: null, letter: null, count: 4, on: null }),
    ],
  ]);
  const { screen } = await show(<TurnCard profileId={ids.profile} status="Waiting" work={work} />);
  await expect
    .element(screen.getByRole('heading', { name: 'Back on the report. Write to the bureau, or leave it.' }))
    .toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Choose the next step' })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/same item/);
  await expect
    .element(screen.getByRole('link', { name: 'Then: Sent letters need a correction. 4 items' }))
    .toHaveAttribute('href', `/disputes/${ids.profile}#next-letters`);
});

it('has letters mailed before what they follow up on is asked again', async () => {
  const work = loaded(
    ['decision', [anItem({ kind: 'decideUnanswered' })]],
    ['mail', [anItem({ kind: 'notMailed', recipient: null, letter: null, on: null })]],
  );
  const { screen } = await show(<TurnCard profileId={ids.profile} status="Needs Review" work={work} />);
  await expect.element(screen.getByRole('heading', { name: 'Mail your letters' })).toBeVisible();
  await expect.element(screen.getByText(/^Then: Nothing came/)).toBeVisible();
});

it('J24 tells a consumer that letters are in the mail before any time runs', async () => {
  const work = loaded(['soon', [anItem({ kind: 'due', on: null, count: 1 })]]);
  const { screen } = await show(<TurnCard profileId={ids.profile} status="Waiting" work={work} />);
  await expect.element(screen.getByText('Their turn')).toBeVisible();
  await expect.element(screen.getByText('in the mail')).toBeVisible();
  await expect.element(screen.getByText('The time to answer begins when it’s delivered.')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/\d\d\/\d\d\/\d{4}/);
});

it('J23 promises a consumer no deadline for letters to creditors, and keeps them in sight', async () => {
  const work = loaded(
    ['soon', [anItem({ kind: 'due', on: null, count: 1 })]],
    [
      'noDeadline',
      [anItem({ kind: 'noDeadline', recipient: null, letter: null, on: '2026-11-02', count: 7 })],
    ],
  );
  const { screen } = await show(<TurnCard profileId={ids.profile} status="Waiting" work={work} />);
  const creditors = screen.getByRole('listitem').filter({ hasText: 'Creditors, 7 letters' });
  await expect.element(creditors).toMatchTextContent(/since 11\/02\/2026, no deadline/);
  await expect.element(creditors).toMatchTextContent(/No deadline to answer applies/);
  await expect.element(creditors).not.toMatchTextContent(/time to answer begins/);
  const bureau = screen.getByRole('listitem').filter({ hasText: 'Experian' });
  await expect.element(bureau).toMatchTextContent(/The time to answer begins when it’s delivered/);
});

it('breaks no name of a bureau for the date next to it, on the narrowest phone', async () => {
  const before = { width: window.innerWidth, height: window.innerHeight };
  onTestFinished(() => page.viewport(before.width, before.height));
  await page.viewport(320, 844);
  const recipients = ['TransUnion', 'Experian', 'Equifax'] as const;
  const work = loaded([
    'soon',
    // Each has a line of its own, because no two have the same day.
    recipients.map((recipient, place) => anItem({ kind: 'due', recipient, on: `2026-12-2${place + 1}` })),
  ]);
  const { screen } = await show(<TurnCard profileId={ids.profile} status="Waiting" work={work} />);
  for (const recipient of recipients) {
    const name = screen.getByText(recipient, { exact: true });
    await expect.element(name).toBeVisible();
    const range = document.createRange();
    range.selectNodeContents(name.element());
    expect([recipient, range.getClientRects().length]).toEqual([recipient, 1]);
  }
});

it('says what comes next once every bureau is done with, though creditors may still write, and not while a bureau may', async () => {
  const workOf = (recipient: 'Experian' | null) =>
    recipient === null
      ? loaded(['noDeadline', [anItem({ kind: 'noDeadline', recipient, letter: null, on: '2026-11-02' })]])
      : loaded(['soon', [anItem({ kind: 'due', recipient, letter: null, on: '2026-12-31' })]]);
  const card = (status: 'Needs Review' | 'Waiting' | 'Finished', recipient: 'Experian' | null) =>
    show(<TurnCard profileId={ids.profile} status={status} work={workOf(recipient)} />);
  const { screen } = await card('Needs Review', null);
  await expect.element(screen.getByText('Every dispute with a bureau is decided.')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Refresh report' }))
    .toHaveAttribute('href', `/edit-profile/${ids.profile}#providers`);
  await expect
    .element(screen.getByRole('link', { name: 'Choose what to dispute' }))
    .toHaveAttribute('href', `/repair-center/${ids.profile}`);
  await expect.element(screen.getByText(/^Creditors/)).toBeVisible();
  expect(screen.getByText('Nothing for you to do today').query()).toBeNull();
  await expectAccessible();
  for (const [status, recipient] of [
    ['Needs Review', 'Experian'],
    ['Finished', null],
  ] as const) {
    await screen.unmount();
    const { screen: calm } = await card(status, recipient);
    await expect.element(calm.getByText('Nothing for you to do today')).toBeVisible();
    expect(calm.getByText('Every dispute with a bureau is decided.').query()).toBeNull();
    await calm.unmount();
  }
});

it('J24 tells a consumer calmly that nothing is to be done', async () => {
  const { screen } = await show(<TurnCard profileId={ids.profile} status="Waiting" work={loaded()} />);
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
      <Attention
        profiles={[]}
        work={loaded(
          ...oneOfEach.map(([name, items]): Group => [
            name,
            items.map((item) => ({ ...item, ...long })),
            items.length + 1,
          ]),
        )}
        more={noMore}
      />
      <TurnCard profileId={ids.profile} status="Waiting" work={loaded(...oneOfEach.slice(0, 5))} />
    </>,
  );
  await expect.element(screen.getByRole('heading', { name: 'Mail your letters' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible();
});

it('has its filters on one line on a phone, and the last one is reached by scrolling it', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(414, 896));
  const groups = WorkGroup.options.map((name) => ({ name, count: 1, items: [] }));
  const { screen } = await show(
    <div style={{ padding: '1rem' }}>
      <WorkFilters groups={groups} chosen={null} onChoose={() => {}} />
    </div>,
  );
  const filters = screen.getByRole('button').elements();
  expect(filters.length).toBeGreaterThan(3);
  expect(new Set(filters.map((each) => each.getBoundingClientRect().top)).size).toBe(1);
  filters.at(-1)?.focus();
  await expect.element(screen.getByRole('button').last()).toBeInViewport({ ratio: 1 });
  expect(document.documentElement.scrollWidth).toBe(390);
});
