/** What is typed right after Ctrl K, while the palette is still loading on a slow machine. */
import { Suspense, use, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OpenedCommands, useCommandKeys } from '#src/app/layout/Commands.tsx';
import { HeldTyping, takeTyped } from '#src/palette/HeldTyping.tsx';
import { show } from '../profile/show.tsx';

function Page() {
  const commands = useCommandKeys();
  return (
    <>
      <input aria-label="Notes" />
      <OpenedCommands {...commands} ownProfile={null} />
    </>
  );
}

it('is in the palette’s field once that is there, and nowhere else', async () => {
  const { screen } = await show(<Page />);
  const notes = screen.getByRole('textbox', { name: 'Notes' });
  await notes.click();
  await userEvent.keyboard('{Control>}k{/Control}setx{Backspace}tings');
  await expect.element(screen.getByRole('combobox')).toHaveValue('settings');
  await expect.element(screen.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('!');
  await expect.element(screen.getByRole('combobox')).toHaveValue('settings!');
  await expect.element(notes).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Control>}k{/Control}');
  // It is not typed again.
  await expect.element(screen.getByRole('combobox')).toHaveValue('');
});

it('is kept from the page, given up with Escape, and typed there once loading has ended', async () => {
  let loaded = () => {};
  const loading = new Promise<void>((resolve) => (loaded = resolve));
  const onCancel = vi.fn();
  const onPageKey = vi.fn();
  function Loading() {
    use(loading);
    return null;
  }
  function Held() {
    const [text, setText] = useState('');
    return (
      <>
        <button type="button" onClick={onPageKey} onKeyDown={onPageKey}>
          Delete
        </button>
        <input aria-label="Notes" value={text} onChange={({ target }) => setText(target.value)} />
        <Suspense fallback={<HeldTyping onCancel={onCancel} />}>
          <Loading />
        </Suspense>
      </>
    );
  }
  const { screen } = await show(<Held />);
  screen.getByRole('button', { name: 'Delete' }).element().focus();
  await userEvent.keyboard('o b{Backspace}{Enter}');
  expect([takeTyped(), takeTyped()]).toEqual(['o ', '']);
  expect(onPageKey).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
  loaded();
  await screen.getByRole('textbox', { name: 'Notes' }).click();
  await expect
    .poll(async () => {
      await userEvent.keyboard('a');
      return (screen.getByRole('textbox', { name: 'Notes' }).element() as HTMLInputElement).value;
    })
    .toMatch(/^a+$/);
});
