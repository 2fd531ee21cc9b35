/** Writes a case as the file of a provider: MyFreeScoreNow, SmartCredit, or IdentityIQ. */
import type { AccountSpec, AddressSpec, At, Case, Coded, ConditionWord, Line, NameSpec } from './case.ts';
import { everyBureau } from './case.ts';
import { monthsBack, monthsBetween } from './clock.ts';
import { numberOf } from './accounts.ts';

const bureaus = {
  TU: { symbol: 'TUC', name: 'TransUnion', key: 'transunion' },
  EX: { symbol: 'EXP', name: 'Experian', key: 'experian' },
  EQ: { symbol: 'EQF', name: 'Equifax', key: 'equifax' },
} as const satisfies Record<At, object>;

const code = ([symbol, description]: Coded, rank = '199', abbreviation = description): object => ({
  abbreviation,
  description,
  symbol,
  rank,
});
const nothing = { abbreviation: '', description: '', symbol: '', rank: '100000' };

const source = (at: At, today: string): object => ({
  BorrowerKey: '',
  Bureau: { ...code([bureaus[at].symbol, bureaus[at].name], '1') },
  InquiryDate: today,
  Reference: '',
});

const conditions: Readonly<Record<ConditionWord, readonly [string, string, string, string]>> = {
  open: ['O', 'Open', '60', 'Open'],
  closed: ['C', 'Closed', '50', 'Closed'],
  refinanced: ['R', 'Refinanced', '40', 'Refinanced'],
  transferred: ['T', 'Transferred', '30', 'Xfer'],
  derogatory: ['F', 'Derogatory', '20', 'Derog'],
  paid: ['P', 'Paid', '10', 'Paid'],
  closedDerogatory: ['C', 'Derogatory', '20', 'Derog'],
  paidDerogatory: ['P', 'Derogatory', '20', 'Derog'],
};
const payStatuses: Readonly<Record<string, string>> = {
  C: 'Current',
  '1': 'Late 30 Days',
  '2': 'Late 60 Days',
  '3': 'Late 90 Days',
  '4': 'Late 120 Days',
  '8': 'Repossession',
  '9': 'Collection/Chargeoff',
  '7': 'Wage earner or similar plan',
  U: 'Unknown',
};
const designators: Readonly<Record<string, string>> = {
  I: 'Individual',
  F: 'Individual',
  J: 'Joint',
  A: 'Authorized User',
  T: 'Terminated',
  X: 'Deceased',
  C: 'Co-maker',
  U: 'Undesignated',
};
const groups: Readonly<Record<AccountSpec['group'], readonly [string, string]>> = {
  R: ['Revolving Account', 'Revolving'],
  I: ['Installment Account', 'Installment'],
  M: ['Mortgage Account', 'Mortgage'],
  C: ['Line of Credit Account', 'Line of Credit'],
  O: ['Open Account', 'Open'],
  Y: ['Collection Account', 'Collection'],
  U: ['Unknown', 'Unknown'],
};

/** `Cx3 1` is `CCC1`; `_` stands for a month without data. */
export const months = (compact: string): string =>
  compact
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [status = '', count = '1'] = word.split('x');
      return status.repeat(Number(count));
    })
    .join('')
    .replaceAll('_', ' ');

const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;
const severity = '0C123456789';
const worstOf = (statuses: string): string =>
  Array.from(statuses).reduce(
    (worst, each) => (severity.indexOf(each) > severity.indexOf(worst) ? each : worst),
    'C',
  );

/**
 * A bureau's version: Equifax (always) and Experian (the date of the report) round to the first of the month, and only
 * TransUnion gives the closing date, unless the case says otherwise.
 */
function lineAt(at: At, all: Line, own: Line): Line {
  const { closed, ...rest } = all;
  const rounded: Line =
    at === 'EQ'
      ? {
          ...(all.opened === undefined ? {} : { opened: all.opened === '' ? '' : firstOfMonth(all.opened) }),
          ...(all.lastPayment === undefined || all.lastPayment === ''
            ? {}
            : { lastPayment: firstOfMonth(all.lastPayment) }),
        }
      : {};
  return {
    ...rest,
    ...(at === 'TU' && closed !== undefined ? { closed } : {}),
    ...rounded,
    ...(at === 'TU' || all.reported === undefined ? {} : { reported: firstOfMonth(all.reported) }),
    ...(at === 'TU' || all.status === undefined ? {} : { status: firstOfMonth(all.status) }),
    ...own,
  };
}

