import { describe, expect, it } from 'vitest';
import type { Consumer } from '#credit/findings/finding.ts';
import { namesSomebodyElse, ofDifferentPeople, primaryNames } from '#credit/findings/foreignEntries.ts';
import { mayBeSameStreet, sameStreet } from '#credit/findings/streets.ts';
import { planLetters } from '#credit/letters/planLetters.ts';
import type { Personal, Report } from '#credit/report/model.ts';
import { hits, hitsIn } from '#tests/credit/findings/hits.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import {
  aBankruptcy,
  aCollection,
  aLine,
  aName,
  anAccount,
  anAddress,
  anInquiry,
  aReport,
  code,
  current,
  field,
  late30,
  nobody,
} from '#tests/support/aReport.ts';

describe('K4 court record differs between bureaus', () => {
  const records = (values: object) =>
    aReport({
      publicRecords: [
        aBankruptcy('TransUnion', '2016-03-08', { status: field(code('8', 'Dismissed'), '/status') }),
        aBankruptcy('Experian', '2016-03-30', values),
      ],
    });
  it('fires on one case with two outcomes and differently masked references', () => {
    expect(hits('K4', records({ reference: field('1630771TST', '/r') }))).toEqual([
      'public-record-0 differs TransUnion',
      'public-record-1 differs Experian',
    ]);
  });
  it('gives each of three files’ values once', () => {
    const report = aReport({
      publicRecords: [
        aBankruptcy('TransUnion', '2016-03-08'),
        aBankruptcy('Experian', '2016-03-30', { status: field(code('8', 'Dismissed'), '/status') }),
        aBankruptcy('Equifax', '2016-03-01'),
      ],
    });
    const letters = planLetters({
      report,
      profile: aConsumer(),
      choice: { kind: 'automatic', options: [6] },
      today: '2025-09-15',
    });
    expect(
      letters.map(({ destination, blocks }) => [
        destination.id,
        ...blocks.flatMap((block) =>
          block.kind === 'item' ? block.item.states.map(({ text }) => text) : [],
        ),
      ]),
    ).toEqual([
      ['TransUnion', 'Your file shows the status of the case as Discharged, while Experian shows Dismissed.'],
      [
        'Experian',
        'Your file shows the status of the case as Dismissed, while TransUnion and Equifax show Discharged.',
      ],
      ['Equifax', 'Your file shows the status of the case as Discharged, while Experian shows Dismissed.'],
    ]);
  });
  it.each([
    ['Dismissed', 'DISMISSED'],
    ['Dismissed', 'Case dismissed.'],
    ['Discharged', 'Chapter 7 bankruptcy discharged'],
  ])('does not fire on two spellings of one status: %s, %s', (one, other) => {
    const status = (text: string) => ({ status: field(code('8', text), '/status') });
    const [first, second] = [
      aBankruptcy('TransUnion', '2016-03-08', status(one)),
      aBankruptcy('Experian', '2016-03-30', status(other)),
    ];
    expect(hits('K4', aReport({ publicRecords: [first, second] }))).toEqual([]);
  });
  it.each([
    ['Chapter 7 Bankruptcy Voluntary', 0],
    ['Bankruptcy, chapter 7', 0],
    ['Chapter 13 Bankruptcy', 2],
  ])('compares types by what they say: %s', (type, count) => {
    const typed = { status: field(code('8', 'Dismissed'), '/status'), type: field(code('2', type), '/type') };
    expect(hits('K4', records(typed))).toHaveLength(count);
  });
  it('does not fire on two cases: another reference, another month', () => {
    expect(hits('K4', records({ reference: field('9930771', '/r') }))).toEqual([]);
    expect(hits('K4', records({ dateFiled: field('2016-04-01', '/f') }))).toEqual([]);
  });
});

