/** How letters and findings name an entry of personal information. */
import type { ReportedAddress, ReportedEmployer, ReportedName } from '../report/model.ts';
import { citeText } from './evidence.ts';
import type { Evidence } from './finding.ts';

export function citeName({ bureau, full, at, kind }: ReportedName): Evidence<'name'> {
  return { bureau, field: 'name', value: full, at, ...(kind === 'former' && { isFormer: true }) };
}

export function citeAddress(address: ReportedAddress): Evidence<'address'> {
  return { bureau: address.bureau, field: 'address', value: addressText(address), at: address.at };
}

export function citeEmployer(employer: ReportedEmployer): Evidence<'employer'> {
  return citeText(employer, 'employer', employer.name);
}

export function addressText(address: ReportedAddress): string {
  const region = [address.state?.value, address.postalCode?.value].filter(Boolean).join(' ');
  return [address.street?.value, address.city?.value, region].filter(Boolean).join(', ');
}