function grantedTrade(group: AccountSpec['group'], line: Line, reported: string): object {
  const opened = line.opened ?? '';
  const age = opened === '' ? 24 : Math.max(1, monthsBetween(opened, reported) + 1);
  const status = line.history === undefined ? 'C'.repeat(Math.min(24, age)) : months(line.history);
  const newest = line.newest ?? reported.slice(0, 7);
  const count = (pattern: RegExp): number => status.match(pattern)?.length ?? 0;
  const [late30, late60, late90] = line.lates ?? [count(/1/g), count(/2/g), count(/[3-6]/g)];
  const worst = line.worst ?? worstOf(`${status}${line.pay ?? ''}`);
  return {
    monthsReviewed: String(Math.min(99, Math.max(age, status.length))),
    monthlyPayment: String(line.payment ?? 0),
    late90Count: String(late90),
    late60Count: String(late60),
    late30Count: String(late30),
    dateLastPayment: line.lastPayment ?? '',
    termMonths: String(line.term ?? 0),
    collateral: '',
    amountPastDue: String(line.pastDue ?? 0),
    worstPatStatusCount: String(status.length),
    AccountType: code(line.type ?? ['UNK', 'Unknown'], '50'),
    CreditType: code([group, groups[group][0]], '50', groups[group][1]),
    PaymentFrequency: code(['M', 'Monthly (every month)']),
    TermType: line.term === undefined ? nothing : code(['P', 'Provided']),
    WorstPayStatus: code([worst, payStatuses[worst] ?? `Late ${String(Number(worst) * 30)} Days`]),
    CreditLimit: String(line.limit ?? ''),
    PayStatusHistory: {
      status: status.trimEnd(),
      startDate: `${newest}-01`,
      MonthlyPayStatus: monthsBack(newest, status.length).map((month, index) => ({
        date: `${month}-01`,
        status: status[index] ?? ' ',
      })),
    },
  };
}

function tradeline(spec: AccountSpec, at: At, line: Line, { clock: { today, days } }: Case): object {
  const name = line.name ?? spec.key;
  const reported = line.reported ?? (at === 'TU' ? days(8) : firstOfMonth(today));
  const condition = line.condition ?? 'open';
  const [symbol, description, rank, abbreviation] = conditions[condition];
  const openClosed = line.openClosed ?? (condition === 'open' ? 'O' : 'C');
  const history = line.history === undefined ? 'C' : months(line.history);
  const newestStatus = history[0] ?? 'C';
  const pay = line.pay ?? (/[1-9]/.test(newestStatus) && openClosed === 'O' ? newestStatus : 'C');
  const number = line.number ?? '';
  const isMasked = /[*X]/.test(number);
  const shown = isMasked || number.length < 5 || at === 'EX' ? number : `${number.slice(0, -4)}****`;
  const designator = line.who ?? 'I';
  return {
    subscriberCode: `${at}${String(numberOf(name)).slice(0, 5)}`,
    highBalance: String(line.high ?? ''),
    ...(at === 'TU' ? { dateVerified: reported } : {}),
    dateReported: reported,
    dateOpened: line.opened ?? '',
    accountNumber: shown,
    dateAccountStatus: line.status ?? reported,
    ...(line.closed === undefined ? {} : { dateClosed: line.closed }),
    currentBalance: String(line.balance ?? 0),
    creditorName: name,
    position: '0',
    bureau: bureaus[at].name,
    AccountCondition: code([symbol, description], rank, abbreviation),
    AccountDesignator:
      designator === '' ? nothing : code([designator, designators[designator] ?? designator]),
    DisputeFlag:
      line.disputed === true ? code(['T', 'Account disputed']) : code(['F', 'Account not disputed']),
    IndustryCode: code(line.industry ?? ['ZZ', 'Miscellaneous']),
    OpenClosed: openClosed === '' ? nothing : code([openClosed, openClosed === 'O' ? 'Open' : 'Closed']),
    PayStatus: code([pay, payStatuses[pay] ?? pay]),
    VerificationIndicator: nothing,
    ...(line.remarks === undefined
      ? {}
      : {
          Remark: line.remarks.map((each) => ({
            customRemark: each.text ?? '',
            RemarkCode: each.code === undefined ? nothing : code(each.code),
          })),
        }),
    ...(spec.collection
      ? {
          CollectionTrade: {
            originalCreditor: line.original ?? '',
            actualPaymentAmount: '0',
            creditType: code(['Y', 'Collection Account'], '5', 'Collection'),
          },
        }
      : { GrantedTrade: grantedTrade(spec.group, line, reported) }),
    Source: source(at, today),
  };
}

const isPair = (own: Line | readonly [Line, Line]): own is readonly [Line, Line] => Array.isArray(own);

function partition(spec: AccountSpec, each: Case, reporting: readonly At[]): object | null {
  const Tradeline = reporting.flatMap((at) => {
    const own = spec.per[at];
    if (own === null) return [];
    const lines = own === undefined ? [{}] : isPair(own) ? own : [own];
    return lines.map((line) => tradeline(spec, at, lineAt(at, spec.all, line), each));
  });
  const [description, abbreviation] = groups[spec.group];
  return {
    accountTypeDescription: description,
    accountTypeSymbol: spec.group,
    accountTypeAbbreviation: abbreviation,
    Tradeline,
  };
}

