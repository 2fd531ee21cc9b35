import { sensitiveFieldMachine } from '#machines/sensitiveField.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const sensitiveField = defineCases(
  sensitiveFieldMachine,
  {
    'a saved Social Security number': { field: 'ssn', profileId: ids.profile, masked: '***-**-0199' },
    'an empty field of a new profile': { field: 'ssn', profileId: null, masked: '' },
  },
  {
    'Ana presses the eye to see it': { type: 'value.show' },
    'Ana presses the eye to hide it': { type: 'value.hide' },
    'the value arrives': done('revealField', { value: '666120199' }),
    'the value does not arrive': thrown('revealField', refusal('busy')),
  },
);
