/**
 * How the engine that asks names a time zone, whatever it is called and however it is spelled: `America/Los_Angeles` for
 * `us/pacific`. Null for what is no IANA name, such as `+05:00`, which not every browser knows.
 */
export function timeZoneNamed(name: string): string | null {
  if (!/^[a-z]/i.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Browsers don't agree on the names of some: Asia/Kolkata is Asia/Calcutta. */
export const isSameTimeZone = (one: string, other: string): boolean =>
  one === other || timeZoneNamed(one) === timeZoneNamed(other);
