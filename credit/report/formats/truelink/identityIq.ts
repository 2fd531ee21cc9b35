import { readBundle } from './bundle.ts';
import type { Place } from '../reading/place.ts';
import { rootBundle } from './rootBundle.ts';
import type { Envelope } from './trueLink.ts';
import { unescapeHtml } from '../reading/values.ts';

/** "@" names and `{"$": text}` under a root `BundleComponents`: IdentityIQ. Both are normalized while reading. */
export function identityIq(root: Place): Envelope | null {
  const bundle = rootBundle(root);
  return bundle?.attributes ? readBundle('identityiq', bundle.components, null) : null;
}

const callback = /\b(?:JSON_CALLBACK|jsonp_callback)\s*\(\s*/;

/**
 * The JSON text inside a JSONP response, even if it is in the `<pre>` of a page; null if there is no callback. It is
 * cut out and parsed, never evaluated.
 */
export function jsonpBody(text: string): string | null {
  const match = callback.exec(text);
  if (!match) return null;
  const body = text.slice(match.index + match[0].length);
  // In a page, the quotes may be written as &quot;. If they are literal, the strings are unescaped when they are
  // read.
  return /^[[{]\s*&(?:quot|#34|#x22);/.test(body) ? unescapeHtml(body) : body;
}
