import type { Basis } from '#contract/disputeEvents.ts';
import type { Activity, DisputeState } from '#contract/disputes.ts';
import type { WaitingReason } from '#contract/waitingReasons.ts';
import type { Mailing } from '#contract/mailing.ts';
import type { Destination } from '#contract/repair.ts';
import type { RequestState } from '#contract/requests.ts';
import type { Bureau } from '#contract/shapes.ts';
import type { Tally } from '#disputes/outcomes.ts';
import type { CountedAs } from '#disputes/units.ts';
import type { DisputeReason } from '#vocabulary/disputeReasons.ts';
import type { StoreContext } from './context.ts';
import { countTallies } from './disputeTallies.ts';
import { acrossAccounts } from './wall.ts';

/** Where one item of one letter stands, or one letter that asks for something else. Dates are civil. */
export interface DisputeRow {
  readonly sessionId: string;
  readonly letterId: string;
  /** The item's number in its letter; starts at 1. */
  readonly item: number;
  readonly recipientKind: Destination['kind'];
  readonly bureau: Bureau | null;
  readonly reasons: readonly DisputeReason[];
  readonly round: number;
  readonly state: DisputeState | RequestState;
  readonly waitsFor: WaitingReason | null;
  readonly nextOn: string | null;
  readonly mailedOn: string | null;
  readonly receivedOn: string | null;
  readonly basis: Basis | null;
  readonly dueOn: string | null;
  readonly askOn: string | null;
  readonly decidedOn: string | null;
  readonly printedOn: string | null;
  /** How figures count it; null if they don't, or if another letter of its round stands for the item. */
  readonly countedAs: CountedAs | null;
  /** From the receipt to the printed date, for an answer on the merits. */
  readonly days: number | null;
}

/** Where a client's disputes stand as a whole. */
export interface StandingRow {
  readonly nextOn: string | null;
  /** Disputes that wait for a person. */
  readonly waiting: number;
  readonly round: number;
  /** Letters to be mailed. */
  readonly notMailed: number;
  /** How many of these a print shop has the order for. */
  readonly ordered: number;
  /** The latest day on which a letter was mailed. */
  readonly lastMailedOn: string | null;
  /** Whether the mailing of some letters was never recorded. */
  readonly isMailingUnknown: boolean;
  /** The first day on which it changes although nothing happens. */
  readonly changesOn: string | null;
  readonly activity: Activity;
}

/** Where a client's letters are as a whole. */
export interface RoundRow {
  readonly round: number;
  readonly activity: Activity;
  /** The first day on which an answer is or was due that may still come; null if there is none. */
  readonly due: { readonly on: string; readonly isAssumed: boolean } | null;
}

/** A client whose disputes may stand elsewhere today than was saved. */
export interface Changing {
  readonly accountId: string;
  readonly profileId: string;
  readonly timeZone: string;
  /** Null if nothing was saved yet. */
  readonly changesOn: string | null;
}

/** Disputes that may still be answered: what is due for them is counted or asked about. */
const answerMayCome: ReadonlySet<DisputeRow['state']> = new Set([
  'investigating',
  'awaitingResult',
  'questionOpen',
]);

/** Of several answers due on the first day, one whose letter's receipt is recorded proves it. */
function firstDue(rows: readonly DisputeRow[]): RoundRow['due'] {
  const open = rows.filter(({ state, dueOn }) => answerMayCome.has(state) && dueOn !== null);
  const [on] = open.flatMap(({ dueOn }) => dueOn ?? []).toSorted();
  if (on === undefined) return null;
  return { on, isAssumed: open.every(({ dueOn, basis }) => dueOn !== on || basis === 'assumed') };
}

/** Rows in one statement: the number of its parameters is limited. */
const rowsAtOnce = 200;

