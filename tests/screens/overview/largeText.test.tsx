import { show } from '../profile/show.tsx';
import { i18n } from '@lingui/core';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import TabBar from '#src/app/layout/TabBar.tsx';
import { CreditsCard } from '#src/overview/CreditsCard.tsx';
import { WorkRows } from '#src/overview/workDue/WorkRows.tsx';
import { Scores } from '#src/screens/progress/Scores.tsx';
import { SettingsScreen } from '#src/screens/settings/Screen.tsx';
import { TurnCard } from '#src/screens/home/TurnCard.tsx';
import { ids } from '#tests/machines/builders.ts';
import { aWorkItem } from '#tests/support/aClientSummary.ts';
import { aProgress } from '#tests/support/aProgress.ts';
import { messages as spanish } from '../../../locales/es.po';
import { aUser } from '../aUser.ts';

async function enlarge(width: number): Promise<void> {
  const before = { width: window.innerWidth, height: window.innerHeight };
  onTestFinished(async () => {
    document.documentElement.style.fontSize = '';
    await page.viewport(before.width, before.height);
  });
  await page.viewport(width, 844);
  document.documentElement.style.fontSize = '200%';
}

it('keeps a consumer’s home inside a phone where text is twice as large', async () => {
  await enlarge(390);
  const work = Promise.resolve({ today: '2026-11-22', groups: [] });
  const { screen } = await show(
    <>
      <TurnCard profileId={ids.profile} status="Waiting" work={work} />
      <CreditsCard information={aUser()} />
    </>,
  );
  await expect.element(screen.getByText('Generations left')).toBeVisible();
  await expect.element(screen.getByText('If a letter comes, record it right away.')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

it('keeps the settings inside it, with one ring below the other', async () => {
  await enlarge(390);
  const counters = { generationsLeft: { value: 3, until: null }, generationsUsed: { value: 1, until: null } };
  const { screen } = await show(
    <SettingsScreen information={aUser()} counters={counters} back={undefined} />,
  );
  await expect.element(screen.getByText('Generations used')).toBeVisible();
  const [left, used] = [...document.querySelectorAll('figure')].map((each) => each.getBoundingClientRect());
  expect(used?.top).toBeGreaterThanOrEqual(left?.bottom ?? Infinity);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

it('keeps the name of each tab inside its tab, also the longest', async () => {
  await enlarge(390);
  onTestFinished(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
  i18n.loadAndActivate({ locale: 'es', messages: spanish });
  const { screen } = await show(<TabBar ownProfile={null} />);
  await expect.element(screen.getByRole('link', { name: 'Configuración' })).toBeVisible();
  for (const tab of document.querySelectorAll('[data-tabs] a'))
    expect(tab.scrollWidth).toBeLessThanOrEqual(tab.clientWidth);
});

it('leaves a fifth of the width or more to the name of whom work waits for, next to its date', async () => {
  await enlarge(390);
  const item = aWorkItem();
  const { screen } = await show(<WorkRows rows={[{ group: 'record', item }]} today="2026-11-22" />);
  const name = screen.getByText('Ana Torres', { exact: true });
  await expect.element(name).toBeVisible();
  expect(name.element().getBoundingClientRect().width).toBeGreaterThan(390 / 5);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

it('moves the table of scores below their chart in a wide window', async () => {
  await enlarge(1100);
  const { screen } = await show(<Scores scores={aProgress().scores} unreadable={0} />);
  await expect.element(screen.getByRole('table').first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1100);
});
