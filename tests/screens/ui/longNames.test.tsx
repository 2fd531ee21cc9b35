import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { Dialog } from '#src/ui/Dialog.tsx';
import { FileBox } from '#src/ui/FileBox.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { show } from '../profile/show.tsx';

/** As phones and scanners name files: one word without a place to break. */
const name = 'IMG_20261130_104512_HDR_certified_mail_receipt_of_november.jpg';

it('keeps the long name of a file inside its box, its notice, and its window on the narrowest phone', async () => {
  await page.viewport(320, 844);
  onTestFinished(() => page.viewport(414, 896));
  const { screen } = await show(
    <>
      <FileBox title="Photo" hint="PNG" look="success" message={name} onFile={() => undefined} />
      <Banner tone="warning">
        <strong>{name}</strong>: this scan was added before.
      </Banner>
      <Dialog open title={name} onClose={() => undefined}>
        Which client?
      </Dialog>
    </>,
  );
  await expect.element(screen.getByRole('heading', { name })).toBeVisible();
  const shown = [...document.querySelectorAll('[aria-live], strong, h2')].filter(
    ({ textContent }) => textContent === name,
  );
  expect(shown).toHaveLength(3);
  for (const each of shown) {
    const range = document.createRange();
    range.selectNodeContents(each);
    expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  }
});