/** Where disputes stand, as it follows from the events: for lists, figures, and what is due. Nothing here is sealed. */
export class Disputes {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** Replaces what was saved for a client. Lock the profile first. */
  async replace(
    accountId: string,
    profileId: string,
    rows: readonly DisputeRow[],
    standing: StandingRow,
  ): Promise<void> {
    const { write } = this.#context.db;
    const own = { account_id: accountId, profile_id: profileId };
    await write
      .deleteFrom('dispute')
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .execute();
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      const values = rows.slice(from, from + rowsAtOnce).map((row) => ({ ...own, ...columnsOf(row) }));
      await write.insertInto('dispute').values(values).execute();
    }
    const due = firstDue(rows);
    const saved = {
      next_on: standing.nextOn,
      waiting: standing.waiting,
      round: standing.round,
      not_mailed: standing.notMailed,
      ordered: standing.ordered,
      last_mailed_on: standing.lastMailedOn,
      mailing_unknown: standing.isMailingUnknown ? 1 : 0,
      due_on: due?.on ?? null,
      due_assumed: due?.isAssumed === true ? 1 : 0,
      changes_on: standing.changesOn,
      activity: standing.activity,
    };
    await write
      .insertInto('dispute_standing')
      .values({ ...own, ...saved })
      .onConflict((clash) => clash.column('profile_id').doUpdateSet(saved))
      .execute();
  }

  /** Saves with each set of a client's letters what was mailed of it. Lock the profile first. */
  async noteMailing(accountId: string, profileId: string, sets: ReadonlyMap<string, Mailing>): Promise<void> {
    for (const [id, { notMailed, ordered = 0, lastMailedOn }] of sets)
      await this.#context.db.write
        .updateTable('generation_session')
        .set({ not_mailed: notMailed, ordered, last_mailed_on: lastMailedOn })
        .where('account_id', '=', accountId)
        .where('profile_id', '=', profileId)
        .where('id', '=', id)
        .execute();
  }

  /** The round a client is in, and when the next answer is due; null if nothing was written or recorded. */
  async roundOf(accountId: string, profileId: string): Promise<RoundRow | null> {
    return (await this.roundsOf(accountId, [profileId])).get(profileId) ?? null;
  }

  /** The same for several clients, or for all, by their id; those of whom nothing was written or recorded are left out. */
  async roundsOf(
    accountId: string,
    profileIds: readonly string[] | null,
  ): Promise<ReadonlyMap<string, RoundRow>> {
    const rows = await this.#context.db.read
      .selectFrom('dispute_standing')
      .where('account_id', '=', accountId)
      .$if(profileIds !== null, (of) => of.where('profile_id', 'in', profileIds ?? []))
      .select(['profile_id as profileId', 'round', 'activity', 'due_on as dueOn', 'due_assumed as isAssumed'])
      .execute();
    return new Map(
      rows.map(({ profileId, round, activity, dueOn, isAssumed }) => [
        profileId,
        { round, activity, due: dueOn === null ? null : { on: dueOn, isAssumed: Boolean(isAssumed) } },
      ]),
    );
  }

  /**
   * Clients of all accounts for whom a day has come on which something changes, that day being reached anywhere in the
   * world, and clients with letters, or of whom something was recorded, for whom nothing was saved yet.
   */
  async changing(latestToday: string): Promise<Changing[]> {
    const { read } = this.#context.db;
    return acrossAccounts('housekeeping', async () => {
      const due = await read
        .selectFrom('dispute_standing')
        .innerJoin('account', 'account.id', 'dispute_standing.account_id')
        .where('changes_on', '<=', latestToday)
        .orderBy('profile_id')
        .select([
          'account.id as accountId',
          'profile_id as profileId',
          'account.time_zone as timeZone',
          'changes_on as changesOn',
        ])
        .execute();
      const missing = await read
        .selectFrom('profile')
        .innerJoin('account', 'account.id', 'profile.account_id')
        .leftJoin('dispute_standing', 'dispute_standing.profile_id', 'profile.id')
        .where((row) =>
          row.or([
            row('profile.latest_session_id', 'is not', null),
            row.exists(
              row
                .selectFrom('dispute_event')
                .whereRef('dispute_event.account_id', '=', 'profile.account_id')
                .whereRef('dispute_event.profile_id', '=', 'profile.id')
                .select('dispute_event.id'),
            ),
          ]),
        )
        .where('dispute_standing.profile_id', 'is', null)
        .orderBy('profile.id')
        .select([
          'account.id as accountId',
          'profile.id as profileId',
          'account.time_zone as timeZone',
          'dispute_standing.changes_on as changesOn',
        ])
        .execute();
      return [...due, ...missing];
    });
  }

  /**
   * Everything that figures count, added up: what was decided since a day, and what was never decided. A null day means
   * any time.
   */
  tallies(accountId: string, since: string | null): Promise<Tally[]> {
    return countTallies(this.#context, accountId, since);
  }
}

const columnsOf = (row: DisputeRow) => ({
  session_id: row.sessionId,
  letter_id: row.letterId,
  item: row.item,
  recipient_kind: row.recipientKind,
  bureau: row.bureau,
  rules: JSON.stringify(row.reasons),
  round: row.round,
  state: row.state,
  waits_for: row.waitsFor,
  next_on: row.nextOn,
  mailed_on: row.mailedOn,
  received_on: row.receivedOn,
  basis: row.basis,
  due_on: row.dueOn,
  ask_on: row.askOn,
  decided_on: row.decidedOn,
  printed_on: row.printedOn,
  counted_as: row.countedAs,
  days: row.days,
});
