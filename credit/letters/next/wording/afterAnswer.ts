/** Letters that dispute an item again after an answer, each for a reason that makes it more than a repeat. */
import type { Sentence } from '../../letter.ts';
import { sendResults } from '../../closing.ts';
import { en, es, phrase, resting, same, say, words } from '../../sentence.ts';
import { citeSeenAgain, citeStated, type Placed, type Told, traveled } from '../cite.ts';
import { isSpoken } from '../history.ts';
import { itsSource, sourceOf, thing } from '../itemNamed.ts';
import { entryIn } from './entries.ts';
import { below, deleted, inFile, isToBureau, them, what } from './nouns.ts';
import {
  gaveReasons,
  inOwnWords,
  isOther,
  myLetter,
  pointsAs,
  pointsOf,
  quotedPoints,
  repeatedPoints,
  requestsAgain,
  statesWhatIsWrong,
} from './points.ts';
import { aboutAnswered, answerIn } from './stories.ts';
import type { Occasion, PurposeWords } from './purposeWords.ts';

const reinvestigation = same('15 U.S.C. § 1681i(a)(1)');
const ofCompanies = same('15 U.S.C. § 1681s-2(a)(2)');

const results = ({ points: [first] }: Occasion): readonly Sentence[] => [
  sendResults(isToBureau(first) ? 'bureau' : 'furnisher'),
];

/** Introduces the points of the dispute, which may no longer be so. */
function madePoints(placed: Placed, occasion: Occasion): readonly Sentence[] {
  const { length } = pointsOf(placed);
  if (length === 0) return [];
  const points = pointsAs(length);
  if (isNotWordForWord(placed))
    return [say(en`My dispute included ${points}.`, es`Mi disputa incluía ${points}.`)];
  const it = myLetter(placed, occasion);
  return [say(en`${it} made ${points}.`, es`${it} planteaba ${points}.`)];
}

/** Whether the earlier letter didn't say the points in these words: they were entered in a form, or an earlier letter said them. */
const isNotWordForWord = ({ step }: Placed): boolean =>
  isSpoken(traveled(step)) || isOther(step.letter, step.origin);

/**
 * Whether new information needs the points of the dispute with it: only an enclosed letter that made them says what is
 * disputed, and without that a dispute can be refused (15 U.S.C. 1681i(a)(3)(A)).
 */
const isRepeated = (placed: Placed): boolean =>
  isNotWordForWord(placed) || !placed.step.enclosures.includes('earlierLetter');

export const newInformation: PurposeWords = {
  subject: (occasion) => {
    const [items, where] = [what(occasion), inFile(occasion)];
    return phrase(en`New information about ${items}${where}`, es`Información nueva sobre ${items}${where}`);
  },
  opening: (occasion) => {
    const [items, it] = [below(occasion), them(occasion)];
    return [
      ...aboutAnswered(occasion),
      isToBureau(occasion.points[0])
        ? say(
            en`I now have more information about ${items}, and I ask you to reinvestigate ${it} under ${reinvestigation}.`,
            es`Ahora tengo más información sobre ${items}, y les pido que ${it} reinvestiguen conforme a ${reinvestigation}.`,
          )
        : say(
            en`I now have more information about ${items}, and I ask you to investigate ${it} again and correct whatever is inaccurate or incomplete (${ofCompanies}).`,
            es`Ahora tengo más información sobre ${items}, y les pido que ${it} investiguen de nuevo y corrijan todo lo que sea inexacto o incompleto (${ofCompanies}).`,
          ),
    ];
  },
  item: (placed, occasion) => {
    const [it, source] = [thing(placed.step.item), sourceOf(placed.step.item)];
    return {
      states: [
        ...(isRepeated(placed) ? [] : entryIn(placed)),
        ...answerIn(placed, occasion),
        ...(isRepeated(placed) ? [gaveReasons(placed, occasion)] : []),
      ],
      grounds: [
        ...(isRepeated(placed) ? repeatedPoints(placed) : []),
        ...inOwnWords(
          placed,
          words('My new information, in my own words', 'Mi información nueva, en mis propias palabras'),
        ),
      ],
      asks: isToBureau(placed)
        ? [
            say(
              en`Please consider this information, and provide it to ${source} (15 U.S.C. § 1681i(a)(2) and (a)(4)).`,
              es`Por favor, tomen en cuenta esta información y envíenla a ${source} (15 U.S.C. § 1681i(a)(2) y (a)(4)).`,
            ),
            words(
              'Please correct what is wrong, and delete what you cannot verify.',
              'Por favor, corrijan lo que esté mal y eliminen lo que no puedan verificar.',
            ),
          ]
        : [
            say(
              en`Please investigate ${it} with this information, and correct what is wrong.`,
              es`Por favor, investiguen ${it} con esta información y corrijan lo que esté mal.`,
            ),
          ],
    };
  },
  closing: results,
};

