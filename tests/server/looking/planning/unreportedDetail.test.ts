import { describe, expect, it } from 'vitest';
import { unreportedDetails } from '#server/looking/planning/unreportedDetail.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { aName, aReport, nobody } from '#tests/support/aReport.ts';
import type { Personal } from '#credit/report/model.ts';
import type { Bureau } from '#vocabulary/bureaus.ts';

const asked = (personal: Partial<Personal>, profile: Parameters<typeof aConsumer>[0] = {}) =>
  unreportedDetails(aReport({ personal: { ...nobody, ...personal } }), aConsumer(profile)).map(
    ({ concern }) => concern,
  );

const birth = (bureau: Bureau, date: string | null, year: number | null = null) => ({
  bureau,
  at: `/${bureau}`,
  date: date === null ? null : { value: date, at: `/${bureau}` },
  year: year === null ? null : { value: year, at: `/${bureau}` },
});
const ssn = (bureau: Bureau, digits: string | null) => ({
  bureau,
  at: `/${bureau}`,
  digits: digits === null ? null : { value: digits, at: `/${bureau}` },
});

it('asks nothing about what no bureau reports, or about what the profile does not have', () => {
  expect(asked({})).toEqual([]);
  expect(asked({ ssns: [ssn('Equifax', null)], births: [birth('Experian', null)] })).toEqual([]);
  const bare = { ssn: null, dob: null, lastName: '' };
  const full = { ssns: [ssn('Equifax', '123456789')], births: [birth('Equifax', '1970-01-01')] };
  expect(asked({ ...full, names: [aName('Equifax', 'WANDA', 'WALKER')] }, bare)).toEqual([]);
});

describe('a Social Security number', () => {
  it.each([
    ['one bureau shows it', ['666550611', '123456789']],
    ['a masked number has its end', ['0611']],
    ['a masked number has its beginning', ['66655']],
  ])('is not asked about if %s', (_, reported) => {
    expect(asked({ ssns: reported.map((digits) => ssn('Equifax', digits)) })).toEqual([]);
  });

  it('that no bureau shows is asked about with the last four digits only', () => {
    const ssns = [ssn('Equifax', '666550612'), ssn('TransUnion', '666550612'), ssn('Experian', '9876')];
    const concerns = asked({ ssns });
    expect(concerns).toEqual([
      {
        kind: 'unreportedDetail',
        id: 'unreportedDetail:ssn',
        overruled: null,
        detail: 'ssn',
        profile: '0611',
        reported: [
          { value: '0612', bureaus: ['Equifax', 'TransUnion'] },
          { value: '9876', bureaus: ['Experian'] },
        ],
      },
    ]);
    expect(JSON.stringify(concerns)).not.toMatch(/66655/);
  });
});

describe('a date of birth', () => {
  it.each([
    ['one bureau shows it', [birth('Equifax', '1986-04-12'), birth('TransUnion', '1970-01-01')]],
    ['one bureau shows its year and no more is known', [birth('Experian', null, 1986)]],
  ])('is not asked about if %s', (_, births) => {
    expect(asked({ births })).toEqual([]);
  });

  it('that no bureau shows is asked about with years only, even if the years agree', () => {
    const concerns = asked({ births: [birth('Equifax', '1986-12-04'), birth('Experian', null, 1971)] });
    expect(concerns).toMatchObject([
      {
        id: 'unreportedDetail:dateOfBirth',
        profile: '1986',
        reported: [
          { value: '1986', bureaus: ['Equifax'] },
          { value: '1971', bureaus: ['Experian'] },
        ],
      },
    ]);
    expect(JSON.stringify(concerns)).not.toMatch(/12-04|04-12/);
  });
});

describe('a name', () => {
  it('is not asked about if any entry has it, also as an alias', () => {
    const names = [
      aName('Equifax', 'WANDA', 'WALKER'),
      { ...aName('Experian', 'DEVIN', 'SAMPLETON'), kind: 'alias' as const },
    ];
    expect(asked({ names })).toEqual([]);
  });

  it('that no entry has is asked about', () => {
    expect(asked({ names: [aName('Equifax', 'WANDA', 'WALKER')] })).toMatchObject([
      {
        detail: 'name',
        profile: 'Devin Sampleton',
        reported: [{ value: 'WANDA WALKER', bureaus: ['Equifax'] }],
      },
    ]);
  });
});
