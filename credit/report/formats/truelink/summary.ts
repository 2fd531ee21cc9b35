import { bureaus } from '#vocabulary/bureaus.ts';
import type { BureauSummary } from '../../model.ts';
import { count, money } from '../reading/fields.ts';
import { isBlank, member, type Place } from '../reading/place.ts';

/** The provider's counts for each bureau with any. They need not equal the number of lines. */
export function readSummary(report: Place): readonly BureauSummary[] {
  const summary = member(report, 'Summary');
  return bureaus.flatMap((bureau) => {
    const accounts = member(member(summary, 'TradelineSummary'), bureau);
    const inquiries = member(member(summary, 'InquirySummary'), bureau);
    const records = member(member(summary, 'PublicRecordSummary'), bureau);
    if ([accounts, inquiries, records].every((place) => isBlank(place.value))) return [];
    return [
      {
        bureau,
        at: [accounts, inquiries, records].find((place) => !isBlank(place.value))?.at ?? summary.at,
        totalAccounts: count(accounts, 'TotalAccounts'),
        openAccounts: count(accounts, 'OpenAccounts'),
        closedAccounts: count(accounts, 'CloseAccounts'),
        delinquentAccounts: count(accounts, 'DelinquentAccounts'),
        derogatoryAccounts: count(accounts, 'DerogatoryAccounts'),
        balances: money(accounts, 'TotalBalances'),
        monthlyPayments: money(accounts, 'TotalMonthlyPayments'),
        inquiriesLast2Years: count(inquiries, 'NumberInLast2Years'),
        publicRecords: count(records, 'NumberOfRecords'),
      },
    ];
  });
}
