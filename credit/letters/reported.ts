/** What a file reports about an account, in one or two sentences: the start of every item. */
import { cite, citeMonth, notReported, quoteRemark } from '../findings/evidence.ts';
import { lateFields } from '../findings/fields.ts';
import { isAdverse, ratingOf } from '../findings/accountRating.ts';
import type { Account, Tradeline } from '../report/model.ts';
import { payStatusOf } from '../report/payStatus.ts';
import { remarkSenses } from '../report/remarks.ts';
import type { Recipient, Sentence } from './letter.ts';
import { joined, phrase, resting, say } from './sentence.ts';
import { countText, monthsText } from './wording/months.ts';
import { fileOf } from './wording/phrases.ts';

/**
 * Status, balance, and its date; then the months that were not paid on time, or the counts of late payments if there
 * are no months. Addressed to a bureau, it reads as that bureau's own reporting.
 */
export function reportedFacts(
  account: Account,
  lines: readonly Tradeline[],
  recipient: Recipient,
): readonly Sentence[] {
  if (recipient.kind === 'bureau')
    return lines.flatMap((line) => factsOf(account, line, recipient, 'You report'));
  // Facts that several bureaus report alike appear once for a furnisher.
  const groups = Map.groupBy(lines, (line) => textOf(factsOf(account, line, recipient, '')));
  return [...groups.values()].flatMap((alike) => {
    const who = `${joined(alike.map(({ bureau }) => bureau)).text} ${alike.length > 1 ? 'report' : 'reports'}`;
    const [first = [], ...more] = alike.map((line) => factsOf(account, line, recipient, who));
    return first.map((sentence, index) =>
      resting(
        sentence,
        more.flatMap((others) => others[index]?.evidence ?? []),
      ),
    );
  });
}

const textOf = (sentences: readonly Sentence[]): string => sentences.map(({ text }) => text).join(' ');

function factsOf(account: Account, line: Tradeline, recipient: Recipient, who: string): readonly Sentence[] {
  const rated = ratingOf(line) !== null && line.payStatus !== null && /^([1-9C]|8R)$/.test(payStatusOf(line));
  const status = rated ? cite(line, 'payStatus') : cite(line, 'condition');
  const details = [
    ...(line.balance === null ? [] : [phrase`with a balance of ${cite(line, 'balance')}`]),
    ...((line.pastDue?.value ?? 0) > 0 ? [phrase`${cite(line, 'pastDue')} past due`] : []),
  ];
  const when = line.dateReported === null ? '' : phrase`, as of ${cite(line, 'dateReported')}`;
  const kind = line.kind === 'collection' || account.type?.value.symbol === 'Y' ? 'collection' : 'account';
  const shown = details.length > 0 ? phrase` ${joined(details)}` : '';
  const as = status.value === notReported ? phrase`` : phrase` as “${status}”`;
  const head = say`${who} this ${kind}${as}${shown}${when}.`;
  return [head, ...lates(line, recipient)];
}

function lates(line: Tradeline, recipient: Recipient): readonly Sentence[] {
  if (ratingOf(line) === 'derogatory') return [];
  const months = line.history.filter(isAdverse);
  if (months.length > 0)
    return [
      say`Its payment history shows it ${monthsText(months.map((month) => citeMonth(line.bureau, month)))}.`,
    ];
  const counts = lateFields.filter((field) => (line[field]?.value ?? 0) > 0);
  if (counts.length === 0) return [];
  return [
    say`${fileOf(line.bureau, recipient)} counts ${joined(counts.map((field) => countText(cite(line, field))))}.`,
  ];
}

/**
 * What else is negative about an account whose status and months are not: its worst status or a remark. Without it,
 * a request to verify a current or paid account would not say what to verify.
 */
export function otherNegatives(line: Tradeline, recipient: Recipient): readonly Sentence[] {
  const rating = ratingOf(line);
  if (rating === 'late' || rating === 'derogatory' || lates(line, recipient).length > 0) return [];
  const file = fileOf(line.bureau, recipient);
  const worst = /^[1-689]$/.test(line.worstPayStatus?.value.symbol ?? '')
    ? cite(line, 'worstPayStatus')
    : null;
  const remark = line.remarks.find((each) => remarkSenses(each).some((sense) => sense !== 'collection'));
  return [
    ...(worst === null ? [] : [say`${file} gives “${worst}” as the worst payment status.`]),
    ...(remark === undefined ? [] : [say`${file} carries the remark “${quoteRemark(line.bureau, remark)}”.`]),
  ];
}
