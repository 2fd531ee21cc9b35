import { afterEach, expect, it } from 'vitest';
import { Counted } from '#src/screens/progress/Counts.tsx';
import { switchTo } from '#tests/paths/harness/language.ts';
import { noProgress } from '#tests/support/aProgress.ts';
import { show } from '../profile/show.tsx';

afterEach(async () => {
  await switchTo('en');
});

it('follows the language of the page with what has plural forms, without a reload', async () => {
  const { screen } = await show(<Counted counts={{ ...noProgress.counts, open: 11 }} />);
  await expect.element(screen.getByText('still open')).toBeVisible();
  await switchTo('es');
  await expect.element(screen.getByText('aún abiertos')).toBeVisible();
  expect(screen.getByText('still open').query()).toBeNull();
});
