/** Words for dispute notations, and for who closed an account. */
import type { disputes } from '../../findings/disputes.ts';
import { valuesOf } from '../../findings/evidence.ts';
import type { Evidence } from '../../findings/finding.ts';
import type { Recipient, Sentence } from '../letter.ts';
import { en, es, inMarks, joined, joinedAfterNo, phrase, resting, same, say, words } from '../sentence.ts';
import { ask, file, fileOf, verify, type WordsFor } from './phrases.ts';

export const disputeWords: WordsFor<keyof typeof disputes> = {
  P1: (finding, recipient) => {
    const { marks, unmarked } = finding.evidence;
    const marked = filesOf(marks, recipient);
    const others = joinedAfterNo(
      bureausOf(unmarked).map((bureau) => {
        const where = fileOf(bureau, recipient);
        return phrase(en`${where}`, es`en ${where}`);
      }),
    );
    const verb = bureausOf(marks).length > 1 ? words('mark', 'marcan') : words('marks', 'marca');
    return {
      statement: resting(
        say(
          en`${marked} ${verb} this account as disputed, but my report shows no such mark in ${others}.`,
          es`${marked} ${verb} esta cuenta como en disputa, pero mi informe no muestra esa marca ${others}.`,
        ),
        valuesOf(finding.evidence),
      ),
      request: ask(
        recipient.kind === 'bureau'
          ? words(
              'Please ask the company that reports this account whether it has reported it as disputed and, if so, indicate that in each report that includes it, as 15 U.S.C. § 1681c(f) requires.',
              'Por favor, pregunten a la empresa que reporta esta cuenta si la ha reportado como en disputa y, si es así, indíquenlo en cada informe que la incluya, como exige 15 U.S.C. § 1681c(f).',
            )
          : words(
              'Please report this account as disputed to every bureau to which you report it while you investigate, as 15 U.S.C. § 1681s-2(a)(3) requires.',
              'Por favor, mientras investigan, reporten esta cuenta como en disputa a cada buró al que la reportan, como exige 15 U.S.C. § 1681s-2(a)(3).',
            ),
      ),
    };
  },

  P2: (finding, recipient) => {
    const { source, here } = finding.evidence;
    const own = file(finding, recipient);
    const says =
      finding.fact === 'grantor'
        ? phrase(en`while ${own} says ${inMarks(here)}`, es`mientras que ${own} dice ${inMarks(here)}`)
        : resting(
            phrase(
              en`but my report shows no such remark in ${own}`,
              es`pero mi informe no muestra esa observación en ${own}`,
            ),
            [here],
          );
    const [where, remark] = [fileOf(source.bureau, recipient), inMarks(source)];
    return {
      statement: say(
        en`${where} carries the remark ${remark} on this account, ${says}.`,
        es`${where} lleva la observación ${remark} en esta cuenta, ${says}.`,
      ),
      request: verify(words('who closed the account', 'quién cerró la cuenta')),
    };
  },
};

function bureausOf(evidence: readonly Evidence[]): readonly Evidence['bureau'][] {
  return [...new Set(evidence.map(({ bureau }) => bureau))];
}

/** "your file", "TransUnion’s file", "TransUnion’s and Equifax’s files". */
function filesOf(evidence: readonly Evidence[], recipient: Recipient): Sentence {
  const bureaus = bureausOf(evidence);
  const named = bureaus.map((bureau) => fileOf(bureau, recipient));
  if (named.length < 2 || named.some(({ text }) => text === 'your file')) return joined(named);
  const { text } = joined(bureaus.map((bureau) => same(`${bureau ?? ''}’s`)));
  return words(`${text} files`, joined(named).gloss ?? '');
}
