/** A gettext string, which may span several lines. */
const joined = (lines: string): string =>
  [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part]) => JSON.parse(`"${part}"`)).join('');

/**
 * Messages of a gettext catalogue: the text in the source → the translation. Those with a context stand in for the same text
 * without one in a single place, so the text alone doesn't name them.
 */
export function messagesOf(po: string): Map<string, string> {
  const entries = po.matchAll(/^(msgctxt ".*"\n)?msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm);
  return new Map(
    [...entries]
      .map(([, context = '', id = '', text = '']): [string, string] => [
        `${joined(context)}${context === '' ? '' : '\u0004'}${joined(id)}`,
        joined(text),
      ])
      .filter(([id]) => id !== ''),
  );
}
