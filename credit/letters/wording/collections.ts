/** Words for findings about collections: the original creditor, the original account, and medical debt. */
import type { collections } from '../../findings/collections.ts';
import { valuesOf } from '../../findings/evidence.ts';
import { labelOf } from '../../findings/fields.ts';
import type { FindingOf } from '../../findings/findings.ts';
import type { Sentence } from '../letter.ts';
import { phrase, resting, say } from '../sentence.ts';
import { ask, compared, file, verify, type WordsFor } from './phrases.ts';

export const collectionWords: WordsFor<keyof typeof collections> = {
  N1: (finding, recipient) => ({
    statement: resting(
      say`My report shows no original creditor of this collection in ${file(finding, recipient)}.`,
      valuesOf(finding.evidence),
    ),
    request: verify('the original creditor', 'the origin of the debt'),
  }),

  N2: ({ evidence: { creditors } }, recipient) => ({
    statement: compared('originalCreditor', creditors, recipient),
    request: verify('the original creditor'),
  }),

  N3: (finding, recipient) => ({
    statement: resting(
      say`My report shows no account number in ${file(finding, recipient)} that would let me identify this account.`,
      valuesOf(finding.evidence),
    ),
    request: verify('the account number'),
  }),

  M1: (finding) => ({
    statement: say`According to my report, this collection is for medical care (${careSign(finding)}), and ${exempt(finding)}. The three bureaus have announced that they do not report ${spared[finding.fact]}.`,
    request: ask('Please remove it under that policy, or tell me why the policy does not apply.'),
  }),

  M2: (finding) => ({
    statement: say`According to my report, this collection is for medical care (${careSign(finding)}).`,
    request: verify('that the health care provider confirms the debt'),
  }),
};

/** The evidence that a debt is for medical care; it may come from another bureau's file, which is not disputed. */
function careSign({ evidence: { care }, bureaus }: FindingOf<'M1' | 'M2'>): Sentence {
  const shows =
    care.field === 'originalCreditor'
      ? phrase`its original creditor is listed as ${care}`
      : phrase`it is marked “${care}”`;
  return bureaus.some((bureau) => bureau === care.bureau)
    ? shows
    : phrase`${shows} in ${care.bureau ?? ''}’s file`;
}

function exempt({ fact, evidence }: FindingOf<'M1'>): Sentence {
  switch (fact) {
    case 'paid':
      return phrase`it is marked “${evidence.exempt}”`;
    case 'small':
      return phrase`its ${labelOf(evidence.exempt.field)} is ${evidence.exempt}, less than $500`;
    case 'recent':
      return phrase`it was opened on ${evidence.exempt}, less than a year ago`;
  }
}

/** What the bureaus announced in 2022 and 2023 that they leave out. */
const spared = {
  paid: 'paid medical collections',
  small: 'medical collections with an initial balance of less than $500',
  recent: 'medical collections less than a year old',
} as const;
