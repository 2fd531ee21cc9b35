import type { Call } from '#contract/call.ts';

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** A call's path and query. */
export function addressOf({ url }: Pick<Call, 'url'>, { params = {}, query }: Parts): string {
  const path = url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const asked = new URLSearchParams(query).toString();
  return `${path}${asked === '' ? '' : `?${asked}`}`;
}
