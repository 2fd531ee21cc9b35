/** Months of payment history in words: "60 days late in 10/2024", "120 days late from 05/2017 through 09/2017". */
import { monthsBetween } from '../../findings/calendar.ts';
import type { LateField } from '../../findings/fields.ts';
import type { Evidence } from '../../findings/finding.ts';
import type { Sentence } from '../letter.ts';
import { as, en, es, joined, type Part, phrase, same, words } from '../sentence.ts';
import { spanishStatus } from '../spanishValue.ts';

const shape = /^(.*) in (\d\d)\/(\d{4})$/;

interface Month {
  readonly evidence: Evidence;
  readonly status: string;
  readonly month: string;
}

/** The month of the evidence, such as `2024-10`. */
export function monthIn(evidence: Evidence): string {
  const [, , month, year] = shape.exec(evidence.value) ?? [];
  return `${year ?? ''}-${month ?? ''}`;
}

function read(evidence: Evidence): Month {
  return { evidence, status: shape.exec(evidence.value)?.[1] ?? evidence.value, month: monthIn(evidence) };
}

/** Consecutive months with the same status, oldest first. */
function runs(months: readonly Month[]): readonly (readonly Month[])[] {
  const found: Month[][] = [];
  for (const month of months.toSorted((one, other) => (one.month < other.month ? -1 : 1))) {
    const last = found.at(-1)?.at(-1);
    const follows = last?.status === month.status && monthsBetween(last.month, month.month) === 1;
    if (follows) found.at(-1)?.push(month);
    else found.push([month]);
  }
  return found;
}

function shown(month: Month): string {
  return `${month.month.slice(5)}/${month.month.slice(0, 4)}`;
}

const span = (first: Month, last: Month): string => `${shown(first)} through ${shown(last)}`;
const spanishSpan = (first: Month, last: Month): string => `${shown(first)} a ${shown(last)}`;

/** Only the months, whatever their status: "in 08/2023 and 10/2023", "in 02/2017 and from 05/2017 through 09/2017". */
export function monthNames(evidence: readonly Evidence[]): Sentence {
  const months = new Map(evidence.map((each) => [monthIn(each), { ...read(each), status: '' }]));
  const all = runs([...months.values()]);
  if (all.every((run) => run.length < 3)) {
    const names = joined(all.flat().map((month) => same(shown(month))));
    return as(phrase(en`in ${names}`, es`en ${names}`), ...evidence);
  }
  const parts = all.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined) return [];
    return run.length < 3
      ? run.map((month) => words(`in ${shown(month)}`, `en ${shown(month)}`))
      : [words(`from ${span(first, last)}`, `de ${spanishSpan(first, last)}`)];
  });
  return as(joined(parts), ...evidence);
}

/** All months, oldest first; three or more consecutive months with the same status become a range. */
export function monthsText(evidence: readonly Evidence[]): Sentence {
  const parts = runs(evidence.map(read)).flatMap((run): readonly Part[] => {
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined) return [];
    if (run.length < 3) return run.map((month) => month.evidence);
    const months = words(
      `${first.status} from ${span(first, last)}`,
      `${spanishStatus(first.status)} de ${spanishSpan(first, last)}`,
    );
    return [as(months, ...run.map((month) => month.evidence))];
  });
  return joined(parts);
}

const days: Readonly<Record<LateField, string>> = { late30: '30', late60: '60', late90: '90' };

/** "2 payments 30 days late", "no payments 60 days late": a lifetime count in words. */
export function countText(count: Evidence<LateField>): Sentence {
  const payments =
    count.value === '1' ? 'one payment' : `${count.value === '0' ? 'no' : count.value} payments`;
  const pagos = count.value === '1' ? 'un pago' : count.value === '0' ? 'cero pagos' : `${count.value} pagos`;
  const late = days[count.field];
  return as(words(`${payments} ${late} days late`, `${pagos} con ${late} días de atraso`), count);
}
