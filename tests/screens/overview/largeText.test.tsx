import { show } from '../profile/show.tsx';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { CreditsCard } from '#src/overview/CreditsCard.tsx';
import { TurnCard } from '#src/screens/home/TurnCard.tsx';
import { ids } from '#tests/machines/builders.ts';
import { aUser } from '../aUser.ts';

it('keeps a consumer’s home inside a phone where text is twice as large', async () => {
  const before = { width: window.innerWidth, height: window.innerHeight };
  onTestFinished(async () => {
    document.documentElement.style.fontSize = '';
    await page.viewport(before.width, before.height);
  });
  await page.viewport(390, 844);
  document.documentElement.style.fontSize = '200%';
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
