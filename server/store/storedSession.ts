import type { KeyObject } from 'node:crypto';
import type { Mailing } from '#contract/mailing.ts';
import type { WithdrawnStatement } from '#contract/repair.ts';
import { open } from '#server/sealing/seal.ts';
import type { StoreContext } from './context.ts';
import { displayName } from './names.ts';
import type { SetKind } from './sessionRecording.ts';
import { choiceContext, SessionChoice, Withdrawn, withdrawnContext } from './sessionSeals.ts';

/** A finished set of letters. */
export interface StoredSession {
  readonly id: string;
  readonly profileId: string;
  /** The current name. */
  readonly profileName: string;
  readonly reportId: string;
  readonly reportName: string;
  readonly kind: SetKind;
  readonly choice: unknown;
  /** Each recipient once, in the order of the letters. */
  readonly destinationNames: readonly string[];
  readonly letterCount: number;
  readonly printVariantId: string;
  readonly createdAt: string;
  readonly mailedAt: string | null;
  /** What is recorded about their mailing. */
  readonly mailing: Mailing;
  /** The highest round of its disputes; null if it disputes nothing, or if nothing was derived from it yet. */
  readonly round: number | null;
  /** What the letters state and later rules no longer do. */
  readonly withdrawn: readonly WithdrawnStatement[];
  /** The set that was written instead; null if none was. */
  readonly rewrittenAs: string | null;
}

/** An account's sets, each with what is derived from its disputes, and its profile's wrapped key. */
export function selectSessions({ db }: StoreContext, accountId: string) {
  return db.read
    .selectFrom('generation_session')
    .innerJoin('profile', 'profile.id', 'generation_session.profile_id')
    .leftJoin('redress_keys.profile_key as profile_key', 'profile_key.profile_id', 'profile.id')
    .innerJoin('report', 'report.id', 'generation_session.report_id')
    .where('generation_session.account_id', '=', accountId)
    .select((set) => [
      set
        .selectFrom('dispute')
        .whereRef('dispute.account_id', '=', 'generation_session.account_id')
        .whereRef('dispute.profile_id', '=', 'generation_session.profile_id')
        .whereRef('dispute.session_id', '=', 'generation_session.id')
        // A request is no round.
        .where('dispute.round', '>', 0)
        .select(({ fn }) => fn.max('dispute.round').as('round'))
        .as('round'),
      set
        .selectFrom('dispute')
        .whereRef('dispute.account_id', '=', 'generation_session.account_id')
        .whereRef('dispute.profile_id', '=', 'generation_session.profile_id')
        .whereRef('dispute.session_id', '=', 'generation_session.id')
        .select(({ fn }) => fn.min('dispute.mailed_on').as('firstMailedOn'))
        .as('firstMailedOn'),
      'generation_session.id',
      'generation_session.profile_id as profileId',
      'generation_session.report_id as reportId',
      'generation_session.kind',
      'generation_session.next_steps',
      'generation_session.sealed_choice',
      'generation_session.letter_count as letterCount',
      'generation_session.print_variant_id as printVariantId',
      'generation_session.created_at as createdAt',
      'generation_session.mailed_at as mailedAt',
      'generation_session.not_mailed as notMailed',
      'generation_session.ordered',
      'generation_session.last_mailed_on as lastMailedOn',
      'generation_session.mailing_unknown as mailingUnknown',
      'generation_session.sealed_withdrawn',
      'generation_session.rewritten_as as rewrittenAs',
      'profile.profile_name as profileName',
      'profile.first_name as firstName',
      'profile.last_name as lastName',
      'profile.mail',
      'profile_key.wrapped_key',
      'report.name as reportName',
    ]);
}

/** The same, newest first. */
export const selectNewest = (context: StoreContext, accountId: string) =>
  selectSessions(context, accountId)
    .orderBy('generation_session.created_at', 'desc')
    .orderBy('generation_session.id', 'desc');

export type SessionRow = Awaited<ReturnType<ReturnType<typeof selectSessions>['execute']>>[number];

/** Opens a row with its profile's key. */
export function sessionOf(accountId: string, key: KeyObject, row: SessionRow): StoredSession {
  const clear = open(key, choiceContext(accountId, row.id), row.sealed_choice);
  const { choice, destinationNames } = SessionChoice.parse(JSON.parse(clear));
  return {
    id: row.id,
    profileId: row.profileId,
    profileName: displayName(row),
    reportId: row.reportId,
    reportName: row.reportName,
    kind: row.next_steps === 1 ? 'next' : row.kind,
    choice,
    destinationNames,
    letterCount: row.letterCount,
    printVariantId: row.printVariantId,
    createdAt: row.createdAt,
    mailedAt: row.mailedAt,
    mailing: {
      notMailed: row.notMailed,
      ...(row.ordered > 0 && { ordered: row.ordered }),
      lastMailedOn: row.lastMailedOn,
      ...(row.firstMailedOn !== null &&
        row.firstMailedOn !== row.lastMailedOn && { firstMailedOn: row.firstMailedOn }),
      isUnknown: row.mailingUnknown === 1 && row.lastMailedOn === null,
    },
    round: row.round,
    withdrawn: withdrawnOf(accountId, key, row),
    rewrittenAs: row.rewrittenAs,
  };
}

function withdrawnOf(
  accountId: string,
  key: KeyObject,
  { id, sealed_withdrawn: sealed }: SessionRow,
): readonly WithdrawnStatement[] {
  if (sealed === null) return [];
  return Withdrawn.parse(JSON.parse(open(key, withdrawnContext(accountId, id), sealed)));
}
