/** The text around the items: subject, opening, closing, and sender. */
import { bureaus } from '#vocabulary/bureaus.ts';
import { citeReportDate, notReported } from '../findings/evidence.ts';
import { usDate } from '../findings/formatValue.ts';
import type { Report } from '../report/model.ts';
import type {
  Block,
  Destination,
  Exhibit,
  Item,
  Letter,
  LetterProfile,
  Sender,
  Sentence,
  Topic,
} from './letter.ts';
import { lastFourOf, ssnLabel } from './fullSsn.ts';
import { birthLabel } from './maskedLetter.ts';
import { en, es, itemsNamed, nothing, phrase, same, say, words } from './sentence.ts';
import type { Evidence } from '../findings/finding.ts';

function reportDate({ reportDate: date }: Report): Evidence | null {
  return date === null ? null : citeReportDate(date, null);
}

function dated(report: Report): Sentence {
  const date = reportDate(report);
  const which = theReport(report);
  return date === null ? which : phrase(en`${which} dated ${date}`, es`${which} del ${date}`);
}

/** "my three-bureau report": what a letter is based on. */
export const theReport = ({ bureaus }: Report): Sentence =>
  bureaus.length > 2
    ? words('my three-bureau report', 'mi informe de los tres burós')
    : words('my credit report', 'mi informe de crédito');

function disputes(items: readonly Item[]): boolean {
  return items.some((item) => item.grounds.length > 0);
}

/** Whether the letter says that personal information is wrong. Rules I1 and I3 only ask about an entry. */
function corrects(items: readonly Item[]): boolean {
  return disputes(items) || items.some(({ rules }) => rules.some((rule) => rule !== 'I1' && rule !== 'I3'));
}

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

function opening(
  topic: Topic,
  destination: Destination,
  items: readonly Item[],
  report: Report,
): readonly Sentence[] {
  const one = items.length === 1;
  const source = dated(report);
  if (destination.kind === 'furnisher') {
    // Two bureaus' lines that were not taken for one account may still be one, and only the company knows.
    const which = one ? accounts(1) : itemsBelow(items);
    return disputes(items)
      ? [
          say(
            en`I dispute information that you report about ${which}, as shown in ${source}.`,
            es`Disputo información que ustedes reportan sobre ${which}, como aparece en ${source}.`,
          ),
          words(
            'Please investigate it, and correct whatever is inaccurate or incomplete (15 U.S.C. § 1681s-2(a)(2)).',
            'Por favor, investíguenla y corrijan todo lo que sea inexacto o incompleto (15 U.S.C. § 1681s-2(a)(2)).',
          ),
        ]
      : [
          say(
            en`I am asking you to verify what you report about ${which}, as shown in ${source}.`,
            es`Les pido que verifiquen lo que reportan sobre ${which}, como aparece en ${source}.`,
          ),
        ];
  }
  switch (topic) {
    case 'personal':
      return one
        ? [
            say(
              en`${source} shows the entry below in my file.`,
              es`${source} muestra en mi expediente el dato que sigue.`,
            ),
            words(
              `Please check it against my identification above, and reinvestigate it under ${law}.`,
              `Por favor, comparen ese dato con mi identificación de arriba y reinvestíguenlo conforme a ${law}.`,
            ),
          ]
        : [
            say(
              en`${source} shows the entries below in my file.`,
              es`${source} muestra en mi expediente los datos que siguen.`,
            ),
            words(
              `Please check them against my identification above, and reinvestigate them under ${law}.`,
              `Por favor, comparen esos datos con mi identificación de arriba y reinvestíguenlos conforme a ${law}.`,
            ),
          ];
    case 'inquiries': {
      const inquiries = one ? words('an inquiry', 'una consulta') : words('inquiries', 'consultas');
      return [
        say(
          en`I am writing about ${inquiries} in my file, as shown in ${source}.`,
          es`Escribo sobre ${inquiries} en mi expediente, como aparece en ${source}.`,
        ),
        eachUnderLaw(one, 'cada una de ellas'),
      ];
    }
    case 'publicRecords':
      return one
        ? [
            say(
              en`I dispute the court record below, as shown in ${source}.`,
              es`Disputo el registro judicial que sigue, como aparece en ${source}.`,
            ),
            words(`Please reinvestigate it under ${law}.`, `Por favor, reinvestíguenlo conforme a ${law}.`),
          ]
        : [
            say(
              en`I dispute the court records below, as shown in ${source}.`,
              es`Disputo los registros judiciales que siguen, como aparece en ${source}.`,
            ),
            words(
              `Please reinvestigate them under ${law}.`,
              `Por favor, reinvestíguenlos conforme a ${law}.`,
            ),
          ];
    case 'accounts':
    case 'late':
    case 'chargeOffs':
    default: {
      const head = disputeOf(items);
      return [
        say(en`${head}, as shown in ${source}.`, es`${head}, como aparece en ${source}.`),
        eachUnderLaw(one, 'cada cuenta'),
      ];
    }
  }
}

