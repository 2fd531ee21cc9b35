import type { ContractTerms } from '#contract/contractTerms.ts';
import { usDate } from '#credit/findings/formatValue.ts';
import { lastDayToCancel } from '#disputes/clientContract.ts';
import { creditFileRights } from '#server/legal/creditFileRights.ts';
import { cancellationSentence, noticeOfCancellation } from '#server/legal/creditRepairContract.ts';
import type { ContractPages, ContractPart } from '#server/letters/contractPages.ts';

interface Parties {
  /** The agency's name as its clients know it. */
  readonly agency: string;
  /** The client's name; '' leaves room to write it. */
  readonly client: string;
}

const text = (words: string): ContractPart => ({ is: 'text', text: words });
const heading = (words: string): ContractPart => ({ is: 'heading', text: words });

/** What was typed, by paragraph. */
const typed = (words: string): ContractPart[] =>
  words
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(text);

/**
 * The statement of rights, a document of its own (15 U.S.C. 1679c(b)), with the acknowledgment of receipt of which the agency keeps the
 * signed copy (1679c(c)).
 */
export function rightsPages({ agency, client }: Parties, today: string): ContractPages {
  const { title, paragraphs } = creditFileRights;
  return {
    title,
    name: agency,
    date: today,
    footer: title,
    documents: [
      {
        heading: title,
        parts: [
          ...paragraphs.map((words): ContractPart => ({ is: 'lines', lines: words.split('\n') })),
          { is: 'bold', text: 'I received a copy of this statement.' },
          { is: 'signatures', labels: [signatureOf(client), 'Date received'] },
        ],
      },
    ],
  };
}

/**
 * The contract with what 15 U.S.C. 1679d(b) asks for, and two notices of cancellation (1679e(b)).
 * @param signedOn the civil date on which it is to be signed
 */
export function contractPages(
  { agency, client }: Parties,
  terms: ContractTerms,
  signedOn: string,
): ContractPages {
  const title = 'Contract for credit repair services';
  const address = terms.address.split(/\n+/).join(', ');
  const date = usDate(lastDayToCancel(signedOn));
  const { right, how, cancels } = noticeOfCancellation;
  const notice = {
    heading: noticeOfCancellation.title,
    parts: [
      { is: 'bold', text: right },
      { is: 'bold', text: how({ name: agency, address, date }) },
      { is: 'bold', text: cancels },
      { is: 'signatures', labels: ['Date', 'Purchaser’s signature'] },
    ] satisfies ContractPart[],
  };
  return {
    title,
    name: agency,
    date: signedOn,
    footer: `${agency}, to be signed on ${usDate(signedOn)}`,
    documents: [
      {
        heading: title,
        parts: [
          heading('Between'),
          { is: 'lines', lines: [agency, ...terms.address.split(/\n+/)] },
          text(`and the client${client === '' ? '' : `, ${client}`}.`),
          heading('Services'),
          ...typed(terms.services),
          heading('Guarantees'),
          ...(terms.guarantees === '' ? [text('There are no guarantees.')] : typed(terms.guarantees)),
          heading('When the services will be completed (estimate)'),
          ...typed(terms.completion),
          heading('Payment'),
          ...typed(terms.payment),
          text(`Total of all payments, to ${agency} or to any other person: ${terms.total}`),
          text('No money is charged or received for a service before that service is fully performed.'),
          heading('Signatures'),
          { is: 'bold', text: cancellationSentence },
          { is: 'signatures', labels: [signatureOf(client), 'Date signed'] },
          { is: 'signatures', labels: [`For ${agency}`, 'Date signed'] },
        ],
      },
      notice,
      notice,
    ],
  };
}

const signatureOf = (client: string): string => (client === '' ? 'Client' : `Client: ${client}`);