/** "disputed": nothing was said to be wrong about an account that a letter only asked to verify. */
function raised({ points }: Occasion): Sentence {
  const isDisputed = ({ step: { item } }: Placed) => item.grounds.length > 0 || statesWhatIsWrong(item);
  if (points.every(isDisputed)) return words('disputed', 'disputé');
  return points.some(isDisputed)
    ? words('disputed or asked you to verify', 'disputé o les pedí que verificaran')
    : words('asked you to verify', 'les pedí que verificaran');
}

export const incompleteCorrection: PurposeWords = {
  subject: (occasion) => {
    const [items, where] = [what(occasion), inFile(occasion)];
    return phrase(
      en`Incomplete correction of ${items}${where}`,
      es`Corrección incompleta de ${items}${where}`,
    );
  },
  opening: (occasion) => {
    const [items, did] = [below(occasion), raised(occasion)];
    return [
      ...aboutAnswered(occasion),
      isToBureau(occasion.points[0])
        ? say(
            en`Part of what I ${did} about ${items} is still wrong, and I ask you to reinvestigate that part under ${reinvestigation}.`,
            es`Todavía está mal parte de lo que ${did} sobre ${items}, y les pido que reinvestiguen esa parte conforme a ${reinvestigation}.`,
          )
        : say(
            en`Part of what I ${did} about ${items} is still wrong, and I ask you to investigate that part and correct it (${ofCompanies}).`,
            es`Todavía está mal parte de lo que ${did} sobre ${items}, y les pido que investiguen esa parte y la corrijan (${ofCompanies}).`,
          ),
    ];
  },
  item: (placed, occasion) => {
    const it = thing(placed.step.item);
    return {
      states: [...answerIn(placed, occasion), ...madePoints(placed, occasion)],
      grounds: [
        ...quotedPoints(placed),
        ...inOwnWords(
          placed,
          words('Still wrong, in my own words', 'Lo que sigue mal, en mis propias palabras'),
        ),
      ],
      asks: [
        isToBureau(placed)
          ? say(
              en`Please correct what is still wrong about ${it}, and delete what you cannot verify.`,
              es`Por favor, corrijan lo que sigue mal en ${it} y eliminen lo que no puedan verificar.`,
            )
          : say(
              en`Please correct what is still wrong about ${it}.`,
              es`Por favor, corrijan lo que sigue mal en ${it}.`,
            ),
      ],
    };
  },
  closing: results,
};

/** After a refusal, nothing was investigated: the same points are disputed, by a person who is now identified. */
export const identityCured: PurposeWords = {
  subject: (occasion) => {
    const [items, where] = [what(occasion), inFile(occasion)];
    return occasion.points.some(({ step }) => step.reply?.kind === 'identity')
      ? phrase(
          en`Proof of my identity, and request to reinvestigate ${items}${where}`,
          es`Prueba de mi identidad y solicitud de reinvestigar ${items}${where}`,
        )
      : phrase(
          en`My own request to reinvestigate ${items}${where}`,
          es`Mi propia solicitud de reinvestigar ${items}${where}`,
        );
  },
  opening: (occasion) => {
    const items = below(occasion);
    return [
      ...aboutAnswered(occasion),
      ...personally(occasion),
      say(
        en`Please reinvestigate ${items} under ${reinvestigation}.`,
        es`Conforme a ${reinvestigation}, por favor, reinvestiguen ${items}.`,
      ),
    ];
  },
  item: (placed, occasion) => ({
    states: [...answerIn(placed, occasion), gaveReasons(placed, occasion)],
    grounds: repeatedPoints(placed),
    asks: requestsAgain(placed),
  }),
  closing: results,
};

