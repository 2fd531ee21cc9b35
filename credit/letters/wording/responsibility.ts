/** Words for findings about who is responsible for an account. */
import type { responsibility } from '../../findings/responsibility.ts';
import { say } from '../sentence.ts';
import { ask, compared, file, verify, type WordsFor } from './phrases.ts';

export const responsibilityWords: WordsFor<keyof typeof responsibility> = {
  E1: (finding, recipient) => {
    const { role, rating } = finding.evidence;
    return {
      statement: say`${file(finding, recipient)} lists me as “${role}” and reports the account as “${rating}”. An authorized user is generally not liable for the debt.`,
      request: ask(
        recipient.kind === 'bureau'
          ? 'Please remove this account from my file.'
          : 'Please stop reporting this account under my name.',
      ),
    };
  },

  E2: ({ evidence: { roles } }, recipient) => ({
    statement: compared('designator', roles, recipient),
    request: verify('who is responsible for the account'),
  }),

  E3: (finding, recipient) => {
    const head = say`${file(finding, recipient)} marks my responsibility for this account as “${finding.evidence.role}”`;
    return finding.fact === 'deceased'
      ? {
          statement: say`${head}. I am alive, and I am writing this letter.`,
          request: verify('who is responsible for the account'),
        }
      : {
          statement: say`${head} but still shows a balance of ${finding.evidence.balance}.`,
          request: verify('who is responsible for the account', 'the balance'),
        };
  },
};
