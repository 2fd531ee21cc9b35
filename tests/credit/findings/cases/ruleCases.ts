import type { Consumer } from '#credit/findings/finding.ts';
import type { FactOf } from '#credit/findings/findings.ts';
import type { ArguedRule } from '#credit/letters/wording/words.ts';
import type { Report } from '#credit/report/model.ts';
import type { RuleId } from '#vocabulary/findings.ts';

/** A small report, described in words. Its date is 09/15/2025. */
export interface Case {
  /** The relevant facts of the report, without a final period. */
  readonly given: string;
  readonly report: Report;
  /** None unless the case is about it. */
  readonly profile?: Consumer;
  /** An older report of the same client; none unless the case is about it. */
  readonly before?: Report;
}

/** What a letter says about a finding, word for word, and what it asks for. */
export interface Told {
  readonly says: string;
  readonly asks: string;
}

/**
 * A case in which a rule fires, with the text of the letters to the bureau in question and to the furnisher, if it
 * may go there.
 */
export interface ToldCase extends Case {
  readonly bureau?: Told;
  readonly furnisher?: Told;
}

type FiringCase<Id extends RuleId> = Id extends ArguedRule ? ToldCase : Case;

/** A case for each variant of a rule, and one that comes as close to its condition as possible without meeting it. */
export interface RuleCases<Id extends RuleId> {
  readonly fires: { readonly [Fact in FactOf<Id>]: FiringCase<Id> };
  readonly silent: Case;
}

/** A rule or a variant without a case does not compile. */
export type CasesFor<Id extends RuleId> = { readonly [Each in Id]: RuleCases<Each> };