describe('inquiries', () => {
  it('of the soft kind are left alone, and contradict no other', () => {
    const made = (...kinds: readonly string[]) =>
      aReport({
        inquiries: kinds.map((kind, index) =>
          anInquiry('Equifax', 'QUICKLOAN', '2023-01-05', { kind: field(kind, `/kind/${String(index)}`) }),
        ),
      });
    expect(hits('Q1', made('SOFT', 'Soft inquiry'))).toEqual([]);
    expect(hits('Q1', made('HARD', 'Software loan'))).toHaveLength(2);
    expect(hits('Q3', made('HARD', 'SOFT'))).toEqual([]);
    expect(hits('Q3', made('HARD', 'HARD'))).toHaveLength(1);
    const collector = { industry: field(code('YC', 'Collection agencies'), '/industry') };
    const recent = (kind: string) =>
      aReport({
        inquiries: [anInquiry('Equifax', 'PEAK', '2025-01-05', { ...collector, kind: field(kind, '/k') })],
      });
    expect([hits('Q4', recent('SOFT')), hits('Q4', recent('HARD')).length]).toEqual([[], 1]);
  });

  const inquiries = (...list: readonly ReturnType<typeof anInquiry>[]) => aReport({ inquiries: list });
  it('Q1 fires after two years', () => {
    expect(hits('Q1', inquiries(anInquiry('Equifax', 'OLD MAIN', '2023-09-14')))).toEqual([
      'inquiry-0 old Equifax',
    ]);
    expect(hits('Q1', inquiries(anInquiry('Equifax', 'OLD MAIN', '2023-09-15')))).toEqual([]);
  });
  it('Q2 fires unless an account of that company was opened within 120 days', () => {
    const report = (opened: string) =>
      aReport({
        inquiries: [anInquiry('Equifax', 'HARBOR BANK NA', '2025-01-01')],
        accounts: [anAccount([aLine('Experian', { dateOpened: opened })])],
      });
    expect(hits('Q2', report('2025-05-02'))).toEqual(['inquiry-0 noAccount Equifax']);
    expect(hits('Q2', report('2025-05-01'))).toEqual([]);
  });
  it('Q2 says of no day that is yet to come what followed it', () => {
    const asked = (day: string) => hits('Q2', inquiries(anInquiry('Equifax', 'OLD MAIN', day)));
    expect(asked('2025-09-15')).toEqual(['inquiry-0 noneSince Equifax']);
    expect(asked('2025-09-16')).toEqual([]);
  });
  it('Q2 leaves inquiries of more than two years alone', () => {
    const asked = (day: string) => hits('Q2', inquiries(anInquiry('Equifax', 'OLD MAIN', day)));
    expect([asked('2023-09-14'), asked('2023-09-15')]).toEqual([[], ['inquiry-0 noAccount Equifax']]);
  });
  describe('Q2 and shopping for a rate, of which one lender’s account came', () => {
    const account = anAccount([
      aLine('Experian', { creditorName: 'HARBOR MOTORS', dateOpened: '2025-01-12' }),
    ]);
    const bank = { industry: field(code('BB', 'Banks'), '/industry') };
    const shopped = (name: string, date: string, accounts = [account]) =>
      hits(
        'Q2',
        aReport({
          inquiries: [
            anInquiry('Equifax', 'HARBOR MOTORS', '2025-01-10', bank),
            anInquiry('Experian', name, date, bank),
          ],
          accounts,
        }),
      ).filter((hit) => hit.startsWith('inquiry-1'));
    const asked = ['inquiry-1 noAccount Experian'];

    it('is silent on other lenders for cars within 45 days, before and after', () => {
      expect(shopped('SPEEDWAY AUTO LENDING', '2025-02-24')).toEqual([]);
      expect(shopped('SPEEDWAY AUTO LENDING', '2024-11-26')).toEqual([]);
      expect(shopped('SPEEDWAY AUTO LENDING', '2025-02-25')).toEqual(asked);
      expect(shopped('SPEEDWAY AUTO LENDING', '2024-11-25')).toEqual(asked);
    });
    it('asks about a lender of another kind, and if none of them opened an account', () => {
      expect(shopped('OAKDALE MORTGAGE', '2025-01-11')).toEqual(asked);
      expect(shopped('SPEEDWAY AUTO LENDING', '2025-01-11', [])).toEqual(asked);
    });
    it('counts 14 days for lenders of one industry', () => {
      const banks = (date: string) =>
        hits(
          'Q2',
          aReport({
            inquiries: [
              anInquiry('Equifax', 'HARBOR BANK', '2025-01-10', bank),
              anInquiry('Experian', 'OAKDALE SAVINGS', date, bank),
            ],
            accounts: [anAccount([aLine('Experian', { dateOpened: '2025-01-12' })])],
          }),
        );
      expect([banks('2025-01-24'), banks('2025-01-25')]).toEqual([[], asked]);
    });
  });
  it('Q3 fires on the second inquiry within 14 days at one bureau', () => {
    const first = anInquiry('Equifax', 'METRO AUTO', '2025-07-01');
    expect(hits('Q3', inquiries(first, anInquiry('Equifax', 'METRO AUTO', '2025-07-15')))).toEqual([
      'inquiry-1 twice Equifax',
    ]);
    expect(hits('Q3', inquiries(first, anInquiry('Equifax', 'METRO AUTO', '2025-07-16')))).toEqual([]);
    expect(hits('Q3', inquiries(first, anInquiry('Experian', 'METRO AUTO', '2025-07-01')))).toEqual([]);
    expect(hits('Q3', inquiries(first, { ...first }))).toEqual(['inquiry-1 twice Equifax']);
  });
  it('Q3 is silent on another company whose name begins the same', () => {
    const first = anInquiry('Equifax', 'HARBOR BANK', '2025-01-01');
    const other = anInquiry('Equifax', 'HARDWARE STORE', '2025-01-03');
    expect(hits('Q3', inquiries(first, other))).toEqual([]);
  });
  it('Q4 fires on a collector without an account, and Q2 does not fire on collectors', () => {
    const collector = anInquiry('TransUnion', 'SUMMIT RECOVERY', '2025-02-02', {
      industry: field(code('YC', 'Collection agencies'), '/i'),
    });
    expect(hits('Q4', inquiries(collector))).toEqual(['inquiry-0 noAccount TransUnion']);
    expect(hits('Q2', inquiries(collector))).toEqual([]);
    expect(
      hits(
        'Q4',
        aReport({
          inquiries: [collector],
          accounts: [aCollection(aLine('Equifax', { creditorName: 'SUMMIT RECOVERY' }))],
        }),
      ),
    ).toEqual([]);
  });
});

