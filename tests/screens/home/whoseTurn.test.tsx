import { describe, expect, it } from 'vitest';
import type { Progress } from '#contract/progress.ts';
import type { Work } from '#src/overview/workDue/load.ts';
import { WhoseTurn } from '#src/screens/home/WhoseTurn.tsx';
import { ids } from '#tests/machines/builders.ts';
import { aProgress } from '#tests/support/aProgress.ts';
import { expectAccessible, show } from '../profile/show.tsx';

const nothing: Work = { today: '2026-11-22', groups: [] };

const shown = (progress: Progress | null, status: 'Needs Review' | 'Waiting' = 'Needs Review') =>
  show(
    <WhoseTurn
      profileId={ids.profile}
      status={status}
      work={Promise.resolve(nothing)}
      progress={Promise.resolve(progress)}
    />,
  );

describe.each(['Needs Review', 'Waiting'] as const)('of a person with the status %s', (status) => {
  it.each([
    ['ended', 'All work ended', /Everything you recorded is still here/],
    ['paused', 'All work paused', /Don’t mail anything until work continues/],
  ] as const)('it is nobody’s turn once work has %s', async (activity, title, about) => {
    const { screen } = await shown(aProgress({ activity }), status);
    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(screen.getByText(about)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Open disputes' }))
      .toHaveAttribute('href', `/disputes/${ids.profile}`);
    expect(document.body.textContent).not.toMatch(/Your turn|Their turn|Nothing for you to do|is decided/);
    await expectAccessible();
  });
});

describe('once every dispute with a bureau is decided', () => {
  const ways = () => [...document.querySelectorAll('a')].map(({ textContent }) => textContent);

  it('a report that is later than the answers is enough', async () => {
    const { screen } = await shown(aProgress());
    await expect
      .element(
        screen.getByText(
          'Your report dated 11/18/2026 shows what is left. The next letters are written from it.',
        ),
      )
      .toBeVisible();
    expect(ways()).toEqual(['Choose what to dispute', 'Refresh report']);
    expect(screen.getByText(/A newer report/).query()).toBeNull();
    await expectAccessible();
  });

  it.each([
    ['the reports are from before them', aProgress({ scores: [] })],
    ['nobody knows the date of the last one', null],
  ])('a newer report is the first step where %s', async (_case, progress) => {
    const { screen } = await shown(progress);
    await expect.element(screen.getByText(/^A newer report shows what is left/)).toBeVisible();
    expect(ways()).toEqual(['Refresh report', 'Choose what to dispute']);
  });
});

describe('with the status Finished', () => {
  const item = { profileId: ids.profile, profileName: 'Ana Torres', scan: null, letter: null } as const;
  const due = { ...item, kind: 'due', count: 2, isAssumed: false } as const;
  const home = (...items: Work['groups'][number]['items']) =>
    show(
      <WhoseTurn
        profileId={ids.profile}
        status="Finished"
        work={Promise.resolve({
          today: '2026-11-22',
          groups: [{ name: 'soon', count: items.length, items }],
        })}
        progress={Promise.resolve(aProgress())}
      />,
    );
  const finished = 'Your disputes are finished';

  it('says that no answer is due, and what would begin another round', async () => {
    for (const items of [[], [{ ...due, recipient: null, on: null }]]) {
      const { screen } = await home(...items);
      await expect.element(screen.getByRole('heading', { name: finished })).toBeVisible();
      await expect
        .element(screen.getByRole('link', { name: 'Refresh report' }))
        .toHaveAttribute('href', `/edit-profile/${ids.profile}#providers`);
      await expectAccessible();
      await screen.unmount();
    }
  });

  it('doesn’t claim that where an answer of a bureau is due, or something waits', async () => {
    const waits = {
      ...item,
      kind: 'decideVerified',
      recipient: 'Experian',
      count: 1,
      on: '2026-11-18',
    } as const;
    for (const each of [
      { ...due, recipient: 'Experian', on: '2026-12-23' } as const,
      { ...waits, isAssumed: false },
    ]) {
      const { screen } = await home(each);
      await expect.element(screen.getByText(/^(Their|Your) turn$/)).toBeVisible();
      expect(screen.getByRole('heading', { name: finished }).query()).toBeNull();
      await screen.unmount();
    }
  });
});

it('says nothing about the disputes before it is known whether work has ended', async () => {
  const progress = Promise.withResolvers<Progress | null>();
  const { screen } = await show(
    <WhoseTurn
      profileId={ids.profile}
      status="Needs Review"
      work={Promise.resolve(nothing)}
      progress={progress.promise}
    />,
  );
  expect(screen.getByText(/is decided/).query()).toBeNull();
  progress.resolve(aProgress({ activity: 'ended' }));
  await expect.element(screen.getByRole('heading', { name: 'All work ended' })).toBeVisible();
});

it('says once what is true of all bureaus with the same day', async () => {
  const due = {
    profileId: ids.profile,
    profileName: 'Ana Torres',
    scan: null,
    letter: null,
    kind: 'due',
    count: 1,
  } as const;
  const items: Work['groups'][number]['items'] = [
    { ...due, recipient: 'Equifax', on: '2026-12-23', isAssumed: false },
    { ...due, recipient: 'Experian', on: '2026-12-23', isAssumed: false },
    { ...due, recipient: 'TransUnion', on: '2026-12-23', isAssumed: true },
  ];
  const { screen } = await show(
    <WhoseTurn
      profileId={ids.profile}
      status="Waiting"
      work={Promise.resolve({ today: '2026-11-22', groups: [{ name: 'soon', count: 3, items }] })}
      progress={Promise.resolve(aProgress())}
    />,
  );
  await expect.element(screen.getByText('Equifax and Experian', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Counted from the recorded delivery.')).toBeVisible();
  await expect.element(screen.getByText('TransUnion', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/^An estimate/)).toBeVisible();
});
