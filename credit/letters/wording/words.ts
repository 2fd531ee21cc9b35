/** The words of every rule that a letter can use. Unless it only informs, a rule does not compile without them. */
import type { RuleId } from '#vocabulary/findings.ts';
import type { Finding, FindingOf } from '../../findings/findings.ts';
import type { information } from '../../findings/information.ts';
import type { Recipient } from '../letter.ts';
import { accountTypeWords } from './accountType.ts';
import { balanceWords } from './balances.ts';
import { bankruptcyWords } from './bankruptcy.ts';
import { collectionWords } from './collections.ts';
import { dateWords } from './dates.ts';
import { disputeWords } from './disputes.ts';
import { duplicateWords } from './duplicates.ts';
import { historyWords } from './history.ts';
import { identityWords } from './identity.ts';
import { inquiryWords } from './inquiries.ts';
import { obsolescenceWords } from './obsolescence.ts';
import type { Wording, WordsFor } from './phrases.ts';
import { recordWords } from './publicRecords.ts';
import { reAgingWords } from './reAging.ts';
import { responsibilityWords } from './responsibility.ts';
import { statusWords } from './status.ts';
import { statusMatrixWords } from './statusMatrix.ts';

/** The rules that letters can use: all except those that only inform. */
export type ArguedRule = Exclude<RuleId, keyof typeof information>;

const words: WordsFor<ArguedRule> = {
  ...obsolescenceWords,
  ...balanceWords,
  ...statusWords,
  ...statusMatrixWords,
  ...historyWords,
  ...reAgingWords,
  ...dateWords,
  ...duplicateWords,
  ...collectionWords,
  ...responsibilityWords,
  ...bankruptcyWords,
  ...disputeWords,
  ...recordWords,
  ...inquiryWords,
  ...identityWords,
  ...accountTypeWords,
};

function isArgued(finding: Finding): finding is FindingOf<ArguedRule> {
  return Object.hasOwn(words, finding.rule);
}

function spoken<Id extends ArguedRule>(
  rule: Id,
  finding: FindingOf<Id>,
  recipient: Recipient,
): Wording | null {
  return words[rule](finding, recipient);
}

/** Null for a finding that only informs, because of its rule or its variant. */
export function wordingOf(finding: Finding, recipient: Recipient): Wording | null {
  return isArgued(finding) ? spoken(finding.rule, finding, recipient) : null;
}
