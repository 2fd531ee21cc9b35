/** How screens, lists, and reports show an account's number: its visible end, and no more of it. */

/** How many characters of a number tell accounts of one name apart. */
const shown = 4;

/** A number as a report prints it, without what it masks: `643484281418****` is `643484281418`. */
export const visibleCharacters = (number: string): string => number.replaceAll(/[^0-9A-Za-z]|x{2,}/gi, '');

/** The last visible characters of a number, at most four; '' if all of it is masked. */
export const visibleDigits = (number: string): string => visibleCharacters(number).slice(-shown);

/** `··6327`: the visible end of an account's number; '' without visible digits. */
export const accountMask = (visibleDigits: string): string =>
  visibleDigits === '' ? '' : `··${visibleDigits}`;

/** A name in which the number begins no line of its own. For what is shown, not for what is compared or stored. */
export const withItsNumber = (name: string): string => name.replaceAll(' ··', '\u00a0··');

/** A letter's heading of an account: the last `, account ` is followed by the number. */
const numbered = /, account (?!.*, account )(\S+?)(?=$|, opened )/;

/** `ORCHARD NATIONAL ··1418, opened 03/14/2014` for a letter's `ORCHARD NATIONAL, account 643484281418****, opened 03/14/2014`. */
export const shownHeading = (heading: string): string =>
  heading.replace(numbered, (_, number: string) => {
    const end = accountMask(visibleDigits(number));
    return end === '' ? '' : ` ${end}`;
  });

/** What comes before the day on which an account was opened, at the end of the name of an account that has namesakes. */
export const itemOpening = ', opened ';
