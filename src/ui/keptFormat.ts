/** By their locale and options. Making one takes half a millisecond and freeing it a third, and a page shows a thousand days. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The format with a locale and options: the same object whenever they are asked for. */
export function keptFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}
