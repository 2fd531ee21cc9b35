/** HTML elements that people's texts can contain after unescaping. Other words in angle brackets are the text's own. */
const inline = new Set('a b big em font i mark s small span strike strong sub sup tt u'.split(' '));
const breaking = new Set(
  'blockquote br center div h1 h2 h3 h4 h5 h6 hr img li ol p pre script style table tbody td th tr ul'.split(
    ' ',
  ),
);
const hidden = new Set(['script', 'style']);

/**
 * A text without HTML tags, and without what scripts and styles contain. Some bureaus escape markup inside a name or a
 * statement, so that unescaping the text brings tags to light, and a letter would print them.
 */
export function withoutMarkup(text: string): string {
  if (!text.includes('<')) return text;
  let shown = '';
  let from = 0;
  let closing: string | null = null;
  for (const match of text.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi)) {
    const [tag, slash, written = ''] = match;
    const name = written.toLowerCase();
    if (!inline.has(name) && !breaking.has(name)) continue;
    if (closing === null) shown += text.slice(from, match.index) + (inline.has(name) ? '' : ' ');
    if (closing === null && slash === '' && hidden.has(name)) closing = name;
    else if (closing === name && slash === '/') closing = null;
    from = match.index + tag.length;
  }
  return closing === null ? shown + text.slice(from) : shown;
}
