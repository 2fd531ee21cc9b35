import { randomUUID } from 'node:crypto';
import type { Exchange } from './exchange.ts';

/** Sign-ins at a member site, identified by a cookie, for as long as the sandbox runs. */
export interface Sessions<T> {
  of(exchange: Exchange): T | undefined;
  /** Starts a session and returns the `Set-Cookie` value. */
  start(value: T): string;
  /** Ends it and returns the `Set-Cookie` value that clears the cookie. */
  end(exchange: Exchange): string;
}

export function sessions<T>(cookie: string, path: string): Sessions<T> {
  const open = new Map<string, T>();
  const attributes = `Path=${path}; HttpOnly; SameSite=Lax`;
  return {
    of: ({ cookies }) => open.get(cookies.get(cookie) ?? ''),
    start(value) {
      const id = randomUUID();
      open.set(id, value);
      return `${cookie}=${id}; ${attributes}`;
    },
    end({ cookies }) {
      open.delete(cookies.get(cookie) ?? '');
      return `${cookie}=; Max-Age=0; ${attributes}`;
    },
  };
}