describe('whose report it is', () => {
  const report = (...names: readonly ReturnType<typeof aName>[]) =>
    aReport({ personal: { ...nobody, names } });
  const devon = aName('TransUnion', 'DEVON', 'SAMPLETON');
  const ana = aName('Experian', 'ANA', 'SAMPLETON');
  const client = { firstName: 'Devon', lastName: 'Sampleton' };

  it('lists each name that bureaus give as the consumer’s own, once', () => {
    const alias = { ...aName('Equifax', 'DEVIN', 'SIMPLETON'), kind: 'alias' as const };
    const again = aName('Equifax', 'DEVON', 'SAMPLETON');
    expect(primaryNames(report(devon, ana, again, alias))).toEqual(['DEVON SAMPLETON', 'ANA SAMPLETON']);
  });
  it.each([
    ['one bureau has the client’s name', [ana, devon], client, false],
    ['no bureau has it', [ana, aName('Equifax', 'ANA', 'SAMPLETON')], client, true],
    [
      'only the first name differs, which the profile doesn’t have',
      [ana],
      { ...client, firstName: '' },
      false,
    ],
    [
      'the surname differs from a profile without a first name',
      [aName('Equifax', 'ANA', 'RUIZ')],
      { ...client, firstName: '' },
      true,
    ],
    [
      'the report is the father’s',
      [aName('Equifax', 'DEVON', 'SAMPLETON SR')],
      { ...client, lastName: 'Sampleton Jr.' },
      true,
    ],
    ['only the report has a suffix', [aName('Equifax', 'DEVON', 'SAMPLETON SR')], client, false],
    ['the profile has no surname', [ana], { ...client, lastName: '' }, false],
    ['the report has no names', [], client, false],
  ])('when %s', (_, names, profile, isElse) => {
    expect(namesSomebodyElse(report(...names), profile)).toBe(isElse);
  });
});

