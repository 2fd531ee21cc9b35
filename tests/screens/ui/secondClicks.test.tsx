import { useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { ignoreSecondClicks } from '#src/browser/secondClicks.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { show } from '../profile/show.tsx';

/** A button that opens a dialog, another whose element becomes a different button, one that stays, and a choice. */
function Stage({ done }: { readonly done: string[] }) {
  const [open, setOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [isChosen, setIsChosen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Button onClick={() => (isAsked ? done.push('deleted') : setIsAsked(true))}>
        {isAsked ? 'Confirm' : 'Delete'}
      </Button>
      <Button onClick={() => done.push('next')}>Next month</Button>
      <Checkbox checked={isChosen} onChange={() => setIsChosen(!isChosen)}>
        All
      </Checkbox>
      <Dialog open={open} title="A question" onClose={() => setOpen(false)}>
        Well?
      </Dialog>
    </>
  );
}

it('gives the second click of a double click only to what got the first one', async () => {
  onTestFinished(ignoreSecondClicks());
  onTestFinished(() => page.viewport(414, 896));
  await page.viewport(1024, 800);
  const done: string[] = [];
  await show(<Stage done={done} />);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await button('Delete').dblClick();
  await expect.element(button('Confirm')).toBeVisible();
  expect(done).toEqual([]);
  await button('Confirm').click();
  await button('Next month').dblClick();
  expect(done).toEqual(['deleted', 'next', 'next']);

  const all = page.getByRole('checkbox', { name: 'All' });
  await page.getByText('All', { exact: true }).dblClick();
  await expect.element(all).not.toBeChecked();

  await button('Open').dblClick();
  await expect.element(page.getByRole('dialog', { name: 'A question' })).toBeVisible();
});
