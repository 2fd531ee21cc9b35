import { bureaus } from '../model.ts';
import type { ConsumerFile, Line } from '../model.ts';
import type { Branch } from './tree.ts';

/** The provider's own counts, per bureau and over the merged file. */
export function summary(file: ConsumerFile): Branch {
  const lines = file.accounts.flatMap((account) => account.lines);
  const merged = file.accounts.flatMap((account) => account.lines.slice(0, 1));
  const records = file.bankruptcies.flat();
  const perBureau = <T extends Branch>(count: (bureau: string | null) => T): Branch => ({
    ...Object.fromEntries(bureaus.map((bureau) => [bureau, count(bureau)])),
    Merge: count(null),
  });
  return {
    TradelineSummary: perBureau((bureau) =>
      counts(bureau === null ? merged : lines.filter((line) => line.bureau === bureau)),
    ),
    InquirySummary: perBureau((bureau) => ({
      NumberInLast2Years: String(
        file.inquiries.filter((one) => bureau === null || one.bureau === bureau).length,
      ),
    })),
    PublicRecordSummary: perBureau((bureau) => ({
      NumberOfRecords: String(
        bureau === null ? file.bankruptcies.length : records.filter((one) => one.bureau === bureau).length,
      ),
    })),
  };
}

function counts(lines: readonly Line[]): Branch {
  const number = (fits: (line: Line) => boolean): string => String(lines.filter(fits).length);
  const sum = (amount: (line: Line) => number): string =>
    String(lines.reduce((total, line) => total + amount(line), 0));
  return {
    TotalAccounts: String(lines.length),
    OpenAccounts: number((line) => line.open),
    CloseAccounts: number((line) => !line.open),
    DelinquentAccounts: number((line) => /[1-6]/u.test(line.payStatus)),
    DerogatoryAccounts: number((line) => line.payStatus === '9'),
    TotalBalances: sum((line) => line.balance),
    TotalMonthlyPayments: sum((line) => line.granted?.payment ?? 0),
  };
}
