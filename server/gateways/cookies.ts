/** The cookies of one conversation with one origin, which last as long as the conversation. */
export interface Cookies {
  /** The value of the `Cookie` header, or null if there are none. */
  header(): string | null;
  /** Stores `Set-Cookie` values. */
  keep(setCookies: readonly string[]): void;
}

/** Browsers keep about as many per site. */
const maxCookies = 50;
const longest = 4096;

/** Paths and domains are ignored: every request of a conversation goes to one origin. */
export function emptyCookies(): Cookies {
  const held = new Map<string, string>();
  return {
    header: () =>
      held.size === 0 ? null : Array.from(held, ([name, value]) => `${name}=${value}`).join('; '),
    keep(setCookies) {
      for (const line of setCookies) {
        const [pair = '', ...attributes] = line.split(';');
        const at = pair.indexOf('=');
        const name = pair.slice(0, at).trim();
        if (at < 1 || line.length > longest) continue;
        if (isExpired(attributes)) held.delete(name);
        else if (held.has(name) || held.size < maxCookies) held.set(name, pair.slice(at + 1).trim());
      }
    },
  };
}

function isExpired(attributes: readonly string[]): boolean {
  return attributes.some((attribute) => {
    const [name = '', value = ''] = attribute.split('=').map((part) => part.trim());
    if (/^max-age$/iu.test(name)) return Number(value) <= 0;
    return /^expires$/iu.test(name) && Date.parse(value) <= Date.now();
  });
}
