/** Words for dates that make a debt look newer. */
import type { EvidenceField } from '#vocabulary/evidenceFields.ts';
import type { reAging } from '../../findings/reAging.ts';
import type { Sentence } from '../letter.ts';
import { en, es, joined, phrase, resting, same, say, words } from '../sentence.ts';
import { monthsText } from './months.ts';
import { bureausIn, compared, file, shows, the, verify, type WordsFor } from './phrases.ts';

const reason = words(
  'A later date makes a debt look newer.',
  'Una fecha posterior hace que una deuda parezca más reciente.',
);

/** The date that is in question, and that of first delinquency. */
const datesToVerify = (field: EvidenceField): readonly Sentence[] =>
  [...new Set([field, 'dateFirstDelinquency'] as const)].map(the);

/** Phrases that may contain "and" themselves. */
const inSteps = (phrases: readonly Sentence[]): Sentence =>
  phrases.reduce((sum, each) => phrase(en`${sum}, and ${each}`, es`${sum}, y ${each}`));

export const reAgingWords: WordsFor<keyof typeof reAging> = {
  R1: (finding, recipient) => {
    const where = file(finding, recipient);
    if (finding.fact === 'firstLate') {
      const { onTime, own, older } = finding.evidence;
      const others = older.map(({ first, meanwhile }) => {
        const [who, months] = [
          same(first.bureau ?? ''),
          joined(meanwhile === null ? [first] : [first, meanwhile]),
        ];
        return phrase(en`${who} already shows it ${months}`, es`${who} ya la muestra ${months}`);
      });
      const rest = inSteps(others);
      return {
        statement: say(
          en`${where} shows this account ${onTime} and ${own} as the first month of the current delinquency, while ${rest}.`,
          es`${where} muestra esta cuenta ${onTime} y ${own} como el primer mes de la mora actual, mientras que ${rest}.`,
        ),
        request: verify(the('dateFirstDelinquency')),
        reason,
      };
    }
    if (finding.fact === 'stage') {
      const { months } = finding.evidence;
      const others = months.flatMap((each) => each.others);
      const own = monthsText(months.map((each) => each.own));
      const [who, show] = [bureausIn(others), shows(others)];
      return {
        statement: resting(
          say(
            en`${where} still shows this account ${own}, while ${who} ${show} it in collection or charged off by then.`,
            es`${where} todavía muestra esta cuenta ${own}, mientras que ${who} la ${show} ya en cobranza o cancelada por incobrable para entonces.`,
          ),
          others,
        ),
        request: verify(the('history'), the('dateFirstDelinquency')),
        reason,
      };
    }
    const { own, older } = finding.evidence;
    return {
      statement: compared(finding.fact, [own, ...older], recipient),
      request: verify(...datesToVerify(finding.fact)),
      reason,
    };
  },
  R2: (finding, recipient) => {
    const { now, earlier, on } = finding.evidence;
    const [where, field] = [file(finding, recipient), the(finding.fact)];
    return {
      statement: say(
        en`${where} shows ${field} as ${now}, while my report of ${on} showed it as ${earlier}.`,
        es`${where} muestra ${field} como ${now}, mientras que mi informe del ${on} mostraba ${earlier}.`,
      ),
      request: verify(...datesToVerify(finding.fact)),
      reason,
    };
  },
};
