import { UnreadableReportError } from '../../unreadable.ts';
import { unescapeHtml } from '../reading/values.ts';

/**
 * The JSON that a browser showed as text and saved as a page: in a `<pre>`, with `<`, `>`, and `&` escaped once. Null if
 * the page has none. Throws `UnreadableReportError` (truncated) if the element is not closed.
 */
export function preformatted(page: string): string | null {
  if (!page.startsWith('<')) return null;
  for (const { index, 0: tag } of page.matchAll(/<pre\b[^<>]*>/gi)) {
    const start = index + tag.length;
    if (!/^\s*[{[]/.test(page.slice(start, start + 100))) continue;
    const end = page.indexOf('</pre', start);
    if (end === -1) throw new UnreadableReportError('truncated');
    return unescapeHtml(page.slice(start, end)).trim();
  }
  return null;
}
