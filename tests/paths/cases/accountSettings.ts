import { CallError } from '#contract/failures.ts';
import { accountSettingsMachine } from '#machines/accountSettings.ts';
import { aPicture, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const mistyped = 'ana@example';
const wrongMail = new CallError('invalid', '', [{ field: 'mail', problem: 'invalid' }]);

const values = {
  fullName: 'Ana Sampleton',
  mail: 'ana@example.com',
  companyName: '',
  companyUrl: '',
  companyLogoUrl: '',
};
const bensWebsite = {
  type: 'settings.load',
  values: { ...values, companyUrl: 'https://sampleton.example/' },
} as const;

export const accountSettings = defineCases(
  accountSettingsMachine,
  {
    'an agency without a logo': {
      values,
    },
  },
  {
    'Ana writes the company name': {
      event: { type: 'value.change', field: 'companyName', value: 'Sampleton & Co' },
      when: ({ context }) => context.values.companyName === '',
    },
    'Ana clears the company name': {
      event: { type: 'value.change', field: 'companyName', value: '' },
      when: ({ context }) => context.values.companyName !== '',
    },
    'Ana mistypes her email': {
      event: { type: 'value.change', field: 'mail', value: mistyped },
      when: ({ context }) => context.values.mail !== mistyped,
    },
    'Ana chooses a logo': { type: 'logo.choose', file: aPicture() },
    'the logo is uploaded': done('uploadToCdn', { result: '/api/v1/cdn/abcdefghijklmnopqrstuv' }),
    'the logo is not an image': thrown('uploadToCdn', refusal('notAnImage')),
    'the logo’s dimensions are too large': thrown('uploadToCdn', refusal('imageTooLarge')),
    'Ana removes the logo': { type: 'logo.remove' },
    'Ben’s website is loaded': {
      event: bensWebsite,
      when: ({ context }) => context.values.companyUrl === '',
    },
    'Ana presses Save': { type: 'settings.save' },
    'the settings are saved': {
      event: done('saveSettings'),
      when: ({ context }) => context.values.mail !== mistyped,
    },
    'the email is refused': {
      event: thrown('saveSettings', wrongMail),
      when: ({ context }) => context.values.mail === mistyped,
    },
  },
);
