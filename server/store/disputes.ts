import type { Basis } from '#contract/disputeEvents.ts';
import type { Activity, DisputeState, WaitingReason } from '#contract/disputes.ts';
import type { Mailing } from '#contract/mailing.ts';
import type { Destination } from '#contract/repair.ts';
import type { RequestState } from '#contract/requests.ts';
import type { Bureau } from '#contract/shapes.ts';
import type { Tally } from '#disputes/outcomes.ts';
import type { CountedAs } from '#disputes/units.ts';
import { isRuleId, type RuleId } from '#vocabulary/findings.ts';
import type { StoreContext } from './context.ts';
import { displayName } from './names.ts';
import type { Tables } from './tables.ts';
import { acrossAccounts } from './wall.ts';

/** Where one item of one letter stands, or one letter that asks for something else. Dates are civil. */
export interface DisputeRow {
  readonly sessionId: string;
  readonly letterId: string;
  /** The item's number in its letter; starts at 1. */
  readonly item: number;
  readonly recipientKind: Destination['kind'];
  readonly bureau: Bureau | null;
  readonly rules: readonly string[];
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
  /** The latest day on which a letter was mailed. */
  readonly lastMailedOn: string | null;
  /** Whether the mailing of some letters was never recorded. */
  readonly isMailingUnknown: boolean;
  /** The first day on which it changes although nothing happens. */
  readonly changesOn: string | null;
  readonly activity: Activity;
}

/** What waits for one client for one reason. */
export interface WorkRow {
  readonly profileId: string;
  readonly profileName: string;
  /** The bureau, if it is the only recipient; null also for furnishers. */
  readonly recipient: Bureau | null;
  /** The letter, if it is the only one. */
  readonly letter: string | null;
  readonly count: number;
  readonly on: string | null;
  /** Whether the day counts from a receipt that is only assumed. */
  readonly isAssumed: boolean;
}

/** Letters that wait for an answer, to be listed. */
interface Running {
  /** The last day on which an answer may be due; null for any day, and for letters that are still in the mail. */
  readonly until: string | null;
  /** One row for each client, or one for each bureau and one for all furnishers. */
  readonly by: 'client' | 'bureau';
}

/** A client whose disputes may stand elsewhere today than was saved. */
export interface Changing {
  readonly accountId: string;
  readonly profileId: string;
  readonly timeZone: string;
  /** Null if nothing was saved yet. */
  readonly changesOn: string | null;
}

