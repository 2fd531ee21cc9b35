import { describe, expect, it } from 'vitest';
import { planLetters } from '#credit/letters/planLetters.ts';
import { readReport } from '#credit/report/read.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { aLiability, attributes, file, read, repository, type Json } from './aResponse.ts';

describe('people', () => {
  it('are what the bureaus have on file, not what the lender requested', () => {
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

  it.each([
    ['02/28/1979', 1979, '1979-02-28'],
    ['1979-02-28', 1979, '1979-02-28'],
    ['1979-02', 1979, undefined],
    ['02/1979', 1979, undefined],
    ['1979', 1979, undefined],
  ])('were born on %s, as far as it says', (written, year, date) => {
    const person = { _BORROWER: attributes({ _FirstName: 'PAT', _BirthDate: written }) };
    const [birth] = read({ CREDIT_FILE: file('E1', 'Equifax', person) }).personal.births;
    expect([birth?.year?.value, birth?.date?.value]).toEqual([year, date]);
  });

  it('omit records that belong only to a co-borrower', () => {
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

it('a report that gives only the month of its date is called the report of that month', () => {
  const issued = (date: string) =>
    planLetters({
      report: readReport(
        JSON.stringify({
          CREDIT_RESPONSE: {
            ...attributes({ CreditReportFirstIssuedDate: date }),
            CREDIT_FILE: file('E1', 'Equifax'),
            CREDIT_LIABILITY: aLiability(
              ['Equifax'],
              {},
              { _CURRENT_RATING: attributes({ _Type: 'ChargeOff' }) },
            ),
          },
        }),
      ),
      profile: aConsumer(),
      choice: { kind: 'automatic', options: [1] },
      today: '2026-01-20',
    }).map(({ subject }) => subject.text);
  expect(issued('2026-01')).toEqual(['Dispute of an account in my credit file, report dated 01/2026']);
  expect(issued('2026-01-05')).toEqual(['Dispute of an account in my credit file, report dated 01/05/2026']);
});

describe('scores, inquiries and public records', () => {
  it('have signed scores with their model and factors, and none below 300', () => {
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

  it('were resolved on the day of their disposition only if it ended something', () => {
    const resolved = (values: Readonly<Record<string, string>>) =>
      read({
        CREDIT_PUBLIC_RECORD: {
          ...attributes({ _Type: 'TaxLien', _DispositionDate: '2014-11-03', ...values }),
          CREDIT_REPOSITORY: repository('Equifax'),
        },
      }).publicRecords[0]?.dateResolved?.value;
    const dispositions = ['Released', 'Satisfied', 'Paid', 'Discharged', 'Voluntarily Dismissed'].concat([
      'Filed',
      'Unsatisfied',
      'Unreleased',
      'Pending',
      'Converted',
      'Unknown',
      '',
    ]);
    expect(dispositions.filter((named) => resolved({ _DispositionType: named }) === '2014-11-03')).toEqual([
      'Released',
      'Satisfied',
      'Paid',
      'Discharged',
      'Voluntarily Dismissed',
    ]);
    expect(resolved({ _DispositionType: 'Filed', _PaidDate: '2019-02-01' })).toBe('2019-02-01');
  });

  it('name all the bureaus of a record that was combined from several', () => {
    const made = (...bureaus: readonly string[]) => ({
      ...attributes({ _Type: 'Judgment', _Name: 'QUICKLOAN', _Date: '2025-12-01' }),
      CREDIT_REPOSITORY: bureaus.map((bureau) => repository(bureau)),
    });
    const places = [made('Experian', 'TransUnion'), made('Equifax')];
    const { inquiries, publicRecords } = read({ CREDIT_INQUIRY: places, CREDIT_PUBLIC_RECORD: places });
    const all = ['Experian', 'TransUnion'];
    expect(inquiries.map(({ blended }) => blended)).toEqual([all, all, undefined]);
    expect(publicRecords.map(({ blended }) => blended)).toEqual([all, all, undefined]);
  });

  it('give each bureau of a record its own copy', () => {
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
      ['Equifax', '', '', 'Federal tax lien', undefined, '2015-05-05', 120_000],
    ]);
  });
});
