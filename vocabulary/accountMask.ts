/** `··6327`: how screens and reports show the visible end of an account's number; '' without visible digits. */
export const accountMask = (visibleDigits: string): string =>
  visibleDigits === '' ? '' : `··${visibleDigits}`;
