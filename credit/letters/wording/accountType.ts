/** Words for an account whose type does not match its description. */
import type { accountType } from '../../findings/accountType.ts';
import { en, es, inMarks, say } from '../sentence.ts';
import { file, the, verify, type WordsFor } from './phrases.ts';

export const accountTypeWords: WordsFor<keyof typeof accountType> = {
  X2: (finding, recipient) => {
    const [type, detail] = [inMarks(finding.evidence.type), inMarks(finding.evidence.detail)];
    const where = file(finding, recipient);
    return {
      statement: say(
        en`${where} lists this account under ${type} and describes it as ${detail}.`,
        es`${where} incluye esta cuenta bajo ${type} y la describe como ${detail}.`,
      ),
      request: verify(the('accountType')),
    };
  },
};
