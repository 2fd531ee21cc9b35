import { contradicted } from '#contract/contradiction.ts';
import { CallError } from '#contract/failures.ts';
import type { Confirmation as Recorded } from '#contract/grounds.ts';
import { confirmationsIn, type Confirmation } from '#credit/letters/confirmed.ts';
import type { Letter } from '#credit/letters/letter.ts';
import { planLetters, type Choice } from '#credit/letters/planLetters.ts';
import type { ItemStatement } from '#credit/letters/stated.ts';
import { consumerFromProfile } from '#server/profiles/profileConsumer.ts';
import type { Session } from '#server/identity/session.ts';
import { loadEarlier } from '#server/imports/earlierReport.ts';
import { loadReport } from '#server/imports/reportModel.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { civilDateIn, todayIn } from '#server/today.ts';

/** Which letters are requested. */
export interface Plan {
  readonly session: Pick<Session, 'accountId' | 'timeZone'>;
  readonly profileId: string;
  readonly reportId: string;
  readonly choice: Choice;
  /** The earlier set that these letters replace. They use no generation. */
  readonly rewrites?: string;
}

/**
 * The letters before typesetting. Throws `notFound`, `noGenerations`, `nothingToDispute` if the choice selects nothing,
 * and `contradictoryReasons` if the letters would state two reasons that cannot both be true. A preview comes before a purchase, not instead of one: without a generation there is nothing to preview.
 */
export async function plannedLetters(
  services: Services,
  { session: { accountId, timeZone }, profileId, reportId, choice, rewrites }: Plan,
): Promise<readonly Letter[]> {
  const { store, clock } = services;
  const stored = found(await store.reports.find(accountId, reportId, profileId));
  if (rewrites === undefined && (await store.ledger.summary(accountId)).left < 1)
    throw new CallError('noGenerations');
  const profile = found(await consumerFromProfile(services, accountId, profileId));
  const said = await store.confirmations.list(accountId, { profileId, reportId });
  const letters = planLetters({
    report: await loadReport(services, accountId, stored),
    before: await loadEarlier(services, accountId, { profileId, reportId }),
    profile,
    choice,
    today: todayIn(timeZone, clock),
    confirmed: said.map(({ at, ...rest }): Confirmation => ({ ...rest, on: civilDateIn(timeZone, at) })),
    stated: (await store.confirmations.statements(accountId, { profileId, reportId })).map(
      ({ at, ...rest }): ItemStatement => ({ ...rest, on: civilDateIn(timeZone, at) }),
    ),
  });
  if (letters.length === 0) throw new CallError('nothingToDispute');
  refuseContradictions(letters, said);
  return letters;
}

/** Reasons that were confirmed before contradictions were refused, or that only a client of the API has sent. */
function refuseContradictions(letters: readonly Letter[], said: readonly Recorded[]): void {
  const stated = new Set(letters.flatMap(confirmationsIn));
  const printed = said.filter(({ id }) => stated.has(id));
  for (const [place, each] of printed.entries()) {
    const contradiction = contradicted(each, printed.slice(0, place));
    if (contradiction !== null)
      throw new CallError('contradictoryReasons', '', [{ field: 'reason', problem: contradiction.why }]);
  }
}
