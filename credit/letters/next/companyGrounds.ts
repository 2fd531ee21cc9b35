import { rules } from '../../findings/findings.ts';
import type { Item, Sentence } from '../letter.ts';

/** The points of an item that concern the company that reports it, and not only the bureau. */
export function companyGrounds({ grounds }: Item): readonly Sentence[] {
  return grounds.filter(({ finding }) => {
    if (finding === undefined) return true;
    const { recipient } = rules[finding.rule];
    return recipient === 'both' || recipient === 'furnisher';
  });
}
