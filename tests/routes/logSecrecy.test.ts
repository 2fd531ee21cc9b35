import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls.ts';
import { figure } from '#tests/support/figure.ts';

const Said = z.object({ secrets: z.record(z.string(), z.string()), replies: z.array(z.string()) });

let lines: readonly string[];
let said: z.infer<typeof Said>;
/** Of each secret, by its name. */
let forms: readonly (readonly [string, readonly string[]])[];
beforeAll(() => {
  const script = fileURLToPath(new URL('process/loggedCalls.ts', import.meta.url));
  const output = execFileSync(process.execPath, [script], {
    encoding: 'utf8',
    env: { ...process.env, LOG_LEVEL: 'trace' },
    maxBuffer: 100_000_000,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const all = output.trim().split('\n');
  const last = all.find((line) => line.startsWith('{"secrets"')) ?? '';
  said = Said.parse(JSON.parse(last));
  forms = Object.entries(said.secrets).map(([name, secret]) => [name, formsOf(secret)]);
  lines = all.filter((line) => line !== last);
});

/** In the forms in which it could be written. */
function formsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  // Four digits appear by chance in encoded ids.
  if (secret.length < 6) return [`"${secret}"`, ` ${secret}`];
  return [secret, encodeURIComponent(secret), bytes.toString('base64url'), bytes.toString('hex')];
}
const found = (text: string) =>
  forms.filter(([, each]) => each.some((form) => text.includes(form))).map(([name]) => name);

it('the log of every call names nobody and repeats nothing that was sent, even in detail', () => {
  expect(lines.length).toBeGreaterThan(calls.length * 5);
  expect(lines.some((line) => line.includes('"msg":"unexpected"'))).toBe(true);
  expect(lines.flatMap((line) => found(line).map((name) => `${name}: ${line.slice(0, 200)}`))).toEqual([]);
  figure(`${lines.length} log lines, ${Object.keys(said.secrets).length} markers, 0 found`);
});

it('no refusal does either', () => {
  expect(said.replies.length).toBeGreaterThan(calls.length);
  expect(said.replies.flatMap(found)).toEqual([]);
});
