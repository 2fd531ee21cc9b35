import { describe, expect, it } from 'vitest';
import { findings } from '#credit/findings/findings.ts';
import { negativeReasons } from '#credit/report/negative.ts';
import type { Report, Tradeline } from '#credit/report/model.ts';
import { readReport } from '#credit/report/read.ts';

type Json = Readonly<Record<string, unknown>>;

/** "@" names for attributes, elements as they are. */
const attributes = (values: Readonly<Record<string, string>>): Json =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`@${name}`, value]));
const repository = (bureau: string, code = ''): Json =>
  attributes({ _SourceType: bureau, _SubscriberCode: code });
const file = (id: string, bureau: string, more: Json = {}): Json => ({
  ...attributes({
    CreditFileID: id,
    CreditRepositorySourceType: bureau,
    _ResultStatusType: 'FileReturned',
  }),
  ...more,
});
const files = [file('T1', 'TransUnion'), file('R1', 'Experian'), file('E1', 'Equifax')];

function aResponse(parts: Json): string {
  return JSON.stringify({
    RESPONSE_GROUP: {
      RESPONSE: {
        CREDIT_RESPONSE: { '@CreditReportFirstIssuedDate': '2026-01-05', CREDIT_FILE: files, ...parts },
      },
    },
  });
}
const read = (parts: Json): Report => readReport(aResponse(parts));

/** A liability of MOUNTAIN BANK at the bureaus named. */
function aLiability(
  bureaus: readonly string[],
  values: Readonly<Record<string, string>> = {},
  more: Json = {},
): Json {
  return {
    ...attributes({ _AccountIdentifier: '3563A019732', _AccountType: 'Installment', ...values }),
    _CREDITOR: { '@_Name': 'MOUNTAIN BANK' },
    CREDIT_REPOSITORY: bureaus.map((bureau) => repository(bureau, `${bureau} code`)),
    ...more,
  };
}
function lineOf(values: Readonly<Record<string, string>> = {}, more: Json = {}): Tradeline | undefined {
  return read({ CREDIT_LIABILITY: aLiability(['Equifax'], values, more) }).accounts[0]?.tradelines[0];
}
const grouped = (report: Report) =>
  report.accounts.map(({ tradelines }) =>
    tradelines.map((line) => `${line.bureau} ${line.balance?.value ?? 0}${line.blended ? ' blended' : ''}`),
  );

describe('merging', () => {
  const blend = aLiability(['Equifax', 'TransUnion'], { _UnpaidBalanceAmount: '26' });

  it('gives a blend to each bureau that it names, and says that it is one', () => {
    const report = read({ CREDIT_LIABILITY: blend });
    expect(grouped(report)).toEqual([['TransUnion 2600 blended', 'Equifax 2600 blended']]);
    expect(report.accounts[0]?.tradelines.map((line) => line.subscriberCode?.value)).toEqual([
      'TransUnion code',
      'Equifax code',
    ]);
    expect(report.alerts.messages.map(({ text }) => text)).toEqual([
      'The reseller has blended what the bureaus report on 1 of 1 accounts. Which bureau gave which value is not told.',
    ]);
  });

  it('adds to a blend the line of a bureau that it lacks, and never a second one of a bureau', () => {
    const opened = { _AccountOpenedDate: '2018-09-15', _UnpaidBalanceAmount: '26' };
    const report = read({
      CREDIT_LIABILITY: [
        aLiability(['Equifax', 'TransUnion'], opened),
        aLiability(['Equifax'], opened),
        aLiability(['Experian'], opened),
      ],
    });
    expect(grouped(report)).toEqual([
      ['TransUnion 2600 blended', 'Experian 2600', 'Equifax 2600 blended'],
      ['Equifax 2600'],
    ]);
  });

  it('takes the files of a liability for its bureaus where no repository is named', () => {
    const line = { ...attributes({ CreditFileID: 'E1 T1', _UnpaidBalanceAmount: '1' }) };
    expect(grouped(read({ CREDIT_LIABILITY: [line] }))).toEqual([
      ['TransUnion 100 blended', 'Equifax 100 blended'],
    ]);
  });

  it('takes stacked secondaries for what bureaus say, and the primary only where there is none', () => {
    const primary = (bureaus: readonly string[], balance: string) =>
      aLiability(bureaus, { CreditTradeReferenceID: 'Primary', _UnpaidBalanceAmount: balance });
    const secondary = (bureau: string, balance: string) =>
      aLiability([bureau], { CreditTradeReferenceID: 'Secondary', _UnpaidBalanceAmount: balance });
    const report = read({
      CREDIT_LIABILITY: [
        primary(['Equifax', 'Experian', 'TransUnion'], '9'),
        secondary('Equifax', '1'),
        secondary('Experian', '2'),
        primary(['Experian'], '3'),
        secondary('Equifax', '4'),
        primary(['TransUnion'], '5'),
      ],
    });
    expect(grouped(report)).toEqual([
      ['TransUnion 900', 'Experian 200', 'Equifax 100'],
      ['Experian 300', 'Equifax 400'],
      ['TransUnion 500'],
    ]);
  });

  it('disputes nothing on the strength of a blend', () => {
    // Charged off and still billed, which a bureau's own line would prove.
    const values = {
      _AccountStatusType: 'Paid',
      _PastDueAmount: '50',
      _MonthlyPaymentAmount: '50',
      _UnpaidBalanceAmount: '0',
    };
    const confidence = (bureaus: readonly string[]) => [
      ...new Set(
        findings(read({ CREDIT_LIABILITY: aLiability(bureaus, values) }), { today: '2026-01-05' })
          .filter(({ rule }) => rule === 'B3' || rule === 'B4')
          .map((finding) => finding.confidence),
      ),
    ];
    expect(confidence(['Equifax'])).toEqual(['high']);
    expect(confidence(['Equifax', 'TransUnion'])).toEqual(['low']);
  });
});

