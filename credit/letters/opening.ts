import type { Report } from '../report/model.ts';
import { disputes } from './disputing.ts';
import type { Destination, Item, Sentence, Topic } from './letter.ts';
import { en, es, itemsNamed, phrase, same, say, words } from './sentence.ts';
import { dated } from './sourceReport.ts';

/** What a letter is about, and the law under which it asks. */
export function opening(
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
