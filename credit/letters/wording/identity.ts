/** Words for personal information, which only letters to bureaus mention. */
import type { Translated } from '#vocabulary/languages.ts';
import { personalEntries } from '#vocabulary/personalEntries.ts';
import type { Evidence } from '../../findings/finding.ts';
import type { Finding, FindingOf } from '../../findings/findings.ts';
import type { identity } from '../../findings/identity.ts';
import type { Recipient, Sentence } from '../letter.ts';
import { en, es, inMarks, joined, nothing, phrase, say, words } from '../sentence.ts';
import { ask, file, fileOf, type WordsFor } from './phrases.ts';

type PersonalRule = keyof typeof identity;

const unlessMine = ask(
  words(
    'Please verify the source of this entry, and remove it unless you can establish that it is mine.',
    'Por favor, verifiquen la fuente de este dato y retírenlo, a menos que puedan demostrar que es mío.',
  ),
);
/** An entry that may be old but true: only the client knows, so without their word nothing is claimed. */
const verifyEntry = ask(
  words(
    'Please verify the source of this entry, and remove it if it cannot be verified.',
    'Por favor, verifiquen la fuente de este dato y retírenlo si no se puede verificar.',
  ),
);
const unlikeOthers = words(
  'which does not match the other files.',
  'que no coincide con los otros expedientes.',
);

export const identityWords: WordsFor<PersonalRule> = {
  I5: ({ bureaus, evidence: { alert } }) => {
    const where =
      bureaus.length > 1
        ? words(', but does not show in which bureau’s file', ', pero no indica en el expediente de qué buró')
        : nothing;
    return {
      statement: say(
        en`My report is marked ${inMarks(alert)}${where}. I am alive, and I am writing this letter.`,
        es`Mi informe tiene la marca ${inMarks(alert)}${where}. Estoy con vida y soy yo quien escribe esta carta.`,
      ),
      request: ask(
        words(
          'Please check whether your file marks me as deceased, and remove every such mark.',
          'Por favor, revisen si su expediente me marca como persona fallecida y retiren todas esas marcas.',
        ),
      ),
    };
  },

  I1: (finding, recipient) => {
    const [where, why] = [file(finding, recipient), whyForeign(finding, recipient)];
    const name = nameListed(finding.evidence.name);
    return {
      statement: say(en`${where} lists ${name}, ${why}`, es`${where} incluye ${name}, ${why}`),
      request: verifyEntry,
    };
  },

  I2: (finding, recipient) => {
    const where = file(finding, recipient);
    switch (finding.fact) {
      case 'birth': {
        const birth = birthIn(finding.evidence);
        return {
          statement: say(
            en`${where} lists ${birth}, which does not match the one I give above.`,
            es`${where} incluye ${birth}, que no coincide con lo que indico arriba.`,
          ),
          request: ask(
            words(
              'Please correct it to match the one above.',
              'Por favor, corrijan este dato para que coincida con lo de arriba.',
            ),
          ),
        };
      }
      case 'birthUnlikeOthers': {
        const birth = birthIn(finding.evidence);
        return {
          statement: say(
            en`${where} lists ${birth}, ${unlikeOthers}`,
            es`${where} incluye ${birth}, ${unlikeOthers}`,
          ),
          request: unlessMine,
        };
      }
      case 'ssnUnlikeOthers': {
        const { ssn } = finding.evidence;
        return {
          statement: say(
            en`${where} lists a Social Security number ${ssn}, ${unlikeOthers}`,
            es`${where} incluye un número de Seguro Social ${ssn}, ${unlikeOthers}`,
          ),
          request: unlessMine,
        };
      }
      case 'ssnFirstFive':
      case 'ssn': {
        const { ssn } = finding.evidence;
        const which =
          finding.fact === 'ssnFirstFive'
            ? words(
                ', but the digits before those are not mine.',
                ', pero los dígitos anteriores a esos no son los míos.',
              )
            : words(', which is not mine.', ', que no es el mío.');
        return {
          statement: say(
            en`${where} lists a Social Security number ${ssn}${which}`,
            es`${where} incluye un número de Seguro Social ${ssn}${which}`,
          ),
          request: ask(
            words(
              'Please remove this number from my file, and check whether anything reported under it belongs to someone else.',
              'Por favor, retiren este número de mi expediente y revisen si algo de lo reportado con él es de otra persona.',
            ),
          ),
        };
      }
    }
  },

  I3: (finding, recipient) => {
    const where = file(finding, recipient);
    switch (finding.fact) {
      case 'employer':
        return {
          statement: say(
            en`${where} lists the employer ${finding.evidence.employer}.`,
            es`${where} incluye el empleador ${finding.evidence.employer}.`,
          ),
          request: verifyEntry,
        };
      case 'currentAddress':
        return {
          statement: say(
            en`${where} lists ${finding.evidence.address} as a current address. It is not the address I give above.`,
            es`${where} incluye ${finding.evidence.address} como dirección actual. No es la dirección que indico arriba.`,
          ),
          request: verifyEntry,
        };
      case 'previousAddress':
        return {
          statement: say(
            en`${where} lists ${finding.evidence.address} as a previous address. It is not part of the identification I give above.`,
            es`${where} incluye ${finding.evidence.address} como dirección anterior. No forma parte de la identificación que indico arriba.`,
          ),
          request: verifyEntry,
        };
    }
  },

  I4: (finding, recipient) => {
    const { name, ssn, birth, address } = finding.evidence;
    const signs = joined([
      ...(name === null ? [] : [nameListed(name)]),
      ...(ssn === null
        ? []
        : [phrase(en`a Social Security number ${ssn}`, es`un número de Seguro Social ${ssn}`)]),
      ...(birth === null
        ? []
        : [phrase(en`the date of birth ${birth}`, es`la fecha de nacimiento ${birth}`)]),
      ...(address === null ? [] : [phrase(en`the address ${address}`, es`la dirección ${address}`)]),
    ]);
    const where = file(finding, recipient);
    return {
      statement: say(
        en`Together, ${signs} in ${where} suggest that another person’s information has been mixed into it.`,
        es`En conjunto, ${signs} en ${where} hacen pensar que se le ha mezclado información de otra persona.`,
      ),
      request: ask(
        words(
          'Please check my file for entries that belong to someone else, and remove them.',
          'Por favor, revisen si en mi expediente hay datos de otra persona y retírenlos.',
        ),
      ),
    };
  },
};

