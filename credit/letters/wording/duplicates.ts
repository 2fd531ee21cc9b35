/** Words for one debt that is listed more than once. */
import type { duplicates } from '../../findings/duplicates.ts';
import { notReported } from '../../findings/evidence.ts';
import type { Evidence } from '../../findings/finding.ts';
import type { FindingOf } from '../../findings/findings.ts';
import type { Recipient, Sentence } from '../letter.ts';
import { joined, phrase, resting, say } from '../sentence.ts';
import { monthsText } from './months.ts';
import { ask, file, fileOf, verify, type Wording, type WordsFor } from './phrases.ts';

export const duplicateWords: WordsFor<keyof typeof duplicates> = {
  D1: (finding, recipient) => {
    const { one, other } = finding.evidence;
    const creditors =
      one.creditor.value === other.creditor.value
        ? resting(phrase`both name ${one.creditor} as the original creditor`, [other.creditor])
        : phrase`the first names ${one.creditor} as the original creditor, and the second names ${other.creditor}`;
    return {
      statement: say`${file(finding, recipient)} lists two collections for what appears to be one debt: ${numbered(one)} with a balance of ${one.balance}, and ${numbered(other)} with a balance of ${other.balance}; ${creditors}. If these are one debt, only one company can own it.`,
      request: ask(
        recipient.kind === 'bureau'
          ? 'Please establish which company now holds the debt, and delete this collection if it is not that company’s.'
          : 'Please tell me which company owns the debt, and have this collection deleted if you no longer collect it.',
      ),
    };
  },

  D2: (finding, recipient) => owedTwice([finding], recipient),

  D3: (finding, recipient) => {
    const { one, other } = finding.evidence;
    return {
      statement: say`${file(finding, recipient)} appears to list this account twice: as ${numbered(one)} opened ${one.opened}, and as ${numbered(other)} opened ${other.opened}.`,
      request: ask(
        'Please verify whether these are two accounts, and keep only one of the listings if they are one.',
      ),
    };
  },

  D4: (finding, recipient) => {
    const { name, successor, amount, months } = finding.evidence;
    return {
      statement: say`${file(finding, recipient)} shows this loan as transferred at ${name} and again at ${successor}, with the same original amount of ${amount}, and counts the account ${monthsText(months)} in both.`,
      request: verify('the payment history after the transfer'),
    };
  },
};

/** "REDLINE PORTFOLIO, account RP99211840,", or only the name if the file gives no number. */
function numbered({ name, number }: { readonly name: Evidence; readonly number: Evidence }): Sentence {
  if (number.value === notReported) return resting(phrase`${name},`, [number]);
  return phrase`${name}, account ${number},`;
}

/** The balance in each file in question, then every collection of the same debt once. */
export function owedTwice(findings: readonly FindingOf<'D2'>[], recipient: Recipient): Wording {
  const [first, ...others] = findings.map(({ evidence }) => evidence.balance);
  if (first === undefined) throw new Error('No finding D2 to put into words');
  const collected = new Map<string, Sentence>();
  for (const { name, creditor, balance } of findings.flatMap(({ evidence }) => evidence.collections)) {
    const where = fileOf(name.bureau, recipient);
    collected.set(name.at, phrase`${name} in ${where} (original creditor ${creditor}, balance ${balance})`);
  }
  const who =
    recipient.kind === 'bureau' ? 'this creditor as the original creditor' : 'you as the original creditor';
  const collections = [...collected.values()];
  const name = collections.length > 1 ? 'Collections in my report name' : 'A collection in my report names';
  const head = phrase`${fileOf(first.bureau, recipient)} shows a balance of ${first}`;
  const more = others.map((balance) => phrase`${fileOf(balance.bureau, recipient)} one of ${balance}`);
  return {
    statement: say`${joined([head, ...more])} on this account. ${name} ${who}: ${joined(collections)}. If it is the same debt, it is shown as owed more than once.`,
    request: verify('the balance', 'who owns the debt'),
  };
}
