/** What happened before a letter of a later step: the earlier letter, and how it was sent and received. */
import type { Journey } from '#vocabulary/letterStory.ts';
import { addDays } from '../../findings/calendar.ts';
import type { Evidence } from '../../findings/finding.ts';
import type { IsoDate } from '../../report/model.ts';
import type { Sentence } from '../letter.ts';
import { en, es, nothing, phrase, same, say, withText, words } from '../sentence.ts';
import {
  type Placed,
  type Told,
  citeDue,
  citeLetterDate,
  citeMailed,
  citeMailingNumber,
  citeReceived,
  traveled,
} from './cite.ts';
import { named, theirs } from './recipientNamed.ts';

/** Whether a dispute was made without a letter: what was written for it was never sent as one. */
export const isSpoken = ({ way }: Pick<Journey, 'way'>): boolean => way === 'online' || way === 'phone';

/** "my letter dated 10/01/2026", or "my online dispute of 10/05/2026". */
export function earlierLetter(placed: Placed<Told>): Sentence {
  const journey = traveled(placed.step);
  const [dated, on] = [citeLetterDate(placed), citeMailed(placed)];
  if (!isSpoken(journey)) return phrase(en`my letter dated ${dated}`, es`mi carta del ${dated}`);
  return journey.way === 'phone'
    ? phrase(en`my telephone dispute of ${on}`, es`mi disputa por teléfono del ${on}`)
    : phrase(en`my online dispute of ${on}`, es`mi disputa en línea del ${on}`);
}

/** How the dispute left on a day. */
export function sentOn(way: Journey['way'], on: Evidence): Sentence {
  switch (way) {
    case 'firstClass':
      return phrase(
        en`mailed on ${on} by first-class mail`,
        es`enviada por correo de primera clase el ${on}`,
      );
    case 'certified':
      return phrase(en`mailed on ${on} by certified mail`, es`enviada por correo certificado el ${on}`);
    case 'tracked':
      return phrase(en`mailed on ${on} with tracking`, es`enviada por correo con rastreo el ${on}`);
    case 'online':
      return phrase(en`online on ${on}`, es`en línea el ${on}`);
    case 'phone':
      return phrase(en`by telephone on ${on}`, es`por teléfono el ${on}`);
    case 'fax':
      return phrase(en`sent by fax on ${on}`, es`enviada por fax el ${on}`);
  }
}

/** How the client wrote about these items and how that left and arrived: only what is proven. */
export function storyOf(placed: Placed<Told>, items: Sentence): readonly Sentence[] {
  const journey = traveled(placed.step);
  const number = citeMailingNumber(placed);
  const sent = sentOn(journey.way, citeMailed(placed));
  const { who, isReader } = named(placed);
  // In Spanish, they end the sentence.
  const last = withText(
    items,
    (text) => text,
    (gloss) => gloss.replace(/,$/, ''),
  );
  if (isSpoken(journey)) {
    const numbered =
      number === null
        ? nothing
        : phrase(en`, confirmation number ${number}`, es`, número de confirmación ${number},`);
    const where = isReader ? nothing : phrase(en` with ${who}`, es` ante ${who}`);
    return [
      say(
        en`I disputed ${items}${where} ${sent}${numbered}.`,
        es`Presenté${where} una disputa ${sent}${numbered} sobre ${last}.`,
      ),
    ];
  }
  const numbered = number === null ? nothing : phrase(en`, number ${number}`, es`, número ${number}`);
  const wrote = isReader
    ? words('I wrote to you', 'les escribí')
    : phrase(en`I wrote to ${who}`, es`escribí a ${who}`);
  const letter = earlierLetter(placed);
  return [
    say(
      en`${wrote} about ${items} in ${letter}, which was ${sent}${numbered}.`,
      es`En ${letter}, ${sent}${numbered}, ${wrote} sobre ${last}.`,
    ),
    ...receiptOf(placed),
  ];
}

/** That the earlier letter arrived, if that is proven to its recipient. */
export function receiptOf(placed: Placed<Told>): readonly Sentence[] {
  const on = citeReceived(placed) ?? nothing;
  const { received, way } = traveled(placed.step);
  // A fax has neither a return receipt nor a carrier, whatever someone called its proof.
  if (way === 'fax' && (received?.basis === 'receipt' || received?.basis === 'scan'))
    return [
      say(
        en`The transmission report shows that it was transmitted on ${on}.`,
        es`El informe de transmisión muestra que se transmitió el ${on}.`,
      ),
    ];
  switch (received?.basis) {
    case 'receipt':
      return [
        say(
          en`The return receipt shows that it was delivered on ${on}.`,
          es`El acuse de recibo muestra que se entregó el ${on}.`,
        ),
      ];
    case 'scan':
      return [
        say(
          en`The carrier’s tracking shows that it was delivered on ${on}.`,
          es`El rastreo del correo muestra que se entregó el ${on}.`,
        ),
      ];
    case 'portal': {
      const website = theirs(named(placed), 'website', 'sitio web', 'el');
      return [
        say(
          en`${website} shows that it was received on ${on}.`,
          es`${website} muestra que se recibió el ${on}.`,
        ),
      ];
    }
    case 'letter': {
      const response = theirs(named(placed), 'own response', 'propia respuesta', 'la');
      return [
        say(
          en`${response} shows that it had been received by ${on}.`,
          es`${response} muestra que se había recibido a más tardar el ${on}.`,
        ),
      ];
    }
    // The client's word alone proves nothing to the recipient.
    case 'client':
    case undefined:
      return [];
  }
}

/**
 * That the time of the investigation is over; nothing if it is not, or if that is not certain. 45 days can have two
 * reasons, a free annual report or further facts, so the sentence names neither and cites both.
 */
export function timeOver(placed: Placed<Told>, today: IsoDate): readonly Sentence[] {
  const { letter } = placed.step;
  const { received, due } = traveled(placed.step);
  const end = citeDue(placed);
  const from = citeReceived(placed);
  if (received === null || received.basis === 'client' || due === null || end === null || from === null)
    return [];
  if (letter.destination.kind !== 'bureau' || due >= today) return [];
  const isLonger = due > addDays(received.on, 30);
  const days = same(isLonger ? '45' : '30');
  const law = isLonger
    ? words(
        '15 U.S.C. § 1681i(a)(1)(B) or 15 U.S.C. § 1681j(a)(3)',
        '15 U.S.C. § 1681i(a)(1)(B) o 15 U.S.C. § 1681j(a)(3)',
      )
    : same('15 U.S.C. § 1681i(a)(1)');
  return [
    say(
      en`Counted from ${from}, the ${days} days for a reinvestigation ended on ${end} (${law}).`,
      es`Contados desde el ${from}, los ${days} días para una reinvestigación terminaron el ${end} (${law}).`,
    ),
  ];
}
