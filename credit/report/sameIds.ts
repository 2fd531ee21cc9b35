/**
 * A report that is read again keeps the ids by which statements and letters name its entries. Lines are joined only where both
 * readings join them: what a client stated about one account is never said of another, and what stays apart is right either way.
 */
import { accountWithId } from './formats/reading/emptyTradeline.ts';
import type { Account, Report, Tradeline } from './model.ts';

interface Place {
  readonly bureau: string;
  readonly at: string;
}
interface Named extends Place {
  readonly id: string;
}

/** An earlier reading of the same document: its entries by their places, and which lines were one account. */
export interface EarlierReading {
  readonly accounts: readonly { readonly id: string; readonly tradelines: readonly Place[] }[];
  readonly inquiries: readonly Named[];
  readonly publicRecords: readonly Named[];
}

/** The report with the ids of an earlier reading; what that one didn't have gets numbers after its own. */
export function withEarlierIds(report: Report, earlier: EarlierReading): Report {
  return {
    ...report,
    accounts: regrouped(report.accounts, earlier.accounts),
    inquiries: named(report.inquiries, earlier.inquiries, 'inquiry'),
    publicRecords: named(report.publicRecords, earlier.publicRecords, 'public-record'),
  };
}

const placeOf = ({ bureau, at }: Place): string => `${bureau} ${at}`;

function newIds(kind: string, used: readonly { readonly id: string }[]): () => string {
  let last = used.reduce((most, { id }) => Math.max(most, Number(id.slice(kind.length + 1)) || 0), -1);
  return () => {
    last += 1;
    return `${kind}-${String(last)}`;
  };
}

function named<Entry extends Named>(
  entries: readonly Entry[],
  earlier: readonly Named[],
  kind: string,
): readonly Entry[] {
  const ids = new Map(earlier.map((entry) => [placeOf(entry), entry.id]));
  const newId = newIds(kind, earlier);
  return entries.map((entry) => ({ ...entry, id: ids.get(placeOf(entry)) ?? newId() }));
}

/** Lines that both readings have in one account. */
interface Part {
  readonly account: Account;
  readonly lines: readonly Tradeline[];
  /** Where the earlier reading has the first of them: in which of its accounts, and where there. */
  readonly before: { readonly place: number; readonly line: number } | null;
}

function regrouped(accounts: readonly Account[], earlier: EarlierReading['accounts']): readonly Account[] {
  const before = new Map(
    earlier.flatMap(({ tradelines }, place) =>
      tradelines.map((own, line) => [placeOf(own), { place, line }] as const),
    ),
  );
  const parts = accounts.flatMap((account): readonly Part[] => {
    const together = Map.groupBy(account.tradelines, (line) => before.get(placeOf(line))?.place ?? null);
    return [...together.values()].map((lines) => {
      const [first = null] = lines
        .flatMap((line) => before.get(placeOf(line)) ?? [])
        .toSorted((one, other) => one.line - other.line);
      return { account, lines, before: first };
    });
  });
  const newId = newIds('account', earlier);
  const taken = new Set<number>();
  // The part with the line that the earlier account was called by comes first, and keeps its id.
  return parts
    .toSorted((one, other) => rank(one, 'line') - rank(other, 'line'))
    .toSorted((one, other) => rank(one, 'place') - rank(other, 'place'))
    .map(({ account, lines, before: found }) => {
      const id = found === null || taken.has(found.place) ? undefined : earlier[found.place]?.id;
      if (found !== null) taken.add(found.place);
      return accountFrom(account, lines, id ?? newId());
    });
}

const rank = ({ before }: Part, by: 'place' | 'line'): number => before?.[by] ?? Number.MAX_SAFE_INTEGER;

function accountFrom(account: Account, lines: readonly Tradeline[], id: string): Account {
  const [first] = lines;
  return lines.length === account.tradelines.length || first === undefined
    ? { ...accountWithId(id, account.at, account.type, lines), creditor: account.creditor }
    : accountWithId(id, first.at, first.creditType ?? account.type, lines);
}
