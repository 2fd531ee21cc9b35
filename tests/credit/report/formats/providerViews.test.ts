import { expect, it } from 'vitest';
import { readReport } from '#credit/report/read.ts';
import { lesserSamples } from '../samples.ts';

const sample = lesserSamples['mfsn-provider-views'];

const view = (members: object): string =>
  JSON.stringify({ data: { providerViews: [{ provider: 'TU', ...members }] } });

it.each([
  ['OPEN', null, 'O'],
  ['CLOSED', null, 'C'],
  ['PAID', 'P', undefined],
  ['TRANSFERRED', 'T', undefined],
])(
  'reads the status %s as what happened to an account or as whether it is open',
  (status, condition, open) => {
    const report = readReport(
      view({
        installmentAccounts: [{ accountName: 'FIRST BANK', accountStatus: status }],
        collections: [{ agencyName: 'SUMMIT RECOVERY', status }],
      }),
    );
    for (const { tradelines } of report.accounts) {
      expect(tradelines[0]?.condition?.value.symbol ?? null).toBe(condition);
      expect(tradelines[0]?.openClosed?.value.symbol).toBe(open);
    }
    expect(report.accounts).toHaveLength(2);
  },
);

it('leaves out a reason for a score that has neither a code nor words', () => {
  const withEmpty = sample.replaceAll('"scoreReasons": [', '"scoreReasons": [{ "effect": "HURTING" },');
  const texts = (text: string) =>
    readReport(text).scores.map(({ factors }) => factors.map((each) => each.text));
  expect(texts(withEmpty)).toEqual(texts(sample));
  expect(withEmpty).not.toBe(sample);
});