describe('two reports are of different people', () => {
  const born = (date: string | null) => ({
    bureau: 'Experian' as const,
    at: '/birth',
    year: field(1986, '/year'),
    date: date === null ? null : field(date, '/date'),
  });
  const report = (name: string | null, date: string | null): Pick<Report, 'personal'> => ({
    personal: {
      ...nobody,
      names: name === null ? [] : [aName('Experian', ...(name.split(' ') as [string, string]))],
      births: [born(date)],
    },
  });
  it.each([
    [
      'the names and the dates of birth differ',
      'ANA TORRES',
      '1971-02-03',
      'DEVON SAMPLETON',
      '1986-04-12',
      true,
    ],
    [
      'the names differ, and a date of birth is missing',
      'ANA TORRES',
      null,
      'DEVON SAMPLETON',
      '1986-04-12',
      true,
    ],
    ['the names agree', 'D SAMPLETON', '1971-02-03', 'DEVON SAMPLETON', '1986-04-12', false],
    [
      'the name has changed, and the date of birth is the same',
      'ANA TORRES',
      '1986-04-12',
      'ANA RUIZ',
      '1986-04-12',
      false,
    ],
    ['one has no names', null, '1971-02-03', 'DEVON SAMPLETON', '1986-04-12', false],
  ])('when %s', (_, oneName, oneBirth, otherName, otherBirth, differ) => {
    const [one, other] = [report(oneName, oneBirth), report(otherName, otherBirth)];
    expect([ofDifferentPeople(one, other), ofDifferentPeople(other, one)]).toEqual([differ, differ]);
  });
});

