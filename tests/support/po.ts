/** A gettext string, which may span several lines. */
const joined = (lines: string): string =>
  [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part]) => JSON.parse(`"${part}"`)).join('');

/** Messages of a gettext catalogue: the text in the source → the translation. */
export function messagesOf(po: string): Map<string, string> {
  const entries = po.matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm);
  return new Map(
    [...entries]
      .map(([, id = '', text = '']): [string, string] => [joined(id), joined(text)])
      .filter(([id]) => id !== ''),
  );
}
