/** Words for combinations of status, amounts, and closing that exclude each other. */
import type { FindingOf } from '../../findings/findings.ts';
import type { statusMatrix } from '../../findings/statusMatrix.ts';
import type { Sentence } from '../letter.ts';
import { say } from '../sentence.ts';
import { file, verify, type Request, type WordsFor } from './phrases.ts';
import { cannotBoth } from './status.ts';

export const statusMatrixWords: WordsFor<keyof typeof statusMatrix> = {
  S9: (finding, recipient) =>
    finding.fact === 'collectionCurrent' || finding.fact === 'nothingPastDue'
      ? null
      : { statement: contradiction(finding, file(finding, recipient)), request: requests[finding.fact] },
};

/** Not those to which an answer could only harm the client. */
type Argued = Exclude<FindingOf<'S9'>, { readonly fact: 'collectionCurrent' | 'nothingPastDue' }>;

function contradiction({ fact, evidence }: Argued, head: string): Sentence {
  switch (fact) {
    case 'currentPastDue':
      return say`${head} rates this account “${evidence.status}” and shows ${evidence.pastDue} past due. An account that is current normally has nothing past due.`;
    case 'transferredPastDue':
      return say`${head} marks this account “${evidence.condition}” and shows ${evidence.pastDue} past due. If the debt was transferred to another company, nothing should be past due here.`;
    case 'closedWithBalance':
      return say`${head} shows this loan closed on ${evidence.closed} with a balance of ${evidence.balance}. A closed loan normally has no balance.`;
    case 'paidButOpen':
      return say`${head} marks this loan “${evidence.condition}” and reports it as “${evidence.state}”. ${cannotBoth}`;
  }
}

const requests: Readonly<Record<Argued['fact'], Request>> = {
  currentPastDue: verify('the payment status', 'the amount past due'),
  transferredPastDue: verify('the account status', 'the amount past due'),
  closedWithBalance: verify('the date closed', 'the balance'),
  paidButOpen: verify('whether the account is open or closed'),
};
