/**
 * What letters say that protect the client's file: a security freeze, its end, and an initial fraud alert (15 U.S.C. 1681c-1). That there is a
 * suspicion of fraud is only what the client says.
 */
import type { FileProtection } from '#vocabulary/fileProtection.ts';
import { personalEntries } from '#vocabulary/personalEntries.ts';
import { usDate } from '../findings/formatValue.ts';
import type { IsoDate } from '../report/model.ts';
import { bureauDestination, freezeDestination } from './destinations.ts';
import type { FileWish } from './fileWish.ts';
import type { Item, Sentence } from './letter.ts';
import { resting, words } from './sentence.ts';

interface ProtectionWords extends Pick<FileWish, 'slug' | 'at' | 'subject'> {
  readonly opening: Sentence;
  readonly key: string;
  readonly asks: Item['asks'];
  readonly last: Sentence;
}

/** What a letter asks for on a day. */
export function protectionWish(protection: FileProtection, today: IsoDate): FileWish {
  const { opening, key, asks, last, ...rest } = protections[protection];
  const said = { bureau: null, field: 'statedOn', value: usDate(today), at: '/ground/reason' } as const;
  return {
    ...rest,
    opening: [resting(opening, [said])],
    item: {
      key,
      heading: words(personalEntries.ownFile.en, personalEntries.ownFile.es),
      states: [],
      grounds: [],
      asks,
      rules: [],
    },
    closing: [identification, last],
  };
}

const identification = words(
  'If you need anything more to identify me, please write to me at my address above.',
  'Si necesitan algo más para identificarme, por favor, escríbanme a mi dirección indicada arriba.',
);

const protections: Readonly<Record<FileProtection, ProtectionWords>> = {
  freeze: {
    slug: 'freeze',
    at: freezeDestination,
    subject: words('Request for a security freeze', 'Solicitud de un congelamiento de seguridad'),
    opening: words(
      'I request a security freeze on my credit file.',
      'Solicito un congelamiento de seguridad de mi expediente de crédito.',
    ),
    key: 'file:freeze',
    asks: [
      words(
        'Please place it free of charge, not later than 3 business days after receiving this request by mail, as 15 U.S.C. § 1681c-1(i)(2)(A) requires.',
        'Por favor, colóquenlo sin costo, a más tardar 3 días hábiles después de recibir esta solicitud por correo, como exige 15 U.S.C. § 1681c-1(i)(2)(A).',
      ),
      words(
        'Not later than 5 business days after that, please send me confirmation and inform me how I can remove it, as 15 U.S.C. § 1681c-1(i)(2)(B) requires.',
        'A más tardar 5 días hábiles después de eso, por favor, envíenme la confirmación e infórmenme cómo puedo levantarlo, como exige 15 U.S.C. § 1681c-1(i)(2)(B).',
      ),
    ],
    last: words(
      'This letter asks only for the security freeze. It is not a dispute.',
      'Esta carta solo pide el congelamiento de seguridad. No es una disputa.',
    ),
  },
  freezeLift: {
    slug: 'freeze-lift',
    at: freezeDestination,
    subject: words(
      'Request to remove a security freeze',
      'Solicitud de levantar un congelamiento de seguridad',
    ),
    opening: words(
      'I request the removal of the security freeze on my credit file.',
      'Solicito que se levante el congelamiento de seguridad de mi expediente de crédito.',
    ),
    key: 'file:freezeLift',
    asks: [
      words(
        'Please remove it free of charge, not later than 3 business days after receiving this request by mail, as 15 U.S.C. § 1681c-1(i)(3)(C) requires.',
        'Por favor, levántenlo sin costo, a más tardar 3 días hábiles después de recibir esta solicitud por correo, como exige 15 U.S.C. § 1681c-1(i)(3)(C).',
      ),
      words(
        'Please confirm to me in writing that it is removed.',
        'Por favor, confírmenme por escrito que se levantó.',
      ),
    ],
    last: words(
      'This letter asks only for that removal. It is not a dispute.',
      'Esta carta solo pide que se levante. No es una disputa.',
    ),
  },
  fraudAlert: {
    slug: 'fraud-alert',
    at: bureauDestination,
    subject: words('Request for an initial fraud alert', 'Solicitud de una alerta de fraude inicial'),
    // In the words of the law.
    opening: words(
      'I suspect in good faith that I have been or am about to become a victim of fraud or a related crime, including identity theft.',
      'Sospecho de buena fe que he sido o estoy por ser víctima de fraude o de un delito relacionado, incluido el robo de identidad.',
    ),
    key: 'file:fraudAlert',
    asks: [
      words(
        'Please include an initial fraud alert in my file for not less than 1 year, and provide it with any credit score that is generated from my file, as 15 U.S.C. § 1681c-1(a)(1)(A) requires.',
        'Por favor, incluyan en mi expediente una alerta de fraude inicial por no menos de 1 año y comuníquenla con todo puntaje de crédito que se genere a partir de mi expediente, como exige 15 U.S.C. § 1681c-1(a)(1)(A).',
      ),
      words(
        'Please refer the alert to the other nationwide consumer reporting agencies, as 15 U.S.C. § 1681c-1(a)(1)(B) requires.',
        'Por favor, remitan la alerta a las demás agencias nacionales de informes del consumidor, como exige 15 U.S.C. § 1681c-1(a)(1)(B).',
      ),
    ],
    last: words(
      'This letter asks only for the alert. It is not a dispute.',
      'Esta carta solo pide la alerta. No es una disputa.',
    ),
  },
};
