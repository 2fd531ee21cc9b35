import { readFileSync } from 'node:fs';
import type { Letter } from '#credit/letters/letter.ts';
import { planLetters } from '#credit/letters/planLetters.ts';
import { readReport } from '#credit/report/read.ts';

const sample = new URL(
  '../../tests/fixtures/credit-reports/mfsn-3b-sampleton.synthetic.json',
  import.meta.url,
);
/**
 * The letters for all negative accounts of the sample, read again, for a client with this name, so that no two
 * clients have the same letters.
 */
export function lettersFor(firstName: string): readonly Letter[] {
  const profile = {
    firstName,
    lastName: 'Sampleton',
    phone: '(555) 201-3344',
    ssn: '666550611',
    dob: '1986-04-12',
    streetAddress: '418 Juniper Ave',
    city: 'Testville',
    state: 'OR',
    postalCode: '97999',
  };
  const report = readReport(readFileSync(sample));
  return planLetters({ report, profile, choice: { kind: 'automatic', options: [1] }, today: '2026-11-21' });
}
