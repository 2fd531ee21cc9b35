/** Words for an account whose type does not match its description. */
import type { accountType } from '../../findings/accountType.ts';
import { say } from '../sentence.ts';
import { file, verify, type WordsFor } from './phrases.ts';

export const accountTypeWords: WordsFor<keyof typeof accountType> = {
  X2: (finding, recipient) => {
    const { type, detail } = finding.evidence;
    return {
      statement: say`${file(finding, recipient)} lists this account under “${type}” and describes it as “${detail}”.`,
      request: verify('the type of account'),
    };
  },
};
