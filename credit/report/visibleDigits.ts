/** How many characters of a number tell accounts of one name apart. */
const shown = 4;

/** A number as a report prints it, without what it masks: `643484281418****` is `643484281418`. */
export const visibleCharacters = (number: string): string => number.replaceAll(/[^0-9A-Za-z]|x{2,}/gi, '');

/** The last visible characters of a number, at most four; '' if all of it is masked. */
export const visibleDigits = (number: string): string => visibleCharacters(number).slice(-shown);
