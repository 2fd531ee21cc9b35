import type { Report } from '../report/model.ts';
import { corrects, disputes } from './disputing.ts';
import type { Destination, Item, Sentence, Topic } from './letter.ts';
import { en, es, nothing, phrase, say, words } from './sentence.ts';
import { reportDate } from './sourceReport.ts';

export function subjectOf(
  topic: Topic,
  destination: Destination,
  items: readonly Item[],
  report: Report,
): Sentence {
  const date = reportDate(report);
  const of = date === null ? nothing : phrase(en`, report dated ${date}`, es`, informe del ${date}`);
  if (destination.kind === 'furnisher') {
    const [first, ...more] = items;
    if (first !== undefined && more.length === 0)
      return disputes(items)
        ? say(en`Dispute: ${first.heading}`, es`Disputa: ${first.heading}`)
        : say(en`Request to verify: ${first.heading}`, es`Solicitud de verificación: ${first.heading}`);
    return disputes(items)
      ? whatCompanyReports
      : words(
          'Request to verify information that you report',
          'Solicitud de verificar información que ustedes reportan',
        );
  }
  const one = items.length === 1;
  const asksOnly = (topic === 'accounts' || topic === 'late' || topic === 'chargeOffs') && !disputes(items);
  const subject = asksOnly
    ? one
      ? words(
          'Request to verify an account in my credit file',
          'Solicitud de verificar una cuenta en mi expediente de crédito',
        )
      : words(
          'Request to verify accounts in my credit file',
          'Solicitud de verificar cuentas en mi expediente de crédito',
        )
    : subjectAbout(topic, one, corrects(items));
  return say(en`${subject}${of}`, es`${subject}${of}`);
}

/** The subject of a dispute with a company about several items. */
export const whatCompanyReports = words(
  'Dispute of information that you report',
  'Disputa de información que ustedes reportan',
);

function subjectAbout(topic: Topic, one: boolean, isCorrection: boolean): Sentence {
  switch (topic) {
    case 'accounts':
      return one
        ? words(
            'Dispute of an account in my credit file',
            'Disputa de una cuenta en mi expediente de crédito',
          )
        : words('Dispute of accounts in my credit file', 'Disputa de cuentas en mi expediente de crédito');
    case 'late':
      return words(
        'Dispute of payments reported as late in my credit file',
        'Disputa de pagos reportados con atraso en mi expediente de crédito',
      );
    case 'chargeOffs':
      return one
        ? words(
            'Dispute of a charge-off or collection in my credit file',
            'Disputa de una cuenta incobrable o en cobranza en mi expediente de crédito',
          )
        : words(
            'Dispute of charge-offs and collections in my credit file',
            'Disputa de cuentas incobrables y en cobranza en mi expediente de crédito',
          );
    case 'personal':
      return isCorrection
        ? words(
            'Correction of personal information in my credit file',
            'Corrección de información personal en mi expediente de crédito',
          )
        : words(
            'Request to verify personal information in my credit file',
            'Solicitud de verificar información personal en mi expediente de crédito',
          );
    case 'inquiries':
      return one
        ? words(
            'Request to reinvestigate an inquiry in my credit file',
            'Solicitud de reinvestigar una consulta en mi expediente de crédito',
          )
        : words(
            'Request to reinvestigate inquiries in my credit file',
            'Solicitud de reinvestigar consultas en mi expediente de crédito',
          );
    case 'publicRecords':
      return one
        ? words(
            'Dispute of a court record in my credit file',
            'Disputa de un registro judicial en mi expediente de crédito',
          )
        : words(
            'Dispute of court records in my credit file',
            'Disputa de registros judiciales en mi expediente de crédito',
          );
  }
}