describe('a liability', () => {
  it('has months for dates', () => {
    const line = lineOf({
      _AccountReportedDate: '2021-04',
      _LastActivityDate: '2021-03-15',
      LastPaymentDate: '2021-02-01',
    });
    expect([line?.dateReported?.value, line?.dateLastActivity?.value, line?.dateLastPayment?.value]).toEqual([
      '2021-04-01',
      '2021-03-15',
      '2021-02-01',
    ]);
    expect(lineOf({ _LastActivityDate: '2021-03' })?.dateLastPayment).toBe(null);
  });

  it('is rated by the type of a rating, because the scale of its code differs', () => {
    const rated = (type: string) =>
      lineOf({}, { _CURRENT_RATING: attributes({ _Code: '1', _Type: type }) })?.payStatus?.value;
    expect(rated('AsAgreed')).toEqual({ symbol: 'C', description: 'As agreed', abbreviation: '' });
    expect(rated('LateOver120Days')).toEqual({
      symbol: '4',
      description: 'Late over 120 days',
      abbreviation: '',
    });
    expect(rated('ForeclosureOrRepossession')?.symbol).toBe('8');
    expect(rated('SomethingElse')).toEqual({ symbol: '', description: 'Something else', abbreviation: '' });
  });

  it('has a payment history from its newest month back, and no data where a month has none', () => {
    const pattern = attributes({ _Data: 'C1X-09', _StartDate: '2021-02' });
    expect(
      lineOf({}, { _PAYMENT_PATTERN: pattern })?.history.map(({ month, status }) => `${month} ${status}`),
    ).toEqual(['2021-02 C', '2021-01 1', '2020-09 9']);
  });

  it.each([
    ['the indicator of 2.4', { IsCollectionIndicator: 'Y' }],
    ['the business', { CreditBusinessType: 'CollectionServices' }],
    ['the type of loan', { CreditLoanType: 'CollectionAttorney' }],
    ['the type of account', { _AccountType: 'Collection' }],
  ])('is a collection by %s', (_, values) => {
    const report = read({ CREDIT_LIABILITY: aLiability(['Equifax'], values) });
    const [account] = report.accounts;
    const [line] = account?.tradelines ?? [];
    expect([account?.type?.value.symbol, line?.kind]).toEqual(['Y', 'collection']);
    expect(account && line && negativeReasons(account, line).map(({ rule }) => rule)).toEqual(['collection']);
  });

  it('has the remarks of its bureau and of the reseller, without trended data', () => {
    const comment = (source: string, text: unknown, more: Readonly<Record<string, string>> = {}): Json => ({
      ...attributes({ _SourceType: source, ...more }),
      _Text: text,
    });
    const report = read({
      CREDIT_LIABILITY: aLiability(
        ['Equifax', 'Experian'],
        {},
        {
          CREDIT_COMMENT: [
            comment('Equifax', 'CHARGED OFF ACCOUNT', { _Code: 'DB' }),
            comment('Experian', { '#text': 'STUDENT LOAN' }),
            comment('CreditBureau', ['PAYMENTS', 'BEING MADE']),
            comment('Equifax', '<b/>', { _Type: 'Other', _TypeOtherDescripton: 'TrendedData' }),
            comment('Experian', '<CREDIT_LIABILITY_PRIOR_INFORMATIONS/>'),
          ],
        },
      ),
    });
    expect(
      report.accounts[0]?.tradelines.map(({ bureau, remarks }) => [
        bureau,
        remarks.map(({ code, text }) => code?.value ?? text?.value),
      ]),
    ).toEqual([
      ['Experian', ['STUDENT LOAN', 'PAYMENTS BEING MADE']],
      [
        'Equifax',
        [{ symbol: 'DB', description: 'CHARGED OFF ACCOUNT', abbreviation: '' }, 'PAYMENTS BEING MADE'],
      ],
    ]);
  });

  it('has what 2.4 adds: closing, industry, frequency and the address of the creditor', () => {
    const report = read({
      CREDIT_LIABILITY: aLiability(
        ['Equifax'],
        {
          _AccountStatusType: 'Paid',
          IsClosedIndicator: 'Y',
          RawIndustryCode: 'FA',
          RawIndustryText: 'AutoFinancing',
          _TermsDescription: 'Monthly',
        },
        {
          _CREDITOR: {
            ...attributes({
              _Name: 'MOUNTAIN BANK',
              _StreetAddress: '1 HILL RD',
              _City: 'BEND',
              _State: 'OR',
              _PostalCode: '977010001',
            }),
            CONTACT_DETAIL: { CONTACT_POINT: attributes({ _Type: 'Phone', _Value: '(800) 555-0101' }) },
          },
        },
      ),
    });
    const line = report.accounts[0]?.tradelines[0];
    expect(
      [line?.condition, line?.openClosed, line?.industry, line?.paymentFrequency].map((code) => code?.value),
    ).toEqual([
      { symbol: 'P', description: 'Paid', abbreviation: '' },
      { symbol: 'C', description: 'Closed', abbreviation: '' },
      { symbol: 'FA', description: 'Auto financing', abbreviation: '' },
      { symbol: 'M', description: 'Monthly', abbreviation: '' },
    ]);
    const [contact] = report.contacts;
    expect(
      [
        contact?.name,
        contact?.street,
        contact?.city,
        contact?.state,
        contact?.postalCode,
        contact?.phone,
        contact?.subscriberCode,
      ].map((part) => part?.value),
    ).toEqual(['MOUNTAIN BANK', '1 HILL RD', 'BEND', 'OR', '97701-0001', '8005550101', 'Equifax code']);
  });
});

