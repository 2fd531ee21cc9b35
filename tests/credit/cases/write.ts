/** Writes a case as the file of a provider: MyFreeScoreNow, SmartCredit, or IdentityIQ. */
import { numberOf } from './accounts.ts';
import type { Case } from './case.ts';
import { everyBureau } from './case.ts';
import { borrower } from './writing/borrower.ts';
import { bureaus, code, nothing, source } from './writing/codes.ts';
import { publicRecord } from './writing/publicRecords.ts';
import { partition } from './writing/tradelines.ts';

function merge(each: Case): object {
  const { clock, file } = each;
  const reporting = everyBureau.filter((at) => file.missing?.includes(at) !== true);
  return {
    FraudIndicator: String(file.fraud ?? false),
    DeceasedIndicator: String(file.deceased ?? false),
    SB168Frozen: Object.fromEntries(
      everyBureau.map((at) => [bureaus[at].key, String(file.frozen?.includes(at) ?? false)]),
    ),
    Borrower: borrower(each, reporting),
    InquiryPartition: each.inquiries.map(({ name, at, date, industry }) => ({
      Inquiry: {
        inquiryDate: date,
        subscriberName: name,
        subscriberNumber: '',
        bureau: bureaus[at].name,
        inquiryType: at === 'TU' ? 'I' : '',
        IndustryCode: code(industry ?? ['BC', 'Bank Credit Cards']),
        Source: source(at, clock.today),
      },
    })),
    PulblicRecordPartition: each.records.map((record) => publicRecord(record, clock.today)),
    Subscriber: [],
    Message: (file.messages ?? []).map(({ code: symbol, text }) => ({
      text,
      Code: code([symbol, text]),
      Type: nothing,
    })),
    SafetyCheckPassed: 'true',
    Sources: {
      Source: reporting.map((at) => ({
        Bureau: code([bureaus[at].symbol, bureaus[at].name], '1'),
        InquiryDate: clock.today,
        OriginalData: '',
      })),
    },
    TradeLinePartition: each.accounts.map((account) => partition(account, each, reporting)),
  };
}

function components(each: Case): object[] {
  const reporting = everyBureau.filter((at) => each.file.missing?.includes(at) !== true);
  return [
    ...reporting.map((at) => ({ Type: `${bureaus[at].symbol}ReportV6` })),
    ...reporting.map((at) => ({
      Type: `${bureaus[at].symbol}VantageScoreV6`,
      CreditScoreType: {
        riskScore: String(each.file.scores?.[at] ?? 600 + (numberOf(each.name + at) % 120)),
        scoreName: 'VantageScore3',
        populationRank: '41',
        inquiriesAffectedScore: 'true',
        CreditScoreFactor: [],
        CreditScoreModel: code(['00W40', 'VantageScore 3.0']),
        NoScoreReason: nothing,
        Source: source(at, each.clock.today),
      },
    })),
    { Type: 'MergeCreditReports', TrueLinkCreditReportType: merge(each) },
  ];
}

const elements = new Set([
  'Type',
  'InquiryDate',
  'Reference',
  'BorrowerKey',
  'CreditLimit',
  'OriginalData',
  'SafetyCheckPassed',
]);

/** IdentityIQ's JSON: attributes with `@`, texts of elements under `$`. */
function marked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      if (typeof member !== 'string') return [key, marked(member)];
      if (elements.has(key)) return [key, member === '' ? {} : { $: member }];
      return [`@${key}`, member];
    }),
  );
}

export type Provider = 'myFreeScoreNow' | 'smartCredit' | 'identityIq';

/** The text of the file that this provider would return. */
export function fileOf(each: Case, provider: Provider): string {
  const list = components(each);
  if (provider === 'smartCredit') return JSON.stringify({ BundleComponents: { BundleComponent: list } });
  if (provider === 'identityIq')
    return `JSON_CALLBACK(${JSON.stringify({ BundleComponents: { BundleComponent: list.map(marked) } })})`;
  return JSON.stringify({
    success: true,
    data: { BundleComponent: list, ReportDate: each.clock.today },
  });
}
