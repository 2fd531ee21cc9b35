/** Inquiries and court records of which a reseller gives one set of values for several bureaus. */
import { describe, expect, it } from 'vitest';
import type { Letter } from '#credit/letters/letter.ts';
import { planLetters } from '#credit/letters/planLetters.ts';
import { withdrawnIn } from '#credit/letters/withdrawn.ts';
import { findings } from '#credit/findings/findings.ts';
import {
  aLiability,
  attributes,
  read,
  repository,
  type Json,
} from '#tests/credit/report/formats/mismo/aResponse.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import type { ItemStatementKind } from '#vocabulary/itemStatements.ts';

const today = '2026-01-10';
const at = (...bureaus: readonly string[]): Json => ({
  CREDIT_REPOSITORY: bureaus.map((name) => repository(name)),
});
const aCase = (values: Readonly<Record<string, string>>, ...bureaus: readonly string[]): Json => ({
  ...attributes({
    _Type: 'BankruptcyChapter7',
    _DocketIdentifier: '15-30771',
    _FiledDate: '2015-11',
    ...values,
  }),
  ...at(...bureaus),
});
const recordsOf = (...records: readonly Json[]) => read({ CREDIT_PUBLIC_RECORD: records });

function lettersAbout(
  report: ReturnType<typeof read>,
  said: Readonly<Record<string, ItemStatementKind>> = {},
) {
  const stated = Object.entries(said).map(([item, statement]) => ({
    id: item,
    item,
    statement,
    by: 'Ana',
    on: today,
  }));
  return planLetters({
    report,
    profile: aConsumer(),
    choice: { kind: 'automatic', options: [6] },
    today,
    stated,
  });
}

