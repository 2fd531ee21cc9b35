/**
 * The IANA name of the time zone in which the browser shows times. Null for "UTC" and its kind: browsers say that in place of
 * a zone that they keep to themselves, and nobody lives there.
 */
export function ownTimeZone(): string | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return /^(UTC|GMT|Etc\/.*)$/.test(timeZone) ? null : timeZone;
}
