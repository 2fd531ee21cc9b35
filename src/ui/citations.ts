/** A text in which neither "§" nor the title of a code ends a line without its number. For what is shown, not for what is stored. */
export const withItsSections = (text: string): string =>
  text.replaceAll(/(§|\d+(?= (?:U\.S\.C|C\.?F\.?R)\b)) /g, '$1\u00A0');
