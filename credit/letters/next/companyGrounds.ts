import { rules } from '../../findings/findings.ts';
import type { RuleId } from '#vocabulary/findings.ts';
import type { Item, Sentence } from '../letter.ts';

/** Whether a finding of this rule concerns the company that reports the account, and not only the bureau. */
export function concernsCompany(rule: RuleId): boolean {
  const { recipient } = rules[rule];
  return recipient === 'both' || recipient === 'furnisher';
}

/** The points of an item that a company is told. */
export const companyGrounds = ({ grounds }: Item): readonly Sentence[] =>
  grounds.filter(({ finding }) => finding === undefined || concernsCompany(finding.rule));
