import { expect, it } from 'vitest';
import type { Notification } from '#contract/account.ts';
import { alertGroups } from '#src/app/layout/alertGroups.ts';
import { ids } from '#tests/machines/builders.ts';

const failed = (id: string, createdAt: string, provider = 'IdentityIQ'): Notification => ({
  id,
  type: 'negative',
  code: 'reportConnectionFailed',
  params: { profile: 'Ana', provider },
  profileId: ids.profile,
  title: '',
  description: '',
  createdAt,
  read: false,
});

it('K23 puts what was told several times on one day into one entry, newest first', () => {
  const groups = alertGroups([
    failed('5', '2026-11-21T18:05:00.000Z'),
    failed('4', '2026-11-21T18:04:00.000Z'),
    failed('3', '2026-11-21T18:03:00.000Z', 'SmartCredit'),
    failed('2', '2026-11-21T18:02:00.000Z'),
    failed('1', '2026-11-19T18:02:00.000Z'),
  ]);
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([['5', '4'], ['3'], ['2'], ['1']]);
});
