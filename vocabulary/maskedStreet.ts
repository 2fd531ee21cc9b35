/** How many of a street's last characters stay visible. */
const shown = 4;

/** A street as everyone sees it who may not see it in full; '' if there is none. */
export const maskedStreet = (street: string): string => (street === '' ? '' : `***${street.slice(-shown)}`);
