import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Drawer } from '#src/ui/Drawer.tsx';
import { Field } from '#src/ui/Field.tsx';
import { loadMotion } from '#src/ui/motion/useMoving.ts';
import { TextInput } from '#src/ui/TextInput.tsx';
import { show } from '../profile/show.tsx';

/** In one go with what it leads to, as nobody else gets a turn between two quick presses. */
const press = (name: string) => {
  const button = page.getByRole('button', { name }).element();
  if (button instanceof HTMLElement) flushSync(() => button.click());
};

it.each([
  ['a dialog', Dialog],
  ['a drawer', Drawer],
])('%s that is opened again while it moves out stays open, and is a new one', async (_, Kind) => {
  const asked = vi.spyOn(window, 'matchMedia').mockReturnValue(window.matchMedia('not all'));
  onTestFinished(() => asked.mockRestore());
  await loadMotion();
  const closed: string[] = [];
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Kind
          open={open}
          title="A question"
          onClose={() => {
            closed.push('closed');
            setOpen(false);
          }}
        >
          <Field label="Answer">
            <TextInput />
          </Field>
        </Kind>
      </>
    );
  }
  await show(<Page />);
  await page.getByRole('button', { name: 'Open' }).click();
  const answer = page.getByRole('textbox', { name: 'Answer' });
  await answer.fill('Of the first time');
  const first = document.querySelector('dialog');
  const told = Promise.withResolvers<Event>();
  first?.addEventListener('close', told.resolve);
  press('Close');
  expect(document.querySelector('dialog[data-leaving]')).toBe(first);
  press('Open');
  // The browser tells of the closing later than it happens.
  await told.promise;
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.querySelectorAll('dialog:not([data-leaving])')).toHaveLength(1);
  await expect.element(answer).toHaveValue('');
  expect(closed).toEqual(['closed']);
});
