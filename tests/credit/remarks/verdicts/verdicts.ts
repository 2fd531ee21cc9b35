import type { RemarkRule } from '../remarkRules.ts';
import { caseVerdicts } from './caseVerdicts.ts';
import { debtVerdicts } from './debtVerdicts.ts';
import { notationVerdicts } from './notationVerdicts.ts';

/**
 * What each rule concludes on the lines of ../scene.ts: its fact, or null where it is silent. K1 says whether the remark
 * alone shows a discharge, or only together with a discharged case; P1 whether the remark notes a dispute, or its line
 * does not have a notation that another bureau has; P2 whether it says who closed the account.
 *
 * A new rule that reads remarks does not compile until every class has a verdict for it.
 */
export type Verdicts = Readonly<Record<RemarkRule, string | null>>;

export const verdicts = { ...debtVerdicts, ...caseVerdicts, ...notationVerdicts };

export type VerdictClass = keyof typeof verdicts;