function personally({ points }: Occasion): readonly Sentence[] {
  const kinds = new Set(points.map(({ step }) => step.reply?.kind));
  return [
    ...(kinds.has('identity')
      ? [
          words(
            'I am the person whose name, address, and date of birth are given above, and I enclose a copy of my identification.',
            'Soy la persona cuyo nombre, dirección y fecha de nacimiento aparecen arriba, y adjunto una copia de mi identificación.',
          ),
        ]
      : []),
    ...(kinds.has('thirdParty')
      ? [
          words(
            'This dispute is mine. I have read this letter, and I am signing it and sending it to you myself.',
            'Esta disputa es mía. He leído esta carta, y yo la firmo y se la envío a ustedes.',
          ),
        ]
      : []),
  ];
}

/** That a report shows the item again; nothing unless one does. One that bears no date is of the day on which it came. */
export function seenAgain(placed: Placed<Told>): readonly Sentence[] {
  const [it, seen] = [thing(placed.step.item), citeSeenAgain(placed)];
  return seen === null
    ? []
    : [say(en`My report of ${seen} shows ${it} again.`, es`Mi informe del ${seen} muestra ${it} de nuevo.`)];
}

function noNotice(placed: Placed): Sentence {
  const [it, on] = [thing(placed.step.item), citeStated('noNotice', placed)];
  const sentence = say(
    en`I have received no notice that you put ${it} back.`,
    es`No he recibido ningún aviso de que hayan vuelto a incluir ${it}.`,
  );
  return on === null ? sentence : resting(sentence, [on]);
}

/** No claim that anything was put back unlawfully: the bureau may have a certification, or the report may be older. */
export const reinsertion: PurposeWords = {
  subject: (occasion) => {
    const gone = deleted(occasion);
    return phrase(en`${gone} again`, es`${gone} de nuevo`);
  },
  opening: (occasion) => {
    const [items, it] = [below(occasion), them(occasion)];
    return [
      ...aboutAnswered(occasion),
      say(
        en`You deleted ${items} after my dispute, and my newer report shows ${it} again.`,
        es`Después de mi disputa, ustedes eliminaron ${items}, y mi informe más reciente ${it} muestra de nuevo.`,
      ),
    ];
  },
  item: (placed, occasion) => {
    const [it, source] = [thing(placed.step.item), itsSource(placed.step.item)];
    return {
      states: [
        ...entryIn(placed),
        ...answerIn(placed, occasion),
        ...seenAgain(placed),
        ...(placed.step.isUnnoticed ? [noNotice(placed)] : []),
        ...inOwnWords(placed),
      ],
      grounds: [],
      asks: [
        say(
          en`If you have put ${it} back, please send me the notice that 15 U.S.C. § 1681i(a)(5)(B)(ii) and (iii) describe, with the business name and address of ${source} and, if reasonably available, its telephone number, and tell me whether it has certified that the information is complete and accurate (15 U.S.C. § 1681i(a)(5)(B)(i)).`,
          es`Si han vuelto a incluir ${it}, por favor, envíenme el aviso que describen 15 U.S.C. § 1681i(a)(5)(B)(ii) y (iii), con el nombre comercial y la dirección de ${source} y, si está razonablemente disponible, su número de teléfono, y díganme si ha certificado que la información es completa y exacta (15 U.S.C. § 1681i(a)(5)(B)(i)).`,
        ),
        say(
          en`Without that certification, please delete ${it}.`,
          es`Sin esa certificación, por favor, eliminen ${it}.`,
        ),
      ],
    };
  },
  closing: () => [words('Please answer in writing.', 'Por favor, respondan por escrito.')],
};
