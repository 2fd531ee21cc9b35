import { useState } from 'react';
import { expect, it } from 'vitest';
import { lazily } from '#src/language/lazily.ts';
import { WhenOpened } from '#src/language/WhenOpened.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { show } from '../profile/show.tsx';

it('a dialog that is opened before its code has arrived opens when it has, and can be opened again', async () => {
  const code = Promise.withResolvers<typeof Note>();
  let loads = 0;
  const Note = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => (
    <Dialog open={open} title="A note" onClose={onClose}>
      Half a sentence
    </Dialog>
  );
  const Late = lazily(() => {
    loads += 1;
    return code.promise;
  });
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open the note</Button>
        <WhenOpened open={open}>
          <Late open={open} onClose={() => setOpen(false)} />
        </WhenOpened>
      </>
    );
  }
  const { screen } = await show(<Page />);
  const button = screen.getByRole('button', { name: 'Open the note' });
  const dialog = screen.getByRole('dialog', { name: 'A note' });
  expect(loads).toBe(0);
  await button.click();
  await expect.poll(() => loads).toBe(1);
  expect(dialog.query()).toBeNull();
  await expect.element(button).toBeVisible();
  code.resolve(Note);
  await expect.element(dialog).toBeVisible();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => dialog.query()).toBeNull();
  await expect.element(button).toHaveFocus();
  await button.click();
  await expect.element(dialog).toBeVisible();
  expect(loads).toBe(1);
});
