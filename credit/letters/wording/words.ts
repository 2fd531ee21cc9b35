/** The words of every rule that a letter can argue with. A new rule does not compile without them. */
import type { RuleId } from '#vocabulary/findings.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Reader } from '../letter.ts';
import { amounts } from './amounts.ts';
import { entries } from './entries.ts';
import { ownership } from './ownership.ts';
import type { Wording, Words } from './phrases.ts';
import { standing } from './standing.ts';
import { time } from './time.ts';

/** Rules that inform and never stand in a letter. */
export type SilentRule = 'F1' | 'F2' | 'X1';

const words: Readonly<Record<Exclude<RuleId, SilentRule>, Words>> = {
  ...amounts,
  ...standing,
  ...time,
  ...ownership,
  ...entries,
};

function isSilent(rule: RuleId): rule is SilentRule {
  return rule === 'F1' || rule === 'F2' || rule === 'X1';
}

/** Null for a finding that only informs. */
export function wordingOf(finding: Finding, reader: Reader): Wording | null {
  return isSilent(finding.rule) ? null : words[finding.rule](finding, reader);
}
