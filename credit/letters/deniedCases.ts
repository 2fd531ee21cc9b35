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
  const isDenied = deniedDischarges(stated, report);
  return findings.filter(({ rule, evidence }) => !isDenied(rule, valuesOf(evidence)));
}

/**
 * Whether an argument of a rule with these values is based on a discharge in such a case. If no other case is left, a remark about a
 * discharge is in doubt as well.
 */
export function deniedDischarges(
  stated: ReadonlyMap<string, Stated>,
  { publicRecords }: Pick<Report, 'publicRecords'>,
): (rule: string, values: readonly Pick<Evidence, 'at'>[]) => boolean {
  const isDenied = ({ id }: PublicRecord): boolean => {
    const statement = stated.get(entryKey('publicRecord', id))?.said.statement;
    return statement === 'notMyCase' || statement === 'dismissed';
  };
  const cases = stated.size === 0 ? [] : publicRecords.filter(isBankruptcy);
  const denied = cases.filter(isDenied);
  const cited = new Set(
    denied.flatMap((record) => [record.dateFiled?.at, record.status?.at, record.dateResolved?.at]),
  );
  return (rule, values) =>
    denied.length > 0 &&
    isDischarge(rule) &&
    (denied.length === cases.length || values.some(({ at }) => cited.has(at)));
}

/** Whether a rule argues that a debt was discharged. */
export const isDischarge = (rule: string): boolean => rule === 'K1' || rule === 'K3';
