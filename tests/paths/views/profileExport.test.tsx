import { ProfileCopyOf } from '#src/profile/ProfileCopy.tsx';
import { profileExport } from '../cases/profileExport.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const button = (screen: Screen, name: string) => screen.getByRole('button', { name });
const idle = async (screen: Screen) => {
  await expect.element(button(screen, 'Download everything')).toBeEnabled();
  expect(button(screen, 'Cancel download').query()).toBeNull();
};

walkViews({
  cases: profileExport,
  show: (work) => <ProfileCopyOf work={work} />,
  does: {
    'Ana presses Download everything': ({ screen }) => button(screen, 'Download everything').click(),
    'two megabytes have arrived': async ({ screen, happen }) => {
      await happen({ type: 'export.progress', loaded: 2_000_000 });
      await expect.element(screen.getByText('2.0 MB received…')).toBeVisible();
    },
    'Ana presses Cancel download': ({ screen }) => button(screen, 'Cancel download').click(),
  },
  sees: {
    offered: idle,
    downloading: async (screen) => {
      await expect.element(button(screen, 'Download everything')).toHaveAttribute('aria-busy', 'true');
      await expect.element(screen.getByText(/MB received…$/)).toBeVisible();
    },
    saved: async (screen) => {
      await idle(screen);
      await expect.element(screen.getByText('The download is complete.')).toBeVisible();
    },
    failed: async (screen, { context }) => {
      await idle(screen);
      const sentence =
        context.failure?.code === 'tooManyTries'
          ? /again in|moment|minute/i
          : 'The download was interrupted.';
      await expect.element(screen.getByText(sentence)).toBeVisible();
    },
  },
});
