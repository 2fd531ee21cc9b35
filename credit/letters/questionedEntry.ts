/** Which entry of a report a finding questions. */
import type { Finding } from '../findings/findings.ts';
import { entryKey } from './reportItems.ts';

/** The entry’s key; null for accounts and for what is no single name, address, employer, inquiry, or court record. */
export function questionedEntry(finding: Finding): string | null {
  const { subject } = finding;
  if (subject.kind === 'inquiry' || subject.kind === 'publicRecord')
    return entryKey(subject.kind, subject.id);
  if (finding.rule === 'I1') return entryKey('name', finding.evidence.name.at);
  if (finding.rule !== 'I3') return null;
  return 'address' in finding.evidence
    ? entryKey('address', finding.evidence.address.at)
    : entryKey('employer', finding.evidence.employer.at);
}
