import { PhoneDialog } from '#src/screens/settings/PhoneDialog.tsx';
import { phoneNumber } from '../cases/phoneNumber.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';
import { closes } from './parts.tsx';

const dialog = (screen: Screen) => screen.getByRole('dialog', { name: 'Phone number' });
const field = (screen: Screen) => dialog(screen).getByRole('textbox', { name: 'Phone number' });
const submit = (screen: Screen) => dialog(screen).getByRole('button', { name: 'Submit' });

walkViews({
  cases: phoneNumber,
  show: (phone, say) => (
    <>
      <button type="button" onClick={() => phone.send({ type: 'phone.open' })}>
        {say('Add a phone number')}
      </button>
      <PhoneDialog phone={phone} />
    </>
  ),
  does: {
    'Ana opens the phone dialog': ({ screen }) =>
      screen.getByRole('button', { name: 'Add a phone number' }).click(),
    'Ana submits a complete number': async ({ screen }) => {
      await field(screen).fill('555010019');
      await expect.element(field(screen)).toHaveValue('+1(555)-010-019');
      await expect.element(submit(screen)).toBeDisabled();
      await field(screen).fill('5550100199');
      await expect.element(field(screen)).toHaveValue('+1(555)-010-0199');
      await submit(screen).click();
    },
    'Ana closes the dialog': ({ screen }) =>
      closes(screen, () => dialog(screen).getByRole('button', { name: 'Cancel' }).click()),
  },
  sees: {
    closed: async (screen) => {
      await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
    },
    typing: async (screen) => {
      await expect.element(field(screen)).toHaveValue('');
      await expect.element(submit(screen)).toBeDisabled();
    },
    saving: async (screen) => {
      await expect.element(submit(screen)).toHaveAttribute('aria-busy', 'true');
      await expect.element(dialog(screen).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    },
    failed: async (screen) => {
      await expect.element(dialog(screen).getByRole('alert')).toBeVisible();
      await expect.element(field(screen)).toHaveValue('+1(555)-010-0199');
      await expect.element(submit(screen)).toBeEnabled();
    },
  },
});
