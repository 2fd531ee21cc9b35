/**
 * What browsers say that keep their time zone to themselves: UTC, or Iceland's, which is the same all year and which Firefox
 * with resistFingerprinting, Tor Browser, and Mullvad Browser give. Nobody's letters are dated by either.
 */
const hidden = /^(UTC|GMT|Etc\/.*|Atlantic\/Reykjavik)$/;

/** The IANA name of the time zone in which the browser shows times; null if it keeps its own to itself. */
export function ownTimeZone(): string | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return hidden.test(timeZone) ? null : timeZone;
}
