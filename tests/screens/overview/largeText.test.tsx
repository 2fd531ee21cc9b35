import { show } from '../profile/show.tsx';
import { i18n } from '@lingui/core';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { TabBar } from '#src/app/layout/TabBar.tsx';
import { CreditsCard } from '#src/overview/CreditsCard.tsx';
import { Attention } from '#src/overview/workDue/Attention.tsx';
import { ScoresCard } from '#src/screens/clients/ScoresCard.tsx';
import { Scores } from '#src/screens/progress/Scores.tsx';
import { SettingsScreen } from '#src/screens/settings/Screen.tsx';
import { TurnCard } from '#src/screens/home/TurnCard.tsx';
import { ids } from '#tests/machines/builders.ts';
import { MonthTable } from '#src/ui/MonthTable.tsx';
import { CalendarDay } from '#src/overview/calendar/CalendarDay.tsx';
import { dayStyles } from '#src/overview/calendar/dayStyles.ts';
import { BesideTitle } from '#src/ui/BesideTitle.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ConnectedCard } from '#src/profile/ConnectedCard.tsx';
import { ClientHead } from '#src/app/client/ClientHead.tsx';
import { aClientSummary, aWorkItem } from '#tests/support/aClientSummary.ts';
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
    <SettingsScreen information={aUser()} counters={counters} back={undefined} contract={null} />,
  );
  await expect.element(screen.getByText('Generations used')).toBeVisible();
  const [left, used] = [...document.querySelectorAll('figure')].map((each) => each.getBoundingClientRect());
  expect(used?.top).toBeGreaterThanOrEqual(left?.bottom ?? Infinity);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

it.each([320, 390])(
  'keeps the days of a month apart, and their names whole: a window of %i px',
  async (width) => {
    await enlarge(width);
    const { screen } = await show(
      // As wide as in its card, between the margins of both.
      <div style={{ width: `${width - 128}px` }}>
        <MonthTable
          ref={null}
          label="noviembre"
          locale="es"
          month="2026-11-01"
          dayStyles={dayStyles}
          dayOf={(civil) => (
            <CalendarDay
              name={civil}
              number={Number(civil.slice(8))}
              statuses={[]}
              due={[]}
              today={civil === '2026-11-30'}
              isCompact={false}
              faint={false}
              reachable={false}
              onOpen={() => undefined}
              onKey={() => false}
            />
          )}
        />
      </div>,
    );
    const table = screen.getByRole('grid').element();
    const names = [...table.querySelectorAll('th')];
    expect(names.map(({ textContent }) => textContent)).toContain('mié');
    expect(names.flatMap(brokenWords)).toEqual([]);
    for (const number of table.querySelectorAll('.number')) {
      const own = number.getBoundingClientRect();
      const day = number.closest('td')?.getBoundingClientRect() ?? new DOMRect();
      expect(own.left).toBeGreaterThanOrEqual(day.left - 0.5);
      expect(own.right).toBeLessThanOrEqual(day.right + 0.5);
    }
  },
);

/** The words in an element that are cut into two lines. */
function brokenWords(element: Element): string[] {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  if (text === null) return [];
  return [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const lines = new Set([...range.getClientRects()].map(({ top }) => top));
    return lines.size > 1 ? [word] : [];
  });
}