describe('personal information', () => {
  const personal = (values: Partial<Personal>) => aReport({ personal: { ...nobody, ...values } });
  const fire = (
    rule: 'I1' | 'I2' | 'I3' | 'I4',
    values: Partial<Personal>,
    profile: Consumer | null = aConsumer(),
  ) => hits(rule, personal(values), profile);
  const birth = (bureau: 'Experian' | 'Equifax' | 'TransUnion', year: number, date: string | null) => ({
    bureau,
    at: '/b',
    year: field(year, '/b/year'),
    date: date === null ? null : field(date, '/b/date'),
  });
  const ssn = (bureau: 'Experian' | 'Equifax' | 'TransUnion', digits: string) => ({
    bureau,
    at: '/s',
    digits: field(digits, '/s/d'),
  });

  it('I1 fires on a different first or last name', () => {
    expect(
      fire('I1', {
        names: [aName('TransUnion', 'DEVON', 'SAMPLETON'), aName('Experian', 'DEVIN', 'SIMPLETON')],
      }),
    ).toEqual(['personal given TransUnion', 'personal surname Experian']);
  });
  it('I1 does not fire on an initial, an accent, a hyphen, or a suffix', () => {
    const profile = aConsumer({ firstName: 'José', lastName: 'Núñez-Pérez' });
    const names = [aName('Equifax', 'J', 'NUNEZ PEREZ'), aName('Equifax', 'JOSE', 'NUNEZ-PEREZ JR')];
    expect(fire('I1', { names }, profile)).toEqual([]);
  });
  it.each([
    ['Sean', 'O’Brien', 'SEAN', 'O BRIEN'],
    ['Juan', 'de la Cruz', 'JUAN', 'DELACRUZ'],
    ['Juan', 'Delacruz', 'JUAN', 'DE LA CRUZ'],
    ['Bob', 'McDonald Jr.', 'BOB', 'MC DONALD'],
    ['María José', 'García López', 'MARIAJOSE', 'GARCIALOPEZ'],
    ['Mariajosé', 'García', 'MARIA JOSE', 'GARCIA'],
    ['Łukasz', 'Błaszczyk', 'LUKASZ', 'BLASZCZYK'],
    ['Jürgen', 'Müller', 'JUERGEN', 'MUELLER'],
    ['Jürgen', 'Müller', 'JURGEN', 'MULLER'],
    ['Søren', 'Åse', 'SOREN', 'ASE'],
  ])('I1 does not fire on another spelling of %s %s: %s %s', (firstName, lastName, first, last) => {
    const profile = aConsumer({ firstName, lastName });
    const printed = { ...aName('Experian', '', ''), full: `${first} ${last}`, first: null, last: null };
    expect(fire('I1', { names: [aName('Equifax', first, last), printed] }, profile)).toEqual([]);
  });
  it.each([
    ['Robert', 'BOB'],
    ['Bob', 'ROBERT'],
    ['Rob', 'BOB'],
    ['Elizabeth Ann', 'LIZ'],
    ['José', 'PEPE'],
    ['Antonio', 'TOÑO'],
  ])('I1 does not fire on a short form of %s: %s', (firstName, first) => {
    const profile = aConsumer({ firstName });
    expect(fire('I1', { names: [aName('Equifax', first, 'SAMPLETON')] }, profile)).toEqual([]);
  });
  it.each([
    ['Christopher', 'CHRISTINE'],
    ['Robert', 'BILL'],
    ['Daniel', 'DANIELLE'],
    ['Jane', 'JANET'],
  ])('I1 fires on a name that is no form of %s: %s', (firstName, first) => {
    const profile = aConsumer({ firstName });
    expect(fire('I1', { names: [aName('Equifax', first, 'SAMPLETON')] }, profile)).toEqual([
      'personal given Equifax',
    ]);
  });
  it('a relative with a short form of the name is noticed by other signs', () => {
    const values = {
      names: [aName('Equifax', 'BOB', 'SAMPLETON SR')],
      ssns: [ssn('Equifax', '666550617')],
      births: [birth('Equifax', 1951, '1951-03-04')],
    };
    const profile = aConsumer({ firstName: 'Robert', lastName: 'Sampleton Jr' });
    expect(fire('I1', values, profile)).toEqual(['personal suffix Equifax']);
    expect(fire('I4', values, profile)).toEqual(['personal signs Equifax']);
    expect(fire('I2', values, profile)).toHaveLength(2);
  });
  it('I1 fires on names that begin or end alike', () => {
    const fact = (firstName: string, lastName: string, first: string, last: string) =>
      fire('I1', { names: [aName('Equifax', first, last)] }, aConsumer({ firstName, lastName }));
    expect(fact('Juan', 'de la Cruz', 'JUAN', 'DELACRUZADO')).toEqual(['personal surname Equifax']);
    expect(fact('Sean', 'O’Brien', 'SEAN', 'BRIENT')).toEqual(['personal surname Equifax']);
    expect(fact('María José', 'García', 'MARIANA', 'GARCIA')).toEqual(['personal given Equifax']);
  });
  it('I1 compares no first name that is missing from the profile or the report', () => {
    const names = [aName('Equifax', 'DEVON', 'SAMPLETON'), aName('Experian', 'DEVON', 'SIMPLETON')];
    expect(fire('I1', { names }, aConsumer({ firstName: '' }))).toEqual(['personal surname Experian']);
    expect(fire('I1', { names: [aName('Equifax', '', 'SAMPLETON')] })).toEqual([]);
  });
  it('I1 does not fire on a double surname with the client’s in it, or on the surname first', () => {
    const printed = { ...aName('Equifax', '', ''), full: 'SAMPLETON DEVIN', first: null };
    const names = [
      aName('TransUnion', 'DEVIN', 'SAMPLETON-HUDSON'),
      aName('Experian', 'DEVIN', 'HUDSON SAMPLETON'),
      printed,
    ];
    expect(fire('I1', { names })).toEqual([]);
    expect(fire('I1', { names: [aName('Equifax', 'DEVIN', 'HUDSON')] })).toHaveLength(1);
    expect(fire('I1', { names: [{ ...printed, full: 'SAMPLETON AMARA' }] })).toEqual([
      'personal given Equifax',
    ]);
  });
  describe('I1 and a generation suffix', () => {
    const junior = aConsumer({ lastName: 'Sampleton, Jr.' });
    const named = (suffix: string) => [aName('Equifax', 'DEVIN', `SAMPLETON${suffix}`)];
    it.each([
      ['', []],
      [' JR', []],
      [' II', []],
      [' SR', ['personal suffix Equifax']],
      [' III', ['personal suffix Equifax']],
      [' IV', ['personal suffix Equifax']],
      // The end of a surname is no suffix.
      ['SR', ['personal surname Equifax']],
    ])('finds another one than the profile’s: Jr. and "SAMPLETON%s"', (suffix, expected) => {
      expect(fire('I1', { names: named(suffix) }, junior)).toEqual(expected);
    });
    it('finds it in its own field and in a name printed as a whole', () => {
      const [name] = named('');
      if (name === undefined) throw new Error('No name');
      const own = { ...name, suffix: field('Sr', '/suffix') };
      const printed = { ...name, first: null, last: null, full: 'DEVIN SAMPLETON SR' };
      expect(fire('I1', { names: [own] }, junior)).toEqual(['personal suffix Equifax']);
      expect(fire('I1', { names: [printed] }, junior)).toEqual(['personal suffix Equifax']);
    });
    it('compares the files with each other if the profile has none', () => {
      const [name] = named(' JR');
      if (name === undefined) throw new Error('No name');
      const other = (suffix: string) => aName('Experian', 'DEVIN', `SAMPLETON${suffix}`);
      const both = ['personal suffixUnlikeOthers Equifax', 'personal suffixUnlikeOthers Experian'];
      expect(fire('I1', { names: [name, other(' SR')] })).toEqual(both);
      expect(fire('I1', { names: [name, other(' SR')] }, null)).toEqual(both);
      expect(fire('I1', { names: [name, other('')] })).toEqual([]);
      expect(fire('I1', { names: [name, other(' II')] })).toEqual([]);
    });
    it('is a sign of a mixed file', () => {
      const ssns = [ssn('Equifax', '666550617')];
      expect(fire('I4', { names: named(' SR'), ssns }, junior)).toEqual(['personal signs Equifax']);
      expect(fire('I4', { names: named(' JR'), ssns }, junior)).toEqual([]);
    });
  });
  it('compares with what most files agree on, without a profile', () => {
    const names = [
      aName('TransUnion', 'DEVIN', 'SAMPLETON'),
      aName('Experian', 'DEVIN', 'SAMPLETON'),
      aName('Equifax', 'DEVON', 'SAMPLETON'),
    ];
    expect(fire('I1', { names }, null)).toEqual(['personal unlikeOthers Equifax']);
    expect(fire('I1', { names: names.slice(1) }, null)).toEqual([]);
    const ssns = [ssn('TransUnion', '666550611'), ssn('Experian', '666550611'), ssn('Equifax', '666550617')];
    expect(fire('I2', { ssns }, null)).toEqual(['personal ssnUnlikeOthers Equifax']);
  });
  it('I2 fires on date of birth and SSN', () => {
    expect(
      fire('I2', { births: [birth('Equifax', 1968, '1968-04-12'), birth('Experian', 1985, null)] }),
    ).toEqual(['personal birth Equifax', 'personal birth Experian']);
    expect(fire('I2', { ssns: [ssn('Equifax', '666550617'), ssn('Experian', '666990611')] })).toEqual([
      'personal ssn Equifax',
      'personal ssnFirstFive Experian',
    ]);
  });
  it('I2 does not fire on a matching year alone, or on a masked number', () => {
    expect(fire('I2', { births: [birth('Experian', 1986, null)], ssns: [ssn('Equifax', '0617')] })).toEqual(
      [],
    );
  });
  it("I3 asks about other addresses, but not about other spellings of the client's", () => {
    expect(fire('I3', { addresses: [anAddress('TransUnion', 'previous', '77 HARBOR ST # 3B')] })).toEqual([
      'personal previousAddress TransUnion',
    ]);
    expect(fire('I3', { addresses: [anAddress('TransUnion', 'current', '418 JUNIPER AVE')] })).toEqual([]);
    expect(fire('I3', { addresses: [anAddress('TransUnion', 'current', '418 N JUNIPER AVE')] })).toEqual([]);
  });
  it.each([
    ['418 Juniper Avenue, Apt 2', '418 JUNIPER AVE 2', true],
    ['418 Juniper Avenue', '418 JUNIPER AVE APT 2', true],
    ['418 Juniper Avenue Apt 3', '418 JUNIPER AVE 2', false],
    ['9201 PRAIRIE LN', '418 JUNIPER AVE', false],
    ['P.O. Box 77', 'P O BOX 77', true],
    ['PO Box 77', 'POB 77', true],
    ['PO Box 77', 'P O BOX 771', false],
    ['RR 2 Box 14', 'RURAL ROUTE 2 BOX 14', true],
    ['55 First Avenue', '55 1ST AVE', true],
    ['123 Saint James Place', '123 ST JAMES PL', true],
    ['77 Martin Luther King Jr. Blvd', '77 MLK BLVD', true],
    ['4402 Oak Hill Ave', '4402 OAKHILL AVE', true],
    ['12 North Main St', '12 MAIN ST N', true],
    ['12 North Main St', '12 MAIN ST S', false],
    ['12 Main St', '14 MAIN ST', false],
    ['12 Calle Sol Apto 4B', '12 CLL SOL APT 4B', true],
    ['3 Avenida Muñoz Rivera', '3 AVE MUNOZ RIVERA', true],
    ['Apartado 771', 'PO BOX 771', true],
    ['Apartado 771', 'PO BOX 77', false],
  ])('streets %s and %s', (one, other, same) => expect(sameStreet(one, other)).toBe(same));
  it.each([
    ['118 N MAGNOLIA ST', '118 Magnolia Street Apt 4B', true],
    ['118 N MAGNOLIA ST', '118 S MAGNOLIA ST', false],
    ['12 E ST NW', '12 F ST', false],
  ])('streets %s and %s with a direction left out', (one, other, same) =>
    expect(mayBeSameStreet(one, other)).toBe(same),
  );
  it('I4 fires on two signs in one file, and takes no former last name for one', () => {
    const two = { names: [aName('Equifax', 'DEVIN', 'SIMPLETON')], ssns: [ssn('Equifax', '666550617')] };
    expect(fire('I4', two)).toEqual(['personal signs Equifax']);
    expect(fire('I4', { names: two.names, ssns: [ssn('Experian', '666550617')] })).toEqual([]);
    const former = two.names.map((name) => ({ ...name, kind: 'former' as const }));
    expect(fire('I4', { ...two, names: former })).toEqual([]);
  });
});

