import { expect, it } from 'vitest';
import { reportedNames } from '#src/repair/reportedNames.ts';

it('says of several spellings that they are one person’s', () => {
  expect(reportedNames('en', ['DEVON SAMPLE', 'DEVON Q SAMPLE'])).toBe('DEVON SAMPLE or DEVON Q SAMPLE');
  expect(reportedNames('es', ['DEVON SAMPLE', 'DEVON Q SAMPLE'])).toBe('DEVON SAMPLE o DEVON Q SAMPLE');
});