describe('persons', () => {
  it('are what the bureaus have, not what the lender asked with', () => {
    const person = {
      ...attributes({ _UnparsedName: 'ALICE FIRSTIMER', _BirthDate: '1965', _SSN: 'XXXXXXXXX' }),
      _RESIDENCE: {
        ...attributes({ _City: 'DAWSON', BorrowerResidencyType: 'Prior', _DateReported: '2017-10' }),
        PARSED_STREET_ADDRESS: attributes({
          _HouseNumber: '9991',
          _StreetName: 'WARFORD',
          _StreetSuffix: 'ST',
        }),
      },
      EMPLOYER: attributes({ _Name: 'EMPLOYER X', EmploymentReportedDate: '2018-01-15' }),
    };
    const statement = { '@_Type': 'ConsumerStatement', _Text: 'Not my account' };
    const alert = { ...attributes({ _Code: 'H01' }), _Text: 'Address does not match' };
    const { personal, alerts, bureaus } = read({
      BORROWER: attributes({ BorrowerID: 'B1', _FirstName: 'ALICIA', _SSN: '991919991' }),
      CREDIT_FILE: [
        file('R1', 'Experian', { _BORROWER: person, CREDIT_COMMENT: statement, _ALERT_MESSAGE: alert }),
        { ...file('E1', 'Equifax'), '@_ResultStatusType': 'NoFileReturnedNoHit' },
      ],
      CREDIT_FROZEN_STATUS: attributes({ _ExperianIndicator: 'true', _EquifaxIndicator: 'false' }),
    });
    expect(bureaus).toEqual(['Experian']);
    expect(personal.names.map(({ full, kind }) => [full, kind])).toEqual([['ALICE FIRSTIMER', 'primary']]);
    expect(personal.births.map(({ year, date }) => [year?.value, date])).toEqual([[1965, null]]);
    expect(personal.ssns).toEqual([]);
    expect(
      personal.addresses.map(({ kind, street, dateReported }) => [kind, street?.value, dateReported?.value]),
    ).toEqual([['previous', '9991 WARFORD ST', '2017-10-01']]);
    expect(personal.employers.map(({ name, dateReported }) => [name?.value, dateReported?.value])).toEqual([
      ['EMPLOYER X', '2018-01-15'],
    ]);
    expect(personal.statements.map(({ text }) => text?.value)).toEqual(['Not my account']);
    expect(alerts.messages.map(({ code, text }) => [code?.value.symbol, text])).toEqual([
      ['H01', 'Experian: Address does not match'],
    ]);
    expect(alerts.frozen.map(({ bureau, value }) => [bureau, value])).toEqual([
      ['Experian', true],
      ['Equifax', false],
    ]);
  });

  it('leave out the records of a co-borrower alone', () => {
    const of = (ids: string, name: string) =>
      aLiability(['Equifax'], { BorrowerID: ids, _AccountIdentifier: name });
    const report = read({
      BORROWER: [
        attributes({ BorrowerID: 'B2', _PrintPositionType: 'CoBorrower' }),
        attributes({ BorrowerID: 'B1', _PrintPositionType: 'Borrower' }),
      ],
      CREDIT_LIABILITY: [of('B1', '11111'), of('B2', '22222'), of('B2 B1', '33333'), of('', '44444')],
    });
    expect(report.accounts.map(({ tradelines }) => tradelines[0]?.accountNumber?.value)).toEqual([
      '11111',
      '33333',
      '44444',
    ]);
  });
});

