/**
 * Codes by their printed descriptions. Pages and the providers' other formats have no symbols, only the descriptions
 * of the same code tables; an unknown description is kept without a symbol.
 */
import type { Code, Field } from '../../model.ts';

export type CodeWords = ReadonlyMap<string, string>;

/** The code for a printed description. */
export function codeNamed(words: Field<string>, table: CodeWords): Field<Code> {
  if (words === null) return null;
  const symbol = table.get(words.value.toLowerCase()) ?? '';
  return { value: { symbol, description: words.value, abbreviation: '' }, at: words.at };
}

export const accountTypes: CodeWords = new Map([
  ['mortgage', 'M'],
  ['real estate', 'M'],
  ['real estate accounts', 'M'],
  ['revolving', 'R'],
  ['revolving account', 'R'],
  ['revolving accounts', 'R'],
  ['installment', 'I'],
  ['installment account', 'I'],
  ['installment accounts', 'I'],
  ['credit line', 'C'],
  ['line of credit', 'C'],
  ['overdraft/reserve checking accounts/ line of credit', 'C'],
  ['open', 'O'],
  ['open account', 'O'],
  ['other', 'O'],
  ['collection', 'Y'],
  ['collection account', 'Y'],
  ['unknown', 'U'],
]);

/** In TrueLink, a derogatory account has the symbol F, C, or P. The description decides, so one of them is enough. */
export const conditions: CodeWords = new Map([
  ['open', 'O'],
  ['closed', 'C'],
  ['refinanced', 'R'],
  ['transferred', 'T'],
  ['derogatory', 'F'],
  ['paid', 'P'],
]);

export const openClosed: CodeWords = new Map([
  ['open', 'O'],
  ['closed', 'C'],
]);

/** TrueLink's own descriptions. What the bureaus' other words mean is in credit/report/payStatus.ts. */
export const payStatuses: CodeWords = new Map([
  ['current', 'C'],
  ['late 30 days', '1'],
  ['late 60 days', '2'],
  ['late 90 days', '3'],
  ['late 120 days', '4'],
  ['late 150 days', '5'],
  ['late 180 days', '6'],
  ['collection/chargeoff', '9'],
  ['unknown', 'U'],
]);

export const designators: CodeWords = new Map([
  ['individual', 'I'],
  ['joint', 'J'],
  ['authorized user', 'A'],
  ['terminated', 'T'],
  ['co-maker', 'C'],
  ['maker', 'M'],
  ['participant', 'P'],
  ['on behalf', 'S'],
  ['undesignated', 'U'],
  ['deceased', 'X'],
]);

export const disputeFlags: CodeWords = new Map([
  ['account not disputed', 'F'],
  ['account disputed', 'T'],
]);

export const accountDetails: CodeWords = new Map([
  ['auto loan', 'AU'],
  ['auto lease', 'AL'],
  ['credit card', 'CC'],
  ['secured card', 'SC'],
  ['charge account', 'CH'],
  ['line of credit', 'LC'],
  ['real estate mortgage', 'RM'],
  ['note loan', 'NT'],
  ['rental agreement', 'RA'],
  ['secured loan', 'SE'],
  ['unsecured loan', 'US'],
  ['educational', 'ST'],
  ['unknown', 'UNK'],
]);

export const paymentFrequencies: CodeWords = new Map([['monthly (every month)', 'M']]);

export const industries: CodeWords = new Map([
  ['bank credit cards', 'BC'],
  ['complete department stores', 'DC'],
  ['student loans', 'EL'],
  ['auto financing', 'FA'],
  ['mortgage companies - finance', 'FM'],
  ['personal loan companies', 'FP'],
  ['credit unions', 'QU'],
  ['other collection agencies', 'YC'],
]);

export const recordTypes: CodeWords = new Map([
  ['chapter 7 bankruptcy', '1'],
  ['chapter 13 bankruptcy', '4'],
]);

export const recordStatuses: CodeWords = new Map([
  ['discharged', '1'],
  ['dismissed', '8'],
]);

/** The characters of `historyMeanings` by the words that month grids print for them; blank cells are no data. */
export const historyWords: CodeWords = new Map([
  ['ok', 'C'],
  ['30', '1'],
  ['60', '2'],
  ['90', '3'],
  ['120', '4'],
  ['150', '5'],
  ['180', '6'],
  ['pp', '7'],
  ['rf', '8'],
  ['vs', 'J'],
  ['co', '9'],
]);
