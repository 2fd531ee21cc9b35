import { CallError } from '#contract/failures.ts';
import { accountSettingsMachine } from '#machines/accountSettings.ts';
import { aPicture, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const wrongMail = new CallError('invalid', '', [{ field: 'mail', problem: 'invalid' }]);

export const accountSettings = defineCases(
  accountSettingsMachine,
  {
    'an agency without a logo': {
      values: {
        fullName: 'Ana Sampleton',
        mail: 'ana@example.com',
        companyName: '',
        companyUrl: '',
        companyLogoUrl: '',
      },
    },
  },
  {
    'Ana changes the company name': { type: 'value.change', field: 'companyName', value: 'Sampleton & Co' },
    'Ana chooses a logo': { type: 'logo.choose', file: aPicture() },
    'the logo is uploaded': done('uploadToCdn', { result: '/api/v1/cdn/abcdefghijklmnopqrstuv' }),
    'the logo is no picture': thrown('uploadToCdn', refusal('notAnImage')),
    'Ana removes the logo': { type: 'logo.remove' },
    'Ana presses Save': { type: 'settings.save' },
    'the settings are saved': done('saveSettings'),
    'the mail is refused': thrown('saveSettings', wrongMail),
  },
);
