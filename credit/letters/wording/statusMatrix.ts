/** Words for combinations of status, amounts, and closing that exclude each other. */
import type { FindingOf } from '../../findings/findings.ts';
import type { statusMatrix } from '../../findings/statusMatrix.ts';
import type { Sentence } from '../letter.ts';
import { en, es, inMarks, say } from '../sentence.ts';
import { file, the, verify, type Request, type WordsFor } from './phrases.ts';
import { cannotBoth, openOrClosed } from './status.ts';

export const statusMatrixWords: WordsFor<keyof typeof statusMatrix> = {
  S9: (finding, recipient) =>
    finding.fact === 'collectionCurrent' || finding.fact === 'nothingPastDue'
      ? null
      : { statement: contradiction(finding, file(finding, recipient)), request: requests[finding.fact] },
};

/** Not those to which an answer could only harm the client. */
type Argued = Exclude<FindingOf<'S9'>, { readonly fact: 'collectionCurrent' | 'nothingPastDue' }>;

function contradiction({ fact, evidence }: Argued, head: Sentence): Sentence {
  switch (fact) {
    case 'currentPastDue':
      return say(
        en`${head} rates this account ${inMarks(evidence.status)} and shows ${evidence.pastDue} past due. An account that is current normally has nothing past due.`,
        es`${head} califica esta cuenta como ${inMarks(evidence.status)} y muestra ${evidence.pastDue} vencidos. Una cuenta al corriente normalmente no tiene nada vencido.`,
      );
    case 'transferredPastDue':
      return say(
        en`${head} marks this account ${inMarks(evidence.condition)} and shows ${evidence.pastDue} past due. If the debt was transferred to another company, nothing should be past due here.`,
        es`${head} marca esta cuenta como ${inMarks(evidence.condition)} y muestra ${evidence.pastDue} vencidos. Si la deuda se transfirió a otra empresa, aquí no debería haber nada vencido.`,
      );
    case 'closedWithBalance':
      return say(
        en`${head} shows this loan closed on ${evidence.closed} with a balance of ${evidence.balance}. A closed loan normally has no balance.`,
        es`${head} muestra este préstamo cerrado el ${evidence.closed} con un saldo de ${evidence.balance}. Un préstamo cerrado normalmente no tiene saldo.`,
      );
    case 'paidButOpen':
      return say(
        en`${head} marks this loan ${inMarks(evidence.condition)} and reports it as ${inMarks(evidence.state)}. ${cannotBoth}`,
        es`${head} marca este préstamo como ${inMarks(evidence.condition)} y lo reporta como ${inMarks(evidence.state)}. ${cannotBoth}`,
      );
  }
}

const requests: Readonly<Record<Argued['fact'], Request>> = {
  currentPastDue: verify(the('payStatus'), the('pastDue')),
  transferredPastDue: verify(the('condition'), the('pastDue')),
  closedWithBalance: verify(the('dateClosed'), the('balance')),
  paidButOpen: verify(openOrClosed),
};
