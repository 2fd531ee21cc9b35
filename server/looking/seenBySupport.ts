import type { Evidence } from '#contract/grounds.ts';
import type { EvidenceField } from '#vocabulary/evidenceFields.ts';
import { maskedStreet } from '#vocabulary/maskedStreet.ts';

/** Of these, support sees the end only. */
const masked: Partial<Readonly<Record<EvidenceField, (value: string) => string>>> = {
  birth: (value) => value.replace(/^\d{2}\/\d{2}\//, '**/**/'),
  // One pattern for all of it would take minutes for a report that gives thousands of digits.
  ssn: (value) =>
    /\d{4}$/.test(value) ? `${value.slice(0, -4).replaceAll(/\d/g, '*')}${value.slice(-4)}` : value,
  // Its street is what precedes the first comma (credit/findings/personalEntries.ts).
  address: (value) => {
    const [street = '', ...place] = value.split(', ');
    return [maskedStreet(street), ...place].join(', ');
  },
};

/** A value of a report as support sees it: no whole date of birth, SSN, or street (docs/decisions/0158). */
export const evidenceSeenBySupport = ({ bureau, field, value }: Evidence): Evidence => ({
  bureau,
  field,
  value: masked[field]?.(value) ?? value,
});
