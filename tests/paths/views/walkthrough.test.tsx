import { GuideCard } from '#src/overview/guide/GuideCard.tsx';
import { walkthrough } from '../cases/walkthrough.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true });
const press = (name: string) => (stage: { screen: Screen }) => button(stage.screen, name).click();

const step = (place: number, heading: string, forward: string) => async (screen: Screen) => {
  const dialog = screen.getByRole('dialog', { name: 'Get Started' });
  await expect.element(dialog.getByText(`Step ${place} of 3`)).toBeVisible();
  await expect.element(dialog.getByRole('heading', { name: heading })).toBeVisible();
  await expect.element(button(screen, forward)).toBeVisible();
  await expect.element(button(screen, 'Back')).toHaveAttribute('aria-disabled', String(place === 1));
};

walkViews({
  cases: walkthrough,
  show: (actor) => <GuideCard walkthrough={actor} />,
  does: {
    'Ana presses Get Started': press('Get Started'),
    'Ana goes to the next step': press('Next'),
    'Ana goes back a step': press('Back'),
    'Ana closes the walkthrough': press('Close'),
    'Ana presses Watch Tutorial': press('Watch Tutorial'),
    'Ana closes the video': press('Close'),
  },
  sees: {
    closed: async (screen) => {
      await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
      for (const name of ['Get Started', 'Watch Tutorial'])
        await expect.element(button(screen, name)).toBeEnabled();
    },
    walking: async (screen) => {
      await expect.element(screen.getByRole('dialog', { name: 'Get Started' })).toBeVisible();
    },
    'walking.clients': step(1, 'Create a profile', 'Next'),
    'walking.reports': step(2, 'Connect a credit report', 'Next'),
    'walking.letters': step(3, 'Generate letters, mail them, and come back', 'Done'),
    watching: async (screen, { language }) => {
      await expect
        .element(screen.getByRole('dialog', { name: 'Tutorial' }).getByLabelText('Tutorial', { exact: true }))
        .toBeVisible();
      const tracks = [...document.querySelectorAll('track')].map(({ srclang, src }) => [
        srclang,
        new URL(src).pathname,
      ]);
      expect(tracks).toEqual([
        ['en', `/tour.${language}.en.vtt`],
        ['es', `/tour.${language}.es.vtt`],
      ]);
    },
  },
});
