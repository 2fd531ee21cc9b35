/** Values that have broken servers: wrong types, extremes, and texts with a meaning somewhere. */
import type { Random } from '../random.ts';

const texts: readonly [string, ...string[]] = [
  '',
  ' ',
  '\u0000',
  '%00',
  '%',
  '%E0%A4%A',
  '../../../etc/passwd',
  '..\\..\\windows',
  "1' or '1'='1",
  "'; drop table profile; --",
  '<script>alert(1)</script>',
  '=1+1',
  '${7*7}{{7*7}}#{7*7}',
  '\ud800',
  '\udfff\ud800',
  'e\u0301\u202e\u200b\ufeff',
  '😀'.repeat(50),
  'NaN',
  '-1',
  '0x10',
  '1e400',
  '9007199254740993',
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'true',
  '2026-02-30',
  '0000-00-00',
  '99999-12-31',
  '1986-05-17T00:00:00Z',
  'javascript:alert(1)',
  'https://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  '\r\nset-cookie: a=b',
  'a@b',
  `${'a'.repeat(64)}@${'b.'.repeat(90)}example`,
  '00000000-0000-0000-0000-000000000000',
  '01A1FC0B-0000-7000-8000-000000000001',
  'a'.repeat(300),
  ' '.repeat(5_000),
  `${'a'.repeat(30_000)}!`,
  `${'1'.repeat(30_000)}x`,
];

/** Nested so deeply that a reader which recurses without a limit fails. */
function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

const others: readonly [() => unknown, ...(() => unknown)[]] = [
  () => null,
  () => true,
  () => false,
  () => 0,
  () => -0,
  () => -1,
  () => 1.5,
  () => 1e308,
  () => Number.MAX_SAFE_INTEGER + 2,
  () => [],
  () => ({}),
  () => [[]],
  () => [null],
  () => Array.from({ length: 2_000 }, (_, index) => index),
  () => Array.from({ length: 300 }, () => 'account-0'),
  () => Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`key${index}`, index])),
  () => ({ toString: 1, valueOf: 1, length: -1 }),
  () => nested(500),
];

export const hostileText = (random: Random): string => random.pick(texts);

export const hostileValue = (random: Random): unknown =>
  random.below(2) === 0 ? hostileText(random) : random.pick(others)();
