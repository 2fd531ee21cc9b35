import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { reportHtml } from '#credit/page/reportHtml.ts';
import { readReport } from '#credit/report/read.ts';
import { UnreadableReportError } from '#credit/report/unreadable.ts';
import { lesserSamples } from '../samples.ts';

type Format = keyof typeof lesserSamples;
const formats: readonly Format[] = [
  'identityiq-csid',
  'mfsn-provider-views',
  'identityiq-page',
  'smartcredit-page',
];

/** The page of a readable report. An `UnreadableReportError` is an accepted outcome too, but no other error. */
function outcome(text: string): string {
  try {
    return reportHtml(readReport(text), { language: 'es', today: '2026-11-21' });
  } catch (error) {
    if (error instanceof UnreadableReportError) return 'refused';
    throw error;
  }
}

it.each(formats)('reads or rejects a %s report with pieces removed, duplicated, and replaced', (format) => {
  // Without its counts, so that a page with fewer accounts is read instead of refused as incomplete.
  const sample = lesserSamples[format].replaceAll('Total Accounts', 'Accounts');
  const piece = fc.record({
    from: fc.nat({ max: sample.length }),
    length: fc.nat({ max: 2_000 }),
    instead: fc.oneof(
      fc.constantFrom(
        '',
        '<',
        '>',
        '"',
        '</table>',
        '</div>',
        '<td>',
        '{}',
        '[]',
        'null',
        '-1',
        '9'.repeat(40),
      ),
      fc.nat({ max: sample.length }).map((start) => sample.slice(start, start + 500)),
    ),
  });
  const outcomes = { read: 0, refused: 0 };
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 3 }), (pieces) => {
      const text = pieces.reduce(
        (changed, { from, length, instead }) =>
          changed.slice(0, from) + instead + changed.slice(from + length),
        sample,
      );
      const answer = outcome(text);
      outcomes[answer === 'refused' ? 'refused' : 'read'] += 1;
      expect(answer).toMatch(/<\/html>$|^refused$/);
    }),
    { numRuns: 60, interruptAfterTimeLimit: 20_000 },
  );
  // JSON that was cut is usually invalid; a page stays a page, whatever is missing. A slow machine has fewer runs.
  const usual = outcomes[format.endsWith('-page') ? 'read' : 'refused'];
  expect(usual).toBeGreaterThan((outcomes.read + outcomes.refused) / 2);
});

it.each(['identityiq-csid', 'mfsn-provider-views'] as const)(
  'reads or rejects a %s report whose values have other types',
  (format) => {
    for (const wrong of [null, true, 0, -1, 1e308, '', 'x', [], {}, [[]], { $: { $: {} } }]) {
      const outcomes = [1, 2, 3, 5, 7].map((every) => {
        let visited = 0;
        const mutated: unknown = JSON.parse(lesserSamples[format], (name, value: unknown) => {
          visited += 1;
          return name !== 'bureau' && name !== 'provider' && visited % every === 0 ? wrong : value;
        });
        return outcome(JSON.stringify(mutated) ?? '');
      });
      for (const answer of outcomes) expect(answer).toMatch(/<\/html>$|^refused$/);
    }
  },
);

it('says in both languages that the provider marked an account as negative', () => {
  const report = readReport(lesserSamples['mfsn-provider-views']);
  const page = (language: 'en' | 'es') => reportHtml(report, { language, today: '2026-11-21' });
  expect(page('en')).toContain('The provider marked this account as negative');
  expect(page('es')).toContain('El proveedor marcó esta cuenta como negativa');
});
