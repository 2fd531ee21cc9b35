/** What a file reports about an account, in one or two sentences: the start of every item. */
import { cite, citeMonth, notReported, quoteRemark } from '../findings/evidence.ts';
import { lateFields } from '../findings/fields.ts';
import { isAdverse, ratingOf } from '../findings/accountRating.ts';
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { Account, Tradeline } from '../report/model.ts';
import { payStatusOf } from '../report/payStatus.ts';
import { remarkSenses } from '../report/remarks.ts';
import type { Recipient, Sentence } from './letter.ts';
import { en, es, inMarks, joined, nothing, phrase, resting, same, say, words } from './sentence.ts';
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
    return lines.flatMap((line) =>
      line.blended
        ? blendedFacts(account, [line], recipient)
        : factsOf(account, line, recipient, words('You report', 'Ustedes reportan')),
    );
  // Facts that several bureaus report alike appear once for a furnisher.
  const groups = Map.groupBy(lines, (line) => textOf(factsOf(account, line, recipient, nothing)));
  return [...groups.values()].flatMap((alike) => {
    if (alike.every(({ blended }) => blended)) return blendedFacts(account, alike, recipient);
    const names = joined(alike.map(({ bureau }) => same(bureau)));
    const report = alike.length > 1 ? words('report', 'reportan') : words('reports', 'reporta');
    const who = phrase(en`${names} ${report}`, es`${names} ${report}`);
    const [first = [], ...more] = alike.map((line) => factsOf(account, line, recipient, who));
    return first.map((sentence, index) =>
      resting(
        sentence,
        more.flatMap((others) => others[index]?.evidence ?? []),
      ),
    );
  });
}

/** What the report shows of several bureaus together. */
function blendedFacts(
  account: Account,
  lines: readonly Tradeline[],
  recipient: Recipient,
): readonly Sentence[] {
  const [first] = lines;
  if (first === undefined) return [];
  const [head, ...rest] = factsOf(account, first, recipient, words('My report shows', 'Mi informe muestra'));
  return head === undefined ? [] : [head, itCombines(account), ...rest];
}

/** Said after what the report shows of an account that a reseller blended. */
export function itCombines({ tradelines }: Account): Sentence {
  const names = joined(tradelines.flatMap(({ blended, bureau }) => (blended ? [same(bureau)] : [])));
  return say(
    en`It combines what ${names} report, and does not say which of them reports which detail.`,
    es`Combina lo que reportan ${names} y no dice cuál de ellos reporta cada dato.`,
  );
}

/** Said with what the report shows of an inquiry or a court record that a reseller blended from these bureaus. */
export function entryCombines(it: Sentence, bureaus: readonly Bureau[]): Sentence {
  const names = joined(bureaus.map(same));
  return say(
    en`For ${it}, my report combines what ${names} report, and does not say which of them reports which detail.`,
    es`Para ${it}, mi informe combina lo que reportan ${names} y no dice cuál de ellos reporta cada dato.`,
  );
}

const textOf = (sentences: readonly Sentence[]): string => sentences.map(({ text }) => text).join(' ');

function factsOf(
  account: Account,
  line: Tradeline,
  recipient: Recipient,
  who: Sentence,
): readonly Sentence[] {
  const rated = line.payStatus !== null && /^([1-9C]|8R)$/.test(payStatusOf(line));
  const status = rated ? cite(line, 'payStatus') : cite(line, 'condition');
  const [balance, pastDue, reported] = [
    cite(line, 'balance'),
    cite(line, 'pastDue'),
    cite(line, 'dateReported'),
  ];
  const details = [
    ...(line.balance === null
      ? []
      : [phrase(en`with a balance of ${balance}`, es`con un saldo de ${balance}`)]),
    ...((line.pastDue?.value ?? 0) > 0 ? [phrase(en`${pastDue} past due`, es`${pastDue} vencidos`)] : []),
  ];
  // The balance has its own "with".
  const opening = line.balance === null ? words(' with ', ' con ') : same(' ');
  const when = line.dateReported === null ? nothing : phrase(en`, as of ${reported}`, es`, al ${reported}`);
  const kind =
    line.kind === 'collection' || account.type?.value.symbol === 'Y'
      ? words('collection', 'cobranza')
      : words('account', 'cuenta');
  const list = joined(details);
  const shown = details.length > 0 ? phrase(en`${opening}${list}`, es`${opening}${list}`) : nothing;
  const as =
    status.value === notReported ? nothing : phrase(en` as ${inMarks(status)}`, es` como ${inMarks(status)}`);
  const head = say(
    en`${who} this ${kind}${as}${shown}${when}.`,
    es`${who} esta ${kind}${as}${shown}${when}.`,
  );
  return [head, ...lates(line, recipient)];
}

function lates(line: Tradeline, recipient: Recipient): readonly Sentence[] {
  if (ratingOf(line) === 'derogatory') return [];
  const months = line.history.filter(isAdverse);
  if (months.length > 0) {
    const late = monthsText(months.map((month) => citeMonth(line.bureau, month)));
    return [say(en`Its payment history shows it ${late}.`, es`Su historial de pagos la muestra ${late}.`)];
  }
  const counts = lateFields.filter((field) => (line[field]?.value ?? 0) > 0);
  if (counts.length === 0) return [];
  const file = fileOf(line.bureau, recipient);
  const counted = joined(counts.map((field) => countText(cite(line, field))));
  return [say(en`${file} counts ${counted}.`, es`${file} cuenta ${counted}.`)];
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
    ? inMarks(cite(line, 'worstPayStatus'))
    : null;
  const remark = line.remarks.find((each) => remarkSenses(each).some((sense) => sense !== 'collection'));
  const quote = remark === undefined ? null : inMarks(quoteRemark(line.bureau, remark));
  return [
    ...(worst === null
      ? []
      : [
          say(
            en`${file} gives ${worst} as the worst payment status.`,
            es`${file} da ${worst} como el peor estado de pago.`,
          ),
        ]),
    ...(quote === null
      ? []
      : [say(en`${file} carries the remark ${quote}.`, es`${file} lleva la observación ${quote}.`)]),
  ];
}
