/** One debt reported more than once in one file. */
import { bureaus, type Bureau } from '#vocabulary/bureaus.ts';
import type { Account, Tradeline } from '../report/model.ts';
import { groupByKey, firstOf, mostNamed } from './groupByKey.ts';
import { daysBetween } from './calendar.ts';
import { cite, citeMonth } from './evidence.ts';
import { law, type Context, type Hit, type Rule } from './finding.ts';
import { companyKey, isGenericCreditor, sameCompany, sameNumber } from './names.ts';
import { isAdverse, isChargedOffOrCollection, isCollectionAccount, isTransferred } from './accountRating.ts';

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

/**
 * Lines of two accounts in one bureau's file for which `same` holds, each once from its own side. Lines for which it can hold
 * have a key in common; a line without a key has no twin.
 */
function twins(
  { report }: Context,
  keyOf: (one: Line) => string | null,
  same: (one: Line, other: Line) => boolean,
): readonly (readonly [Line, Line])[] {
  const keysOf = (one: Line): readonly string[] => {
    const key = keyOf(one);
    return key === null ? [] : [`${one.line.bureau} ${key}`];
  };
  const lines = report.accounts.flatMap((account) => linesOf(account));
  const candidates = groupByKey(lines, keysOf);
  return lines.flatMap((one) =>
    keysOf(one)
      .flatMap((key) =>
        firstOf(candidates(key), (other) => other.account !== one.account && same(one, other)),
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
    twins(
      context,
      ({ line, account }) => {
        if (!isCollectionAccount(account) || !owes(line) || line.originalCreditor === null) return null;
        const { value } = line.originalCreditor;
        return isGenericCreditor(value) ? null : companyKey(value);
      },
      ({ line: one }, { line: other }) =>
        (numbersAgree(one, other) || within5Percent(one, other)) &&
        sameCompany(one.originalCreditor?.value ?? '', other.originalCreditor?.value ?? ''),
    ).map(([one, other]) => ({
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
    const collections = groupByKey(report.accounts.filter(isCollectionAccount), ({ tradelines }) =>
      tradelines.flatMap(({ originalCreditor }) =>
        originalCreditor === null ? [] : [companyKey(originalCreditor.value)],
      ),
    );
    const debts = report.accounts.filter((account) => /^[RIO]$/.test(account.type?.value.symbol ?? ''));
    return debts.flatMap((account) =>
      linesOf(account)
        .filter(({ line }) => isChargedOffOrCollection(line) && owes(line))
        .flatMap(({ line }) => {
          const named = collections(companyKey(line.creditorName?.value ?? ''));
          const collected = named.flatMap((other) => collectedBy(line, other)).slice(0, mostNamed);
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
      bureaus.flatMap((bureau) =>
        linesOf(account, bureau).flatMap((one, index, all) =>
          all.slice(index + 1, index + 1 + mostNamed).map((other) => [one, other] as const),
        ),
      ),
    );
    const apart = twins(
      context,
      ({ line }) => line.dateOpened?.value.slice(0, 7) ?? null,
      ({ line: one }, { line: other }) =>
        numbersAgree(one, other) &&
        sameCompany(one.creditorName?.value ?? '', other.creditorName?.value ?? ''),
    );
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
      ({ account, line }) =>
        line.highBalance === null ? null : `${account.type?.value.symbol ?? ''} ${line.highBalance.value}`,
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
