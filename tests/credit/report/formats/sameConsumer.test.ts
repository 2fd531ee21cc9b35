/**
 * One consumer in every format: what the formats share agrees with the reference, IdentityIQ's JSON, which has the
 * most data. Each difference is listed in forms.ts with which is right.
 */
import { describe, expect, it } from 'vitest';
import { isNegative } from '#credit/report/negative.ts';
import { readReport } from '#credit/report/read.ts';
import { bureauBySymbol, expected, lesserSamples, samples } from '../samples.ts';
import {
  accountFacts,
  differences,
  lackingRecords,
  nameOf,
  neverCarried,
  neverRecorded,
  recordFacts,
} from './facts.ts';
import { forms } from './forms.ts';

const reference = readReport(samples.identityiq);

describe.each(forms)('$format', (form) => {
  const { format, reportDate, accounts, records, never, lacking } = form;
  const report = readReport(lesserSamples[format]);

  it('is recognized by its content', () => {
    expect(report.format).toBe(format);
    expect(readReport(new TextEncoder().encode(`\uFEFF ${lesserSamples[format]}`))).toEqual(report);
    expect(report.reportDate?.value).toBe(reportDate);
    expect(report.bureaus).toEqual(expected.bureausWithFile.map((symbol) => bureauBySymbol[symbol]));
  });

  it('has the expected accounts with their bureaus', () => {
    const lines = (account: (typeof report.accounts)[number]) =>
      account.tradelines.map(({ bureau, accountNumber }) => [bureau, accountNumber?.value]);
    // A blend shows one number for all its bureaus.
    const blended = new Set(
      report.accounts.flatMap(({ tradelines }) =>
        tradelines.flatMap((line) => (line.blended && line.accountNumber ? [line.accountNumber.value] : [])),
      ),
    );
    const wanted = expected.accounts.map(({ bureaus, accountNumbers }) => {
      const common = Object.values(accountNumbers)
        .flat()
        .find((number) => blended.has(number));
      return bureaus.flatMap((symbol) =>
        (accountNumbers[symbol] ?? []).map((number) => [bureauBySymbol[symbol], common ?? number]),
      );
    });
    const sorted = (list: readonly unknown[]) => list.map((item) => JSON.stringify(item)).toSorted();
    expect(sorted(report.accounts.map(lines))).toEqual(sorted(wanted));
  });

  it('has the same negative accounts at the same bureaus', () => {
    const negative = ({ accounts: read }: typeof report) =>
      read
        .flatMap((account) =>
          account.tradelines.map(
            ({ bureau }) => `${nameOf(account)} ${bureau} ${String(isNegative(account, bureau))}`,
          ),
        )
        .toSorted();
    expect(negative(report)).toEqual(negative(reference));
  });

  it('agrees with the reference on every account fact that both formats have', () => {
    expect(differences(accountFacts(reference), accountFacts(report)).toSorted()).toEqual(
      accounts.toSorted(),
    );
  });

  it('leaves missing what the format does not have', () => {
    expect(neverCarried(accountFacts(reference), accountFacts(report)).join(' ')).toBe(never);
    const fields = new Set(never.split(' '));
    const facts = accountFacts(report);
    expect(
      [...accountFacts(reference).keys()]
        .filter((name) => !facts.has(name) && !fields.has(name.split(' ')[2] ?? ''))
        .toSorted(),
    ).toEqual(lacking.toSorted());
  });

  it('agrees with the reference on people, scores, inquiries, public records, and counts', () => {
    expect(differences(recordFacts(reference), recordFacts(report))).toEqual(records);
  });

  it('omits people, scores, inquiries, public records, and counts that the format does not have', () => {
    expect(neverRecorded(reference, report).join(' ')).toBe(form.neverRecorded);
    expect(lackingRecords(recordFacts(reference), recordFacts(report))).toEqual(form.lackingRecords);
  });
});
