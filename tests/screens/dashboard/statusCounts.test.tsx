import { expect, it, onTestFinished } from 'vitest';
import { StatusCounts } from '#src/screens/dashboard/StatusCounts.tsx';
import { switchTo } from '#tests/paths/harness/language.ts';
import type { Language } from '#vocabulary/languages.ts';
import { show } from '../profile/show.tsx';

const counts = {
  finished: { value: 1 },
  needsReview: { value: 3 },
  waiting: { value: 5 },
  onboarding: { value: 7 },
};

it.each<Language>(['en', 'es'])(
  'has the four statuses in two lines and two columns on a phone, also with long words: %s',
  async (language) => {
    await switchTo(language);
    onTestFinished(async () => void (await switchTo('en')));
    const { screen } = await show(
      <div style={{ width: '382px' }}>
        <StatusCounts counts={counts} chosen={null} onChoose={() => undefined} />
      </div>,
    );
    const group = screen.getByRole('group');
    await expect.element(group).toBeVisible();
    const places = [...group.element().children].map((each) => each.getBoundingClientRect());
    expect(new Set(places.map(({ top }) => Math.round(top))).size).toBe(2);
    expect(new Set(places.map(({ left }) => Math.round(left))).size).toBe(2);
    expect(group.element().scrollWidth).toBeLessThanOrEqual(382);
  },
);