describe('information', () => {
  it('F1 reports active freezes and alerts', () => {
    const alerts = {
      fraud: field(true, '/fraud'),
      deceased: field(false, '/deceased'),
      frozen: [{ bureau: 'Equifax' as const, value: true, at: '/frozen' }],
      messages: [],
    };
    expect(hits('F1', aReport({ alerts }))).toEqual(['file freeze Equifax', 'file fraud ']);
    expect(hits('F1', aReport())).toEqual([]);
  });
  it('F2 reports a missing file or score', () => {
    const { scores } = aReport();
    expect(hits('F2', aReport({ bureaus: ['TransUnion', 'Experian'], scores: scores.slice(0, 1) }))).toEqual([
      'file noScore Experian',
      'file noFile Equifax',
    ]);
    expect(hits('F2', aReport())).toEqual([]);
  });
  it('X1 reports an account that is negative only in some files', () => {
    const account = (other: readonly [string, string]) =>
      anAccount([
        aLine('TransUnion', { payStatus: late30 }),
        aLine('Experian', { payStatus: other }),
        aLine('Equifax', { payStatus: late30 }),
      ]);
    expect(hitsIn('X1', account(current))).toEqual(['account-0 some TransUnion,Equifax']);
    expect(hitsIn('X1', account(late30))).toEqual([]);
  });
  it('X2 asks about a card listed as an installment loan', () => {
    const line = aLine('Equifax', { accountType: ['CC', 'Credit Card'] });
    expect(hitsIn('X2', anAccount([line], ['I', 'Installment Account']))).toEqual([
      'account-0 differs Equifax',
    ]);
    expect(hitsIn('X2', anAccount([line]))).toEqual([]);
  });
});
