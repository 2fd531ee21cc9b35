/** One debt reported more than once in one file. */
import type { Account, Bureau, Tradeline } from '../report/model.ts';
import { daysBetween, monthsBetween } from './calendar.ts';
import { cite, citeMonth } from './cite.ts';
import { law, type Context, type Hit, type Rule } from './finding.ts';
import { isGenericCreditor, sameCompany, sameNumber } from './names.ts';
import { isAdverse, isChargedOffOrCollection, isCollectionAccount, isTransferred } from './standing.ts';

interface Line {
  readonly account: Account;
  readonly line: Tradeline;
}

const accuracyBoth = `${law.accuracy}; ${law.furnisher}`;

function linesOf(account: Account, bureau?: Bureau): readonly Line[] {
  return account.tradelines
    .filter((line) => bureau === undefined || line.bureau === bureau)
    .map((line) => ({ account, line }));
}

function owes(line: Tradeline): boolean {
  return (line.balance?.value ?? 0) > 0;
}

/** Lines of two accounts in one bureau's file for which `same` holds, each once from its own side. */
function twins(
  { report }: Context,
  same: (one: Line, other: Line) => boolean,
): readonly (readonly [Line, Line])[] {
  const lines = report.accounts.flatMap((account) => linesOf(account));
  return lines.flatMap((one) =>
    lines
      .filter(
        (other) => other.account !== one.account && other.line.bureau === one.line.bureau && same(one, other),
      )
      .map((other) => [one, other] as const),
  );
}

function within5Percent(one: Tradeline, other: Tradeline): boolean {
  const [a, b] = [one.balance?.value ?? 0, other.balance?.value ?? 0];
  return Math.abs(a - b) <= 0.05 * Math.max(a, b);
}

function numbersAgree(one: Tradeline, other: Tradeline): boolean {
  return sameNumber(one.accountNumber?.value ?? '', other.accountNumber?.value ?? '');
}

function subject(account: Account): Hit['subject'] {
  return { kind: 'account', id: account.id };
}

/** Two collections in one file for the same original creditor, with the same number or amounts within 5 %. */
const duplicateCollection: Rule = {
  id: 'D1',
  name: 'Same debt in two collections',
  confidence: 'medium',
  law: `${law.accuracy}; 15 USC 1692e(8)`,
  recipient: 'both',
  find: (context) =>
    twins(context, ({ line: one, account: a }, { line: other, account: b }) => {
      if (!isCollectionAccount(a) || !isCollectionAccount(b) || !owes(one) || !owes(other)) return false;
      if (one.originalCreditor === null || other.originalCreditor === null) return false;
      if (isGenericCreditor(one.originalCreditor.value)) return false;
      return (
        sameCompany(one.originalCreditor.value, other.originalCreditor.value) &&
        (numbersAgree(one, other) || within5Percent(one, other))
      );
    }).map(([one, other]) => ({
      subject: subject(one.account),
      fact: 'twice',
      bureaus: [one.line.bureau],
      evidence: [one.line, other.line].flatMap((line) => [
        cite(line, 'creditorName'),
        cite(line, 'accountNumber'),
        cite(line, 'originalCreditor'),
        cite(line, 'balance'),
      ]),
    })),
};

/** The creditor still shows a balance on a bad debt while a collector shows one that names it as original creditor. */
const debtTwice: Rule = {
  id: 'D2',
  name: 'Creditor and collector both show the balance',
  confidence: 'medium',
  law: accuracyBoth,
  recipient: 'both',
  find: ({ report }) => {
    const collections = report.accounts.filter(isCollectionAccount);
    const debts = report.accounts.filter((account) => /^[RIO]$/.test(account.type?.value.symbol ?? ''));
    return debts.flatMap((account) =>
      linesOf(account)
        .filter(({ line }) => isChargedOffOrCollection(line) && owes(line))
        .flatMap(({ line }) => {
          const collected = collections.flatMap((other) => collectedBy(line, other));
          if (collected.length === 0) return [];
          const fact = collected.some((other) => other.bureau === line.bureau) ? 'sameFile' : 'otherFile';
          const evidence = [
            cite(line, 'balance'),
            ...collected.flatMap((other) => [
              cite(other, 'creditorName'),
              cite(other, 'originalCreditor'),
              cite(other, 'balance'),
            ]),
          ];
          return [{ subject: subject(account), fact, bureaus: [line.bureau], evidence }];
        }),
    );
  },
};