const law = '15 U.S.C. § 1681i(a)(1)';

/** @param each in Spanish, what it is about, if there are several. */
const eachUnderLaw = (one: boolean, each: string): Sentence =>
  one
    ? words(`Please reinvestigate it under ${law}.`, `Por favor, reinvestíguenla conforme a ${law}.`)
    : words(
        `Please reinvestigate each of them under ${law}.`,
        `Por favor, reinvestiguen ${each} conforme a ${law}.`,
      );

/** An account that nothing contradicts is not disputed; the letter only asks about it. */
function disputeOf(items: readonly Item[]): Sentence {
  const places = (isDisputed: boolean) =>
    items.flatMap((item, index) => (item.grounds.length > 0 === isDisputed ? [String(index + 1)] : []));
  const [disputed, questioned] = [places(true), places(false)];
  // A letter that says that an account is listed twice doesn't count it as two.
  const isCounted = items.every(({ rules }) => !rules.includes('D3'));
  const which = isCounted || items.length === 1 ? accounts(items.length) : itemsBelow(items);
  if (disputed.length === 0)
    return phrase(
      en`I am asking you to verify what my file shows about ${which}`,
      es`Les pido que verifiquen lo que mi expediente muestra sobre ${which}`,
    );
  if (questioned.length === 0)
    return phrase(
      en`I dispute information in my file about ${which}`,
      es`Disputo información de mi expediente sobre ${which}`,
    );
  const [wrong, unsure] = [itemsNamed(disputed), itemsNamed(questioned)];
  return phrase(
    en`I dispute information in my file about ${wrong} below, and I am asking you to verify ${unsure}`,
    es`Disputo información de mi expediente sobre ${wrong} a continuación, y les pido que verifiquen ${unsure}`,
  );
}

/** "items 1 and 2 below". */
function itemsBelow(items: readonly Item[]): Sentence {
  const all = itemsNamed(items.map((_, index) => String(index + 1)));
  return phrase(en`${all} below`, es`${all} a continuación`);
}

function accounts(count: number): Sentence {
  if (count === 1) return words('the account below', 'la cuenta que sigue');
  const number = inWords(count);
  return phrase(en`the ${number} accounts below`, es`las ${number} cuentas que siguen`);
}

const numerals = [
  words('no', 'cero'),
  words('one', 'una'),
  words('two', 'dos'),
  words('three', 'tres'),
  words('four', 'cuatro'),
  words('five', 'cinco'),
  words('six', 'seis'),
  words('seven', 'siete'),
  words('eight', 'ocho'),
  words('nine', 'nueve'),
];

/** "two"; from ten on in figures. In Spanish, of accounts. */
function inWords(count: number): Sentence {
  return numerals[count] ?? same(String(count));
}

function closing(destination: Destination, exhibits: readonly Exhibit[], items: number): readonly Sentence[] {
  const { several, shown } = exhibited(exhibits, items, destination);
  const pages = several
    ? words('The enclosed exhibits show', 'Los anexos adjuntos muestran')
    : words('The enclosed exhibit shows', 'El anexo adjunto muestra');
  const proof = exhibits.length > 0 ? [say(en`${pages} ${shown}.`, es`${pages} ${shown}.`)] : [];
  return [...proof, sendResults(destination.kind)];
}

