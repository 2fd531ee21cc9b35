/** Asks a bureau to notify those who received a report (15 U.S.C. 1681i(d)). */
import type { Sentence } from '../../letter.ts';
import { en, es, nothing, phrase, same, say, withText, words } from '../../sentence.ts';
import { citeReceiver } from '../cite.ts';
import { thing } from '../itemNamed.ts';
import { entryIn } from './entries.ts';
import { aboutAnswered, answerIn, below } from './phrases.ts';
import type { Occasion, PurposeWords } from './purposeWords.ts';

export const deletionNotice: PurposeWords = {
  subject: () =>
    words(
      'Request to notify recipients of my consumer report of a deletion',
      'Solicitud de avisar de una eliminación a los destinatarios de mi informe',
    ),
  opening: (occasion) => {
    const items = below(occasion);
    const were =
      occasion.points.length === 1
        ? words('has been deleted', 'se eliminó')
        : words('have been deleted', 'se eliminaron');
    return [
      ...aboutAnswered(occasion),
      say(
        en`Please furnish notification that ${items} ${were}, as 15 U.S.C. § 1681i(d) provides.`,
        es`Por favor, avisen de que ${items} ${were}, como dispone 15 U.S.C. § 1681i(d).`,
      ),
    ];
  },
  item: (placed, occasion) => {
    const it = thing(placed.step.item);
    return {
      states: [...entryIn(placed), ...answerIn(placed, occasion)],
      grounds: [],
      asks: [
        say(
          en`Please notify each recipient that I designate above that ${it} has been deleted.`,
          es`Por favor, avisen a cada destinatario que designo arriba de que se eliminó ${it}.`,
        ),
      ],
    };
  },
  closing: () => [
    words(
      'Please confirm in writing that you have sent the notifications.',
      'Por favor, confirmen por escrito que han enviado los avisos.',
    ),
    words('This letter is not a new dispute.', 'Esta carta no es una disputa nueva.'),
  ],
};

/**
 * Who is to be told, each in a paragraph of its own. That they received a report with the item, nobody here can know: an inquiry may be
 * older than the item, and a report for an employer is in no inquiry that a creditor sees.
 */
export function designated(occasion: Occasion): readonly (readonly Sentence[])[] {
  const [first] = occasion.points;
  const { receivers, purpose } = first.step;
  if (receivers.length === 0) return [];
  const items = below(occasion);
  const isOne = occasion.points.length === 1;
  const opening = purpose === 'statement' ? statementTo(items, isOne) : noticeTo(items, isOne);
  return [[opening], ...receivers.map((_, index) => [receiverIn(occasion, index)])];
}

const noticeTo = (items: Sentence, isOne: boolean): Sentence => {
  const their = words(isOne ? 'its deletion' : 'their deletion', 'la eliminación');
  return say(
    en`I designate each of the following that received a consumer report that contained ${items} within six months before ${their} or, for employment purposes, within two years before it.`,
    es`Designo a cada uno de los siguientes que, en los seis meses anteriores a ${their} o, para fines de empleo, en los dos años anteriores, haya recibido un informe que contenía ${items}.`,
  );
};

const statementTo = (items: Sentence, isOne: boolean): Sentence => {
  const [mine, it] = isOne
    ? [words('my statement is', 'mi declaración conste'), words('it', 'la declaración')]
    : [words('my statements are', 'mis declaraciones consten'), words('them', 'las declaraciones')];
  return say(
    en`Once ${mine} in my file, please furnish ${it}, or your codification or summary, as 15 U.S.C. § 1681i(d) provides, to each of the following that received a consumer report that contained ${items} within six months before that or, for employment purposes, within two years before that.`,
    es`Cuando ${mine} en mi expediente, por favor, envíen ${it}, o su codificación o resumen, como dispone 15 U.S.C. § 1681i(d), a cada uno de los siguientes que, en los seis meses anteriores o, para fines de empleo, en los dos años anteriores, haya recibido un informe que contenía ${items}.`,
  );
};

function receiverIn({ points: [first] }: Occasion, index: number): Sentence {
  const cited = citeReceiver(first, index);
  if (cited === null) throw new Error('A letter names a recipient whom nobody designated');
  const { name, on } = cited;
  const number = same(String(index + 1));
  const inquired =
    on === null ? nothing : phrase(en`, with an inquiry dated ${on}`, es`, con una consulta del ${on}`);
  const purpose =
    first.step.receivers[index]?.forEmployment === true
      ? words(', for employment purposes', ', para fines de empleo')
      : nothing;
  const sentence = phrase(
    en`Recipient ${number}: ${name}${inquired}${purpose}`,
    es`Destinatario ${number}: ${name}${inquired}${purpose}`,
  );
  // A name may end with its own: "Acme Corp."
  return withText(sentence, (text) => (text.endsWith('.') ? text : `${text}.`));
}
