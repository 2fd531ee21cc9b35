import { getInitialSnapshot, getNextSnapshot, type SnapshotFrom } from 'xstate';
import { type ContractStanding, type ContractStep, permitsService } from '#contract/clientContract.ts';
import { type ClientContractEvent, clientContractMachine } from '#machines/clientContract.ts';
import { businessDaysAfter } from './businessDays.ts';
import { addDays } from './civilDays.ts';
import { transitionsOf } from './transitions.ts';

/** Something that happened on paper, on a civil date. */
export interface ContractEntry {
  readonly step: ContractStep;
  readonly on: string;
}

/**
 * The last day on which the client may cancel: until midnight of the third business day after the date on which they signed
 * (15 U.S.C. 1679e(a)). The law does not say what a business day is; Saturdays, Sundays, and federal holidays are skipped, which is never
 * too early.
 */
export const lastDayToCancel = (signedOn: string): string => businessDaysAfter(signedOn, 3);

/** The first day on which services may be provided. */
const opensAfter = (signedOn: string): string => addDays(lastDayToCancel(signedOn), 1);

const chart = transitionsOf<ClientContractEvent['type'], SnapshotFrom<typeof clientContractMachine>>(
  getInitialSnapshot(clientContractMachine),
  (snapshot, event) => getNextSnapshot(clientContractMachine, snapshot, event),
);

/** Where a contract is on a day, by what happened until then. `entries` are in the order in which they were recorded. */
export function contractStanding(entries: readonly ContractEntry[], today: string): ContractStanding {
  let snapshot = chart.initial;
  let opensOn: string | null = null;
  for (const { step, on } of entries.filter((entry) => entry.on <= today)) {
    snapshot = chart.after(snapshot, step) ?? snapshot;
    if (step === 'signed') opensOn = opensAfter(on);
  }
  if (opensOn !== null && opensOn <= today) snapshot = chart.after(snapshot, 'opened') ?? snapshot;
  const state = snapshot.value;
  return { state, opensOn: state === 'waiting' ? opensOn : null };
}

/**
 * Where a contract is now. What was recorded counts, although the account may be in a time zone by now in which its day has not come: it
 * would otherwise count as never recorded.
 */
export function contractStandingNow(entries: readonly ContractEntry[], today: string): ContractStanding {
  const last = entries.at(-1)?.on ?? today;
  return contractStanding(entries, last > today ? last : today);
}

/**
 * Where a contract was on a day on which something was done. The days are known and the hours are not: on the day on which the client
 * canceled an open contract, what was done may have been done before, so the contract counts as open.
 */
export function contractStandingOn(entries: readonly ContractEntry[], day: string): ContractStanding {
  const canceled = entries.findIndex(({ step, on }) => step === 'canceled' && on === day);
  const before = contractStanding(entries.slice(0, Math.max(canceled, 0)), day);
  return before.state === 'open' ? before : contractStanding(entries, day);
}

/** Whether services were permitted on any of these days, the last one included. A contract changes only on a day of its own. */
export function permittedBetween(entries: readonly ContractEntry[], first: string, last: string): boolean {
  const changes = entries.flatMap(({ step, on }) => (step === 'signed' ? [on, opensAfter(on)] : [on]));
  return [first, ...changes.filter((day) => day > first && day <= last)].some((day) =>
    permitsService(contractStandingOn(entries, day).state),
  );
}

/** Why an entry can't be recorded after the others: it doesn't follow what they say, or its day is wrong. Null if it can. */
export function contractProblem(
  entries: readonly ContractEntry[],
  { step, on }: ContractEntry,
  today: string,
): 'doesNotFollow' | 'inFuture' | 'beforeLast' | null {
  const { state } = contractStandingNow(entries, today);
  const follows =
    step === 'disclosed' ? ['none', 'canceled'] : step === 'signed' ? ['disclosed'] : ['waiting', 'open'];
  if (!follows.includes(state)) return 'doesNotFollow';
  if (on > today) return 'inFuture';
  const last = entries.at(-1);
  return last !== undefined && on < last.on ? 'beforeLast' : null;
}
