import { expect, it } from 'vitest';
import type { Notification } from '#contract/account.ts';
import { Alerts } from '#src/app/layout/Alerts.tsx';
import { momentOf } from '#src/ui/dates.ts';
import { ids } from '#tests/machines/builders.ts';
import { show } from '../profile/show.tsx';

const ready = (id: string, profile: string, day: string): Notification => ({
  id,
  type: 'positive',
  code: 'generationFinished',
  params: { profile, session: ids.session },
  profileId: ids.profile,
  title: '',
  description: '',
  read: true,
  createdAt: `${day}T12:00:00.000Z`,
});

it('A9 links with the same title are distinguished by whom they are about and when', async () => {
  const latest = [
    ready(ids.other, 'Ana', '2026-11-21'),
    ready(ids.report, 'Ben', '2026-11-21'),
    ready(ids.session, 'Ana', '2026-11-20'),
  ];
  const { screen } = await show(
    <Alerts list={{ latest, next: null, count: 3 }} unread={new Set()} onGo={() => {}} />,
  );
  for (const [profile, day] of [
    ['Ana', '2026-11-21'],
    ['Ben', '2026-11-21'],
    ['Ana', '2026-11-20'],
  ] as const)
    await expect
      .element(
        screen.getByRole('link', {
          name: `Your letters are ready The letters for ${profile} are ready to download or mail. ${momentOf(`${day}T12:00:00.000Z`, 'en')}`,
          exact: true,
        }),
      )
      .toBeVisible();
});

it('keeps the arrow of a title next to its last word at any width', async () => {
  const failed = { ...ready(ids.other, 'Ana', '2026-11-21'), code: 'reportConnectionFailed' } as const;
  const { screen } = await show(
    <div id="narrow">
      <Alerts list={{ latest: [failed], next: null, count: 1 }} unread={new Set()} onGo={() => {}} />
    </div>,
  );
  const link = screen.getByRole('link').element();
  const words = document.createRange();
  words.selectNodeContents(link.firstChild ?? link);
  const lines = new Set<number>();
  // From a width into which its longest word fits with the arrow.
  for (let width = 140; width <= 400; width += 4) {
    link.closest<HTMLElement>('#narrow')?.style.setProperty('width', `${width}px`);
    const rects = words.getClientRects();
    lines.add(rects.length);
    const last = rects[rects.length - 1] ?? new DOMRect();
    const arrow = link.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
    expect(arrow.left).toBeGreaterThanOrEqual(last.right);
    expect(Math.abs(arrow.top + arrow.bottom - last.top - last.bottom)).toBeLessThan(8);
  }
  // It was on one line and on several.
  expect(lines.size).toBeGreaterThan(1);
});
