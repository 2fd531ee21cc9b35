/**
 * The letters about a bureau's file as a whole. The words that ask to disclose it without charge (15 U.S.C. 1681g(a), 1681j(b) and (c)) are
 * here, and those that protect it in fileProtection.ts. Why it is free is only what the client says: who acted on a report and when its
 * notice came, or what the law has them certify.
 */
import type { Bureau } from '#vocabulary/bureaus.ts';
import { type FileProtection, fileProtections } from '#vocabulary/fileProtection.ts';
import type { FreeFileReason } from '#vocabulary/freeFile.ts';
import type { FileWidePurpose } from '#vocabulary/letterPurposes.ts';
import { personalEntries } from '#vocabulary/personalEntries.ts';
import type { Evidence } from '../findings/finding.ts';
import { usDate } from '../findings/formatValue.ts';
import type { IsoDate } from '../report/model.ts';
import { bureauDestination } from './destinations.ts';
import { protectionWish } from './fileProtection.ts';
import type { FileWish } from './fileWish.ts';
import type { Letter, LetterProfile, Sentence } from './letter.ts';
import { oneLine } from './next/cite.ts';
import { slug } from './planLetters.ts';
import { identificationOf, senderOf } from './sender.ts';
import { en, es, resting, say, words } from './sentence.ts';

/** What the client says: why their file is free. */
type FreeFileGround =
  | {
      readonly reason: 'adverseAction';
      /** Who sent the notice. */
      readonly from: string;
      readonly receivedOn: IsoDate;
    }
  | { readonly reason: Exclude<FreeFileReason, 'adverseAction'> };

/** The same, or what is to protect the file. */
export type FileGround = FreeFileGround | { readonly reason: FileProtection };

interface FileRequestInput {
  readonly profile: LetterProfile;
  readonly bureaus: readonly Bureau[];
  readonly ground: FileGround;
  readonly today: IsoDate;
}

/** What a letter on this ground is for. */
export const fileWidePurpose = ({ reason }: Pick<FileGround, 'reason'>): FileWidePurpose =>
  isProtection(reason) ? reason : 'fileRequest';

const isProtection = (reason: FileGround['reason']): reason is FileProtection =>
  (fileProtections as readonly string[]).includes(reason);

const isForProtection = (ground: FileGround): ground is { readonly reason: FileProtection } =>
  isProtection(ground.reason);

/** One letter for each bureau, in the order given. */
export function planFileRequests({ profile, bureaus, ground, today }: FileRequestInput): readonly Letter[] {
  const wish = isForProtection(ground)
    ? protectionWish(ground.reason, today)
    : { ...disclosure, opening: free(ground, today) };
  return bureaus.map((bureau): Letter => {
    const destination = wish.at(bureau);
    return {
      // The address for freezes has another name.
      id: `${slug(bureauDestination(bureau))}-${wish.slug}-1`,
      destination,
      topic: 'personal',
      date: today,
      sender: senderOf(profile),
      identification: identificationOf(destination, profile, [wish.item]),
      subject: wish.subject,
      blocks: [
        { kind: 'paragraph', sentences: wish.opening },
        { kind: 'item', number: 1, item: wish.item },
        { kind: 'paragraph', sentences: wish.closing },
      ],
      exhibits: [],
      purpose: fileWidePurpose(ground),
      // They certify or assert something, or a bureau acts only on what comes from them (15 U.S.C. 1681c-1, 1681h(a)(1)).
      isClientsToSign: true,
      encloses: [],
    };
  });
}

const stated = (field: Evidence['field'], at: string, value: string): Evidence => ({
  bureau: null,
  field,
  value,
  at: `/ground/${at}`,
});

/** Why the file is free, which the client states, and the law. */
function free(ground: FreeFileGround, today: IsoDate): readonly Sentence[] {
  if (ground.reason === 'adverseAction') {
    const from = stated('clientWords', 'from', oneLine(ground.from));
    const on = stated('receivedOn', 'receivedOn', usDate(ground.receivedOn));
    return [
      say(
        en`On ${on}, I received a notice of adverse action from ${from}, based in whole or in part on a report from you.`,
        es`El ${on} recibí de ${from} un aviso de una acción adversa, basada total o parcialmente en un informe de ustedes.`,
      ),
      words(
        'Please make the disclosure below without charge, as 15 U.S.C. § 1681j(b) provides for a request made not later than 60 days after receipt of such a notice.',
        'Por favor, hagan sin costo la divulgación que sigue, como dispone 15 U.S.C. § 1681j(b) para una solicitud presentada a más tardar 60 días después de recibir un aviso así.',
      ),
    ];
  }
  const said = stated('statedOn', 'reason', usDate(today));
  return [
    resting(certified[ground.reason], [said]),
    words(
      'Please make the disclosure below without charge, as 15 U.S.C. § 1681j(c) provides once during any 12-month period.',
      'Por favor, hagan sin costo la divulgación que sigue, como dispone 15 U.S.C. § 1681j(c) una vez en cualquier período de 12 meses.',
    ),
  ];
}

/** In the words of the law. */
const certified: Readonly<Record<Exclude<FreeFileReason, 'adverseAction'>, Sentence>> = {
  unemployed: words(
    'I certify that I am unemployed and intend to apply for employment in the 60-day period beginning on the date of this letter.',
    'Certifico que no tengo empleo y que tengo la intención de solicitar empleo en el período de 60 días que empieza en la fecha de esta carta.',
  ),
  publicAssistance: words(
    'I certify that I am a recipient of public welfare assistance.',
    'Certifico que recibo asistencia social pública.',
  ),
  fraud: words(
    'I certify that I have reason to believe that my file with you contains inaccurate information due to fraud.',
    'Certifico que tengo motivos para creer que mi expediente con ustedes contiene información inexacta debido a un fraude.',
  ),
};

const disclosure: Omit<FileWish, 'opening'> = {
  slug: 'file-request',
  at: bureauDestination,
  subject: words(
    'Request for disclosure of my credit file',
    'Solicitud de divulgación de mi expediente de crédito',
  ),
  item: {
    key: 'file:disclosure',
    heading: words(personalEntries.ownFile.en, personalEntries.ownFile.es),
    states: [],
    grounds: [],
    asks: [
      words(
        'Please disclose to me, clearly and accurately, all information in my file at the time of this request, the sources of that information, and who obtained a report about me, as 15 U.S.C. § 1681g(a) requires.',
        'Por favor, divúlguenme con claridad y exactitud toda la información de mi expediente al momento de esta solicitud, las fuentes de esa información y quién obtuvo un informe sobre mí, como exige 15 U.S.C. § 1681g(a).',
      ),
      words(
        'In what you send me, please leave out the first five digits of my Social Security number (15 U.S.C. § 1681g(a)(1)(A)).',
        'En lo que me envíen, por favor, omitan los primeros cinco dígitos de mi número de Seguro Social (15 U.S.C. § 1681g(a)(1)(A)).',
      ),
    ],
    rules: [],
  },
  closing: [
    words(
      'If you need anything more to identify me (15 U.S.C. § 1681h(a)(1)), please write to me at my address above.',
      'Si necesitan algo más para identificarme (15 U.S.C. § 1681h(a)(1)), por favor, escríbanme a mi dirección indicada arriba.',
    ),
    words(
      'This letter asks only for that disclosure. It is not a dispute.',
      'Esta carta solo pide esa divulgación. No es una disputa.',
    ),
  ],
};
