/** `example.com/about` as the secure address that it means; anything else, such as an address with a scheme, as it is. */
export const withScheme = (text: string): string =>
  /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?([/?#].*)?$/u.test(text.trim()) ? `https://${text.trim()}` : text;
