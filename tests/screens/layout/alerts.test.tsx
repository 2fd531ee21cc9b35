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
