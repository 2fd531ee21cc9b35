/** Five digits, and the beginning or all of the four that a ZIP+4 adds. */
const zipAndMore = /^(\d{5})[- ]?\d{0,4}$/;

/**
 * The five-digit ZIP code of a ZIP+4. Mail arrives with five digits, and the field has no room for all nine: half of an
 * addition would be printed on letters.
 */
export function fiveDigitZip(postalCode: string): string {
  return zipAndMore.exec(postalCode)?.[1] ?? postalCode;
}