const pointsIn = (letters: readonly Letter[]): readonly string[] =>
  letters.flatMap(({ destination, blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'item'
        ? [...block.item.states, ...block.item.grounds].map(({ text }) => `${destination.id}: ${text}`)
        : [],
    ),
  );

const tenYears =
  'lists this case, filed 11/2015. A bankruptcy may be reported for ten years from the order for relief (15 U.S.C. § 1681c(a)(1)); counted from the filing, the ten years ended on 11/30/2025.';
const combined = (it: string, names: string) =>
  `For this ${it}, my report combines what ${names} report, and does not say which of them reports which detail.`;

describe('a combined court record', () => {
  it('is told as what the report shows, and one of a single bureau as what its file lists', () => {
    expect(pointsIn(lettersAbout(recordsOf(aCase({}, 'TransUnion', 'Experian'))))).toEqual(
      ['TransUnion', 'Experian'].flatMap((bureau) => [
        `${bureau}: My report still ${tenYears}`,
        `${bureau}: ${combined('record', 'TransUnion and Experian')}`,
      ]),
    );
    expect(pointsIn(lettersAbout(recordsOf(aCase({}, 'Equifax'))))).toEqual([
      `Equifax: Your file still ${tenYears}`,
    ]);
  });

  it('contradicts no other bureau’s record, and none contradicts it', () => {
    const ended = (day: string, ...bureaus: readonly string[]) =>
      aCase({ _FiledDate: '2018-11', _DispositionType: 'Discharged', _DispositionDate: day }, ...bureaus);
    const differing = recordsOf(ended('2019-03', 'TransUnion', 'Experian'), ended('2019-06', 'Equifax'));
    expect(pointsIn(lettersAbout(differing))).toEqual([]);
    const separate = recordsOf(ended('2019-03', 'TransUnion'), ended('2019-06', 'Equifax'));
    expect(pointsIn(lettersAbout(separate))).toHaveLength(2);
  });

  it('shows no discharge of an account', () => {
    const account = (): Json => ({
      ...aLiability(['Equifax'], { _AccountOpenedDate: '2012-03', _UnpaidBalanceAmount: '500' }),
      _CURRENT_RATING: attributes({ _Type: 'ChargeOff' }),
      CREDIT_COMMENT: { ...attributes({ _Type: 'BureauRemarks' }), _Text: 'Included in bankruptcy' },
    });
    const argued = (...bureaus: readonly string[]) =>
      pointsIn(
        lettersAbout(
          read({
            CREDIT_LIABILITY: account(),
            CREDIT_PUBLIC_RECORD: aCase(
              { _FiledDate: '2018-11', _DispositionType: 'Discharged', _DispositionDate: '2019-03' },
              ...bureaus,
            ),
          }),
        ),
      ).filter((text) => text.includes('discharge'));
    expect(argued('Experian').length).toBeGreaterThan(0);
    expect(argued('Experian', 'TransUnion')).toEqual([]);
  });

  it('was overstated by a letter that told it as what the file of one bureau lists', () => {
    const flaws = (from: ReturnType<typeof read>, report: ReturnType<typeof read>) =>
      withdrawnIn(lettersAbout(from), { report, profile: aConsumer(), before: null }).map(
        ({ rule, flaw }) => `${rule} ${flaw}`,
      );
    const single = recordsOf(aCase({}, 'TransUnion'));
    const both = recordsOf(aCase({}, 'TransUnion', 'Experian'));
    expect(flaws(single, both)).toEqual(['O3 overstated']);
    expect(flaws(single, single)).toEqual([]);
    expect(flaws(both, both)).toEqual([]);
  });

  it('has one column of an exhibit', () => {
    const [letter] = lettersAbout(recordsOf(aCase({}, 'TransUnion', 'Experian')));
    expect(letter?.exhibits.map(({ bureaus }) => bureaus)).toEqual([['TransUnion and Experian, combined']]);
    expect(letter?.exhibits[0]?.rows.map(({ cells }) => cells)).toEqual([
      ['Chapter 7 Bankruptcy'],
      ['15-30771'],
      ['not reported'],
      ['11/2015'],
    ]);
    const [single] = lettersAbout(recordsOf(aCase({}, 'Experian')));
    expect(single?.exhibits.map(({ bureaus }) => bureaus)).toEqual([['Experian']]);
  });

  it('is what the client’s word contradicts', () => {
    const pending = { _FiledDate: '2020-11', _DispositionType: 'Pending' };
    const said = { 'publicRecord:public-record-0': 'dismissed' } as const;
    expect(pointsIn(lettersAbout(recordsOf(aCase(pending, 'TransUnion', 'Experian')), said))).toEqual(
      ['TransUnion', 'Experian'].flatMap((bureau) => [
        `${bureau}: My report lists this record, filed 11/2020.`,
        `${bureau}: ${combined('record', 'TransUnion and Experian')}`,
        `${bureau}: This case was dismissed, but my report shows its status as “Pending”.`,
      ]),
    );
    expect(pointsIn(lettersAbout(recordsOf(aCase(pending, 'Experian')), said))).toEqual([
      'Experian: Your file lists this record, filed 11/2020.',
      'Experian: This case was dismissed, but your file shows its status as “Pending”.',
    ]);
  });

  it('that became too old after the report is told as of its date', () => {
    const [letter] = planLetters({
      report: recordsOf(aCase({ _FiledDate: '2016-03' }, 'TransUnion', 'Experian')),
      profile: aConsumer(),
      choice: { kind: 'automatic', options: [6] },
      today: '2026-06-10',
    });
    const [first] = letter === undefined ? [] : pointsIn([letter]);
    expect(first).toContain('TransUnion: As of its date, my report lists this case, filed 03/2016.');
  });
});

describe('a combined inquiry', () => {
  const inquiries = (...bureaus: readonly string[]) =>
    read({
      CREDIT_INQUIRY: { ...attributes({ _Name: 'QUICKLOAN', _Date: '2023-12-20' }), ...at(...bureaus) },
    });
  it('is told as what the report shows, and one of a single bureau as what its file lists', () => {
    const [first, second] = pointsIn(lettersAbout(inquiries('Equifax', 'TransUnion')));
    expect(first).toMatch(/^TransUnion: My report still lists this inquiry dated 12\/20\/2023\./);
    expect(second).toBe(`TransUnion: ${combined('inquiry', 'Equifax and TransUnion')}`);
    const alone = pointsIn(lettersAbout(inquiries('Equifax')));
    expect(alone).toHaveLength(1);
    expect(alone[0]).toMatch(/^Equifax: Your file still lists this inquiry dated 12\/20\/2023\./);
  });
});

it('a statement based on what a reseller combined is withdrawn from letters that were written before', () => {
  const ended = (day: string, ...bureaus: readonly string[]) =>
    aCase({ _FiledDate: '2018-11', _DispositionType: 'Discharged', _DispositionDate: day }, ...bureaus);
  const separate = recordsOf(ended('2019-03', 'TransUnion'), ended('2019-06', 'Equifax'));
  const letters = lettersAbout(separate);
  const withdrawn = (report: typeof separate) =>
    withdrawnIn(letters, { report, profile: aConsumer(), before: null }).map(
      ({ rule, flaw }) => `${rule} ${flaw}`,
    );
  expect(withdrawn(separate)).toEqual([]);
  const combinedNow = recordsOf(ended('2019-03', 'TransUnion', 'Experian'), ended('2019-06', 'Equifax'));
  expect(findings(combinedNow, { today }).map(({ rule }) => rule)).toContain('K4');
  expect(withdrawn(combinedNow)).toEqual(['K4 notProven', 'K4 notProven']);
});
