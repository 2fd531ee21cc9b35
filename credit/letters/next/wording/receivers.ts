/** Asks a bureau to notify those who received a report (15 U.S.C. 1681i(d)). */
import type { Sentence } from '../../letter.ts';
import { en, es, nothing, phrase, same, say, withText, words } from '../../sentence.ts';
import { citeMailed, citeReceiver, traveled } from '../cite.ts';
import { isSpoken, sentOn } from '../history.ts';
import { thing } from '../itemNamed.ts';
import { entryIn } from './entries.ts';
import { below } from './nouns.ts';
import { aboutAnswered, answerIn, itemsIn, storyIn } from './stories.ts';
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

/** The earlier letter is the one with the statement. Whether the bureau has added it by now, nobody here knows. */
export const statementNotice: PurposeWords = {
  subject: () =>
    words(
      'Request to send my statement of dispute to recipients of my consumer report',
      'Solicitud de enviar mi declaración de disputa a destinatarios de mi informe',
    ),
  opening: (occasion) => {
    const mine =
      occasion.points.length === 1
        ? words('my statement of dispute', 'mi declaración de disputa')
        : words('my statements of dispute', 'mis declaraciones de disputa');
    return occasion.stories.flatMap((story) => {
      const [first] = story.points;
      const { way } = traveled(first.step);
      const [items, sent] = [itemsIn(story, occasion), sentOn(way, citeMailed(first))];
      // What was entered in a form, or said, was no letter, and no dispute either.
      if (isSpoken({ way }))
        return [
          say(
            en`I asked you ${sent} to add ${mine} about ${items} to my file (15 U.S.C. § 1681i(b)).`,
            es`Les pedí ${sent} que agregaran a mi expediente ${mine} sobre ${items} (15 U.S.C. § 1681i(b)).`,
          ),
        ];
      return [
        ...storyIn(story, occasion),
        say(
          en`That letter asked you to add ${mine} to my file (15 U.S.C. § 1681i(b)).`,
          es`Esa carta les pedía que agregaran ${mine} a mi expediente (15 U.S.C. § 1681i(b)).`,
        ),
      ];
    });
  },
  item: (placed) => {
    const it = thing(placed.step.item);
    return {
      states: entryIn(placed),
      grounds: [],
      asks: [
        say(
          en`Please furnish my statement about ${it}, or your codification or summary of it, to each recipient that I designate above.`,
          es`Por favor, envíen mi declaración sobre ${it}, o su codificación o resumen de ella, a cada destinatario que designo arriba.`,
        ),
      ],
    };
  },
  closing: ({ points }) => [
    points.length === 1
      ? words(
          'Please confirm in writing that you have sent it.',
          'Por favor, confirmen por escrito que la han enviado.',
        )
      : words(
          'Please confirm in writing that you have sent them.',
          'Por favor, confirmen por escrito que las han enviado.',
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
  const opening = purpose === 'deletionNotice' ? noticeTo(items, isOne) : statementTo(items, isOne);
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
