/** One debt that is reported more than once in one file. */
import { bureaus, type Bureau } from '#vocabulary/bureaus.ts';
import type { Account, IsoDate, Tradeline } from '../report/model.ts';
import { isAdverse, isChargedOffOrCollection, isCollectionAccount, isTransferred } from './accountRating.ts';
import { daysBetween, monthOf } from './calendar.ts';
import { movesWithUpdates } from './delinquency.ts';
import { cite, citeMonth } from './evidence.ts';
import type { Context, Evidence, Facts, Proof, Rule, RuleHead } from './finding.ts';
import { comparable, firstOf, groupByKey, mostNamed } from './groupByKey.ts';
import { law } from './law.ts';
import { companyKey, isGenericCreditor, mayBeSameCompany, sameCompany, sameWholeNumber } from './names.ts';
import { reportRule, type Family } from './rule.ts';
import { areSiblings, canBeOneAccount, within5Percent } from './siblings.ts';

interface Line {
  readonly account: Account;
  readonly line: Tradeline;
}

type Collection = Readonly<Record<'name' | 'number' | 'creditor' | 'balance', Evidence>>;
type Listing = Readonly<Record<'name' | 'number' | 'opened', Evidence>>;
type Collector = Readonly<Record<'name' | 'creditor' | 'balance', Evidence>>;
type OwedTwiceFacts = Record<
  'sameFile' | 'otherFile',
  { balance: Evidence; collections: readonly Collector[] }
>;