describe('scores, inquiries and public records', () => {
  it('have signed scores with the model and factors, and none below 300', () => {
    const score = (bureau: string, value: string): Json => ({
      ...attributes({
        CreditFileID: 'T1',
        CreditRepositorySourceType: bureau,
        _ModelNameType: 'Other',
        _ModelNameTypeOtherDescription: 'VantageScore4',
        _Value: value,
      }),
      _FACTOR: attributes({ _Code: '97', _Text: 'Too few accounts' }),
    });
    const { scores } = read({
      CREDIT_SCORE: [score('Experian', '+0004'), score('', '+715'), score('TransUnion', '+600')],
    });
    expect(
      scores.map(({ bureau, value, model, factors }) => [
        bureau,
        value?.value,
        model?.value,
        factors.map(({ text, code }) => `${code?.value.symbol ?? ''} ${text}`),
      ]),
    ).toEqual([
      ['TransUnion', 715, 'VantageScore4', ['97 Too few accounts']],
      ['Experian', undefined, 'VantageScore4', ['97 Too few accounts']],
    ]);
  });

  it('give each bureau of a record its own', () => {
    const both = { CREDIT_REPOSITORY: [repository('Experian'), repository('TransUnion')] };
    const { inquiries, publicRecords } = read({
      CREDIT_INQUIRY: { ...attributes({ _Date: '2025-12-01', _Name: 'QUICKLOAN' }), ...both },
      CREDIT_PUBLIC_RECORD: [
        {
          ...attributes({
            _Type: 'BankruptcyChapter13',
            _DispositionType: 'Discharged',
            _FiledDate: '2020-02',
          }),
          ...both,
        },
        {
          ...attributes({ _Type: 'FederalTaxLien', _LegalObligationAmount: '1200', _PaidDate: '2015-05-05' }),
          CREDIT_REPOSITORY: repository('Equifax'),
        },
      ],
    });
    expect(inquiries.map(({ id, bureau, subscriber }) => [id, bureau, subscriber?.value])).toEqual([
      ['inquiry-0', 'Experian', 'QUICKLOAN'],
      ['inquiry-1', 'TransUnion', 'QUICKLOAN'],
    ]);
    expect(
      publicRecords.map((record) => [
        record.bureau,
        record.classification?.value.symbol,
        record.type?.value.symbol,
        record.type?.value.description,
        record.status?.value.symbol,
        record.dateFiled?.value ?? record.dateResolved?.value,
        record.amount?.value,
      ]),
    ).toEqual([
      ['Experian', 'B', '4', 'Chapter 13 Bankruptcy', '1', '2020-02-01', undefined],
      ['TransUnion', 'B', '4', 'Chapter 13 Bankruptcy', '1', '2020-02-01', undefined],
      ['Equifax', undefined, '', 'Federal tax lien', undefined, '2015-05-05', 120_000],
    ]);
  });
});
