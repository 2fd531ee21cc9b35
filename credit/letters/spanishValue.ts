/** A quoted value as a reader of Spanish understands it. Dates, amounts, names, and numbers are the same in both languages. */
import { explained } from '#vocabulary/bureauWords/explain.ts';
import { notReported } from '../findings/evidence.ts';
import type { Evidence } from '../findings/finding.ts';
import type { MonthMeaning } from '../findings/formatValue.ts';

/** After "muestra esta cuenta". */
const monthMeanings: Readonly<Record<MonthMeaning, string>> = {
  'on time': 'pagada a tiempo',
  '30 days late': 'con 30 días de atraso',
  '60 days late': 'con 60 días de atraso',
  '90 days late': 'con 90 días de atraso',
  '120 days late': 'con 120 días de atraso',
  '150 days late': 'con 150 días de atraso',
  '180 days late': 'con 180 días de atraso',
  'in a payment plan': 'en un plan de pagos',
  'in repossession or foreclosure': 'en embargo del bien o ejecución hipotecaria',
  'in foreclosure': 'en ejecución hipotecaria',
  'in repossession': 'en embargo del bien',
  'in voluntary surrender': 'en entrega voluntaria del bien',
  'in collection or charged off': 'en cobranza o cancelada por incobrable',
  'not reported': 'sin reportar',
};

const isMeaning = (status: string): status is MonthMeaning => Object.hasOwn(monthMeanings, status);

/** The status of a month: `con 30 días de atraso`. */
export const spanishStatus = (status: string): string => (isMeaning(status) ? monthMeanings[status] : status);

const month = /^(.*) in (\d\d\/\d{4})$/;

export function spanishValue({ field, value }: Evidence): string {
  if (value === notReported) return 'no reportado';
  if (field === 'ssn') return value.replace(/^ending in /, 'que termina en ');
  const [, status, when] = (field === 'history' ? month.exec(value) : null) ?? [];
  return status === undefined || when === undefined ? value : `${spanishStatus(status)} en ${when}`;
}

const capital = /^\p{Lu}(?=\p{Ll})/u;

/**
 * What the words of a report mean, in parentheses after them: within a sentence, without a capital. '' if it is not known, or if
 * nothing is to be explained.
 */
export function inParentheses({ value }: Evidence): string {
  const meaning = value === notReported ? null : explained(value);
  if (meaning === null || meaning === value) return '';
  return ` (${meaning.replace(capital, (first) => first.toLowerCase())})`;
}
