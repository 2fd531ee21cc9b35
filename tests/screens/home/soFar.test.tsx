import { expect, it } from 'vitest';
import type { Progress } from '#contract/progress.ts';
import { SoFarCard } from '#src/screens/home/SoFarCard.tsx';
import { ids } from '#tests/machines/builders.ts';
import { aProgress, noProgress } from '#tests/support/aProgress.ts';
import { expectAccessible, show } from '../profile/show.tsx';

const card = (progress: Progress | null) =>
  show(<SoFarCard profileId={ids.profile} progress={Promise.resolve(progress)} />);

it('sums up the results of the letters, and each bureau’s newest score with its change', async () => {
  const { screen, router } = await card(aProgress());
  await expect.element(screen.getByRole('heading', { name: 'So far' })).toBeVisible();
  await expect.element(screen.getByText(/^1 letter mailed|^\d+ letters mailed/)).toBeVisible();
  const bureaus = screen
    .getByRole('term')
    .elements()
    .map(({ textContent }) => textContent);
  const scores = screen
    .getByRole('definition')
    .elements()
    .map(({ textContent }) => textContent);
  expect([bureaus, scores]).toEqual([
    ['TransUnion', 'Experian', 'Equifax'],
    ['604 +43', '598 +26', '577 +28'],
  ]);
  await expect.element(screen.getByText(/not what the letters caused/)).toBeVisible();
  await expectAccessible();
  await screen.getByRole('link', { name: 'Progress' }).click();
  expect(router.state.location.pathname).toBe(`/progress/${ids.profile}`);
});

it('says no change where it isn’t known that the scores are of one model', async () => {
  const [history] = aProgress().scores;
  const { screen } = await card(aProgress({ scores: [{ model: null, reports: history?.reports ?? [] }] }));
  await expect.element(screen.getByText('604', { exact: true })).toBeVisible();
  expect(screen.getByText(/Change since/).query()).toBeNull();
  expect(
    screen
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent?.trim()),
  ).toEqual(['604', '598', '577']);
});

it('says that the results are missing if they could not be loaded', async () => {
  const { screen } = await card(null);
  await expect.element(screen.getByText('We couldn’t load your results so far.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

it('has no scores before there is a report with any', async () => {
  const { screen } = await card({ ...aProgress(), scores: noProgress.scores });
  await expect.element(screen.getByRole('heading', { name: 'So far' })).toBeVisible();
  expect(screen.getByRole('heading', { name: /Scores/ }).query()).toBeNull();
});