/** The collector's line in the same file, else in another bureau's. */
function collectedBy(line: Tradeline, collection: Account): readonly Tradeline[] {
  const matching = collection.tradelines.filter(
    (other) =>
      other.originalCreditor !== null &&
      owes(other) &&
      sameCompany(other.originalCreditor.value, line.creditorName?.value ?? ''),
  );
  const own = matching.find((other) => other.bureau === line.bureau) ?? matching[0];
  return own === undefined ? [] : [own];
}

/** One bureau lists the account twice: within the account, or as two accounts of one number, month and creditor. */
const sameBureauTwice: Rule = {
  id: 'D3',
  name: 'Listed twice by one bureau',
  confidence: 'medium',
  law: law.accuracy,
  recipient: 'bureau',
  find: (context) => {
    const within = context.report.accounts.flatMap((account) =>
      linesOf(account).flatMap((one, index, all) =>
        all
          .slice(index + 1)
          .filter((other) => other.line.bureau === one.line.bureau)
          .map((other) => [one, other] as const),
      ),
    );
    const apart = twins(context, ({ line: one }, { line: other }) => {
      if (one.dateOpened === null || other.dateOpened === null || !numbersAgree(one, other)) return false;
      const sameMonth = monthsBetween(one.dateOpened.value, other.dateOpened.value) === 0;
      return sameMonth && sameCompany(one.creditorName?.value ?? '', other.creditorName?.value ?? '');
    });
    return [...within, ...apart].map(([one, other]) => ({
      subject: subject(one.account),
      fact: one.account === other.account ? 'within' : 'apart',
      bureaus: [one.line.bureau],
      evidence: [one.line, other.line].flatMap((line) => [
        cite(line, 'creditorName'),
        cite(line, 'accountNumber'),
        cite(line, 'dateOpened'),
      ]),
    }));
  },
};

/**
 * A transferred loan and its successor in one file (same kind, same original amount, the second opened when the first
 * ended or on the same day) that both carry the same months late.
 */
const transferredTwice: Rule = {
  id: 'D4',
  name: 'Transferred loan counted twice',
  confidence: 'high',
  law: accuracyBoth,
  recipient: 'both',
  find: (context) =>
    twins(
      context,
      (one, other) =>
        isTransferred(one.line) && succeeds(one, other) && sharedLates(one.line, other.line).length > 0,
    ).map(([one, other]) => ({
      subject: subject(one.account),
      fact: 'sameMonths',
      bureaus: [one.line.bureau],
      evidence: [
        cite(one.line, 'creditorName'),
        cite(other.line, 'creditorName'),
        cite(one.line, 'highBalance'),
        ...sharedLates(one.line, other.line),
      ],
    })),
};

function succeeds({ account: a, line: one }: Line, { account: b, line: other }: Line): boolean {
  const kind = a.type?.value.symbol ?? '';
  if (
    !/^[MI]$/.test(kind) ||
    kind !== b.type?.value.symbol ||
    one.highBalance === null ||
    other.highBalance === null
  )
    return false;
  if (
    one.highBalance.value !== other.highBalance.value ||
    one.highBalance.value === 0 ||
    other.dateOpened === null
  )
    return false;
  const starts = [one.dateOpened, one.dateClosed, one.dateAccountStatus].flatMap((date) =>
    date === null ? [] : [date.value],
  );
  const opened = other.dateOpened.value;
  return starts.some((date) => Math.abs(daysBetween(date, opened)) <= 60);
}

function sharedLates(one: Tradeline, other: Tradeline) {
  const bad = one.history.filter(isAdverse);
  return other.history
    .filter((at) => bad.some((month) => month.month === at.month && month.status === at.status))
    .map((at) => citeMonth(other.bureau, at));
}

export const duplicates: readonly Rule[] = [
  duplicateCollection,
  debtTwice,
  sameBureauTwice,
  transferredTwice,
];
