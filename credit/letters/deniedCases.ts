/** What a letter about an account may argue with a bankruptcy of which the client says that it is not theirs, or was dismissed. */
import { isBankruptcy } from '../findings/bankruptcy.ts';
import { valuesOf } from '../findings/evidence.ts';
import type { Finding } from '../findings/findings.ts';
import type { PublicRecord, Report } from '../report/model.ts';
import { entryKey } from './reportItems.ts';
import type { Stated } from './stated.ts';

/**
 * Without findings that are based on a discharge in such a case: one letter would call the case another person’s, or dismissed, and
 * another one a debt discharged in it. If no other case is left, a remark about a discharge is in doubt as well.
 */
export function withoutDeniedCases(
  findings: readonly Finding[],
  stated: ReadonlyMap<string, Stated>,
  { publicRecords }: Pick<Report, 'publicRecords'>,
): readonly Finding[] {
  if (stated.size === 0) return findings;
  const isDenied = ({ id }: PublicRecord): boolean => {
    const statement = stated.get(entryKey('publicRecord', id))?.said.statement;
    return statement === 'notMyCase' || statement === 'dismissed';
  };
  const cases = publicRecords.filter(isBankruptcy);
  const denied = cases.filter(isDenied);
  if (denied.length === 0) return findings;
  const cited = new Set(
    denied.flatMap((record) => [record.dateFiled?.at, record.status?.at, record.dateResolved?.at]),
  );
  return findings.filter(({ rule, evidence }) => {
    if (rule !== 'K1' && rule !== 'K3') return true;
    return denied.length < cases.length && !valuesOf(evidence).some(({ at }) => cited.has(at));
  });
}
