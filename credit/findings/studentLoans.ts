/**
 * Student loans follow their own rules: defaulted federal ones have another reporting period than 15 USC 1681c (20 USC
 * 1080a(f), 1087cc(c)), and unpaid interest becomes part of what is owed. A report does not say whether a loan is
 * federal, but most are.
 */
import type { Tradeline } from '../report/model.ts';
import { companyWords } from './names.ts';

const education = /\b(educational?|student loans?)\b/i;

/** Whether a line may be a student loan, by its account type, its industry, or the Department of Education’s name. */
export function isStudentLoan({ accountType, industry, creditorName, originalCreditor }: Tradeline): boolean {
  return (
    accountType?.value.symbol === 'ST' ||
    [accountType, industry].some((code) => education.test(code?.value.description ?? '')) ||
    [creditorName, originalCreditor].some(
      (name) =>
        companyWords(name?.value ?? '')
          .slice(0, 2)
          .join(' ') === 'DEPARTMENT EDUCATION',
    )
  );
}