it.each([
  { locale: 'en', messages: {}, last: 'Settings' },
  { locale: 'es', messages: spanish, last: 'Configuración' },
])(
  'keeps the name of each tab in whole words inside its tab, next to the button at their end ($locale)',
  async ({ locale, messages, last }) => {
    await enlarge(390);
    onTestFinished(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
    i18n.loadAndActivate({ locale, messages });
    const { screen } = await show(
      <>
        <TabBar ownProfile={null} />
        <div data-help />
      </>,
    );
    await expect.element(screen.getByRole('link', { name: last })).toBeVisible();
    const tabs = [...document.querySelectorAll('[data-tabs] a')];
    expect(tabs.filter((tab) => tab.scrollWidth > tab.clientWidth)).toEqual([]);
    expect(tabs.flatMap(brokenWords)).toEqual([]);
    expect(Math.min(...tabs.map((tab) => tab.getBoundingClientRect().height))).toBeGreaterThanOrEqual(44);
  },
);

it.each([
  { locale: 'en', messages: {}, last: 'Settings' },
  { locale: 'es', messages: spanish, last: 'Configuración' },
])(
  'has the four tabs in one line, in whole words, where text has its usual size ($locale)',
  async ({ locale, messages, last }) => {
    await page.viewport(320, 844);
    onTestFinished(() => page.viewport(414, 896));
    onTestFinished(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
    i18n.loadAndActivate({ locale, messages });
    const { screen } = await show(
      <>
        <TabBar ownProfile={null} />
        <div data-help />
      </>,
    );
    await expect.element(screen.getByRole('link', { name: last })).toBeVisible();
    const tabs = [...document.querySelectorAll('[data-tabs] a')];
    expect(new Set(tabs.map((tab) => tab.getBoundingClientRect().top)).size).toBe(1);
    expect(tabs.flatMap(brokenWords)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
);

it('leaves the name of whom work waits for in one line, and its panel’s title inside the panel', async () => {
  await enlarge(390);
  const work = { today: '2026-11-22', groups: [{ name: 'record' as const, count: 1, items: [aWorkItem()] }] };
  // As far from the edges as a page keeps it.
  const { screen } = await show(
    <div style={{ padding: '0 1rem' }}>
      <Attention work={Promise.resolve(work)} profiles={[]} more={() => Promise.resolve(null)} />
    </div>,
  );
  const name = screen.getByText('Ana Torres', { exact: true });
  await expect.element(name).toBeVisible();
  expect(name.element().getClientRects()).toHaveLength(1);
  expect(name.element().getBoundingClientRect().height).toBeLessThan(2 * 1.25 * 28);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

it('moves the table of scores below their chart in a wide window', async () => {
  await enlarge(1100);
  const { screen } = await show(<Scores scores={aProgress().scores} unreadable={0} />);
  await expect.element(screen.getByRole('table').first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1100);
});

it('scrolls the tables of scores inside a phone, and not the phone’s page', async () => {
  await enlarge(390);
  const progress = aProgress();
  const { screen } = await show(
    <>
      <Scores scores={progress.scores} unreadable={0} />
      <ScoresCard profileId={ids.profile} progress={progress} />
    </>,
  );
  await expect.element(screen.getByRole('table', { name: 'Scores by report', exact: true })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

it('keeps a dialog’s title in words and its buttons in sight, next to what else its head has', async () => {
  await enlarge(390);
  const { screen } = await show(
    <Dialog open title="Preview letters" onClose={() => undefined} footer={<Button>Generate</Button>}>
      <BesideTitle>
        <Button>Zoom out</Button>
      </BesideTitle>
      Letter 1
    </Dialog>,
  );
  const title = screen.getByRole('heading', { name: 'Preview letters' });
  await expect.element(title).toBeVisible();
  expect(title.element().getBoundingClientRect().height).toBeLessThan(3 * 1.25 * 36);
  await expect.element(screen.getByText('Letter 1')).toBeInViewport();
  await expect.element(screen.getByRole('button', { name: 'Generate' })).toBeInViewport({ ratio: 1 });
});

it('keeps a long email of a provider’s account in its card on the narrowest phone', async () => {
  await page.viewport(320, 844);
  onTestFinished(() => page.viewport(414, 896));
  const mail = 'maximiliana.bartholomew-whitfield@example.com';
  const { screen } = await show(
    <ConnectedCard
      account={{ mail, signedInOn: '2026-11-20T15:00:00.000Z' }}
      asksSecret={false}
      disabled={false}
      refreshing={false}
      signingOut={false}
      onRefresh={() => undefined}
      onSignOut={() => undefined}
    />,
  );
  await expect.element(screen.getByText(mail)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

it('keeps the buttons of a client’s head inside it, in Spanish too', async () => {
  await enlarge(390);
  onTestFinished(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
  i18n.loadAndActivate({ locale: 'es', messages: spanish });
  const summary = aClientSummary({ work: [aWorkItem({ kind: 'notMailed', recipient: null, on: null })] });
  // As far from the edges as a page keeps it.
  const { screen } = await show(
    <div style={{ padding: '0 1rem' }}>
      <ClientHead profileId={ids.profile} summary={summary} tab="overview" />
    </div>,
  );
  await expect.element(screen.getByRole('link', { name: 'Registrar el envío' })).toBeVisible();
  for (const link of document.querySelectorAll('section a'))
    expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(390);
});
