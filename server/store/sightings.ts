import * as z from 'zod/mini';
import type { SightingKind } from '#contract/newerReports.ts';
import { ChangedField, ReportProposal } from '#contract/proposals.ts';
import { open, seal } from '#server/sealing/seal.ts';
import type { StoreContext } from './context.ts';
import { newId } from './ids.ts';
import { findProfileKey } from './profileKeys.ts';

/** What is different, in detail. */
const Content = z.object({
  name: ReportProposal.shape.name,
  because: ReportProposal.shape.because,
  fields: z.array(ChangedField),
  reAged: ReportProposal.shape.reAged,
  /** Fields that change every month, and say nothing new. */
  routine: z._default(z.array(ChangedField.shape.field), []),
});
export type SightingContent = z.infer<typeof Content>;

/** What the newest report shows about one item of one letter. */
export interface SightingRow {
  readonly letterId: string;
  /** The item's number in its letter; starts at 1. */
  readonly item: number;
  readonly kind: SightingKind;
  readonly isNotable: boolean;
  readonly isReAged: boolean;
  /** It is no longer shown, and its time in reports was over anyway. */
  readonly isAgedOff: boolean;
  /** Earlier reports of the client that showed the same. */
  readonly alsoIn: readonly string[];
  /** Those that showed the item, whatever its values, in a row until now. */
  readonly thereIn: readonly string[];
}

export interface NewSighting extends SightingRow {
  readonly content: SightingContent;
}

/** The report that shows something. */
export interface SightedIn {
  readonly id: string;
  /** Civil date. */
  readonly on: string;
  readonly rows: readonly SightingRow[];
}

/** Rows in one statement: the number of its parameters is limited. */
const rowsAtOnce = 200;

/** What a client's newest report shows about the items of their letters. */
export class Sightings {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** Replaces what an earlier report showed. Does nothing if the account has no such client. Lock the profile first. */
  async replace(
    accountId: string,
    profileId: string,
    reportId: string,
    sightings: readonly NewSighting[],
  ): Promise<void> {
    const { write } = this.#context.db;
    await write
      .deleteFrom('sighting')
      .where('account_id', '=', accountId)
      .where('profile_id', '=', profileId)
      .execute();
    const key = sightings.length === 0 ? null : await findProfileKey(this.#context, accountId, profileId);
    if (key === null) return;
    const values = sightings.map((sighting) => {
      const { letterId, item, kind, isNotable, isReAged, isAgedOff, alsoIn, thereIn, content } = sighting;
      const id = newId();
      return {
        id,
        account_id: accountId,
        profile_id: profileId,
        report_id: reportId,
        letter_id: letterId,
        item,
        kind,
        notable: isNotable ? 1 : 0,
        re_aged: isReAged ? 1 : 0,
        aged_off: isAgedOff ? 1 : 0,
        also_in: JSON.stringify(alsoIn),
        there_in: JSON.stringify(thereIn),
        sealed_content: seal(key, sealContext(accountId, id), JSON.stringify(Content.parse(content))),
      };
    });
    for (let from = 0; from < values.length; from += rowsAtOnce)
      await write
        .insertInto('sighting')
        .values(values.slice(from, from + rowsAtOnce))
        .execute();
  }

  /** Gives the items of a letter the numbers that they have now, by those that they had; the others are left out of it. */
  async renumber(
    accountId: string,
    profileId: string,
    letterId: string,
    numbers: ReadonlyMap<number, number>,
  ): Promise<void> {
    const all = await this.details(accountId, profileId);
    const sighted = await this.find(accountId, profileId);
    if (sighted === null || !all.some((row) => row.letterId === letterId)) return;
    const kept = all.flatMap((row) => {
      const item = row.letterId === letterId ? numbers.get(row.item) : row.item;
      return item === undefined ? [] : [{ ...row, item }];
    });
    await this.replace(accountId, profileId, sighted.id, kept);
  }

  /** Null if the newest report shows nothing about any letter. Opens nothing that is sealed. */
  async find(accountId: string, profileId: string): Promise<SightedIn | null> {
    const rows = await this.#select(accountId, profileId).execute();
    const [first] = rows;
    if (first === undefined) return null;
    return { id: first.reportId, on: dayOf(first), rows: rows.map(rowOf) };
  }

  /** The same, with what is different. */
  async details(accountId: string, profileId: string): Promise<NewSighting[]> {
    const rows = await this.#select(accountId, profileId)
      .select(['sighting.id', 'sighting.sealed_content'])
      .execute();
    const key = rows.length === 0 ? null : await findProfileKey(this.#context, accountId, profileId);
    if (key === null) return [];
    return rows.map((row) => ({
      ...rowOf(row),
      content: Content.parse(JSON.parse(open(key, sealContext(accountId, row.id), row.sealed_content))),
    }));
  }

  #select(accountId: string, profileId: string) {
    return this.#context.db.read
      .selectFrom('sighting')
      .innerJoin('report', 'report.id', 'sighting.report_id')
      .where('sighting.account_id', '=', accountId)
      .where('sighting.profile_id', '=', profileId)
      .orderBy('sighting.letter_id')
      .orderBy('sighting.item')
      .select([
        'sighting.report_id as reportId',
        'report.report_date as reportDate',
        'report.imported_at as importedAt',
        'sighting.letter_id as letterId',
        'sighting.item',
        'sighting.kind',
        'sighting.notable',
        'sighting.re_aged as reAged',
        'sighting.aged_off as agedOff',
        'sighting.also_in as alsoIn',
        'sighting.there_in as thereIn',
      ]);
  }
}

/** Reports without a date of their own were imported before one was given to them. */
const dayOf = ({
  reportDate,
  importedAt,
}: {
  readonly reportDate: string | null;
  readonly importedAt: string;
}): string => reportDate ?? importedAt.slice(0, 10);

interface Selected extends Pick<SightingRow, 'letterId' | 'item' | 'kind'> {
  readonly notable: number;
  readonly reAged: number;
  readonly agedOff: number;
  /** Lists in JSON. */
  readonly alsoIn: string;
  readonly thereIn: string;
}

const Reports = z.array(z.string());

const rowOf = ({
  letterId,
  item,
  kind,
  notable,
  reAged,
  agedOff,
  alsoIn,
  thereIn,
}: Selected): SightingRow => ({
  letterId,
  item,
  kind,
  isNotable: notable === 1,
  isReAged: reAged === 1,
  isAgedOff: agedOff === 1,
  alsoIn: Reports.parse(JSON.parse(alsoIn)),
  thereIn: Reports.parse(JSON.parse(thereIn)),
});

function sealContext(accountId: string, id: string) {
  return { account: accountId, table: 'sighting', column: 'sealed_content', row: id };
}
