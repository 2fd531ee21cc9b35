/** Words for accounts that contradict the bankruptcy cases of the report. */
import type { bankruptcy } from '../../findings/bankruptcy.ts';
import { en, es, inMarks, joined, phrase, say, words } from '../sentence.ts';
import { file, the, verify, type WordsFor } from './phrases.ts';

const theRemark = words('the bankruptcy remark', 'la observación de bancarrota');
const whetherIncluded = words(
  'whether the account was included in that case',
  'si la cuenta se incluyó en ese caso',
);

export const bankruptcyWords: WordsFor<keyof typeof bankruptcy> = {
  K1: (finding, recipient) => {
    const { record, balance, pastDue, status } = finding.evidence;
    const [where, remark] = [file(finding, recipient), inMarks(finding.evidence.remark)];
    const owed = joined([
      ...(balance === null ? [] : [phrase(en`a balance of ${balance}`, es`un saldo de ${balance}`)]),
      ...(pastDue === null ? [] : [phrase(en`${pastDue} past due`, es`${pastDue} vencidos`)]),
      ...(status === null
        ? []
        : [phrase(en`the payment status ${inMarks(status)}`, es`el estado de pago ${inMarks(status)}`)]),
    ]);
    const shown = say(
      en`${where} carries the remark ${remark} but still shows ${owed}`,
      es`${where} lleva la observación ${remark}, pero todavía muestra ${owed}`,
    );
    const statement =
      record === null
        ? say(en`${shown}.`, es`${shown}.`)
        : say(
            en`${shown}, while my report has a bankruptcy filed ${record.filed} with the status ${inMarks(record.status)} on ${record.discharged}.`,
            es`${shown}, mientras que mi informe tiene una bancarrota presentada el ${record.filed} con el estado ${inMarks(record.status)} el ${record.discharged}.`,
          );
    // A discharge usually leaves such a debt, so that the law says nothing for it.
    if (finding.fact === 'lasting')
      return { statement, request: verify(theRemark, the('balance'), the('payStatus')) };
    // The statute discharges the debt; it says nothing about how the account is rated.
    if (finding.fact === 'rated') return { statement, request: verify(theRemark, the('payStatus')) };
    const law =
      record === null
        ? words(
            'A discharge in bankruptcy ends personal liability for a debt (11 U.S.C. § 524).',
            'Un descargo en bancarrota pone fin a la responsabilidad personal por una deuda (11 U.S.C. § 524).',
          )
        : words(
            'If the debt was discharged in that case, I am no longer personally liable for it (11 U.S.C. § 524).',
            'Si la deuda recibió el descargo en ese caso, ya no soy personalmente responsable de ella (11 U.S.C. § 524).',
          );
    return {
      statement: say(en`${statement} ${law}`, es`${statement} ${law}`),
      request: verify(theRemark, the('balance'), the('payStatus')),
    };
  },

  K2: (finding, recipient) => {
    const { opened } = finding.evidence;
    const [where, remark] = [file(finding, recipient), inMarks(finding.evidence.remark)];
    return {
      statement: say(
        en`${where} carries the remark ${remark} on an account opened ${opened}, but my report shows no bankruptcy case filed after that date.`,
        es`${where} lleva la observación ${remark} en una cuenta abierta el ${opened}, pero mi informe no muestra ningún caso de bancarrota presentado después de esa fecha.`,
      ),
      request: verify(theRemark),
    };
  },

  K3: (finding, recipient) => {
    const { opened, filed, discharged } = finding.evidence;
    const [where, rating, status] = [
      file(finding, recipient),
      inMarks(finding.evidence.rating),
      inMarks(finding.evidence.status),
    ];
    const head = say(
      en`${where} shows this account, opened ${opened}, as ${rating}`,
      es`${where} muestra esta cuenta, abierta el ${opened}, como ${rating}`,
    );
    const shown = phrase(
      en`My report shows a bankruptcy filed ${filed} with the status ${status} on ${discharged}`,
      es`Mi informe muestra una bancarrota presentada el ${filed} con el estado ${status} el ${discharged}`,
    );
    if (finding.fact === 'stillOwed') {
      const { balance } = finding.evidence;
      return {
        statement: say(
          en`${head} with a balance of ${balance}. ${shown}. If the debt was discharged in that case, I am no longer personally liable for it (11 U.S.C. § 524).`,
          es`${head} con un saldo de ${balance}. ${shown}. Si la deuda recibió el descargo en ese caso, ya no soy personalmente responsable de ella (11 U.S.C. § 524).`,
        ),
        request: verify(whetherIncluded, the('balance')),
      };
    }
    const { active } = finding.evidence;
    return {
      statement: say(
        en`${head} with a date of last activity of ${active}. ${shown}, before that activity.`,
        es`${head} con una fecha de última actividad del ${active}. ${shown}, antes de esa actividad.`,
      ),
      request: verify(whetherIncluded),
    };
  },
};
