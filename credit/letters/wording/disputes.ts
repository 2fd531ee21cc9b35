/** Words for dispute notations, and for who closed an account. */
import type { disputes } from '../../findings/disputes.ts';
import { valuesOf } from '../../findings/evidence.ts';
import type { Evidence } from '../../findings/finding.ts';
import type { Recipient } from '../letter.ts';
import { joined, phrase, resting, say } from '../sentence.ts';
import { ask, file, fileOf, verify, type WordsFor } from './phrases.ts';

export const disputeWords: WordsFor<keyof typeof disputes> = {
  P1: (finding, recipient) => {
    const { marks, unmarked } = finding.evidence;
    const verb = bureausOf(marks).length > 1 ? 'mark' : 'marks';
    return {
      statement: resting(
        say`${filesOf(marks, recipient)} ${verb} this account as disputed, but my report shows no such mark in ${filesOf(unmarked, recipient)}.`,
        valuesOf(finding.evidence),
      ),
      request:
        recipient.kind === 'bureau'
          ? ask(
              'Please ask the company that reports this account whether it has reported it as disputed and, if so, note that in my file, as 15 U.S.C. § 1681c(f) requires.',
            )
          : ask(
              'Please report this account as disputed to every bureau to which you report it while you investigate, as 15 U.S.C. § 1681s-2(a)(3) requires.',
            ),
    };
  },

  P2: (finding, recipient) => {
    const { source, here } = finding.evidence;
    const says =
      finding.fact === 'grantor'
        ? phrase`while ${file(finding, recipient)} says “${here}”`
        : resting(phrase`but my report shows no such remark in ${file(finding, recipient)}`, [here]);
    return {
      statement: say`${fileOf(source.bureau, recipient)} carries the remark “${source}” on this account, ${says}.`,
      request: verify('who closed the account'),
    };
  },
};

function bureausOf(evidence: readonly Evidence[]): readonly Evidence['bureau'][] {
  return [...new Set(evidence.map(({ bureau }) => bureau))];
}

/** "your file", "TransUnion’s file", "TransUnion’s and Equifax’s files". */
function filesOf(evidence: readonly Evidence[], recipient: Recipient): string {
  const named = bureausOf(evidence).map((bureau) => fileOf(bureau, recipient));
  if (named.length < 2 || named.includes('your file')) return joined(named).text;
  return `${joined(named.map((name) => name.replace(/ file$/, ''))).text} files`;
}