const kinds = {
  bankruptcy: ['B', 'Bankruptcy'],
  lien: ['T', 'Tax Lien'],
  judgment: ['L', 'Legal Item'],
} as const;

function publicRecord(spec: Case['records'][number], today: string): object {
  const { kind, at } = spec;
  const resolved = spec.resolved ?? '';
  const amount = String(spec.amount ?? 0);
  const detail = {
    bankruptcy: {
      Bankruptcy: {
        courtNumber: '',
        division: '',
        assetAmount: '0',
        dateResolved: resolved,
        exemptAmount: '0',
        liabilityAmount: '0',
        trustee: '',
        company: '',
        thirdParty: '',
      },
    },
    lien: { TaxLien: { amount, dateReleased: resolved } },
    judgment: {
      LegalItem: {
        plaintiff: 'NORTHGATE APARTMENTS',
        lawyer: '',
        actionAmount: amount,
        balance: amount,
        dateSatisfied: resolved,
      },
    },
  }[kind];
  return {
    PublicRecord: {
      courtName: spec.court ?? 'U.S. Bankruptcy Court',
      dateFiled: spec.filed,
      referenceNumber: spec.reference ?? '2140771',
      subscriberCode: '0508601Z',
      bureau: bureaus[at].name,
      AccountDesignator: code(['I', 'Individual']),
      Classification: code(kinds[kind]),
      IndustryCode: code(['ZP', 'Public Records']),
      Status: spec.status === undefined || spec.status[1] === '' ? nothing : code(spec.status),
      Type: spec.type === undefined ? nothing : code(spec.type),
      ...detail,
      Source: source(at, today),
    },
  };
}

const nameTypes = {
  primary: ['1', 'Primary'],
  alias: ['A', 'Also Known As'],
  former: ['F', 'Former'],
} as const;

function borrower({ person, file, clock: { today, ago } }: Case, reporting: readonly At[]): object {
  const primary = (at: At): NameSpec => ({
    at,
    first: person.first,
    middle: person.middle,
    last: person.last,
  });
  const names = [
    ...reporting.map((at) => file.names?.find((name) => name.at === at) ?? primary(at)),
    ...(file.moreNames ?? []),
  ];
  const home = (at: At): AddressSpec => ({
    at,
    street: person.street,
    city: person.city,
    state: person.state,
    zip: person.zip,
  });
  const addresses = [
    ...reporting.map((at) => file.addresses?.find((address) => address.at === at) ?? home(at)),
    ...(file.moreAddresses ?? []),
  ];
  const address = ({ at, street, city, state, zip, reported }: AddressSpec): object => {
    const [, house = '', rest = ''] = /^(\d+) (.*)$/.exec(street) ?? [];
    return {
      dateReported: reported ?? ago(20, 1),
      addressOrder: '0',
      partitionSet: '0',
      CreditAddress: {
        city,
        stateCode: state,
        postalCode: zip,
        ...(at === 'TU' && house !== ''
          ? {
              direction: '',
              houseNumber: house,
              postDirection: '',
              streetName: rest,
              streetType: '',
              unit: '',
            }
          : { unparsedStreet: street }),
      },
      Source: source(at, today),
    };
  };
  const birth = (at: At): object[] => {
    const own = file.births?.[at];
    const date = own === undefined ? person.dob : own;
    if (date === null) return [];
    const [year = '', month = '', day = ''] = date.split('-');
    return [
      {
        age: '0',
        date: at === 'EX' ? `${year}-01-01` : date,
        partitionSet: '0',
        BirthDate: at === 'EX' ? { year } : { year, month: String(Number(month)), day: String(Number(day)) },
        Source: source(at, today),
      },
    ];
  };
  const social = (at: At): object[] => {
    const own = file.ssns?.[at];
    const SocialSecurityNumber = own === undefined ? person.ssn : own;
    return SocialSecurityNumber === null ? [] : [{ SocialSecurityNumber, Source: source(at, today) }];
  };
  return {
    SocialSecurityNumber: person.ssn,
    BorrowerName: names.map(({ at, first, middle = '', last, suffix, kind = 'primary' }) => ({
      partitionSet: '0',
      Name: { first, middle, last, ...(suffix === undefined ? {} : { suffix }) },
      NameType: code(nameTypes[kind]),
      Source: source(at, today),
    })),
    BorrowerAddress: addresses.filter((each) => each.previous !== true).map(address),
    PreviousAddress: addresses.filter((each) => each.previous === true).map(address),
    Birth: reporting.flatMap(birth),
    SocialPartition: { Social: reporting.flatMap(social) },
    Employer: (file.employers ?? []).map(({ at, name }) => ({
      name,
      dateReported: ago(30, 1),
      dateUpdated: ago(30, 1),
      partitionSet: '0',
      CreditAddress: { city: '', stateCode: '', unparsedStreet: '', postalCode: '' },
      Source: source(at, today),
    })),
    BorrowerTelephone: null,
  };
}

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
