/** What a letter about an account may argue with a bankruptcy of which the client says that it is not theirs, or was dismissed. */
import { isBankruptcy } from '../findings/bankruptcy.ts';
import { valuesOf } from '../findings/evidence.ts';
import type { Evidence } from '../findings/finding.ts';
import type { Finding } from '../findings/findings.ts';
import type { PublicRecord, Report } from '../report/model.ts';
import { entryKey } from './reportItems.ts';
import type { Stated } from './stated.ts';

/**
 * Without findings that are based on a discharge in such a case: one letter would call the case another person’s, or dismissed, and
 * another one a debt discharged in it.
 */
export function withoutDeniedCases(
  findings: readonly Finding[],
  stated: ReadonlyMap<string, Stated>,
  report: Pick<Report, 'publicRecords'>,
): readonly Finding[] {
  const denied = deniedCases(stated, report);
  return findings.filter(({ rule, evidence }) => !isDischargeDenied(denied, rule, valuesOf(evidence)));
}

/** The bankruptcies of a report of which the client says that they are not theirs, or were dismissed. */
export interface DeniedCases {
  /** Whether none is left. */
  readonly isEveryCase: boolean;
  /** Pointers to their dates and what they say. */
  readonly cited: readonly string[];
}

/** Null if the client denies none. */
export function deniedCases(
  stated: ReadonlyMap<string, Stated>,
  { publicRecords }: Pick<Report, 'publicRecords'>,
): DeniedCases | null {
  const isDenied = ({ id }: PublicRecord): boolean => {
    const statement = stated.get(entryKey('publicRecord', id))?.said.statement;
    return statement === 'notMyCase' || statement === 'dismissed';
  };
  const cases = stated.size === 0 ? [] : publicRecords.filter(isBankruptcy);
  const denied = cases.filter(isDenied);
  if (denied.length === 0) return null;
  const cited = denied.flatMap((record) =>
    [record.dateFiled, record.status, record.dateResolved].flatMap((field) => field?.at ?? []),
  );
  return { isEveryCase: denied.length === cases.length, cited };
}

/**
 * Whether an argument of a rule with these values is based on a discharge in such a case. If no other case is left, a remark about a
 * discharge is in doubt as well.
 */
export const isDischargeDenied = (
  denied: DeniedCases | null,
  rule: string,
  values: readonly Pick<Evidence, 'at'>[],
): boolean =>
  denied !== null &&
  isDischarge(rule) &&
  (denied.isEveryCase || values.some(({ at }) => denied.cited.includes(at)));

/** Whether a rule argues that a debt was discharged. */
export const isDischarge = (rule: string): boolean => rule === 'K1' || rule === 'K3';