export const duplicates = {
  D1: pairRule<{ twice: { one: Collection; other: Collection } }>(
    {
      name: 'Same debt in two collections',
      condition:
        'Collections of two different companies in one file, both with a balance, name the same original creditor (a placeholder such as “medical payment data” does not count) and have the same account number or balances within 5% of each other. Neither the original amounts nor the responsibility for them differ. Balances alone don’t count if one of them is as close to those of two collections of one company with different numbers, because nobody can say which of those it would be.',
      confidence: 'medium',
      law: `${law.accuracy}; 15 USC 1692e(8)`,
      recipient: 'both',
      topics: ['chargeOffs'],
    },
    (context) =>
      withoutDoubt(
        twins(
          context,
          ({ line, account }) => {
            if (!isCollectionAccount(account) || !owes(line) || line.originalCreditor === null) return null;
            const { value } = line.originalCreditor;
            return isGenericCreditor(value) ? null : companyKey(value);
          },
          ({ line: one }, { line: other }) =>
            (numbersAgree(one, other) ||
              within5Percent(one.balance?.value ?? 0, other.balance?.value ?? 0)) &&
            !areSiblings(one, other, within5Percent) &&
            sameCompany(one.originalCreditor?.value ?? '', other.originalCreditor?.value ?? '') &&
            isOtherCompany(one, other),
        ),
      ),
    ({ line: one }, { line: other }) => ({
      fact: 'twice',
      evidence: { one: citeCollection(one), other: citeCollection(other) },
    }),
  ),

  D2: reportRule<OwedTwiceFacts>(
    {
      name: 'Creditor and collector both show the balance',
      condition:
        'A creditor, or a collector from which another one got the debt, shows a balance on a charged-off account or a collection, while another company’s collection with a name and a balance, in the same file or in another bureau’s, names that company as the original creditor. One of the collection’s amounts (its balance or its original amount) must be within a quarter of one of the creditor’s, because a creditor can have placed another debt.',
      confidence: 'medium',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: ['chargeOffs'],
    },
    ({ report }) => {
      const collections = groupByKey(report.accounts.filter(isCollectionAccount), ({ tradelines }) =>
        tradelines.flatMap(({ originalCreditor }) =>
          originalCreditor === null ? [] : [companyKey(originalCreditor.value)],
        ),
      );
      const debts = report.accounts.filter(
        (account) => isCollectionAccount(account) || /^[RIO]$/.test(account.type?.value.symbol ?? ''),
      );
      return debts.flatMap((account) =>
        account.tradelines
          .filter((line) => isChargedOffOrCollection(line) && owes(line))
          .flatMap((line) => {
            const named = collections(companyKey(line.creditorName?.value ?? ''));
            // A collector that names itself, or a second debt at the same one, is no debt that was passed on.
            const isPassedOn = (other: Tradeline) =>
              !isCollectionAccount(account) || isOtherCompany(line, other);
            const collected = named
              .flatMap((other) => collectedBy(line, other))
              .filter(isPassedOn)
              .slice(0, mostNamed);
            if (collected.length === 0) return [];
            const isSameFile = collected.some((other) => other.bureau === line.bureau);
            return [
              {
                subject: { kind: 'account', id: account.id } as const,
                fact: isSameFile ? ('sameFile' as const) : ('otherFile' as const),
                bureaus: [line.bureau],
                evidence: { balance: cite(line, 'balance'), collections: collected.map(citeCollector) },
              },
            ];
          }),
      );
    },
  ),

  D3: pairRule<Record<'within' | 'apart', { one: Listing; other: Listing }>>(
    {
      name: 'Listed twice by one bureau',
      condition:
        'One bureau has two lines of the same account, or lists two accounts with the same account number that were opened in the same month. Both have the same creditor, and neither their numbers, opening months, original amounts, kinds, responsibility, nor whether they were transferred differ (a remark left unread may say so). A masked number counts as the same only if more than eight characters of it are shown, because the first eight belong to the issuer.',
      confidence: 'medium',
      law: law.accuracy,
      recipient: 'bureau',
      topics: ['chargeOffs'],
    },
    (context) => [
      ...twoLines(context),
      ...twins(
        context,
        ({ line }) => line.dateOpened?.value.slice(0, 7) ?? null,
        ({ account, line: one }, { account: twin, line: other }) =>
          account.type?.value.symbol === twin.type?.value.symbol &&
          numbersAgree(one, other) &&
          canBeOneAccount(one, other),
      ),
    ],
    (one, other) => ({
      fact: one.account === other.account ? 'within' : 'apart',
      evidence: { one: citeListing(one.line), other: citeListing(other.line) },
    }),
  ),

  D4: pairRule<{
    sameMonths: { name: Evidence; successor: Evidence; amount: Evidence; months: readonly Evidence[] };
  }>(
    {
      name: 'Transferred loan counted twice',
      condition:
        'In one file, a mortgage or installment loan is marked as transferred; another of the same kind, detailed type, responsibility, and original amount, at another company and not itself transferred, was opened within 60 days of the day on which the first was opened, closed, or last active; and both show the same months after the first was closed or last active as adverse. A date of last activity within 60 days of the reporting date does not count.',
      confidence: 'high',
      law: law.accuracyOfBoth,
      recipient: 'both',
      topics: ['chargeOffs'],
    },
    (context) =>
      twins(
        context,
        ({ account, line }) =>
          line.highBalance === null ? null : `${account.type?.value.symbol ?? ''} ${line.highBalance.value}`,
        (one, other) =>
          isTransferred(one.line) &&
          !isTransferred(other.line) &&
          isOtherCompany(one.line, other.line) &&
          succeeds(one, other) &&
          sharedLates(one.line, other.line).length > 0,
      ),
    ({ line: one }, { line: other }) => ({
      fact: 'sameMonths',
      evidence: {
        name: cite(one, 'creditorName'),
        successor: cite(other, 'creditorName'),
        amount: cite(one, 'highBalance'),
        months: sharedLates(one, other),
      },
    }),
  ),
} satisfies Family;

/** A rule about two lines in one file. The finding belongs to the account of the first line. */
function pairRule<F extends Facts>(
  head: RuleHead,
  pairsOf: (context: Context) => readonly (readonly [Line, Line])[],
  prove: (one: Line, other: Line) => Proof<F>,
): Rule<F> {
  return reportRule(head, (context) =>
    pairsOf(context).map(([one, other]) => ({
      ...prove(one, other),
      bureaus: [one.line.bureau],
      subject: { kind: 'account', id: one.account.id },
    })),
  );
}

function linesOf(account: Account, bureau?: Bureau): readonly Line[] {
  return account.tradelines
    .filter((line) => bureau === undefined || line.bureau === bureau)
    .map((line) => ({ account, line }));
}

function owes(line: Tradeline): boolean {
  return (line.balance?.value ?? 0) > 0;
}

/**
 * Lines of two accounts in one bureau's file for which `same` is true; each pair is listed once from each side.
 * Lines can match only if they share a key, so a line without a key has no match.
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

/** Lines of one account at one bureau, each with the next few. */
function twoLines({ report }: Context): readonly (readonly [Line, Line])[] {
  return report.accounts.flatMap((account) =>
    bureaus.flatMap((bureau) =>
      linesOf(account, bureau).flatMap((one, index, all) =>
        firstOf(all.slice(index + 1, index + 1 + comparable), (other) =>
          canBeOneAccount(one.line, other.line),
        ).map((other) => [one, other] as const),
      ),
    ),
  );
}

