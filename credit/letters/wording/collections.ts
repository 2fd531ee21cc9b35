/** Words for findings about collections: the original creditor, the original account, and medical debt. */
import type { collections } from '../../findings/collections.ts';
import { valuesOf } from '../../findings/evidence.ts';
import { labelOf } from '../../findings/fields.ts';
import { mayBeSameCompany } from '../../findings/names.ts';
import type { Evidence } from '../../findings/finding.ts';
import type { FindingOf } from '../../findings/findings.ts';
import type { Sentence } from '../letter.ts';
import { en, es, inMarks, phrase, resting, same, say, words } from '../sentence.ts';
import { ask, compared, file, the, verify, type WordsFor } from './phrases.ts';
import { spanishLabels } from './spanishLabels.ts';

export const collectionWords: WordsFor<keyof typeof collections> = {
  N1: (finding, recipient) => {
    const where = file(finding, recipient);
    return {
      statement: resting(
        say(
          en`My report shows no original creditor of this collection in ${where}.`,
          es`Mi informe no muestra el acreedor original de esta cobranza en ${where}.`,
        ),
        valuesOf(finding.evidence),
      ),
      request: verify(the('originalCreditor'), words('the origin of the debt', 'el origen de la deuda')),
    };
  },

  N2: ({ evidence: { creditors } }, recipient) => ({
    statement: compared('originalCreditor', creditors, recipient, {
      contradicts: (mine, other) => !mayBeSameCompany(mine.value, other.value),
    }),
    request: verify(the('originalCreditor')),
  }),

  N3: (finding, recipient) => {
    const where = file(finding, recipient);
    return {
      statement: resting(
        say(
          en`My report shows no account number in ${where} that would let me identify this account.`,
          es`Mi informe no muestra en ${where} un número de cuenta que me permita identificar esta cuenta.`,
        ),
        valuesOf(finding.evidence),
      ),
      request: verify(the('accountNumber')),
    };
  },

  M1: (finding) => {
    const [care, why, left] = [careSign(finding), exempt(finding), spared[finding.fact]];
    return {
      statement: say(
        en`According to my report, this collection is for medical care (${care}), and ${why}. The three bureaus have announced that they do not report ${left}.`,
        es`Según mi informe, esta cobranza es por atención médica (${care}) y ${why}. Los tres burós han anunciado que no reportan ${left}.`,
      ),
      request: ask(
        words(
          'Please remove it under that policy, or tell me why the policy does not apply.',
          'Por favor, retírenla conforme a esa política o díganme por qué no se aplica.',
        ),
      ),
    };
  },

  M2: (finding) => {
    const care = careSign(finding);
    return {
      statement: say(
        en`According to my report, this collection is for medical care (${care}).`,
        es`Según mi informe, esta cobranza es por atención médica (${care}).`,
      ),
      request: verify(
        words(
          'that the health care provider confirms the debt',
          'que quien prestó la atención médica confirme la deuda',
        ),
      ),
    };
  },
};

/** The evidence that a debt is for medical care; it may come from another bureau's file, which is not disputed. */
function careSign({ evidence: { care }, bureaus }: FindingOf<'M1' | 'M2'>): Sentence {
  const shows =
    care.field === 'originalCreditor'
      ? phrase(en`its original creditor is listed as ${care}`, es`su acreedor original aparece como ${care}`)
      : phrase(en`it is marked ${inMarks(care)}`, es`está marcada como ${inMarks(care)}`);
  const other = same(care.bureau ?? '');
  return bureaus.some((bureau) => bureau === care.bureau)
    ? shows
    : phrase(en`${shows} in ${other}’s file`, es`${shows} en el expediente de ${other}`);
}

function exempt({ fact, evidence }: FindingOf<'M1'>): Sentence {
  switch (fact) {
    case 'paid':
      return phrase(
        en`it is marked ${inMarks(evidence.exempt)}`,
        es`está marcada como ${inMarks(evidence.exempt)}`,
      );
    case 'small': {
      const { field } = evidence.exempt;
      const its = words(`its ${labelOf(field)}`, spanishLabels[field].replace(/^\S+/, 'su'));
      return phrase(
        en`${its} is ${evidence.exempt}, less than $500`,
        es`${its} es de ${evidence.exempt}, menos de $500`,
      );
    }
    case 'recent': {
      const end = yearAfter(evidence.exempt);
      return phrase(
        en`it was opened on ${evidence.exempt}, so its first year ends on ${end}`,
        es`se abrió el ${evidence.exempt}, así que su primer año termina el ${end}`,
      );
    }
  }
}

/** A day or a month of the year after, which stays so however much later a letter repeats it: `03/14/2026`, `03/2026`. */
const yearAfter = ({ value }: Evidence): Sentence =>
  same(value.replace(/^02\/29(?=\/)/, '02/28').replace(/\d{4}$/, (year) => String(Number(year) + 1)));

/** What the bureaus announced in 2022 and 2023 that they leave out. */
const spared = {
  paid: words('paid medical collections', 'las cobranzas médicas pagadas'),
  small: words(
    'medical collections with an initial balance of less than $500',
    'las cobranzas médicas con un saldo inicial menor de $500',
  ),
  recent: words('medical collections less than a year old', 'las cobranzas médicas de menos de un año'),
} as const;
