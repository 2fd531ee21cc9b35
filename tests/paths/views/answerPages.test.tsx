import { PicturePart } from '#src/screens/answer/PicturePart.tsx';
import { aPicture } from '#tests/machines/builders.ts';
import { answerPages } from '../cases/answerPages.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const file = aPicture('answer.png');
const button = (screen: Screen, name: string) => screen.getByRole('button', { name });

walkViews({
  cases: answerPages,
  show: (pages) => <PicturePart pages={pages} disabled={false} />,
  does: {
    'Ana chooses a photo': ({ screen }) => screen.getByLabelText(/^Add a/).upload(file),
    'Ana tries to upload it again': ({ screen }) => button(screen, 'Upload again').click(),
    'Ana removes the photo': ({ screen }) => button(screen, 'Remove page').click(),
    'Ana opens the stored page': ({ screen }) => button(screen, 'Open page').click(),
  },
  sees: {
    resting: async (screen, { context }) => {
      await expect.element(screen.getByLabelText(/^Add a/)).toBeInTheDocument();
      expect(screen.getByText('Uploading…').query()).toBeNull();
      const last = context.pages.at(-1);
      const failed = last?.failure;
      if (failed?.code === 'notAnImage')
        await expect.element(screen.getByText(/We couldn’t read this file/)).toBeVisible();
      // The same file would be refused again.
      const again = screen.getByRole('button', { name: 'Upload again' });
      if (failed?.code === 'busy' && last?.id === null) await expect.element(again).toBeVisible();
      else expect(again.query()).toBeNull();
      if (failed?.code === 'busy' && last?.id !== null)
        await expect.element(screen.getByText(/We couldn’t open this page/)).toBeVisible();
    },
    uploading: async (screen) => {
      await expect.element(screen.getByText('Uploading…')).toBeVisible();
    },
    opening: async (screen) => {
      await expect.element(button(screen, 'Open page')).toHaveAttribute('aria-busy', 'true');
    },
  },
});
