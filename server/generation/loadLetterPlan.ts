import { contradicted } from '#contract/contradiction.ts';
import { CallError } from '#contract/failures.ts';
import type { Confirmation as Recorded } from '#contract/grounds.ts';
import { confirmationsIn, type Confirmation } from '#credit/letters/confirmed.ts';
import type { Letter } from '#credit/letters/letter.ts';
import type { Choice } from '#credit/letters/planLetters.ts';
import type { ItemStatement } from '#credit/letters/stated.ts';
import { decisionsAbout } from '#credit/letters/withoutGround.ts';
import { type ClientFacts, loadFacts } from '#server/disputes/facts.ts';
import type { Session } from '#server/identity/session.ts';
import { loadEarlierModel } from '#server/imports/earlierReport.ts';
import { loadModel } from '#server/imports/reportModel.ts';
import type { Models } from '#server/looking/looker.ts';
import type { KnownLetters } from '#server/looking/planning/pastDisputes.ts';
import type { Planned } from '#server/looking/planning/planned.ts';
import { consumerFromProfile } from '#server/profiles/profileConsumer.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import type { RecordedAnswer } from '#server/store/itemAnswers.ts';
import type { StoredReport } from '#server/store/reports.ts';
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

/** The letters of a selection before typesetting, and what they were planned from. */
export interface LetterPlan extends Planned {
  readonly stored: StoredReport;
  /** `YYYY-MM-DD`, where the account is. */
  readonly today: string;
  /** The client's earlier letters, and the result of each. */
  readonly before: ClientFacts;
  /** What was decided about items without a ground, by their keys. */
  readonly decided: ReadonlyMap<string, RecordedAnswer>;
}

/**
 * The letters before typesetting. Throws `notFound`, `nothingToDispute` if the choice selects nothing or all of it is left out, `alreadyDecided` if it is left out because of decisions, and `contradictoryReasons` if the letters would
 * state two reasons that cannot both be true.
 */
export async function plannedLetters(services: Services, plan: Plan): Promise<readonly Letter[]> {
  const planned = await loadLetterPlan(services, plan);
  refuseEmpty(planned);
  return planned.letters;
}

/** Throws `alreadyDecided` or `nothingToDispute` if a plan has no letters. */
export function refuseEmpty({ letters, repeated }: Pick<LetterPlan, 'letters' | 'repeated'>): void {
  if (letters.length > 0) return;
  throw new CallError(repeated.length > 0 ? 'alreadyDecided' : 'nothingToDispute');
}

/**
 * Like `plannedLetters`, but there may be no letters if items were left out. Letters can be planned and read without a
 * generation (decision 116).
 * @param hasTurn whether the caller has taken a turn, as for letters: no turn is taken within another one
 */
export async function loadLetterPlan(
  services: Services,
  { session, profileId, reportId, choice }: Plan,
  hasTurn = false,
): Promise<LetterPlan> {
  const { store } = services;
  const { accountId } = session;
  const { stored, said, models, given } = await loadPlanInput(services, { session, profileId, reportId });
  const { today } = given;
  const before = await loadFacts(store, { accountId, profileId, today });
  const answers = await store.itemAnswers.list(accountId, profileId);
  const forPlan = {
    ...given,
    choice,
    reportId,
    importedOn: civilDateIn(session.timeZone, stored.importedAt),
    known: knownOf(before),
    meanings: await store.confirmations.meanings(accountId, profileId),
    answers,
  };
  const plan = () => services.looker.see('letters', models, forPlan);
  const planned = await (hasTurn ? plan() : services.turns.looks.take(accountId, plan));
  refuseContradictions(planned.letters, said);
  const decided = decisionsAbout(planned.unsupported, reportId, answers);
  return { ...planned, stored, today, before, decided };
}

/** What planning needs to know of them. */
export const knownOf = ({ facts, contents }: ClientFacts): KnownLetters => ({
  facts,
  contents: contents.map(({ id, reportId, letter }) => ({ id, reportId, letter })),
});

/** Throws `noGenerations` before work that a generation pays for. Replacing an earlier set uses none. */
export async function refuseWithoutGeneration(
  { store }: Pick<Services, 'store'>,
  { session, rewrites }: Pick<Plan, 'session' | 'rewrites'>,
): Promise<void> {
  if (rewrites === undefined && (await store.ledger.summary(session.accountId)).left < 1)
    throw new CallError('noGenerations');
}

/** What letters about a report are planned from. Throws `notFound`. */
export async function loadPlanInput(
  services: Services,
  { session: { accountId, timeZone }, profileId, reportId }: Pick<Plan, 'session' | 'profileId' | 'reportId'>,
) {
  const { store, clock } = services;
  const stored = found(await store.reports.find(accountId, reportId, profileId));
  const profile = found(await consumerFromProfile(services, accountId, profileId));
  const said = await store.confirmations.list(accountId, { profileId, reportId });
  const statements = await store.confirmations.statements(accountId, { profileId, reportId });
  const model = await loadModel(services, accountId, stored);
  const models: Models = [model, await loadEarlierModel(services, accountId, { profileId, reportId }, model)];
  const given = {
    profile,
    today: todayIn(timeZone, clock),
    confirmed: said.map(({ at, ...rest }): Confirmation => ({ ...rest, on: civilDateIn(timeZone, at) })),
    stated: statements.map(({ at, ...rest }): ItemStatement => ({ ...rest, on: civilDateIn(timeZone, at) })),
  };
  return { stored, said, models, given };
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
