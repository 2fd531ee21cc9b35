import { documentMegabytes } from '#contract/limits.ts';
import type { AccountSettings } from '#src/screens/settings/useAccountSettings.ts';
import { SettingsFields } from '#src/screens/settings/SettingsForm.tsx';
import { aPicture } from '#tests/machines/builders.ts';
import { accountSettings } from '../cases/accountSettings.ts';
import { expect } from '../harness/expect.ts';
import { failureSentences } from '#tests/support/failureSentences.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true });
const logo = (screen: Screen) => screen.getByLabelText(/Company logo/);
const field = (screen: Screen, name: string) => screen.getByRole('textbox', { name });

let running: AccountSettings | undefined;

walkViews({
  cases: accountSettings,
  show: (settings) => {
    running = settings;
    return <SettingsFields settings={settings} isCompany />;
  },
  does: {
    'Ana writes the company name': ({ screen }) => field(screen, 'Company name').fill('Sampleton & Co'),
    'Ana clears the company name': ({ screen }) => field(screen, 'Company name').fill(''),
    'Ana mistypes her email': ({ screen }) => field(screen, 'Email').fill('ana@example'),
    'Ana chooses a logo': ({ screen }) => logo(screen).upload(aPicture()),
    'Ana removes the logo': ({ screen }) => button(screen, 'Remove').click(),
    'Ben’s website is loaded': async () =>
      running?.send({
        type: 'settings.load',
        values: { ...running.getSnapshot().context.saved, companyUrl: 'https://sampleton.example/' },
      }),
    'Ana presses Save': ({ screen }) => button(screen, 'Save').click(),
  },
  sees: {
    editing: async (screen) => {
      await expect.element(button(screen, 'Save')).toBeEnabled();
      await expect.element(button(screen, 'Save')).not.toHaveAttribute('aria-busy');
      await expect.element(logo(screen)).toBeEnabled();
    },
    'editing.open': async (screen) => {
      await expect
        .element(logo(screen))
        .toHaveAccessibleDescription(`PNG or JPG, up to ${documentMegabytes} MB`);
      await expect.element(field(screen, 'Email')).toBeValid();
    },
    'editing.notUploaded': async (screen, { context }) => {
      const isTooLarge = context.failure?.code === 'imageTooLarge';
      await expect
        .element(logo(screen))
        .toHaveAccessibleDescription(failureSentences[isTooLarge ? 'imageTooLarge' : 'notAnImage']);
    },
    'editing.notSaved': async (screen) => {
      await expect.element(field(screen, 'Email')).toBeInvalid();
      await expect.element(screen.getByText('Email is not valid')).toBeVisible();
    },
    uploading: async (screen) => {
      await expect.element(logo(screen)).toHaveAccessibleDescription('Uploading…');
      await expect.element(logo(screen)).toBeDisabled();
      await expect.element(button(screen, 'Save')).toBeDisabled();
    },
    saving: async (screen) => {
      await expect.element(button(screen, 'Save')).toHaveAttribute('aria-busy', 'true');
      await expect.element(logo(screen)).toBeDisabled();
    },
  },
});
