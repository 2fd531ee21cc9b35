/** What a letter argues about an item: each finding behind it, and what no finding proves. */
import { findingSentences, isRuleId, type RuleId, ruleIds } from './findings.ts';
import type { Language, Translated } from './languages.ts';

const otherReasons = {
  /** A letter about a deleted item that a newer report shows. It doesn't repeat what the first letter argued. */
  seenAgain: {
    en: 'A newer report shows it again after it was deleted.',
    es: 'Un informe más reciente lo muestra de nuevo después de haberse eliminado.',
  },
  /** What the client confirmed, or added in their own words. */
  stated: {
    en: 'Stated from personal knowledge, not from the report.',
    es: 'Afirmado por conocimiento propio, no según el informe.',
  },
} as const satisfies Readonly<Record<string, Translated>>;

type OtherReason = keyof typeof otherReasons;
const isOtherReason = (id: string): id is OtherReason => Object.hasOwn(otherReasons, id);

export type DisputeReason = RuleId | OtherReason;

/** In the order in which figures list them. */
export const disputeReasons: readonly DisputeReason[] = [
  ...ruleIds,
  ...Object.keys(otherReasons).filter(isOtherReason),
];

export const isDisputeReason = (id: string): id is DisputeReason => isRuleId(id) || isOtherReason(id);

export const reasonSentence = (reason: DisputeReason, language: Language): string =>
  (isRuleId(reason) ? findingSentences[reason] : otherReasons[reason])[language];