/** The results, as every letter that disputes something asks for them. */
export const sendResults = (kind: Destination['kind']): Sentence =>
  kind === 'bureau'
    ? words(
        'Please send me the results in writing, with a corrected copy of my report if anything changes.',
        'Por favor, envíenme los resultados por escrito, con una copia corregida de mi informe si algo cambia.',
      )
    : words(
        'Please report any correction to each bureau to which you reported the wrong information, and send me the results of your investigation in writing.',
        'Por favor, reporten toda corrección a cada buró al que reportaron la información incorrecta y envíenme por escrito los resultados de su investigación.',
      );

const heads: ReadonlySet<string> = new Set(bureaus);

/**
 * What the exhibits show. Everything that one item quotes is one exhibit. A company's items may be one account. What a reseller
 * combined is not shown at each bureau.
 */
export function exhibited(exhibits: readonly Exhibit[], items: number, { kind }: Pick<Destination, 'kind'>) {
  const several = new Set(exhibits.map(({ number }) => number)).size > 1;
  const where = exhibits.some((exhibit) => exhibit.bureaus.some((head) => !heads.has(head)))
    ? nothing
    : words(' at each bureau', ' en cada buró');
  const accounts = !several
    ? phrase(en`the account as my report shows it${where}`, es`la cuenta como mi informe la muestra${where}`)
    : kind === 'furnisher'
      ? phrase(en`each item as my report shows it${where}`, es`cada punto como mi informe lo muestra${where}`)
      : phrase(
          en`the accounts as my report shows them${where}`,
          es`las cuentas como mi informe las muestra${where}`,
        );
  const entries =
    items > 1
      ? words('the entries as my report lists them', 'los datos como mi informe los incluye')
      : words('the entry as my report lists it', 'el dato como mi informe lo incluye');
  return { several, shown: exhibits.some(({ about }) => about === 'account') ? accounts : entries };
}

export function blocksOf(
  topic: Topic,
  destination: Destination,
  items: readonly Item[],
  report: Report,
  exhibits: readonly Exhibit[],
  /** About earlier disputes of the items. */
  earlier: readonly Sentence[],
): readonly Block[] {
  return [
    { kind: 'paragraph', sentences: [...opening(topic, destination, items, report), ...earlier] },
    ...items.map((item, index): Block => ({ kind: 'item', number: index + 1, item })),
    { kind: 'paragraph', sentences: closing(destination, exhibits, items.length) },
  ];
}

export function senderOf(profile: LetterProfile): Sender {
  const region = [profile.state, profile.postalCode].filter((part) => part !== '').join(' ');
  const city = [profile.city, region].filter((part) => part !== '').join(', ');
  return {
    name: `${profile.firstName} ${profile.lastName}`.trim(),
    lines: [profile.streetAddress, city].filter((line) => line !== ''),
    phone: profile.phone,
  };
}

/**
 * What identifies the client (12 CFR 1022.123). A bureau finds a file by date of birth and SSN. A furnisher finds the
 * account by its number and gets only the phone number. Without a number for every account it would have nothing to
 * find them by (12 CFR 1022.43(d)(1)), so it gets the date of birth and the last four digits. The full number is put
 * in only where a letter is printed (`fullSsn.ts`).
 */
export function identificationOf(
  destination: Destination,
  profile: LetterProfile,
  items: readonly Item[],
): Letter['identification'] {
  const line = (label: string, value: string | null) =>
    value === null || value === '' ? [] : [{ label, value }];
  if (destination.kind === 'furnisher' && items.every(isNumbered)) return line('Telephone', profile.phone);
  return [
    ...line(birthLabel, profile.dob === null ? null : usDate(profile.dob)),
    ...line(ssnLabel, lastFourOf(profile.ssn)),
    ...line('Telephone', profile.phone),
  ];
}

/** Whether an item's heading gives at least four characters of the account number. */
function isNumbered({ heading }: Item): boolean {
  return heading.evidence.some(
    ({ field, value }) =>
      field === 'accountNumber' &&
      value !== notReported &&
      value.replace(/[^0-9A-Za-z]|x{2,}/gi, '').length >= 4,
  );
}
