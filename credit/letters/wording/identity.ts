/** Words for personal information, which only letters to bureaus mention. */
import type { Evidence } from '../../findings/finding.ts';
import type { Finding, FindingOf } from '../../findings/findings.ts';
import type { identity } from '../../findings/identity.ts';
import { joined, phrase, say } from '../sentence.ts';
import { ask, file, type WordsFor } from './phrases.ts';

type PersonalRule = keyof typeof identity;

const unlessMine = ask(
  'Please verify where this entry comes from, and remove it unless you can establish that it is mine.',
);
const unlikeOthers = 'which does not agree with the other files.';

export const identityWords: WordsFor<PersonalRule> = {
  I1: (finding, recipient) => {
    const part = finding.fact === 'surname' ? 'last name' : 'first name';
    const why = finding.fact === 'unlikeOthers' ? unlikeOthers : `whose ${part} is not the one I give above.`;
    return {
      statement: say`${file(finding, recipient)} lists the name ${finding.evidence.name}, ${why}`,
      request: unlessMine,
    };
  },

  I2: (finding, recipient) => {
    const head = file(finding, recipient);
    switch (finding.fact) {
      case 'birth':
        return {
          statement: say`${head} lists ${birthIn(finding.evidence)}, which is not the one I give above.`,
          request: ask('Please correct it to the one above.'),
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
            ? ', but with other digits before them than mine.'
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
          request: ask('Please verify this entry, and remove it if you cannot.'),
        };
      case 'currentAddress':
        return {
          statement: say`${head} ${finding.evidence.address} as a current address. It is not the address I give above.`,
          request: unlessMine,
        };
      case 'previousAddress':
        return {
          statement: say`${head} ${finding.evidence.address} as a previous address. It is not part of my identification above.`,
          request: unlessMine,
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
  }
}
