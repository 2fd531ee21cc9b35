import { describe, expect, it } from 'vitest';
import { negativeReasons } from '#credit/report/negative.ts';
import { aLiability, attributes, lineOf, read, type Json } from './aResponse.ts';

describe('a liability', () => {
  it('has months instead of dates', () => {
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

  it('has the charge-off amount and date, each with its location', () => {
    const at = '/RESPONSE_GROUP/RESPONSE/CREDIT_RESPONSE/CREDIT_LIABILITY';
    const line = lineOf({ _ChargeOffAmount: '1840', _ChargeOffDate: '2021-10' });
    expect([line?.chargeOffAmount, line?.dateChargedOff]).toEqual([
      { value: 184_000, at: `${at}/_ChargeOffAmount` },
      { value: '2021-10-01', at: `${at}/_ChargeOffDate`, ofMonth: true },
    ]);
    expect([lineOf()?.chargeOffAmount, lineOf()?.dateChargedOff]).toEqual([null, null]);
  });

  it('has the date of first delinquency where the file gives it', () => {
    const line = lineOf({ _FirstDelinquencyDate: '2022-05' });
    expect(line?.dateFirstDelinquency).toEqual({
      value: '2022-05-01',
      at: '/RESPONSE_GROUP/RESPONSE/CREDIT_RESPONSE/CREDIT_LIABILITY/_FirstDelinquencyDate',
      ofMonth: true,
    });
    expect(lineOf({ _FirstDelinquencyDate: '' })?.dateFirstDelinquency).toBeNull();
  });

  it('is rated by the rating type, because the scale of its code varies', () => {
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

  it('has a payment history back from its newest month, and skips months without data', () => {
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

  it('keeps what the consumer says of it among the remarks, but takes nothing from it', () => {
    const comment = { ...attributes({ _Type: 'ConsumerStatement' }), _Text: 'Charged off account' };
    const report = read({ CREDIT_LIABILITY: aLiability(['Equifax'], {}, { CREDIT_COMMENT: comment }) });
    const [account] = report.accounts;
    const [line] = account?.tradelines ?? [];
    expect(line?.remarks.map(({ text }) => text?.value)).toEqual(['Charged off account']);
    expect(account && line && negativeReasons(account, line)).toEqual([]);
  });

  it("has the additions of 2.4: closing date, industry, frequency, and the creditor's address", () => {
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
