/** The masked values in lists and details; `revealField` returns the full value. */
export function maskedSsn(ssn: string): string {
  return ssn === '' ? '' : `***-**-${ssn.slice(-4)}`;
}
export function maskedDob(dob: string): string {
  return dob === '' ? '' : `**/**/${dob.slice(0, 4)}`;
}
