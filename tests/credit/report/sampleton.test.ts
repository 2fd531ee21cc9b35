import { describe, expect, it } from 'vitest';
import { isNegative } from '#credit/report/negative.ts';
import { readReport } from '#credit/report/read.ts';
import type { Report } from '#credit/report/model.ts';
import { bureauBySymbol, expected, sampleFormats, samples } from './samples.ts';

const symbols = ['TUC', 'EXP', 'EQF'] as const;
const accountOf = (report: Report, id: string) => report.accounts[Number(id.slice(1)) - 1];
const negativeAt = (report: Report, id: string) => {
  const account = accountOf(report, id);
  return account ? report.bureaus.filter((bureau) => isNegative(account, bureau)) : [];
};

/** The model without what may differ between serializations: the format and the pointers. */
function comparable(report: Report): unknown {
  return JSON.parse(
    JSON.stringify({ ...report, format: '' }, (name, value: unknown) => (name === 'at' ? undefined : value)),
  );
}

describe.each(sampleFormats)('the sample consumer from %s', (format) => {
  const report = readReport(samples[format]);

  it('is recognized by its content', () => {
    expect(report.format).toBe(format);
    expect(readReport(new TextEncoder().encode(`\uFEFF${samples[format]}`))).toEqual(report);
  });

  it('has a file from each bureau', () => {
    expect(report.bureaus).toEqual(expected.bureausWithFile.map((symbol) => bureauBySymbol[symbol]));
    expect(report.reportDate?.value).toBe('2025-09-15');
  });

  it('has the scores', () => {
    expect(Object.fromEntries(report.scores.map(({ bureau, value }) => [bureau, value?.value]))).toEqual({
      TransUnion: expected.scores.TUC,
      Experian: expected.scores.EXP,
      Equifax: expected.scores.EQF,
    });
  });

  it('has the accounts with their bureaus, numbers and lines', () => {
    expect(
      report.accounts.map((account, index) => ({
        id: `A${index + 1}`,
        creditorName: account.creditor,
        type: account.type?.value.symbol,
        bureaus: symbols.filter((symbol) =>
          account.tradelines.some(({ bureau }) => bureau === bureauBySymbol[symbol]),
        ),
        accountNumbers: Object.fromEntries(
          symbols.flatMap((symbol) => {
            const lines = account.tradelines.filter(({ bureau }) => bureau === bureauBySymbol[symbol]);
            return lines.length === 0 ? [] : [[symbol, lines.map((line) => line.accountNumber?.value)]];
          }),
        ),
        tradelines: account.tradelines.length,
      })),
    ).toEqual(expected.accounts);
  });

  it.each(symbols)('counts what %s has', (symbol) => {
    const bureau = bureauBySymbol[symbol];
    const summary = report.summary.find((candidate) => candidate.bureau === bureau);
    const dollars = (cents: number | undefined) => (cents ?? Number.NaN) / 100;
    expect({
      TotalAccounts: summary?.totalAccounts?.value,
      OpenAccounts: summary?.openAccounts?.value,
      CloseAccounts: summary?.closedAccounts?.value,
      DelinquentAccounts: summary?.delinquentAccounts?.value,
      DerogatoryAccounts: summary?.derogatoryAccounts?.value,
      TotalBalances: dollars(summary?.balances?.value),
      TotalMonthlyPayments: dollars(summary?.monthlyPayments?.value),
      publicRecords: summary?.publicRecords?.value,
      inquiriesLast2Years: summary?.inquiriesLast2Years?.value,
      inquiriesAll: report.inquiries.filter((inquiry) => inquiry.bureau === bureau).length,
    }).toEqual(expected.counts[symbol]);
    const lines = report.accounts
      .flatMap(({ tradelines }) => tradelines)
      .filter((line) => line.bureau === bureau);
    expect(lines.length).toBe(expected.counts[symbol]['TotalAccounts']);
    expect(report.publicRecords.filter((record) => record.bureau === bureau).length).toBe(
      expected.counts[symbol]['publicRecords'],
    );
  });

  it('distinguishes negative accounts from positive ones', () => {
    const ids = expected.accounts.map(({ id }) => id);
    expect(ids.filter((id) => negativeAt(report, id).length > 0)).toEqual(
      expected.negativeByAccount.negative,
    );
    expect(ids.filter((id) => negativeAt(report, id).length === 0)).toEqual(
      expected.negativeByAccount.positive,
    );
  });

  it('says at which bureaus an account is negative', () => {
    // A past late payment alone makes A7 negative at TransUnion and Equifax; only TransUnion has late payments for
    // A8.
    expect(negativeAt(report, 'A7')).toEqual(['TransUnion', 'Experian', 'Equifax']);
    expect(negativeAt(report, 'A8')).toEqual(['TransUnion']);
    expect(negativeAt(report, 'A10')).toEqual([]);
  });

  it('has what each bureau reports about the person', () => {
    const { personal } = report;
    expect(personal.names.map(({ bureau, kind, full }) => [bureau, kind, full])).toEqual([
      ['TransUnion', 'primary', 'DEVIN SAMPLETON'],
      ['TransUnion', 'alias', 'DEVON SAMPLETON'],
      ['Experian', 'primary', 'DEVIN R SAMPLETON'],
      ['Experian', 'alias', 'DELVIN K SIMPLETON'],
      ['Equifax', 'primary', 'DEVIN R SAMPLETON'],
    ]);
    expect(personal.births.map(({ bureau, year, date }) => [bureau, year?.value, date?.value])).toEqual([
      ['TransUnion', 1986, '1986-04-12'],
      ['Experian', 1986, undefined],
      ['Equifax', 1968, '1968-04-12'],
    ]);
    expect(personal.ssns.map(({ bureau, digits }) => [bureau, digits?.value])).toEqual([
      ['TransUnion', '666550611'],
      ['Experian', '666550611'],
      ['Equifax', '666550617'],
    ]);
    expect(
      personal.addresses.map(({ kind, street, postalCode }) => [kind, street?.value, postalCode?.value]),
    ).toEqual([
      ['current', '418 JUNIPER AVE', '97999'],
      ['current', '418 JUNIPER AVE', '97999'],
      ['current', '418 JUNIPER AVE', '97999'],
      ['previous', '77 HARBOR ST # 3B', '97998'],
      ['previous', '77 HARBOR ST # 3B', '97998'],
      ['previous', '9201 PRAIRIE LN', '67999'],
    ]);
    expect(personal.employers.map(({ bureau, name }) => [bureau, name?.value])).toEqual([
      ['TransUnion', 'LAKESIDE LOGISTICS'],
      ['Experian', 'NORTHWIND BAKERY'],
    ]);
  });

  it('has the values behind the planted contradictions', () => {
    const harbor = report.accounts[1]?.tradelines.map((line) => ({
      bureau: line.bureau,
      balance: line.balance?.value,
      limit: line.creditLimit?.value,
      payment: line.monthlyPayment?.value,
      status: line.dateAccountStatus?.value,
      lastPayment: line.dateLastPayment?.value,
      openClosed: line.openClosed?.value.description,
      disputed: line.disputeFlag?.value.symbol,
      oldest: line.history.at(-1),
    }));
    expect(harbor).toEqual([
      {
        bureau: 'TransUnion',
        balance: 184_000,
        limit: 150_000,
        payment: 0,
        status: '2021-10-30',
        lastPayment: '2021-03-19',
        openClosed: 'Closed',
        disputed: 'F',
        oldest: expect.objectContaining({ month: '2023-09', status: '9' }),
      },
      {
        bureau: 'Experian',
        balance: 184_000,
        limit: 150_000,
        payment: 4_100,
        status: '2021-10-01',
        lastPayment: '2021-03-19',
        openClosed: 'Open',
        disputed: 'T',
        oldest: expect.objectContaining({ month: '2023-10', status: '9' }),
      },
      {
        bureau: 'Equifax',
        balance: 221_000,
        limit: undefined,
        payment: 0,
        status: '2023-02-01',
        lastPayment: '2022-08-01',
        openClosed: 'Open',
        disputed: 'F',
        oldest: expect.objectContaining({ month: '2023-10', status: '3' }),
      },
    ]);
    expect(report.accounts[2]?.tradelines.map((line) => line.originalCreditor?.value)).toEqual([
      'EXAMPLE HOSPITAL',
      'MEDICAL PAYMENT DATA',
    ]);
    expect(
      report.publicRecords.map(({ bureau, type, status, dateFiled }) => [
        bureau,
        type?.value.symbol,
        status?.value.description,
        dateFiled?.value,
      ]),
    ).toEqual([
      ['TransUnion', '4', 'Dismissed', '2016-03-08'],
      ['Experian', '4', 'Discharged', '2016-03-08'],
    ]);
  });
});

it('gives the same model from every serialization', () => {
  const [first, ...others] = sampleFormats.map((format) => comparable(readReport(samples[format])));
  // Only MyFreeScoreNow's envelope has the merge date; it agrees with the inquiry dates elsewhere.
  for (const other of others) expect(other).toEqual(first);
});