/** The pairs without those that only their balances make alike, if one of the two is as much like two debts at one company. */
function withoutDoubt(pairs: readonly (readonly [Line, Line])[]): readonly (readonly [Line, Line])[] {
  const matches = Map.groupBy(pairs, ([one]) => one);
  const isLikeTwo = (one: Line, other: Line) =>
    (matches.get(one) ?? []).some(
      ([, second]) =>
        second !== other &&
        !isOtherCompany(second.line, other.line) &&
        !numbersAgree(second.line, other.line),
    );
  return pairs.filter(
    ([one, other]) => numbersAgree(one.line, other.line) || !(isLikeTwo(one, other) || isLikeTwo(other, one)),
  );
}

function numbersAgree(one: Tradeline, other: Tradeline): boolean {
  return sameWholeNumber(one.accountNumber?.value ?? '', other.accountNumber?.value ?? '');
}

const isOtherCompany = (one: Tradeline, other: Tradeline): boolean =>
  !mayBeSameCompany(one.creditorName?.value ?? '', other.creditorName?.value ?? '');

/** The collector's line in the same file, otherwise in another bureau's. */
function collectedBy(line: Tradeline, collection: Account): readonly Tradeline[] {
  const matching = collection.tradelines.filter(
    (other) =>
      other.originalCreditor !== null &&
      // A letter couldn't say which collection it is.
      other.creditorName !== null &&
      owes(other) &&
      haveLikeAmounts(line, other) &&
      sameCompany(other.originalCreditor.value, line.creditorName?.value ?? ''),
  );
  const own = matching.find((other) => other.bureau === line.bureau) ?? matching[0];
  return own === undefined ? [] : [own];
}

/** A debt grows by fees and interest and shrinks by payments, but another debt of the same client is another amount. */
function haveLikeAmounts(one: Tradeline, other: Tradeline): boolean {
  const amounts = ({ balance, highBalance }: Tradeline) =>
    [balance, highBalance].flatMap((amount) => (amount === null || amount.value === 0 ? [] : [amount.value]));
  return amounts(one).some((a) => amounts(other).some((b) => Math.abs(a - b) <= 0.25 * Math.max(a, b)));
}

function succeeds({ account: a, line: one }: Line, { account: b, line: other }: Line): boolean {
  const kind = a.type?.value.symbol ?? '';
  if (!/^[MI]$/.test(kind) || kind !== b.type?.value.symbol || areSiblings(one, other, Object.is))
    return false;
  if (one.highBalance === null || one.highBalance.value === 0 || other.dateOpened === null) return false;
  const opened = other.dateOpened.value;
  const starts = [one.dateOpened?.value, one.dateClosed?.value, transferredOn(one)];
  return starts.some((date) => date !== undefined && Math.abs(daysBetween(date, opened)) <= 60);
}

/** The day a transferred loan was closed or, failing that, last active. */
function transferredOn(line: Tradeline): IsoDate | undefined {
  return (line.dateClosed ?? (movesWithUpdates(line) ? null : line.dateAccountStatus))?.value;
}

/** Months after the transfer; a successor may show earlier ones, because it took over the history. */
function sharedLates(one: Tradeline, other: Tradeline): readonly Evidence[] {
  const since = transferredOn(one);
  if (since === undefined) return [];
  const bad = one.history.filter((month) => isAdverse(month) && month.month > monthOf(since));
  return other.history
    .filter((at) => bad.some((month) => month.month === at.month && month.status === at.status))
    .map((at) => citeMonth(other.bureau, at));
}

function citeCollection(line: Tradeline): Collection {
  return {
    name: cite(line, 'creditorName'),
    number: cite(line, 'accountNumber'),
    creditor: cite(line, 'originalCreditor'),
    balance: cite(line, 'balance'),
  };
}

function citeCollector(line: Tradeline): Collector {
  const { name, creditor, balance } = citeCollection(line);
  return { name, creditor, balance };
}

function citeListing(line: Tradeline): Listing {
  return {
    name: cite(line, 'creditorName'),
    number: cite(line, 'accountNumber'),
    opened: cite(line, 'dateOpened'),
  };
}
