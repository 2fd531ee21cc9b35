import { expect, it } from 'vitest';
import type { Concern } from '#contract/letterSummary.ts';
import { ConcernText } from '#src/screens/repair-center/summary/ConcernText.tsx';
import { show } from '../profile/show.tsx';

type Detail = Extract<Concern, { kind: 'unreportedDetail' }>;

const textOf = async (given: Pick<Detail, 'detail' | 'profile'> & { readonly reported: string }) => {
  const concern: Detail = {
    kind: 'unreportedDetail',
    id: `unreportedDetail:${given.detail}`,
    overruled: null,
    detail: given.detail,
    profile: given.profile,
    reported: [{ value: given.reported, bureaus: ['TransUnion'] }],
  };
  const { screen } = await show(<ConcernText concern={concern} />);
  return screen.container.textContent;
};

it('names both ends of a Social Security number only if they differ', async () => {
  const differing = await textOf({ detail: 'ssn', profile: '6789', reported: '3869' });
  expect(differing).toContain('ends in 6789. The report shows 3869 (TransUnion).');
  const alike = await textOf({ detail: 'ssn', profile: '3869', reported: '3869' });
  expect(alike).toContain('The last four digits are the same (3869), so one of the first five differs.');
  expect(alike).not.toContain('The report shows');
});

it('names both years of a birth only if they differ', async () => {
  const alike = await textOf({ detail: 'dateOfBirth', profile: '1985', reported: '1985' });
  expect(alike).toContain('The year is the same (1985), so the month or the day differs.');
  const differing = await textOf({ detail: 'dateOfBirth', profile: '1985', reported: '1971' });
  expect(differing).toContain('The profile’s year is 1985. The report shows 1971 (TransUnion).');
});
