import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export function json(response: ServerResponse, status: number, value: unknown): void {
  text(response, status, 'application/json; charset=utf-8', JSON.stringify(value));
}

export function html(
  response: ServerResponse,
  status: number,
  title: string,
  body: string,
  language = 'en',
): void {
  const page = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head><body>${body}</body></html>`;
  text(response, status, 'text/html; charset=utf-8', page);
}

export function text(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
}

export function redirect(response: ServerResponse, to: string, cookies: readonly string[] = []): void {
  response.writeHead(302, { location: to, 'set-cookie': [...cookies], 'cache-control': 'no-store' });
  response.end();
}

export function escaped(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Waits, unless the client disconnects first. Returns whether it is still connected. */
export async function patiently(response: ServerResponse, milliseconds: number): Promise<boolean> {
  const gone = new AbortController();
  const leave = (): void => gone.abort();
  response.once('close', leave);
  // The wait only fails when the client is gone, which the return value says.
  await wait(milliseconds, undefined, { signal: gone.signal }).catch(() => undefined);
  response.off('close', leave);
  return !gone.signal.aborted;
}

/** A response that starts correctly and continues for `megabytes`, in pieces, at whatever speed the client reads. */
export async function endlessly(
  response: ServerResponse,
  type: string,
  start: string,
  megabytes: number,
): Promise<void> {
  response.writeHead(200, { 'content-type': type });
  response.write(start);
  const piece = Buffer.alloc(64 * 1024, ' ');
  for (let sent = 0; sent < megabytes * 1024 * 1024 && !response.destroyed; sent += piece.length) {
    if (!response.write(piece)) await drained(response);
  }
  response.end();
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      response.off('drain', done);
      response.off('close', done);
      resolve();
    };
    response.once('drain', done);
    response.once('close', done);
  });
}
