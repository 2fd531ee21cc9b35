/** Words for combinations of status, amounts, and closing that exclude each other. */
import type { FindingOf } from '../../findings/findings.ts';
import type { statusMatrix } from '../../findings/statusMatrix.ts';
import type { Sentence } from '../letter.ts';
import { resting, say } from '../sentence.ts';
import { file, verify, type Request, type WordsFor } from './phrases.ts';
import { cannotBoth } from './status.ts';

export const statusMatrixWords: WordsFor<keyof typeof statusMatrix> = {
  S9: (finding, recipient) => ({
    statement: contradiction(finding, file(finding, recipient)),
    request: requests[finding.fact],
  }),
};

function contradiction({ fact, evidence }: FindingOf<'S9'>, head: string): Sentence {
  switch (fact) {
    case 'currentPastDue':
      return say`${head} rates this account “${evidence.status}” and shows ${evidence.pastDue} past due. An account that is current has nothing past due.`;
    case 'transferredPastDue':
      return say`${head} marks this account “${evidence.condition}” and shows ${evidence.pastDue} past due. Once an account is transferred, nothing is due to the company that transferred it.`;
    case 'collectionCurrent':
      return resting(
        say`${head} lists this account as a collection with a balance of ${evidence.balance} and rates it “${evidence.status}”. ${cannotBoth}`,
        evidence.type === null ? [] : [evidence.type],
      );
    case 'nothingPastDue':
      return say`${head} rates this account “${evidence.status}” with a balance of ${evidence.balance}, and shows ${evidence.pastDue} past due.`;
    case 'closedWithBalance':
      return say`${head} shows this loan closed on ${evidence.closed} with a balance of ${evidence.balance}. A loan is closed when it is paid, transferred, or sold, and its balance is then zero.`;
    case 'paidButOpen':
      return say`${head} marks this loan “${evidence.condition}” and reports it as “${evidence.state}”. ${cannotBoth}`;
  }
}

const requests: Readonly<Record<FindingOf<'S9'>['fact'], Request>> = {
  currentPastDue: verify('the payment status', 'the amount past due'),
  transferredPastDue: verify('the account status', 'the amount past due'),
  collectionCurrent: verify('the payment status'),
  nothingPastDue: verify('the payment status', 'the amount past due'),
  closedWithBalance: verify('the date closed', 'the balance'),
  paidButOpen: verify('whether the account is open or closed'),
};
