import { sql } from 'kysely';
import type { Bureau } from '#contract/shapes.ts';
import type { Destination } from '#contract/repair.ts';
import type { Work, WorkKind } from '#disputes/work.ts';
import type { StoreContext } from './context.ts';
import { displayName } from './names.ts';

/** What waits for one client for one reason. */
export interface WorkRow {
  readonly profileId: string;
  readonly profileName: string;
  /** The bureau, if it is the only recipient; null also for furnishers. */
  readonly recipient: Bureau | null;
  /** The letter, if it is the only one. */
  readonly letter: string | null;
  readonly count: number;
  /** The first day. */
  readonly on: string | null;
  /** Whether the day counts from a receipt that is only assumed. */
  readonly isAssumed: boolean;
}

export interface KindOfWork extends WorkRow {
  readonly kind: WorkKind;
  /** Whether a person signed in to the client's own page. */
  readonly hasPage: boolean;
  /** Whether there is a copy of the client's identification. */
  readonly hasIdentification: boolean;
}

/** What is listed; the other kinds are days of the calendar. */
const listed: readonly WorkKind[] = [
  'returned',
  'askWhetherAnythingCame',
  'askAboutDelivery',
  'decideRefused',
  'identityRefused',
  'decideVerified',
  'decidePartlyCorrected',
  'decideUnanswered',
  'decideReappeared',
  'askAboutNotice',
  'sendWhatIsNeeded',
  'decideProposal',
  'notMailed',
  'ordered',
  'notApproved',
  'changeAsked',
  'clientMails',
  'toCorrect',
];

/** Letters that wait for an answer, to be listed. */
interface Running {
  /** The last day on which an answer may be due; null for any day, and for letters that are still in the mail. */
  readonly until: string | null;
  /** One row for each client, or one for each bureau and one for all furnishers. */
  readonly by: 'client' | 'bureau';
  /** Of some clients; absent: of all. */
  readonly profileIds?: readonly string[] | undefined;
}

/** Days of the calendar, both included. */
interface Days {
  readonly first: string;
  readonly last: string;
}

const calendarKinds = { dueDay: 'due', askDay: 'ask' } as const;
const calendar = ['dueDay', 'askDay'] as const;

/** Rows in one statement: the number of its parameters is limited. */
const rowsAtOnce = 200;

/** What waits or is due, as it follows from the events. Nothing here is sealed. */
export class WorkDue {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** Replaces what was saved for a client. Lock the profile first. */
  async replace(accountId: string, profileId: string, work: readonly Work[]): Promise<void> {
    const { write } = this.#context.db;
    await write
      .deleteFrom('work')
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .execute();
    const rows = work.map(({ letter, kind, on, count, isAssumed }, index) => ({
      account_id: accountId,
      profile_id: profileId,
      number: index + 1,
      kind,
      on_day: on,
      letter_id: letter.id,
      recipient_kind: letter.recipient.kind,
      bureau: letter.recipient.kind === 'bureau' ? (letter.recipient.id as Bureau) : null,
      count,
      assumed: isAssumed ? 1 : 0,
    }));
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await write
        .insertInto('work')
        .values(rows.slice(from, from + rowsAtOnce))
        .execute();
  }

  /** What waits for a person, by client and reason: for some clients, or for all. */
  async waiting(accountId: string, profileIds?: readonly string[]): Promise<KindOfWork[]> {
    const rows = await this.#grouped(accountId, profileIds)
      .where('work.kind', 'in', listed)
      .groupBy(['profile.id', 'work.kind'])
      .select((row) => [
        'work.kind',
        row
          .exists(
            row
              .selectFrom('client_link')
              .whereRef('client_link.profile_id', '=', 'profile.id')
              .where('bound_at', 'is not', null)
              .select('client_link.profile_id'),
          )
          .as('hasPage'),
        row
          .exists(
            row
              .selectFrom('document')
              .whereRef('document.profile_id', '=', 'profile.id')
              .where('document.kind', '=', 'idOrDriverLicense')
              .select('document.id'),
          )
          .as('hasIdentification'),
      ])
      .execute();
    return rows.map(({ kind, hasPage, hasIdentification, ...row }) => ({
      ...workOf(row),
      kind,
      hasPage: Boolean(hasPage),
      hasIdentification: Boolean(hasIdentification),
    }));
  }

  /** Letters whose answer is due, and for which nobody is asked anything yet. Those in the mail have no day. */
  async running(accountId: string, { until, by, profileIds }: Running): Promise<WorkRow[]> {
    const rows = await this.#grouped(accountId, profileIds)
      .$if(until !== null, (of) => of.where('work.kind', '=', 'due').where('work.on_day', '<=', until))
      .$if(until === null, (of) => of.where('work.kind', 'in', ['due', 'inMail']))
      .groupBy(by === 'client' ? ['profile.id'] : ['profile.id', 'work.bureau'])
      .execute();
    return rows.map(workOf);
  }

