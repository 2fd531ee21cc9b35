/** Findings about personal entries that the client has said nothing about. */
import type { Finding, FindingOf } from '../findings/findings.ts';
import { questionedEntry } from './questionedEntry.ts';
import { entryKey } from './reportItems.ts';
import { isAffirmed, type Stated } from './stated.ts';

/**
 * Leaves out the findings about entries on which the client has spoken. A name or address that is theirs is no sign of
 * another person, either: a mixed file needs two other signs.
 */
export function undecided(
  findings: readonly Finding[],
  stated: ReadonlyMap<string, Stated>,
): readonly Finding[] {
  if (stated.size === 0) return findings;
  return findings.flatMap((finding) => {
    if (finding.rule === 'I4') return mixed(finding, stated);
    return stated.has(questionedEntry(finding) ?? '') ? [] : [finding];
  });
}

function mixed(finding: FindingOf<'I4'>, stated: ReadonlyMap<string, Stated>): readonly Finding[] {
  const isTheirs = (key: string) => {
    const found = stated.get(key);
    return found !== undefined && isAffirmed(found.said);
  };
  const { name, address, ...others } = finding.evidence;
  const evidence = {
    ...others,
    name: name !== null && isTheirs(entryKey('name', name.at)) ? null : name,
    address: address !== null && isTheirs(entryKey('address', address.at)) ? null : address,
  };
  const signs = Object.values(evidence).filter((sign) => sign !== null);
  return signs.length >= 2 ? [{ ...finding, evidence }] : [];
}
