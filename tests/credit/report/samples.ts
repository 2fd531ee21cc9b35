/** The fixtures of one invented consumer in three serializations, and how pointers into them are resolved. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const folder = new URL('../../fixtures/credit-reports/', import.meta.url);
const fixture = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

export const samples = {
  'mfsn-basic': fixture('mfsn-3b-sampleton.synthetic.json'),
  smartcredit: fixture('smartcredit-3b-sampleton.synthetic.json'),
  identityiq: fixture('identityiq-3b-sampleton.synthetic.jsonp'),
} as const;
export const sampleFormats = ['mfsn-basic', 'smartcredit', 'identityiq'] as const;

/** The merge of IdentityIQ's response, written as TrueLink XML. */
export const trueLinkXml = fixture('truelink-3b-sampleton.synthetic.xml');

/** The same consumer in formats with less data. */
export const lesserSamples = {
  'identityiq-csid': fixture('identityiq-experian-csid-sampleton.synthetic.json'),
  'mfsn-provider-views': fixture('mfsn-provider-views-sampleton.synthetic.json'),
  'identityiq-page': fixture('identityiq-sampleton.synthetic.html'),
  'smartcredit-page': fixture('smartcredit-classic-sampleton.synthetic.html'),
  'mismo-xml': fixture('mismo-2.3.1-sampleton.synthetic.xml'),
  'mismo-json': fixture('mismo-2.4-style-sampleton.synthetic.json'),
} as const;

/** Every format that has a fixture. */
export const everyForm = { ...samples, ...lesserSamples, 'truelink-xml': trueLinkXml } as const;

const BureauSymbol = z.enum(['TUC', 'EXP', 'EQF']);
const Expected = z.object({
  bureausWithFile: z.array(BureauSymbol),
  negativeByAccount: z.object({ negative: z.array(z.string()), positive: z.array(z.string()) }),
  accounts: z.array(
    z.object({
      id: z.string(),
      creditorName: z.string(),
      type: z.string(),
      bureaus: z.array(BureauSymbol),
      accountNumbers: z.partialRecord(BureauSymbol, z.array(z.string())),
      tradelines: z.number(),
    }),
  ),
  counts: z.record(BureauSymbol, z.record(z.string(), z.number())),
  scores: z.record(BureauSymbol, z.number()),
});
export const expected = Expected.parse(JSON.parse(fixture('expected-sampleton.json')));
export const bureauBySymbol = { TUC: 'TransUnion', EXP: 'Experian', EQF: 'Equifax' } as const;

/** The JSON inside a sample, before normalizing. */
export function parseSample(text: string): unknown {
  const json = text.startsWith('JSON_CALLBACK(')
    ? text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
    : text;
  return JSON.parse(json);
}

const entriesOf = (value: object): [string, unknown][] => Object.entries(value);

/** The normalized document that pointers refer to: no "@", no {"$": text}, no {}. */
export function fold(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fold);
  if (typeof value !== 'object' || value === null) return value;
  const entries = entriesOf(value);
  const [first] = entries;
  if (first === undefined) return '';
  if (entries.length === 1 && first[0] === '$') return first[1];
  return Object.fromEntries(entries.map(([name, member]) => [name.replace(/^@/, ''), fold(member)]));
}

/** The target of a JSON Pointer (RFC 6901); undefined if there is none. */
export function valueAt(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, token) => {
      if (typeof value !== 'object' || value === null) return undefined;
      return entriesOf(value).find(([name]) => name === token)?.[1];
    }, document);
}
