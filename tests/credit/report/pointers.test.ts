import { expect, it } from 'vitest';
import { readReport } from '#credit/report/read.ts';
import { fold, parseSample, sampleFormats, samples, valueAt } from './samples.ts';

interface Pointed {
  readonly at: string;
  readonly value: unknown;
}

/** Every object of the report that has a pointer; records have no value of their own. */
function pointed(node: unknown): Pointed[] {
  if (Array.isArray(node)) return node.flatMap(pointed);
  if (typeof node !== 'object' || node === null) return [];
  const own = 'at' in node ? [{ at: String(node.at), value: 'value' in node ? node.value : undefined }] : [];
  return [...own, ...Object.values(node).flatMap(pointed)];
}

const words = (raw: unknown): string =>
  typeof raw === 'object' && raw !== null ? Object.values(raw).map(words).join(' ') : String(raw);

const shownNumbers = (text: string): number[] => [
  Number(text),
  ...(/^\d{4}-/.test(text) ? [Number(text.slice(0, 4))] : []),
];

/** Whether the raw text at a pointer is the source of the value: the same words, or the same amount in dollars. */
function shows(raw: unknown, value: unknown): boolean {
  const text = words(raw);
  if (text === '') return false;
  if (typeof value === 'number')
    return shownNumbers(text).some((number) => number === value || number * 100 === value);
  if (typeof value === 'object' && value !== null && 'symbol' in value) {
    // An account's type is spelled in three attributes; its pointer refers to the symbol.
    const parts = typeof raw === 'object' ? Object.values(value) : [value.symbol];
    return parts.every((part) => text.includes(String(part)));
  }
  return String(value)
    .split(' ')
    .every((word) => word === '#' || text.includes(word));
}

it.each(sampleFormats)('leads from every value of a %s report back to its text', (format) => {
  const document = fold(parseSample(samples[format]));
  const places = pointed(readReport(samples[format]));
  const astray = places.filter(({ at, value }) => {
    const raw = valueAt(document, at);
    return raw === undefined || (value !== undefined && !shows(raw, value));
  });
  expect(astray).toEqual([]);
  expect(places.length).toBeGreaterThan(1_000);
});

it.each(sampleFormats)('leads from every month of a %s history to its character', (format) => {
  const document = fold(parseSample(samples[format]));
  const months = readReport(samples[format]).accounts.flatMap(({ tradelines }) =>
    tradelines.flatMap(({ history }) => history),
  );
  expect(months.map(({ at }) => valueAt(document, at))).toEqual(months.map(({ status }) => status));
  expect(months.length).toBeGreaterThan(300);
});
