import { offersOf } from '#disputes/offers.ts';
import { standingOf } from '#disputes/standing.ts';
import { loadFacts } from '#server/disputes/facts.ts';
import type { Session } from '#server/identity/session.ts';
import { withdrawnPoints } from '#server/disputes/statements.ts';
import type { Repositories } from '#server/store/store.ts';
import { civilDateIn } from '#server/today.ts';

/** Whose disputes, and in which time zone. */
export interface OfClient {
  readonly session: Pick<Session, 'accountId' | 'timeZone'>;
  readonly profileId: string;
}

/** Where a client's disputes stand, and what is offered now, whatever the client denies by now. */
export async function offered(
  from: Pick<Repositories, 'writtenLetters' | 'disputeEvents' | 'sightings' | 'reports' | 'confirmations'>,
  { session: { accountId, timeZone }, profileId }: OfClient,
  today: string,
) {
  const { facts, contents, stored } = await loadFacts(from, { accountId, profileId, today });
  const standing = standingOf(facts);
  const statements = await from.confirmations.ofClient(accountId, profileId);
  const withdrawn = withdrawnPoints(contents, statements, timeZone);
  const dayOf = (instant: string) => civilDateIn(timeZone, instant);
  return {
    facts,
    contents,
    stored,
    standing,
    withdrawn,
    dayOf,
    offers: offersOf(standing, facts.events, withdrawn, dayOf),
  };
}
