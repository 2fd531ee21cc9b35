import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { CloseButton } from '#src/ui/CloseButton.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Drawer } from '#src/ui/Drawer.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { hasUnsaved } from '#src/ui/unsavedForms.ts';
import { Field } from '#src/ui/Field.tsx';
import { closeTop } from '#src/ui/onTop.ts';
import { TextInput } from '#src/ui/TextInput.tsx';
import { UnsavedChangesDialog } from '#src/ui/UnsavedChangesDialog.tsx';
import { expectAccessible, show } from '../profile/show.tsx';

function Form({ label, children }: { readonly label: string; readonly children?: ReactNode }) {
  const [text, setText] = useState('');
  return (
    <form>
      <Field label={label}>
        <TextInput value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      {children}
      <UnsavedChangesDialog isUnsaved={() => text !== ''} />
    </form>
  );
}

function InDialog({ kind: Kind }: { readonly kind: typeof Dialog | typeof Drawer }) {
  const [open, setOpen] = useState(true);
  return (
    <Kind open={open} title="A form" onClose={() => setOpen(false)}>
      <Form label="Reason">
        <CloseButton>Cancel</CloseButton>
      </Form>
    </Kind>
  );
}

const field = (name: string) => page.getByRole('textbox', { name });
const form = () => page.getByRole('dialog', { name: 'A form' });
const question = () => page.getByRole('dialog', { name: 'Leave without saving?' });
const press = (name: string) => question().getByRole('button', { name }).click();

/** A press on the page behind the dialog. */
function pressOutside(): void {
  const dialog = form().element();
  dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

const ways: readonly (readonly [string, () => unknown])[] = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => form().getByRole('button', { name: 'Close' }).click()],
  ['Cancel', () => form().getByRole('button', { name: 'Cancel' }).click()],
  ['Back', closeTop],
  ['a press outside it', pressOutside],
];

it.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
] as const)('asks however a %s with typed text is closed, and keeps the text', async (_, kind) => {
  await show(<InDialog kind={kind} />);
  await field('Reason').fill('Their lawsuit');
  for (const [name, close] of ways) {
    await close();
    await expect.element(question(), { message: name }).toBeVisible();
    // The question itself closes without another one.
    closeTop();
    await expect.poll(() => question().query()).toBeNull();
    await expect.element(field('Reason')).toHaveValue('Their lawsuit');
  }
  await userEvent.keyboard('{Escape}');
  await expectAccessible();
  await press('Leave');
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
});

it.each(ways)('closes at once by %s without typed text', async (_, close) => {
  await show(<InDialog kind={Dialog} />);
  await expect.element(form()).toBeVisible();
  await close();
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
});

it('asks once when the page with several unsaved forms is left, also if they are folded', async () => {
  const { router } = await show(
    <>
      <Form label="First" />
      <Disclosure summary="More">
        <Form label="Second" />
      </Disclosure>
    </>,
  );
  await page.getByText('More').click();
  await field('Second').fill('typed');
  await page.getByText('More').click();
  void router.navigate({ to: '/elsewhere' as '/' });
  await press('Stay');
  await field('First').fill('typed');
  await router.navigate({ to: '/', search: { filter: 'x' } as never });
  expect(question().query()).toBeNull();
  void router.navigate({ to: '/elsewhere' as '/' });
  await press('Leave');
  await expect.element(page.getByText('Another page')).toBeVisible();
});

it('doesn’t ask about what is being saved', async () => {
  const aForm = (busy: boolean) => (
    <FormDialog
      title="A form"
      action="Save"
      canSubmit
      isUnsaved
      busy={busy}
      onSubmit={() => {}}
      onClose={() => {}}
    >
      Words
    </FormDialog>
  );
  const { router } = await show(aForm(true));
  await expect.element(form()).toBeVisible();
  expect(hasUnsaved()).toBe(false);
  await router.navigate({ to: '/elsewhere' as '/' });
  await expect.element(page.getByText('Another page')).toBeVisible();
  await cleanup();
  await show(aForm(false));
  await expect.poll(() => hasUnsaved()).toBe(true);
});
