import { contradicted } from '#contract/contradiction.ts';
import { CallError } from '#contract/failures.ts';
import type { Confirmation as Recorded } from '#contract/grounds.ts';
import type { RepeatedItem } from '#contract/letterSummary.ts';
import { confirmationsIn, type Confirmation } from '#credit/letters/confirmed.ts';
import type { Consumer } from '#credit/findings/finding.ts';
import type { Letter } from '#credit/letters/letter.ts';
import { lettersAbout, selectedPoints, type Choice, type PlanInput } from '#credit/letters/planLetters.ts';
import {
  decisionsAbout,
  isWithoutGround,
  unsupportedIn,
  type Unsupported,
} from '#credit/letters/withoutGround.ts';
import type { Report } from '#credit/report/model.ts';
import type { ItemStatement } from '#credit/letters/stated.ts';
import { type ClientFacts, loadFacts } from '#server/disputes/facts.ts';
import { consumerFromProfile } from '#server/profiles/profileConsumer.ts';
import type { Session } from '#server/identity/session.ts';
import { loadEarlier } from '#server/imports/earlierReport.ts';
import { loadReport } from '#server/imports/reportModel.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import type { RecordedAnswer } from '#server/store/itemAnswers.ts';
import type { StoredReport } from '#server/store/reports.ts';
import { civilDateIn, todayIn } from '#server/today.ts';
import { pastDisputes } from './pastDisputes.ts';
import { withoutDecided } from './guards/decidedItems.ts';

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
export interface LetterPlan {
  readonly stored: StoredReport;
  readonly report: Report;
  readonly profile: Consumer;
  /** `YYYY-MM-DD`, where the account is. */
  readonly today: string;
  /** The client's earlier letters, and the result of each. */
  readonly before: ClientFacts;
  /** Without the items that are left out; empty if nothing else was selected. */
  readonly letters: readonly Letter[];
  /** The selected items that are left out because their recipients decided about them and nothing is new. */
  readonly repeated: readonly RepeatedItem[];
  /** The other selected items without a ground, including those that are left out. */
  readonly unsupported: readonly Unsupported[];
  /** What was decided about them, by their keys. */
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
 */
export async function loadLetterPlan(
  services: Services,
  { session, profileId, reportId, choice }: Plan,
): Promise<LetterPlan> {
  const { store } = services;
  const { accountId } = session;
  found(await store.reports.find(accountId, reportId, profileId));
  const { stored, said, input: from } = await loadPlanInput(services, { session, profileId, reportId });
  const { report, profile, today } = from;
  const input: PlanInput = { ...from, choice };
  const selected = selectedPoints(input);
  if (selected.length === 0) throw new CallError('nothingToDispute');
  const before = await loadFacts(store, { accountId, profileId, today });
  const reportOn = report.reportDate?.value ?? civilDateIn(session.timeZone, stored.importedAt);
  const disputed = pastDisputes(selected, before, reportId);
  const meanings = await store.confirmations.meanings(accountId, profileId);
  const { points, leftOut: repeated } = withoutDecided(selected, disputed, reportOn, meanings);
  const unsupported = unsupportedIn(points);
  const answers = await store.itemAnswers.list(accountId, profileId);
  const decided = decisionsAbout(unsupported, reportId, answers);
  const isLeftOut = (key: string) => decided.get(key)?.answer === 'leaveOut';
  const letters = lettersAbout(
    points.filter(({ item }) => !isWithoutGround(item) || !isLeftOut(item.key)),
    { ...input, steps: disputed.told(points) },
  );
  refuseContradictions(letters, said);
  return { stored, report, profile, today, before, letters, repeated, unsupported, decided };
}

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
): Promise<{
  readonly stored: StoredReport;
  readonly said: readonly Recorded[];
  readonly input: Omit<PlanInput, 'choice'>;
}> {
  const { store, clock } = services;
  const stored = found(await store.reports.find(accountId, reportId, profileId));
  const profile = found(await consumerFromProfile(services, accountId, profileId));
  const said = await store.confirmations.list(accountId, { profileId, reportId });
  const report = await loadReport(services, accountId, stored);
  const input = {
    report,
    before: await loadEarlier(services, accountId, { profileId, reportId }, report),
    profile,
    today: todayIn(timeZone, clock),
    confirmed: said.map(({ at, ...rest }): Confirmation => ({ ...rest, on: civilDateIn(timeZone, at) })),
    stated: (await store.confirmations.statements(accountId, { profileId, reportId })).map(
      ({ at, ...rest }): ItemStatement => ({ ...rest, on: civilDateIn(timeZone, at) }),
    ),
  };
  return { stored, said, input };
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
