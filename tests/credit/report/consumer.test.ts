import { describe, expect, it } from 'vitest';
import type { Report } from '#credit/report/model.ts';
import { readReport } from '#credit/report/read.ts';
import { aCode, aMerge, aSmartCredit, aSource, aTrueLink } from './builders.ts';

type Json = Readonly<Record<string, unknown>>;
const read = (report: Json): Report => readReport(aSmartCredit(aTrueLink(report)));

describe('scores', () => {
  const component = (score: Json, Type = 'EXPVantageScoreV6'): string =>
    JSON.stringify({
      BundleComponents: { BundleComponent: [{ Type, CreditScoreType: score }, aMerge(aTrueLink())] },
    });

  it.each([
    ['299', undefined],
    ['300', 300],
    ['301', 301],
    ['989', 989],
    ['990', 990],
    ['991', undefined],
    ['9002', undefined],
  ])('reads %s as a score only if a model can give it', (riskScore, value) => {
    expect(readReport(component({ riskScore })).scores.map((score) => score.value?.value)).toEqual([value]);
  });

  it('reads values under 300 as reason codes, not scores', () => {
    expect(readReport(component({ riskScore: '4', scoreName: 'VantageScore3' })).scores).toEqual([
      {
        bureau: 'Experian',
        value: null,
        model: {
          value: 'VantageScore3',
          at: '/BundleComponents/BundleComponent/0/CreditScoreType/scoreName',
        },
        factors: [],
      },
    ]);
  });

  it("falls back to the borrower's own scores", () => {
    const Borrower = { CreditScore: { riskScore: 653, Source: aSource('TransUnion') } };
    expect(read({ Borrower }).scores.map(({ bureau, value }) => [bureau, value?.value])).toEqual([
      ['TransUnion', 653],
    ]);
  });

  it.each([
    ['a text', 'There is a bankruptcy'],
    ['a list of texts', ['explain: why', 'factor: There is a bankruptcy', 'cando: pay']],
    ['a list of objects', [{ FactorText: 'explain: why' }, { FactorText: 'factor: There is a bankruptcy' }]],
    ['a list of folded texts', [{ $: 'factor: There is a bankruptcy' }, { $: 'cando: pay' }]],
    ['one object', { FactorText: 'factor: There is a bankruptcy' }],
  ])('reads factor texts given as %s', (_, FactorText) => {
    const report = readReport(
      component({ riskScore: '600', CreditScoreFactor: { FactorType: 'Negative', FactorText } }),
    );
    expect(report.scores[0]?.factors.map(({ effect, text }) => [effect, text])).toEqual([
      ['negative', 'There is a bankruptcy'],
    ]);
  });
});

