/** Small TrueLink documents in which a test can replace every member. */
type Json = Readonly<Record<string, unknown>>;

export const aCode = (symbol: string, description: string, abbreviation = description): Json => ({
  abbreviation,
  description,
  symbol,
  rank: '199',
});
export const emptyCode: Json = { abbreviation: '', description: '', symbol: '', rank: '100000' };

const sources = {
  TransUnion: aCode('TUC', 'TransUnion'),
  Experian: aCode('EXP', 'Experian'),
  Equifax: aCode('EQF', 'Equifax'),
};
export const aSource = (bureau: keyof typeof sources, InquiryDate = '2026-10-01'): Json => ({
  BorrowerKey: '',
  Bureau: sources[bureau],
  InquiryDate,
  Reference: '',
});

export const aGrantedTrade = (overrides: Json = {}): Json => ({
  monthlyPayment: '25',
  amountPastDue: '0',
  late30Count: '0',
  late60Count: '0',
  late90Count: '0',
  termMonths: '0',
  CreditLimit: '1500',
  WorstPayStatus: aCode('C', 'Current'),
  PayStatusHistory: '',
  ...overrides,
});

/** A current, open card at TransUnion. */
export const aTradelineJson = (overrides: Json = {}): Json => ({
  creditorName: 'FIRST BANK',
  accountNumber: '4444****',
  bureau: 'TransUnion',
  dateOpened: '2019-05-14',
  dateReported: '2026-09-30',
  currentBalance: '120',
  highBalance: '900',
  AccountCondition: aCode('O', 'Open'),
  OpenClosed: aCode('O', 'Open'),
  PayStatus: aCode('C', 'Current'),
  AccountDesignator: aCode('I', 'Individual'),
  GrantedTrade: aGrantedTrade(),
  Source: aSource('TransUnion'),
  ...overrides,
});

export const aPartition = (overrides: Json = {}): Json => ({
  accountTypeDescription: 'Revolving Account',
  accountTypeSymbol: 'R',
  accountTypeAbbreviation: 'Revolving',
  Tradeline: aTradelineJson(),
  ...overrides,
});

export const aTrueLink = (overrides: Json = {}): Json => ({
  Borrower: {},
  Sources: { Source: ['TransUnion', 'Experian', 'Equifax'].flatMap((bureau) => sourceNamed(bureau)) },
  TradeLinePartition: [aPartition()],
  ...overrides,
});
function sourceNamed(bureau: string): Json[] {
  return bureau === 'TransUnion' || bureau === 'Experian' || bureau === 'Equifax' ? [aSource(bureau)] : [];
}

export const aMerge = (report: Json): Json => ({
  Type: 'MergeCreditReports',
  TrueLinkCreditReportType: report,
});

/** A SmartCredit response around a merged report. */
export const aSmartCredit = (report: Json = aTrueLink()): string =>
  JSON.stringify({ BundleComponents: { BundleComponent: [aMerge(report)] } });

/** A MyFreeScoreNow response; `extras` are added next to the bundle as in the epic format. */
export const aMyFreeScoreNow = (report: Json = aTrueLink(), extras: Json = {}): string =>
  JSON.stringify({
    success: true,
    data: { BundleComponent: [aMerge(report)], ReportDate: '2026-10-02', ...extras },
  });
