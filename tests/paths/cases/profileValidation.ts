import { profileValidationMachine } from '#machines/profileValidation.ts';
import { defineCases } from '../harness/cases.ts';

export const profileValidation = defineCases(
  profileValidationMachine,
  { 'Ana fills in a profile, its Social Security number only in part': undefined },
  {
    'Ana leaves Email empty': { type: 'field.leave', field: 'mail' },
    'Ana presses Save Profile with invalid fields': { type: 'form.submit', invalid: ['mail', 'ssn'] },
    'Ana presses Save Profile with every field corrected': { type: 'form.submit', invalid: [] },
  },
);
