import type { Language } from '#vocabulary/languages.ts';

/** Every text of a list for certified mail. Names of postal services and forms stay English: they are said at the counter. */
interface MailingTexts {
  readonly title: string;
  readonly printed: (date: string) => string;
  readonly note: string;
  /** Between the page's number and how many there are. */
  readonly of: string;
  readonly fileName: string;
  readonly sender: string;
  readonly service: string;
  readonly certified: string;
  readonly count: string;
  readonly piece: string;
  readonly recipient: string;
  readonly number: string;
  readonly mailed: string;
  readonly forms: string;
  /** What each form of the postal service asks for (Domestic Mail Manual 503). */
  readonly formLines: readonly string[];
}

export const mailingTexts: Readonly<Record<Language, MailingTexts>> = {
  en: {
    title: 'List for certified mail',
    printed: (date) => `Printed ${date}`,
    note: 'Copy from this list onto the forms of the postal service. It is not one of those forms and proves no mailing. An empty field was not recorded: write it in at the counter, then record it in Redress.',
    of: 'of',
    fileName: 'certified mail',
    sender: 'Sender, as in the letters',
    service: 'Service',
    certified: 'Certified Mail with Return Receipt',
    count: 'Letters on this list',
    piece: 'Letter',
    recipient: 'Addressed to',
    number: 'Article number (tracking number)',
    mailed: 'Mailed on',
    forms: 'The forms',
    formLines: [
      'PS Form 3800, receipt for certified mail: one for each letter. Stick its label, which bears the article number, on the envelope. Copy the recipient onto the receipt.',
      'PS Form 3811, return receipt: one for each letter. Box 1 is the recipient, box 2 the number on the label; your own name and address go on the other side.',
      'PS Form 3877, firm mailing book: for three or more letters at once, in place of the receipts. The sender goes at the top, then each letter with its article number and recipient in the order of the numbers, with postage and fees, and the number of letters at the bottom.',
    ],
  },
  es: {
    title: 'Lista para correo certificado',
    printed: (date) => `Impresa el ${date}`,
    note: 'Copie de esta lista a los formularios del servicio postal. No es uno de esos formularios ni prueba ningún envío. Un campo vacío no se registró: escríbalo en el mostrador y regístrelo después en Redress.',
    of: 'de',
    fileName: 'correo certificado',
    sender: 'Remitente, como en las cartas',
    service: 'Servicio',
    certified: 'Correo certificado con acuse de recibo (Certified Mail with Return Receipt)',
    count: 'Cartas en esta lista',
    piece: 'Carta',
    recipient: 'Destinatario',
    number: 'Número de artículo (número de rastreo)',
    mailed: 'Enviada el',
    forms: 'Los formularios',
    formLines: [
      'PS Form 3800, recibo de correo certificado: uno por carta. Su etiqueta va en el sobre y lleva el número de artículo. Copie el destinatario en el recibo.',
      'PS Form 3811, acuse de recibo: uno por carta. La casilla 1 es el destinatario y la casilla 2 el mismo número de la etiqueta; su propio nombre y dirección van al otro lado.',
      'PS Form 3877, libro de envíos: para tres o más cartas a la vez, en lugar de los recibos. Arriba va el remitente; después, cada carta con su número de artículo y destinatario, en el orden de los números, con franqueo y tarifas; y abajo, la cantidad de cartas.',
    ],
  },
};
