/**
 * Converts raw text to values, with the normalization that all TrueLink serializations need: missing is null, never
 * zero.
 */
import type { Cents } from '../../model.ts';
import { UnreadableReportError } from '../../unreadable.ts';
import { withoutMarkup } from './markup.ts';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function character(body: string): string | undefined {
  if (!body.startsWith('#')) return Object.hasOwn(entities, body) ? entities[body] : undefined;
  const hexadecimal = body[1] === 'x' || body[1] === 'X';
  const point = Number.parseInt(body.slice(hexadecimal ? 2 : 1), hexadecimal ? 16 : 10);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
}

/** One round of HTML unescaping: XML's named entities and numeric character references. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(#?[0-9A-Za-z]{1,8});/g, (whole, body: string) => character(body) ?? whole);
}

/** Characters of one text. A consumer statement, the longest text that bureaus print, has a hundred words. */
const longestText = 65_536;

/**
 * Trims, collapses white space, undoes the one or two rounds of HTML escaping in real reports ("H&#x26;amp;R"), and
 * leaves out HTML tags.
 * Throws `UnreadableReportError` (tooLarge): a text is cleaned again for each bureau and column that reads it, so
 * one of several megabytes would block all other requests.
 */
export function cleanText(raw: string): string {
  if (raw.length > longestText) throw new UnreadableReportError('tooLarge');
  const text = withoutMarkup(raw.includes('&') ? unescapeHtml(unescapeHtml(raw)) : raw);
  return /\s\s|[^\S ]|^\s|\s$/.test(text) ? text.replace(/\s+/g, ' ').trim() : text;
}

/** JSON can write a number with an exponent; everything else stays as it is. */
function withoutExponent(raw: string): string {
  return /^\s*-?\d+(?:\.\d+)?[eE][+-]?\d+\s*$/.test(raw) ? String(Number(raw)) : raw;
}

/**
 * Whole dollars, optionally with cents, converted to cents. Null if empty or not an amount, also if a comma separates something
 * other than thousands ("1840,50"): nobody knows what it means.
 */
export function parseMoney(raw: string): Cents | null {
  const match = /^(-?)\$?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2})\d*)?$/.exec(withoutExponent(raw).trim());
  if (!match) return null;
  const [, sign, dollars = '', decimals = ''] = match;
  const cents = Number(dollars.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return null;
  return sign === '-' && cents !== 0 ? -cents : cents;
}

/** A whole number of at most nine digits, not negative. JSON can write it as `30.0`. */
export function parseCount(raw: string): number | null {
  const written = withoutExponent(raw);
  return /^\s*\d{1,9}(?:\.0+)?\s*$/.test(written) ? Number(written) : null;
}

export function parseFlag(raw: string): boolean | null {
  if (/^\s*true\s*$/i.test(raw)) return true;
  return /^\s*false\s*$/i.test(raw) ? false : null;
}

/** Five digits, or ZIP+4 unless the four are zeros. Restores the leading zeros that numeric serializations lose. */
export function parsePostalCode(raw: string): string {
  const text = cleanText(raw);
  if (/^\d{3,4}$/.test(text)) return text.padStart(5, '0');
  if (/^\d{5}-0000$/.test(text)) return text.slice(0, 5);
  if (!/^\d{7,9}$/.test(text)) return text;
  const whole = text.padStart(9, '0');
  return whole.endsWith('0000') ? whole.slice(0, 5) : `${whole.slice(0, 5)}-${whole.slice(5)}`;
}

/**
 * VantageScore and FICO start at 300, and no model of theirs goes beyond 990; other values, such as 4 and 9002, are codes for
 * "cannot be calculated".
 */
export const isScore = (value: number): boolean => value >= 300 && value <= 990;