const inMail: DisputeRow['state'][] = ['onItsWay'];
/** What may still be answered in time: disputes, and requests. */
const answerable: DisputeRow['state'][] = ['investigating', 'awaitingResult', 'received', 'awaitingAnswer'];

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
    const saved = {
      next_on: standing.nextOn,
      waiting: standing.waiting,
      round: standing.round,
      not_mailed: standing.notMailed,
      last_mailed_on: standing.lastMailedOn,
      mailing_unknown: standing.isMailingUnknown ? 1 : 0,
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
    for (const [id, { notMailed, lastMailedOn }] of sets)
      await this.#context.db.write
        .updateTable('generation_session')
        .set({ not_mailed: notMailed, last_mailed_on: lastMailedOn })
        .where('account_id', '=', accountId)
        .where('profile_id', '=', profileId)
        .where('id', '=', id)
        .execute();
  }

  /**
   * Clients of all accounts for whom a day has come on which something changes, that day being reached anywhere in the
   * world, and clients with letters for whom nothing was saved yet.
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
        .where('profile.latest_session_id', 'is not', null)
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

  /** What waits for a person, by client and reason. */
  async waiting(accountId: string): Promise<(WorkRow & { readonly reason: WaitingReason })[]> {
    const rows = await this.#active(accountId)
      .where('dispute.waits_for', 'is not', null)
      .groupBy(['profile.id', 'dispute.waits_for'])
      .select(({ fn }) => [
        'dispute.waits_for as reason',
        fn.countAll<number>().as('count'),
        fn.min('dispute.next_on').as('on'),
      ])
      .execute();
    return rows.flatMap(({ reason, ...row }) => (reason === null ? [] : [{ ...workOf(row), reason }]));
  }

  /** Letters whose answer is due, and for which nobody is asked anything yet. Those in the mail have no day. */
  async running(accountId: string, { until, by }: Running): Promise<WorkRow[]> {
    const rows = await this.#active(accountId)
      .where('dispute.waits_for', 'is', null)
      .$if(until !== null, (rows) => rows.where('dispute.due_on', '<=', until))
      .where('dispute.state', 'in', [...(until === null ? inMail : []), ...answerable])
      .where((row) => row.or([row('dispute.due_on', 'is not', null), row('dispute.state', 'in', inMail)]))
      .groupBy(by === 'client' ? ['profile.id'] : ['profile.id', 'dispute.bureau'])
      .select(({ fn }) => [
        fn.count<number>('dispute.letter_id').distinct().as('count'),
        fn.min('dispute.due_on').as('on'),
      ])
      .execute();
    return rows.map(workOf);
  }

  /**
   * Everything that figures count, added up: what was decided since a day, and what was never decided. A null day means
   * any time.
   */
  async tallies(accountId: string, since: string | null): Promise<Tally[]> {
    // Grouped and selected exactly by the columns of the index `dispute_counted`, so that no row is read or sorted.
    const alike = ['recipient_kind', 'bureau', 'rules', 'counted_as', 'basis', 'days'] as const;
    const rows = await this.#context.db.read
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
    const rulesOf = rulesReader();
    return rows.flatMap((row) => tallyOf(row, rulesOf) ?? []);
  }

  /** Letters that are not answered, by client and by the day on which that is due or asked about. */
  async dueDays(accountId: string): Promise<(Omit<WorkRow, 'on'> & { kind: 'due' | 'ask'; on: string })[]> {
    const onDay = async (kind: 'due' | 'ask', column: 'dispute.due_on' | 'dispute.ask_on') => {
      const rows = await this.#active(accountId)
        .where('dispute.state', 'in', ['investigating', 'awaitingResult', 'questionOpen'])
        .where(column, 'is not', null)
        .groupBy(['profile.id', column])
        .select(({ fn }) => [
          fn.count<number>('dispute.letter_id').distinct().as('count'),
          fn.min(column).as('on'),
        ])
        .execute();
      return rows.flatMap((row) =>
        row.on === null ? [] : [{ ...workOf({ ...row, on: row.on }), kind, on: row.on }],
      );
    };
    const [due, ask] = await Promise.all([onDay('due', 'dispute.due_on'), onDay('ask', 'dispute.ask_on')]);
    return [...due, ...ask];
  }

  /** Letters that are to be mailed. */
  async notMailed(accountId: string): Promise<WorkRow[]> {
    const rows = await this.#context.db.read
      .selectFrom('dispute_standing')
      .innerJoin('profile', 'profile.id', 'dispute_standing.profile_id')
      .where('dispute_standing.account_id', '=', accountId)
      .where('dispute_standing.not_mailed', '>', 0)
      .where('dispute_standing.activity', '=', 'active')
      .select([...nameColumns, 'dispute_standing.not_mailed as count'])
      .execute();
    return rows.map((row) => ({
      profileId: row.profileId,
      profileName: displayName(row),
      recipient: null,
      letter: null,
      count: row.count,
      on: null,
      isAssumed: false,
    }));
  }

  /** Disputes of clients for whom work is in progress, to be grouped by client. */
  #active(accountId: string) {
    return this.#context.db.read
      .selectFrom('dispute')
      .innerJoin('profile', 'profile.id', 'dispute.profile_id')
      .innerJoin('dispute_standing', 'dispute_standing.profile_id', 'dispute.profile_id')
      .where('dispute.account_id', '=', accountId)
      .where('dispute_standing.activity', '=', 'active')
      .select((row) => [
        ...nameColumns,
        row.fn.min('dispute.letter_id').as('firstLetter'),
        row.fn.max('dispute.letter_id').as('lastLetter'),
        row.fn.max(row.case().when('dispute.basis', '=', 'assumed').then(1).else(0).end()).as('assumed'),
        row.fn.min('dispute.bureau').as('firstBureau'),
        row.fn.max('dispute.bureau').as('lastBureau'),
        row.fn.min('dispute.recipient_kind').as('firstKind'),
        row.fn.max('dispute.recipient_kind').as('lastKind'),
      ]);
  }
}

const nameColumns = [
  'profile.id as profileId',
  'profile.profile_name as profileName',
  'profile.first_name as firstName',
  'profile.last_name as lastName',
  'profile.mail',
] as const;

type Grouped = Parameters<typeof displayName>[0] & {
  readonly profileId: string;
  readonly firstLetter: string;
  readonly lastLetter: string;
  /** 1 if any of them is. */
  readonly assumed: number;
  readonly firstBureau: Bureau | null;
  readonly lastBureau: Bureau | null;
  readonly firstKind: Destination['kind'];
  readonly lastKind: Destination['kind'];
  readonly count: number;
  readonly on: string | null;
};

function workOf(row: Grouped): WorkRow {
  const isOne = row.firstKind === row.lastKind && row.firstBureau === row.lastBureau;
  return {
    profileId: row.profileId,
    profileName: displayName(row),
    recipient: isOne ? row.firstBureau : null,
    letter: row.firstLetter === row.lastLetter ? row.firstLetter : null,
    count: row.count,
    on: row.on,
    isAssumed: row.assumed === 1,
  };
}

type Alike = Pick<
  Tables['dispute'],
  'recipient_kind' | 'bureau' | 'rules' | 'counted_as' | 'basis' | 'days'
> & { readonly count: number };

/** Reads lists of rules, of which thousands of rows share a few hundred. */
function rulesReader(): (stored: string) => readonly RuleId[] {
  const read = new Map<string, readonly RuleId[]>();
  return (stored) => {
    const rules = read.get(stored) ?? (JSON.parse(stored) as readonly string[]).filter(isRuleId);
    read.set(stored, rules);
    return rules;
  };
}

function tallyOf(row: Alike, rulesOf: (stored: string) => readonly RuleId[]): Tally | null {
  if (row.counted_as === null) return null;
  return {
    recipients: row.recipient_kind,
    bureau: row.bureau,
    rules: rulesOf(row.rules),
    as: row.counted_as,
    days: row.days,
    isAssumed: row.basis === 'assumed',
    count: row.count,
  };
}

const columnsOf = (row: DisputeRow) => ({
  session_id: row.sessionId,
  letter_id: row.letterId,
  item: row.item,
  recipient_kind: row.recipientKind,
  bureau: row.bureau,
  rules: JSON.stringify(row.rules),
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