/** "the name DEVON SAMPLETON"; a file can list one as a former name. */
export const nameListed = (name: Evidence): Sentence =>
  name.isFormer === true
    ? phrase(en`the former name ${name}`, es`el nombre anterior ${name}`)
    : phrase(en`the name ${name}`, es`el nombre ${name}`);

function whyForeign({ fact, evidence }: FindingOf<'I1'>, recipient: Recipient): Sentence {
  switch (fact) {
    case 'surname':
      return words(
        'in which the last name does not match the one I give above.',
        'cuyo apellido no coincide con el que indico arriba.',
      );
    case 'given':
      return words(
        'in which the first name does not match the one I give above.',
        'cuyo nombre de pila no coincide con el que indico arriba.',
      );
    case 'suffix':
      return words(
        'whose generation suffix is not the one I give above.',
        'cuyo sufijo (Jr. o Sr.) no es el que indico arriba.',
      );
    case 'unlikeOthers':
      return unlikeOthers;
    case 'suffixUnlikeOthers': {
      const others = joined(
        evidence.others.map((other) => {
          const where = fileOf(other.bureau, recipient);
          return phrase(en`${where} lists ${other}`, es`${where} incluye ${other}`);
        }),
      );
      return phrase(
        en`while ${others}. Another generation suffix can mean another person.`,
        es`mientras que ${others}. Otro sufijo (Jr. o Sr.) puede significar otra persona.`,
      );
    }
  }
}

/** "04/12/1968 as my date of birth"; Experian gives only the year. */
function birthIn({ birth }: { readonly birth: Evidence }): Sentence {
  const what = /^\d{4}$/.test(birth.value)
    ? words('year of birth', 'año de nacimiento')
    : words('date of birth', 'fecha de nacimiento');
  return phrase(en`${birth} as my ${what}`, es`${birth} como mi ${what}`);
}

export function isPersonal(finding: Finding): finding is FindingOf<PersonalRule> {
  return Object.hasOwn(identityWords, finding.rule);
}

const inBoth = ({ en: english, es: spanish }: Translated): Sentence => words(english, spanish);

/** What a letter calls the entry of a personal item. */
export const entryNames = {
  name: inBoth(personalEntries.name),
  address: inBoth(personalEntries.address),
  employer: inBoth(personalEntries.employer),
  birth: inBoth(personalEntries.birth),
  ssn: inBoth(personalEntries.ssn),
  file: inBoth(personalEntries.file),
  deceased: inBoth(personalEntries.deceased),
} as const;

/** The entry that a finding is about: its name and its location. */
export function entryOf({ rule, evidence }: FindingOf<PersonalRule>): {
  readonly heading: Sentence;
  readonly at: string;
} {
  switch (rule) {
    case 'I1':
      return { heading: entryNames.name, at: evidence.name.at };
    case 'I2':
      return 'birth' in evidence
        ? { heading: entryNames.birth, at: evidence.birth.at }
        : { heading: entryNames.ssn, at: evidence.ssn.at };
    case 'I3':
      return 'address' in evidence
        ? { heading: entryNames.address, at: evidence.address.at }
        : { heading: entryNames.employer, at: evidence.employer.at };
    case 'I4': {
      const { name, ssn, birth, address } = evidence;
      return { heading: entryNames.file, at: (name ?? ssn ?? birth ?? address)?.at ?? '' };
    }
    case 'I5':
      return { heading: entryNames.deceased, at: evidence.alert.at };
  }
}
