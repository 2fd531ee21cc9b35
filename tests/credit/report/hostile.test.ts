import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportHtml } from '#credit/page/reportHtml.ts';
import { reportJson } from '#credit/report/json.ts';
import type { Report } from '#credit/report/model.ts';
import { readReport } from '#credit/report/read.ts';
import { UnreadableReportError } from '#credit/report/unreadable.ts';
import { aGrantedTrade, aSmartCredit, aTradelineJson, aTrueLink } from './builders.ts';
import { parseSample, sampleFormats, samples } from './samples.ts';

function readOrRefuse(bytes: string | Uint8Array): Report | null {
  try {
    return readReport(bytes);
  } catch (error) {
    if (error instanceof UnreadableReportError) return null;
    throw error;
  }
}

/** The page of a readable report, after also making its JSON. Any error except a rejection fails the test. */
function shownOrRefused(bytes: string): string {
  const report = readOrRefuse(bytes);
  if (report === null) return 'refused';
  JSON.stringify(reportJson(report));
  return reportHtml(report, { language: 'es', today: '2026-11-21' });
}

/** The document with every node visited; what `change` replaces is not visited further. */
function mapNodes(node: unknown, change: (node: unknown) => unknown): unknown {
  const changed = change(node);
  if (changed !== node) return changed;
  if (Array.isArray(node)) return node.map((item) => mapNodes(item, change));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, mapNodes(value, change)]));
}

describe('reading malicious documents', () => {
  it('leaves every prototype unchanged', () => {
    const poison = '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},"';
    const text = aSmartCredit().replaceAll('{"', poison);
    expect(readReport(text).accounts.map(({ creditor }) => creditor)).toEqual(['FIRST BANK']);
    expect('polluted' in {}).toBe(false);
    expect(readOrRefuse('{"__proto__":{"BundleComponents":{"BundleComponent":[]}}}')).toBe(null);
  });

  it('limits a history of millions of months', () => {
    const PayStatusHistory = { status: '9'.repeat(2_000_000), startDate: '2026-01-01' };
    const report = aTrueLink({
      TradeLinePartition: { Tradeline: { bureau: 'Experian', GrantedTrade: { PayStatusHistory } } },
    });
    expect(readReport(aSmartCredit(report)).accounts[0]?.tradelines[0]?.history.length).toBe(1_200);
  });

  it('rejects a list of more than a hundred thousand elements without reading them', () => {
    const problemOf = (length: number) => {
      try {
        readReport(JSON.stringify(Array.from({ length }, () => 0)));
      } catch (error) {
        return error instanceof UnreadableReportError ? error.reason : error;
      }
      return null;
    };
    expect([problemOf(100_000), problemOf(100_001)]).toEqual(['notAReport', 'tooLarge']);
  });

  it('reads a thousand records of a kind and rejects more', () => {
    const Tradeline = { bureau: 'Experian', creditorName: 'X' };
    const many = (length: number) => Array.from({ length });
    const counts = (lines: number, inquiries: number) => {
      const report = readOrRefuse(
        aSmartCredit(
          aTrueLink({
            TradeLinePartition: [{ Tradeline: many(lines).map(() => Tradeline) }],
            InquiryPartition: many(inquiries).map(() => ({ Inquiry: { bureau: 'Equifax' } })),
          }),
        ),
      );
      return report && [report.accounts[0]?.tradelines.length, report.inquiries.length];
    };
    expect(counts(1_000, 1_000)).toEqual([1_000, 1_000]);
    expect(counts(1_001, 1)).toBe(null);
    expect(counts(1, 100_000)).toBe(null);
  });

  it('reads a hundred thousand months of payment histories and rejects more', () => {
    const PayStatusHistory = { status: 'C'.repeat(1_000), startDate: '2026-02-15' };
    const Tradeline = aTradelineJson({ GrantedTrade: aGrantedTrade({ PayStatusHistory }) });
    const months = (lines: number) =>
      readOrRefuse(
        aSmartCredit(
          aTrueLink({ TradeLinePartition: [{ Tradeline: Array.from({ length: lines }, () => Tradeline) }] }),
        ),
      )?.accounts[0]?.tradelines.flatMap(({ history }) => history).length;
    expect([months(100), months(101)]).toEqual([100_000, undefined]);
  });

  it.each(sampleFormats)('reads or rejects a %s report whose values all have another type', (format) => {
    for (const wrong of [null, true, 0, -1, 1e308, '', 'x', [], {}, [[]], { $: { $: {} } }]) {
      const text = JSON.stringify(
        mapNodes(parseSample(samples[format]), (node) =>
          typeof node === 'string' && node.length < 12 ? wrong : node,
        ),
      );
      expect(shownOrRefused(text)).toMatch(/<\/html>$|^refused$/);
    }
  });
});

describe('any mutation of a report', () => {
  const document = parseSample(samples.identityiq);
  const junk = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.string(),
    fc.constantFrom('NaN', '9'.repeat(40), '\u0000'),
  );

  it('gives a report that can be shown, or an UnreadableReportError', () => {
    const outcomes = { shown: 0, refused: 0 };
    const mutations = fc.property(
      fc.integer({ min: 1, max: 2_000 }),
      fc.nat(),
      junk,
      (every, offset, value) => {
        let visited = 0;
        const mutated = mapNodes(document, (node) => {
          visited += 1;
          return visited > 20 && visited % every === offset % every ? value : node;
        });
        const outcome = shownOrRefused(`JSON_CALLBACK(${JSON.stringify(mutated)})`);
        outcomes[outcome === 'refused' ? 'refused' : 'shown'] += 1;
        expect(outcome).toMatch(/<\/html>$|^refused$/);
      },
    );
    fc.assert(mutations, { numRuns: 80, interruptAfterTimeLimit: 8_000 });
    // On a slow machine, few of them fit into the time.
    expect(outcomes.shown).toBeGreaterThan(0);
  });

  it('survives randomly changed bytes', () => {
    const bytes = new TextEncoder().encode(samples.smartcredit);
    const change = fc.tuple(fc.nat({ max: bytes.length - 1 }), fc.nat({ max: 255 }));
    const mutations = fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
      const copy = bytes.slice();
      for (const [index, byte] of changes) copy[index] = byte;
      const report = readOrRefuse(copy);
      expect(report === null || report.format === 'smartcredit').toBe(true);
    });
    fc.assert(mutations, { numRuns: 150, interruptAfterTimeLimit: 4_000 });
  });
});
