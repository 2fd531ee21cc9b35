/** Words for court records, which only letters to bureaus mention. */
import { valuesOf } from '../../findings/evidence.ts';
import type { publicRecords } from '../../findings/publicRecords.ts';
import { as, en, es, inARow, inMarks, say, words } from '../sentence.ts';
import { ask, compared, endOf, file, remove, type WordsFor } from './phrases.ts';

export const recordWords: WordsFor<keyof typeof publicRecords> = {
  O3: (finding, recipient) => {
    const { filed } = finding.evidence;
    const where = file(finding, recipient);
    if (finding.fact === 'tenYears') {
      const end = endOf(finding);
      return {
        statement: say(
          en`${where} still lists this case, filed ${filed}. A bankruptcy may be reported for ten years from the order for relief (15 U.S.C. § 1681c(a)(1)); counted from the filing, the ten years ended on ${end}.`,
          es`${where} todavía incluye este caso, presentado el ${filed}. Una bancarrota se puede reportar durante diez años desde la orden de apertura del caso (15 U.S.C. § 1681c(a)(1)); contados desde la presentación, los diez años terminaron el ${end}.`,
        ),
        request: remove,
      };
    }
    return {
      statement: say(
        en`${where} lists this Chapter 13 case, filed ${filed}. The statute allows ten years, but I understand that in practice bureaus stop showing Chapter 13 cases seven years after filing. Those seven years have passed.`,
        es`${where} incluye este caso de Capítulo 13, presentado el ${filed}. La ley permite diez años, pero entiendo que, en la práctica, los burós dejan de mostrar los casos de Capítulo 13 siete años después de su presentación. Esos siete años ya pasaron.`,
      ),
      request: ask(
        words(
          'Please tell me whether that practice applies to this record, and remove the record if it does.',
          'Por favor, díganme si esa práctica se aplica a este registro y, si es así, retírenlo.',
        ),
      ),
    };
  },

  O4: (finding, recipient) => {
    const where = file(finding, recipient);
    if (finding.fact === 'releasedLien') {
      const { resolved } = finding.evidence;
      const end = endOf(finding);
      return {
        statement: say(
          en`${where} lists this lien as resolved on ${resolved}. A paid tax lien may be reported for seven years from the date of payment (15 U.S.C. § 1681c(a)(3)); counted from then, the seven years ended on ${end}.`,
          es`${where} incluye este gravamen como resuelto el ${resolved}. Un gravamen fiscal pagado se puede reportar durante siete años desde la fecha de pago (15 U.S.C. § 1681c(a)(3)); contados desde entonces, los siete años terminaron el ${end}.`,
        ),
        request: remove,
      };
    }
    const type = inMarks(finding.evidence.record.type);
    return {
      statement: say(
        en`${where} lists this ${type}. The three bureaus have stopped showing liens and judgments.`,
        es`${where} incluye este registro: ${type}. Los tres burós han dejado de mostrar gravámenes y fallos.`,
      ),
      request: ask(
        words(
          'Please remove the record under that practice, or verify it with the court and tell me on what basis it remains in my file.',
          'Por favor, retiren el registro conforme a esa práctica, o verifíquenlo con el tribunal y díganme con qué fundamento sigue en mi expediente.',
        ),
      ),
    };
  },

  K4: ({ evidence }, recipient) => {
    const values = valuesOf(evidence);
    const fields = [...Map.groupBy(values, ({ field }) => field)];
    return {
      statement: as(inARow(fields.map(([field, own]) => compared(field, own, recipient))), ...values),
      request: ask(
        words(
          'Please verify this record with the court, correct anything that is wrong, and delete it if it cannot be verified.',
          'Por favor, verifiquen este registro con el tribunal, corrijan lo que esté mal y elimínenlo si no se puede verificar.',
        ),
      ),
    };
  },
};
