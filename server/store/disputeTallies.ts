import type { Tally } from '#disputes/outcomes.ts';
import { type DisputeReason, isDisputeReason } from '#vocabulary/disputeReasons.ts';
import type { StoreContext } from './context.ts';
import type { Tables } from './tables.ts';

type Alike = Pick<
  Tables['dispute'],
  'recipient_kind' | 'bureau' | 'rules' | 'counted_as' | 'basis' | 'days'
> & { readonly count: number };

/** Reads lists of reasons, of which thousands of rows share a few hundred. */
function reasonsReader(): (stored: string) => readonly DisputeReason[] {
  const read = new Map<string, readonly DisputeReason[]>();
  return (stored) => {
    const reasons = read.get(stored) ?? (JSON.parse(stored) as readonly string[]).filter(isDisputeReason);
    read.set(stored, reasons);
    return reasons;
  };
}

function tallyOf(row: Alike, reasonsOf: (stored: string) => readonly DisputeReason[]): Tally | null {
  if (row.counted_as === null) return null;
  return {
    recipients: row.recipient_kind,
    bureau: row.bureau,
    reasons: reasonsOf(row.rules),
    as: row.counted_as,
    days: row.days,
    isAssumed: row.basis === 'assumed',
    count: row.count,
  };
}

/** Everything of an account that figures count, added up: what was decided since a day, and what was never decided. */
export async function countTallies(
  { db }: StoreContext,
  accountId: string,
  since: string | null,
): Promise<Tally[]> {
  // Grouped and selected exactly by the columns of the index `dispute_counted`, so that no row is read or sorted.
  const alike = ['recipient_kind', 'bureau', 'rules', 'counted_as', 'basis', 'days'] as const;
  const rows = await db.read
    .selectFrom('dispute')
    .where('account_id', '=', accountId)
    .where('counted_as', 'is not', null)
    .$if(since !== null, (query) =>
      query.where((row) =>
        row.or([row('counted_as', 'in', ['open', 'unanswered']), row('decided_on', '>=', since)]),
      ),
    )
    .groupBy(alike)
    .select(({ fn }) => [...alike, fn.countAll<number>().as('count')])
    .execute();
  const reasonsOf = reasonsReader();
  return rows.flatMap((row) => tallyOf(row, reasonsOf) ?? []);
}
