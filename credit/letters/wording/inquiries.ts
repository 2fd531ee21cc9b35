/** Words for inquiries, which only letters to bureaus mention. */
import type { inquiries } from '../../findings/inquiries.ts';
import { as, phrase, say } from '../sentence.ts';
import { ask, endOf, file, remove, type WordsFor } from './phrases.ts';

export const inquiryWords: WordsFor<keyof typeof inquiries> = {
  Q1: (finding, recipient) => ({
    statement: say`${file(finding, recipient)} still lists this inquiry dated ${finding.evidence.date}. In practice, bureaus show an inquiry for two years; those two years ended on ${endOf(finding)}.`,
    request: remove,
  }),

  Q2: (finding, recipient) => ({
    statement: say`${file(finding, recipient)} lists this inquiry dated ${finding.evidence.date}. My report shows no account under that name opened ${finding.fact === 'noneSince' ? 'since then' : 'within 120 days after it'}.`,
    request: ask(
      'Please tell me what permissible purpose under 15 U.S.C. § 1681b the company certified to you, and verify that the inquiry belongs in my file.',
    ),
  }),

  Q3: (finding, recipient) => {
    const [date, earlier] = [finding.evidence.inquiry.date, finding.evidence.earlier.date];
    const when =
      date.value === earlier.value
        ? phrase`both on ${date}${as('', earlier)}`
        : phrase`on ${earlier} and on ${date}`;
    return {
      statement: say`${file(finding, recipient)} lists two inquiries from this company, ${when}.`,
      request: ask(
        'Please verify whether these were two separate requests, and remove this listing if they were the same request.',
      ),
    };
  },

  Q4: (finding, recipient) => ({
    statement: say`${file(finding, recipient)} lists this inquiry dated ${finding.evidence.date} from a company that collects debts. My report shows no account under that name.`,
    request: ask(
      'Please tell me whether the company certified to you a permissible purpose under 15 U.S.C. § 1681b(a)(3)(A), and verify that the inquiry belongs in my file.',
    ),
  }),
};
