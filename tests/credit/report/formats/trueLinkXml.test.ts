import { readFileSync } from 'node:fs';
import { assert, nat, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReport } from '#credit/report/read.ts';
import { UnreadableReport } from '#credit/report/unreadable.ts';

const fixture = new URL('../../../fixtures/credit-reports/mfsn-3b-sampleton.synthetic.json', import.meta.url);
/** These are elements with text in TrueLink's XML; every other scalar is an attribute. */
const asElements = new Set(['InquiryDate', 'Reference', 'BorrowerKey', 'CreditLimit', 'FactorText']);

/** The first `TrueLinkCreditReportType` in a provider's JSON, wherever it stands. */
function trueLinkIn(value: unknown): object | null {
  if (typeof value !== 'object' || value === null) return null;
  if ('TrueLinkCreditReportType' in value && typeof value.TrueLinkCreditReportType === 'object')
    return value.TrueLinkCreditReportType;
  for (const part of Object.values(value)) {
    const found = trueLinkIn(part);
    if (found !== null) return found;
  }
  return null;
}
const report = trueLinkIn(JSON.parse(readFileSync(fixture, 'utf8'))) ?? {};

const escaped = (text: unknown) =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The same report as TrueLink writes it in XML. */
function xmlOf(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => xmlOf(name, one)).join('\n');
  if (typeof value !== 'object' || value === null) return `<${name}>${escaped(value ?? '')}</${name}>`;
  const members = Object.entries(value);
  const isAttribute = ([key, part]: [string, unknown]) => typeof part !== 'object' && !asElements.has(key);
  const attributes = members.filter(isAttribute).map(([key, part]) => ` ${key}="${escaped(part)}"`);
  const children = members.filter((one) => !isAttribute(one)).map(([key, part]) => xmlOf(key, part));
  return `<${name}${attributes.join('')}>${children.join('')}</${name}>`;
}
const head = '<?xml version="1.0" encoding="utf-8"?>\n';
const xml = `${head}${xmlOf('TrueLinkCreditReportType', report)}`;

/** Where a value came from differs between the two; what it is does not. */
const facts = (read: unknown): unknown =>
  JSON.parse(
    JSON.stringify(read, (key, value: unknown) => (key === 'at' || key === 'format' ? undefined : value)),
  );

const reasonOf = (text: string) => {
  try {
    return readReport(text).format;
  } catch (error) {
    return error instanceof UnreadableReport ? error.reason : error;
  }
};

describe("TrueLink's XML", () => {
  it('gives the same report as the JSON of the same consumer', () => {
    const read = readReport(xml);
    expect(read.format).toBe('truelink-xml');
    expect(read.accounts.length).toBeGreaterThan(5);
    expect(facts(read)).toEqual(facts(readReport(JSON.stringify({ TrueLinkCreditReportType: report }))));
  });

  it('reads a prefix, a comment and a namespace as what they are', () => {
    const prefixed = xml
      .replace(head, `${head}<!-- made for a test -->\n`)
      .replaceAll(/<(\/?)([A-Z])/g, '<$1tl:$2')
      .replace('<tl:TrueLinkCreditReportType', '<tl:TrueLinkCreditReportType xmlns:tl="com/truelink/v3"');
    expect(facts(readReport(prefixed))).toEqual(facts(readReport(xml)));
  });

  it('keeps for every value where in the folded document it stands', () => {
    const [account] = readReport(xml).accounts;
    expect(account?.at).toMatch(/^\/TrueLinkCreditReportType\/TradeLinePartition\/0/);
  });
});

describe('hostile XML', () => {
  it('expands no entity of its own, and reads no document type', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><TrueLinkCreditReportType x="&b;"/>`;
    expect(reasonOf(bomb)).toBe('unsupportedFormat');
    expect(reasonOf('<TrueLinkCreditReportType x="&undefined;"></TrueLinkCreditReportType>')).toBe(
      'truncated',
    );
  });

  it('is refused by its depth, and by its end when that is missing', () => {
    const deep = `<TrueLinkCreditReportType>${'<a>'.repeat(500)}${'</a>'.repeat(500)}</TrueLinkCreditReportType>`;
    expect(reasonOf(deep)).toBe('tooDeep');
    expect(reasonOf(xml.slice(0, xml.length / 2))).toBe('truncated');
  });

  it('is refused by the number of its elements, and of the attributes of one', () => {
    const root = (inside: string, attributes = '') =>
      `<TrueLinkCreditReportType${attributes}>${inside}</TrueLinkCreditReportType>`;
    expect(reasonOf(root('<a/>'.repeat(600_000)))).toBe('tooLarge');
    const many = Array.from({ length: 300 }, (_, index) => ` a${index}="1"`).join('');
    expect(reasonOf(root('', many))).toBe('tooLarge');
  });

  it('is read or refused with a reason, whatever is changed in it', () => {
    const mutant = tuple(nat(xml.length - 1), nat(400), string({ maxLength: 12 }));
    assert(
      property(mutant, ([at, length, words]) => {
        const outcome = reasonOf(xml.slice(0, at) + words + xml.slice(at + length));
        expect(typeof outcome).toBe('string');
      }),
      { numRuns: 200, seed: 20_261_121 },
    );
  });
});