  /** For how many clients each day brings something. */
  async days(
    accountId: string,
    { first, last }: Days,
  ): Promise<{ on: string; kind: 'due' | 'ask'; clients: number }[]> {
    const rows = await this.#context.db.read
      .selectFrom('work')
      .where('account_id', '=', accountId)
      .where('kind', 'in', calendar)
      .where('on_day', '>=', first)
      .where('on_day', '<=', last)
      .groupBy(['on_day', 'kind'])
      .orderBy('on_day')
      .orderBy('kind', 'desc')
      .select(({ fn }) => ['on_day as on', 'kind', fn.count<number>('profile_id').distinct().as('clients')])
      .execute();
    return rows.flatMap(({ on, kind, clients }) =>
      on === null || !isCalendarKind(kind) ? [] : [{ on, kind: calendarKinds[kind], clients }],
    );
  }

  /** What one day brings, by client. */
  async ofDay(accountId: string, day: string): Promise<(WorkRow & { readonly kind: 'due' | 'ask' })[]> {
    const rows = await this.#grouped(accountId)
      .where('work.kind', 'in', calendar)
      .where('work.on_day', '=', day)
      .groupBy(['profile.id', 'work.kind'])
      .select('work.kind')
      .execute();
    return rows.flatMap(({ kind, ...row }) =>
      isCalendarKind(kind) ? [{ ...workOf(row), kind: calendarKinds[kind] }] : [],
    );
  }

  /** Links that clients were sent and have not opened, and clients who opened theirs and have not completed their information. */
  async invited(
    accountId: string,
    profileIds?: readonly string[],
  ): Promise<(WorkRow & { readonly isOpened: boolean })[]> {
    const rows = await this.#context.db.read
      .selectFrom('client_link')
      .innerJoin('profile', 'profile.id', 'client_link.profile_id')
      .leftJoin('dispute_standing', 'dispute_standing.profile_id', 'profile.id')
      .where('client_link.account_id', '=', accountId)
      .$if(profileIds !== undefined, (of) => of.where('client_link.profile_id', 'in', profileIds ?? []))
      .where((row) =>
        row.or([
          row.and([row('bound_at', 'is', null), row('expires_at', '>', this.#context.now())]),
          row.and([
            row('bound_at', 'is not', null),
            row.not(
              row.exists(
                row
                  .selectFrom('client_event')
                  .whereRef('client_event.profile_id', '=', 'profile.id')
                  .where('client_event.kind', '=', 'profileCompleted')
                  .select('client_event.id'),
              ),
            ),
          ]),
        ]),
      )
      .where((row) =>
        row.or([
          row('dispute_standing.activity', 'is', null),
          row('dispute_standing.activity', '=', 'active'),
        ]),
      )
      .select([...nameColumns, 'client_link.created_at as sentAt', 'client_link.bound_at as openedAt'])
      .execute();
    return rows.map(({ sentAt, openedAt, profileId, ...names }) => ({
      profileId,
      profileName: displayName(names),
      recipient: null,
      letter: null,
      count: 1,
      on: openedAt ?? sentAt,
      isAssumed: false,
      isOpened: openedAt !== null,
    }));
  }

  /** Letters that left and have no deadline to be answered, since they were mailed. */
  async withoutDeadline(accountId: string, { by, profileIds }: Omit<Running, 'until'>): Promise<WorkRow[]> {
    const rows = await this.#grouped(accountId, profileIds)
      .where('work.kind', '=', 'noDeadline')
      .groupBy(by === 'client' ? ['profile.id'] : ['profile.id', 'work.bureau'])
      .execute();
    return rows.map(workOf);
  }

  #grouped(accountId: string, profileIds?: readonly string[]) {
    return this.#context.db.read
      .selectFrom('work')
      .innerJoin('profile', 'profile.id', 'work.profile_id')
      .where('work.account_id', '=', accountId)
      .$if(profileIds !== undefined, (of) => of.where('work.profile_id', 'in', profileIds ?? []))
      .select((row) => [
        ...nameColumns,
        row.fn.min('work.letter_id').as('firstLetter'),
        row.fn.max('work.letter_id').as('lastLetter'),
        // Of several letters with the same day, one whose receipt is recorded proves it: 0 comes first.
        sql<string | null>`min(${row.ref('work.on_day')} || ${row.ref('work.assumed')})`.as('dayAndAssumed'),
        row.fn.min('work.bureau').as('firstBureau'),
        row.fn.max('work.bureau').as('lastBureau'),
        row.fn.min('work.recipient_kind').as('firstKind'),
        row.fn.max('work.recipient_kind').as('lastKind'),
        row.fn.sum<number | string>('work.count').as('count'),
      ]);
  }
}

const isCalendarKind = (kind: WorkKind): kind is keyof typeof calendarKinds => kind in calendarKinds;

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
  /** The first day, and in the same text whether it is assumed, 1 or 0. Null if no day is known. */
  readonly dayAndAssumed: string | null;
  readonly firstBureau: Bureau | null;
  readonly lastBureau: Bureau | null;
  readonly firstKind: Destination['kind'];
  readonly lastKind: Destination['kind'];
  /** PostgreSQL's sums are text. */
  readonly count: number | string;
};

function workOf(row: Grouped): WorkRow {
  const isOne = row.firstKind === row.lastKind && row.firstBureau === row.lastBureau;
  return {
    profileId: row.profileId,
    profileName: displayName(row),
    recipient: isOne ? row.firstBureau : null,
    letter: row.firstLetter === row.lastLetter ? row.firstLetter : null,
    count: Number(row.count),
    on: row.dayAndAssumed?.slice(0, -1) ?? null,
    isAssumed: row.dayAndAssumed?.endsWith('1') === true,
  };
}