describe('personal information', () => {
  const personal = (Borrower: Json) => read({ Borrower }).personal;
  const Source = aSource('TransUnion');

  it.each([
    ['PAT &lt;b&gt;SAMPLETON&lt;/b&gt;', 'PAT SAMPLETON'],
    ['PAT &amp;lt;br/&amp;gt;SAMPLETON', 'PAT SAMPLETON'],
    ['S<b>AM</b>PLETON', 'SAMPLETON'],
    ['PAT &lt;script&gt;alert(1)&lt;/script&gt; SAMPLETON', 'PAT SAMPLETON'],
    ['PAT <script>alert(1)', 'PAT'],
    ['PAT <SON OF LEE> SAMPLETON', 'PAT <SON OF LEE> SAMPLETON'],
    ['PAT < SAMPLETON', 'PAT < SAMPLETON'],
  ])('prints no markup of the alias %s', (last, full) => {
    const NameType = aCode('A', 'Also Known As');
    expect(
      personal({ BorrowerName: { Name: { last }, NameType, Source } }).names.map((name) => name.full),
    ).toEqual([full]);
  });

  it('does not mistake the padding of a year or a month for a birthday', () => {
    const births = personal({
      Birth: [
        { date: '1986-01-01', BirthDate: { year: '1986' }, Source: aSource('Experian') },
        { date: '1986-01-01', BirthDate: { year: 1986, month: 1, day: 1 }, Source },
        { date: '1986-01-01', Source: aSource('Equifax') },
        { date: '1986-04-01', BirthDate: { year: 1986, month: 4 }, Source: aSource('Equifax') },
      ],
    }).births;
    expect(births.map(({ bureau, year, date }) => [bureau, year?.value, date?.value])).toEqual([
      ['Experian', 1986, undefined],
      ['TransUnion', 1986, '1986-01-01'],
      ['Equifax', 1986, undefined],
      ['Equifax', 1986, undefined],
    ]);
  });

  it('restores the zeros that numeric values lose', () => {
    const found = personal({
      SocialPartition: { Social: { SocialSecurityNumber: 1234567, Source } },
      BorrowerAddress: {
        CreditAddress: { unparsedStreet: '1 MAIN ST', city: 'BOSTON', postalCode: 2101 },
        Source,
      },
    });
    expect(found.ssns.map(({ digits }) => digits?.value)).toEqual(['001234567']);
    expect(found.addresses.map(({ postalCode }) => postalCode?.value)).toEqual(['02101']);
  });

  it('joins a split street, without repeating the number of a PO box', () => {
    const streets = [
      { houseNumber: '77', direction: 'N', streetName: 'HARBOR', streetType: 'ST', unit: '3B', city: 'X' },
      { houseNumber: '7084', streetName: 'PO BOX 7084', streetType: '', city: 'X' },
      { houseNumber: '12', streetName: 'ELM', streetType: 'AVE', unit: 'APT 4', city: 'X' },
    ].map((CreditAddress) => ({ CreditAddress, Source }));
    expect(personal({ PreviousAddress: streets }).addresses.map(({ street }) => street?.value)).toEqual([
      '77 N HARBOR ST # 3B',
      'PO BOX 7084',
      '12 ELM AVE APT 4',
    ]);
  });

  it('reads names in only one part, aliases, and former names', () => {
    const name = (last: string, NameType: unknown) => ({ Name: { first: '', last }, NameType, Source });
    const { names } = personal({
      BorrowerName: [
        name('WREN CASEY', aCode('1', 'Primary')),
        name('C WREN', aCode('A', 'Also Known As')),
        name('C STONE', aCode('2', 'Former')),
      ],
    });
    expect(names.map(({ kind, full }) => [kind, full])).toEqual([
      ['primary', 'WREN CASEY'],
      ['alias', 'C WREN'],
      ['former', 'C STONE'],
    ]);
  });

  it('reads phone numbers, employers, and statements', () => {
    const found = personal({
      BorrowerTelephone: [
        { PhoneNumber: '(800) 555-0101', Source },
        { telephone: 8005550102, Source },
      ],
      Employer: { name: 'BAKERY', dateUpdated: '2020-01-02', Source },
      CreditStatement: [{ statement: 'I was ill.', Source }],
    });
    expect(found.phones.map(({ number }) => number?.value)).toEqual(['8005550101', '8005550102']);
    expect(found.employers.map(({ name, dateReported }) => [name?.value, dateReported?.value])).toEqual([
      ['BAKERY', '2020-01-02'],
    ]);
    expect(found.statements.map(({ text }) => text?.value)).toEqual(['I was ill.']);
  });
});

describe('alerts and contacts', () => {
  it('reads flags as text and as booleans, freezes, and file messages', () => {
    const { alerts } = read({
      FraudIndicator: 'true',
      DeceasedIndicator: false,
      SB168Frozen: { equifax: 'true', experian: 'false' },
      Message: { text: '', Code: aCode('TK9006', 'Extended fraud victim alert on file') },
    });
    expect([alerts.fraud?.value, alerts.deceased?.value]).toEqual([true, false]);
    expect(alerts.frozen.map(({ bureau, value }) => [bureau, value])).toEqual([
      ['Experian', false],
      ['Equifax', true],
    ]);
    expect(alerts.messages.map(({ text, code }) => [code?.value.symbol, text])).toEqual([
      ['TK9006', 'Extended fraud victim alert on file'],
    ]);
  });

  it('adds the creditors named inside inquiries, each once', () => {
    const bank = {
      name: 'FIRST BANK',
      subscriberCode: '1',
      telephone: '800-555-0101',
      Source: aSource('Equifax'),
    };
    const lender = { ...bank, name: 'SECOND LENDER', subscriberCode: '2' };
    const contacts = read({
      Subscriber: bank,
      InquiryPartition: [
        { Inquiry: { subscriberName: 'FIRST BANK', bureau: 'Equifax', Subscriber: bank } },
        { Inquiry: { subscriberName: 'SECOND LENDER', bureau: 'Equifax', Subscriber: lender } },
      ],
    }).contacts;
    expect(contacts.map(({ name, bureau, phone }) => [name?.value, bureau, phone?.value])).toEqual([
      ['FIRST BANK', 'Equifax', '8005550101'],
      ['SECOND LENDER', 'Equifax', '8005550101'],
    ]);
  });
});
