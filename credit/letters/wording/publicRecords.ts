/** Words for court records, which only letters to bureaus mention. */
import { valuesOf } from '../../findings/evidence.ts';
import type { publicRecords } from '../../findings/publicRecords.ts';
import { as, say } from '../sentence.ts';
import { ask, compared, endOf, file, remove, type WordsFor } from './phrases.ts';

export const recordWords: WordsFor<keyof typeof publicRecords> = {
  O3: (finding, recipient) => {
    const { filed } = finding.evidence;
    if (finding.fact === 'tenYears') {
      return {
        statement: say`${file(finding, recipient)} still lists this case, filed ${filed}. A bankruptcy may be reported for ten years from the order for relief (15 U.S.C. § 1681c(a)(1)); counted from the filing, the ten years ended on ${endOf(finding)}.`,
        request: remove,
      };
    }
    return {
      statement: say`${file(finding, recipient)} lists this Chapter 13 case, filed ${filed}. The statute allows ten years, but I understand that in practice bureaus stop showing Chapter 13 cases seven years after filing. Those seven years have passed.`,
      request: ask(
        'Please tell me whether that practice applies to this record, and remove the record if it does.',
      ),
    };
  },

  O4: (finding, recipient) => {
    if (finding.fact === 'releasedLien') {
      return {
        statement: say`${file(finding, recipient)} lists this lien as resolved on ${finding.evidence.resolved}. A paid tax lien may be reported for seven years from the date of payment (15 U.S.C. § 1681c(a)(3)); the seven years ended on ${endOf(finding)}.`,
        request: remove,
      };
    }
    return {
      statement: say`${file(finding, recipient)} lists this “${finding.evidence.record.type}”. The three bureaus have stopped showing liens and judgments.`,
      request: ask(
        'Please remove the record under that practice, or verify it with the court and tell me on what basis it remains in my file.',
      ),
    };
  },

  K4: ({ evidence }, recipient) => {
    const values = valuesOf(evidence);
    const fields = [...Map.groupBy(values, ({ field }) => field)];
    const sentences = fields.map(([field, own]) => compared(field, own, recipient).text);
    return {
      statement: as(sentences.join(' '), ...values),
      request: ask(
        'Please verify this record with the court, correct anything that is wrong, and delete it if it cannot be verified.',
      ),
    };
  },
};
