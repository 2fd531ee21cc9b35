/** What lists and details show of the sensitive values; the whole value comes by `revealField`. */
export function maskedSsn(ssn: string): string {
  return ssn === '' ? '' : `***-**-${ssn.slice(-4)}`;
}
export function maskedDob(dob: string): string {
  return dob === '' ? '' : `**/**/${dob.slice(0, 4)}`;
}
/** The last words as far as they are four characters together, so that no word is shown in part. */
export function maskedStreet(street: string): string {
  return street === '' ? '' : `***${street.slice(-5).replace(/^\S+/, '')}`;
}
