import { userEvent } from 'vitest/browser';
import { CropDialog } from '#src/profile/CropDialog.tsx';
import { photoCrop } from '../cases/photoCrop.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const dialog = (screen: Screen) => screen.getByRole('dialog', { name: 'Crop photo' });
const button = (screen: Screen, name: string) => dialog(screen).getByRole('button', { name, exact: true });
const edge = (screen: Screen) => button(screen, 'Left edge. The arrow keys move it.');
const failed = 'We couldn’t crop this photo. It stays as it is. Try again, or use it uncropped.';

walkViews({
  cases: photoCrop,
  show: (crop) => <CropDialog crop={crop} />,
  does: {
    'Ana moves the left edge by a key': async ({ screen }) => {
      edge(screen).element().focus();
      await userEvent.keyboard('{ArrowRight}');
    },
    'Ana turns the photo': ({ screen }) => button(screen, 'Turn').click(),
    'Ana uses the part': ({ screen }) => button(screen, 'Use this part').click(),
    'Ana cancels': async ({ screen }) => {
      const cancel = button(screen, 'Cancel');
      await (cancel.query() === null ? button(screen, 'Close').first() : cancel).click();
    },
  },
  sees: {
    reading: async (screen) => {
      await expect.element(dialog(screen).getByRole('status', { name: 'Loading' })).toBeVisible();
      await expect.element(button(screen, 'Use this part')).toBeDisabled();
    },
    'framing.untried': async (screen) => {
      await expect.element(dialog(screen).getByRole('img', { name: 'Your photo' })).toBeVisible();
      await expect.element(edge(screen)).toBeVisible();
      await expect.element(button(screen, 'Use this part')).toBeEnabled();
      expect(screen.getByRole('alert').query()).toBeNull();
    },
    'framing.failed': async (screen) => {
      await expect.element(dialog(screen).getByText(failed)).toBeVisible();
      await expect.element(edge(screen)).toBeVisible();
    },
    cutting: async (screen) => {
      await expect.element(button(screen, 'Use this part')).toHaveAttribute('aria-busy', 'true');
      await expect.element(button(screen, 'Turn')).toBeDisabled();
    },
    unreadable: async (screen) => {
      await expect
        .element(dialog(screen).getByText('We couldn’t open this photo to crop it. It stays as it is.'))
        .toBeVisible();
      expect(button(screen, 'Use this part').query()).toBeNull();
    },
    closed: async (screen) => {
      await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
    },
  },
});
