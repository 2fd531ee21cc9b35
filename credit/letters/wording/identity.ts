/** Words for personal information, which only letters to bureaus mention. */
import type { Evidence } from '../../findings/finding.ts';
import type { Finding, FindingOf } from '../../findings/findings.ts';
import type { identity } from '../../findings/identity.ts';
import type { Recipient, Sentence } from '../letter.ts';
import { joined, phrase, say } from '../sentence.ts';
import { ask, file, fileOf, type WordsFor } from './phrases.ts';

type PersonalRule = keyof typeof identity;

const unlessMine = ask(
  'Please verify the source of this entry, and remove it unless you can establish that it is mine.',
);
/** An entry that may be old but true: only the client knows, so without their word nothing is claimed. */
const verifyEntry = ask('Please verify the source of this entry, and remove it if it cannot be verified.');
const unlikeOthers = 'which does not match the other files.';

export const identityWords: WordsFor<PersonalRule> = {
  I5: ({ bureaus, evidence: { alert } }) => {
    const where = bureaus.length > 1 ? ', but does not show in which bureau’s file' : '';
    return {
      statement: say`My report is marked “${alert}”${where}. I am alive, and I am writing this letter.`,
      request: ask('Please check whether your file marks me as deceased, and remove every such mark.'),
    };
  },

  I1: (finding, recipient) => {
    const head = say`${file(finding, recipient)} lists the name ${finding.evidence.name}`;
    return { statement: say`${head}, ${whyForeign(finding, recipient)}`, request: verifyEntry };
  },

  I2: (finding, recipient) => {
    const head = file(finding, recipient);
    switch (finding.fact) {
      case 'birth':
        return {
          statement: say`${head} lists ${birthIn(finding.evidence)}, which does not match the one I give above.`,
          request: ask('Please correct it to match the one above.'),
        };
      case 'birthUnlikeOthers':
        return {
          statement: say`${head} lists ${birthIn(finding.evidence)}, ${unlikeOthers}`,
          request: unlessMine,
        };
      case 'ssnUnlikeOthers':
        return {
          statement: say`${head} lists a Social Security number ${finding.evidence.ssn}, ${unlikeOthers}`,
          request: unlessMine,
        };
      case 'ssnFirstFive':
      case 'ssn': {
        const which =
          finding.fact === 'ssnFirstFive'
            ? ', but the digits before those are not mine.'
            : ', which is not mine.';
        return {
          statement: say`${head} lists a Social Security number ${finding.evidence.ssn}${which}`,
          request: ask(
            'Please remove this number from my file, and check whether anything reported under it belongs to someone else.',
          ),
        };
      }
    }
  },

  I3: (finding, recipient) => {
    const head = say`${file(finding, recipient)} lists`;
    switch (finding.fact) {
      case 'employer':
        return {
          statement: say`${head} the employer ${finding.evidence.employer}.`,
          request: verifyEntry,
        };
      case 'currentAddress':
        return {
          statement: say`${head} ${finding.evidence.address} as a current address. It is not the address I give above.`,
          request: verifyEntry,
        };
      case 'previousAddress':
        return {
          statement: say`${head} ${finding.evidence.address} as a previous address. It is not part of the identification I give above.`,
          request: verifyEntry,
        };
    }
  },

  I4: (finding, recipient) => {
    const { name, ssn, birth, address } = finding.evidence;
    const signs = [
      ...(name === null ? [] : [phrase`the name ${name}`]),
      ...(ssn === null ? [] : [phrase`a Social Security number ${ssn}`]),
      ...(birth === null ? [] : [phrase`the date of birth ${birth}`]),
      ...(address === null ? [] : [phrase`the address ${address}`]),
    ];
    return {
      statement: say`Together, ${joined(signs)} in ${file(finding, recipient)} suggest that another person’s information has been mixed into it.`,
      request: ask('Please check my file for entries that belong to someone else, and remove them.'),
    };
  },
};

function whyForeign({ fact, evidence }: FindingOf<'I1'>, recipient: Recipient): Sentence {
  switch (fact) {
    case 'surname':
      return phrase`in which the last name does not match the one I give above.`;
    case 'given':
      return phrase`in which the first name does not match the one I give above.`;
    case 'suffix':
      return phrase`whose generation suffix is not the one I give above.`;
    case 'unlikeOthers':
      return phrase`${unlikeOthers}`;
    case 'suffixUnlikeOthers': {
      const others = evidence.others.map(
        (other) => phrase`${fileOf(other.bureau, recipient)} lists ${other}`,
      );
      return phrase`while ${joined(others)}. Another generation suffix can mean another person.`;
    }
  }
}

/** "04/12/1968 as my date of birth"; Experian gives only the year. */
function birthIn({ birth }: { readonly birth: Evidence }) {
  return phrase`${birth} as my ${/^\d{4}$/.test(birth.value) ? 'year of birth' : 'date of birth'}`;
}

export function isPersonal(finding: Finding): finding is FindingOf<PersonalRule> {
  return Object.hasOwn(identityWords, finding.rule);
}

/** The entry that a finding is about: its name and its location. */
export function entryOf({ rule, evidence }: FindingOf<PersonalRule>): {
  readonly heading: string;
  readonly at: string;
} {
  switch (rule) {
    case 'I1':
      return { heading: 'Name', at: evidence.name.at };
    case 'I2':
      return 'birth' in evidence
        ? { heading: 'Date of birth', at: evidence.birth.at }
        : { heading: 'Social Security number', at: evidence.ssn.at };
    case 'I3':
      return 'address' in evidence
        ? { heading: 'Address', at: evidence.address.at }
        : { heading: 'Employer', at: evidence.employer.at };
    case 'I4': {
      const { name, ssn, birth, address } = evidence;
      return { heading: 'The file as a whole', at: (name ?? ssn ?? birth ?? address)?.at ?? '' };
    }
    case 'I5':
      return { heading: 'Deceased indicator', at: evidence.alert.at };
  }
}
