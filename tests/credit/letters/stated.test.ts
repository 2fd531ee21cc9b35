/** Letters about names, addresses, employers, inquiries, and court records, with and without the client's word. */
import { describe, expect, it } from 'vitest';
import { confirmationsIn } from '#credit/letters/confirmed.ts';
import type { Item, Letter } from '#credit/letters/letter.ts';
import { planLetters } from '#credit/letters/planLetters.ts';
import { itemsToAsk, reportItems } from '#credit/letters/reportItems.ts';
import type { Personal, Report } from '#credit/report/model.ts';
import { readReport } from '#credit/report/read.ts';
import { samples } from '#tests/credit/report/samples.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import {
  aLine,
  anAccount,
  aBankruptcy,
  anAddress,
  anInquiry,
  aName,
  aReport,
  code,
  field,
  nobody,
} from '#tests/support/aReport.ts';
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { ItemStatementKind } from '#vocabulary/itemStatements.ts';

type Said = Readonly<Record<string, ItemStatementKind>>;

function lettersOf(report: Report, option: number, said: Said, profile = aConsumer()): readonly Letter[] {
  const stated = Object.entries(said).map(([item, statement], index) => ({
    id: `s-${String(index)}`,
    item,
    statement,
    by: 'Ana Agent',
    on: '2025-09-14',
  }));
  return planLetters({
    report,
    profile,
    stated,
    choice: { kind: 'automatic', options: [option] },
    today: '2025-09-15',
  });
}

const itemsIn = ({ blocks }: Letter): readonly Item[] =>
  blocks.flatMap((block) => (block.kind === 'item' ? [block.item] : []));

/** "Experian 1: what the point says": every point of the letters, without its heading. */
function pointsOf(...given: Parameters<typeof lettersOf>): readonly string[] {
  return lettersOf(...given).flatMap((letter) =>
    itemsIn(letter).map(({ states, grounds, asks }) =>
      [letter.destination.id, ...[...states, ...grounds, ...asks].map(({ text }) => text)].join(' | '),
    ),
  );
}

const street = (line: string, bureau: Bureau) => anAddress(bureau, 'previous', line);
const personal = (values: Partial<Personal>): Personal => ({ ...nobody, ...values });

describe('a soft inquiry', () => {
  const made = (kind: string, bureau: Bureau) =>
    anInquiry(bureau, 'HARBOR CARD OFFERS', '2025-03-02', { kind: field(kind, '/kind') });
  const report = aReport({ inquiries: [made('Soft', 'TransUnion'), made('Hard', 'Experian')] });
  const [soft, hard] = ['inquiry:inquiry-0', 'inquiry:inquiry-1'] as const;

  it('is not asked about, nor taken for the hard one of the same company and day', () => {
    expect(itemsToAsk(report, new Set()).map(({ key }) => key)).toEqual([hard]);
    expect(pointsOf(report, 5, { [hard]: 'didNotApply' })).toEqual([
      expect.stringMatching(/^Experian \| .*I did not apply to this company\./),
    ]);
  });

  it('is listed if the client has spoken about it, so that they can withdraw it', () => {
    expect(itemsToAsk(report, new Set([soft])).map(({ key }) => key)).toEqual([soft, hard]);
  });

  it.each(['didNotApply', 'noKnownDebt'] as const)(
    'is in no letter, although the client once said “%s”',
    (word) => {
      expect(pointsOf(report, 5, { [soft]: word }).filter((point) => !point.startsWith('Experian'))).toEqual(
        [],
      );
    },
  );
});

describe('a name that a file lists as a former one', () => {
  const listing = (kind: 'alias' | 'former') =>
    aReport({ personal: personal({ names: [{ ...aName('TransUnion', 'DEVIN', 'OLDNAME'), kind }] }) });
  it('is called so, and an alias is not', () => {
    expect(pointsOf(listing('former'), 2, {})).toEqual([
      'TransUnion | Your file lists the former name DEVIN OLDNAME, in which the last name does not match the one I give above. | Please verify the source of this entry, and remove it if it cannot be verified.',
    ]);
    expect(pointsOf(listing('alias'), 2, {})[0]).toContain('Your file lists the name DEVIN OLDNAME, in');
  });
  it('is called so where the client denies it, and in Spanish', () => {
    const said = { 'name:/name/TransUnion/DEVIN': 'neverMyName' } as const;
    expect(pointsOf(listing('former'), 2, said)).toEqual([
      'TransUnion | Your file lists the former name DEVIN OLDNAME. | This has never been my name. | Please delete it.',
    ]);
    expect(pointsOf(listing('alias'), 2, said)[0]).toContain('Your file lists the name DEVIN OLDNAME.');
    const [letter] = lettersOf(listing('former'), 2, said);
    const glosses =
      letter === undefined ? [] : itemsIn(letter).flatMap(({ states }) => states.map(({ gloss }) => gloss));
    expect(glosses).toEqual(['Su expediente incluye el nombre anterior DEVIN OLDNAME.']);
  });
});

describe('an entry of which the report says little', () => {
  const headings = (report: Report, option: number) =>
    lettersOf(report, option, {}).flatMap((letter) => itemsIn(letter).map(({ heading }) => heading.text));
  const record = (values: Parameters<typeof aBankruptcy>[2]) =>
    headings(aReport({ publicRecords: [aBankruptcy('TransUnion', '2014-01-02', values)] }), 6);
  it('is called by what is known of a court record', () => {
    expect(record({})).toEqual(['Chapter 7 Bankruptcy, U.S. BANKRUPTCY COURT, 1630771']);
    expect(record({ court: null })).toEqual(['Chapter 7 Bankruptcy, 1630771']);
    expect(record({ court: null, reference: null, type: null })).toEqual(['Bankruptcy']);
  });
  it('is called by the day of an inquiry that names no company', () => {
    const inquiry = anInquiry('TransUnion', 'QUICKLOAN', '2023-01-02');
    const made = (values: Partial<typeof inquiry>) =>
      headings(aReport({ inquiries: [{ ...inquiry, ...values }] }), 5);
    expect(made({})).toEqual(['QUICKLOAN, 01/02/2023']);
    expect(made({ subscriber: null })).toEqual(['Inquiry dated 01/02/2023']);
  });
});

describe('an old address', () => {
  const report = aReport({
    personal: personal({
      addresses: [street('77 HARBOR ST', 'TransUnion'), street('77 Harbor Street', 'Equifax')],
    }),
  });
  const [item] = reportItems(report);
  const key = item?.key ?? '';

  it('is one item, whichever bureaus list it', () => {
    expect(reportItems(report).map(({ entries }) => entries.map(({ bureau }) => bureau))).toEqual([
      ['TransUnion', 'Equifax'],
    ]);
  });

  it('is only to be verified as long as the client says nothing, and the letter claims nothing', () => {
    expect(pointsOf(report, 2, {})[0]).toBe(
      'TransUnion | Your file lists 77 HARBOR ST, TESTVILLE, OR 97999 as a previous address. It is not part of the identification I give above. | Please verify the source of this entry, and remove it if it cannot be verified.',
    );
    expect(lettersOf(report, 2, {})[0]?.subject.text).toBe(
      'Request to verify personal information in my credit file, report dated 09/15/2025',
    );
  });

  it('is denied to every bureau that lists it if the client never lived there', () => {
    expect(pointsOf(report, 2, { [key]: 'neverLived' })).toEqual([
      'TransUnion | Your file lists 77 HARBOR ST, TESTVILLE, OR 97999 as a previous address. | I have never lived at this address. | Please delete it.',
      'Equifax | Your file lists 77 Harbor Street, TESTVILLE, OR 97999 as a previous address. | I have never lived at this address. | Please delete it.',
    ]);
    const [letter] = lettersOf(report, 2, { [key]: 'neverLived' });
    expect(letter?.subject.text).toMatch(/^Correction of personal information/);
    expect(letter === undefined ? [] : confirmationsIn(letter)).toEqual(['s-0']);
  });

  it('is left out if the client lived there', () => {
    expect(pointsOf(report, 2, { [key]: 'lived' })).toEqual([]);
  });

  it('is not denied once the profile gives it', () => {
    const profile = aConsumer({ streetAddress: '77 Harbor St' });
    expect(pointsOf(report, 2, { [key]: 'neverLived' }, profile)).toEqual([]);
  });
});

it('a name that only the client can know to be wrong is denied, though no rule questions it', () => {
  const report = aReport({ personal: personal({ names: [aName('Experian', 'DEVIN K', 'SAMPLETON')] }) });
  const [item] = reportItems(report);
  expect(pointsOf(report, 2, {})).toEqual([]);
  expect(pointsOf(report, 2, { [item?.key ?? '']: 'neverMyName' })).toEqual([
    'Experian | Your file lists the name DEVIN K SAMPLETON. | This has never been my name. | Please delete it.',
  ]);
});

describe('the sample', () => {
  const report = readReport(samples['mfsn-basic']);
  const keyOf = (kind: string, heading: RegExp) =>
    reportItems(report).find(
      (item) => item.kind === kind && heading.test(JSON.stringify(item.entries[0].record)),
    )?.key ?? '';

  it('denies an employer, and leaves another out', () => {
    const said: Said = {
      [keyOf('employer', /LAKESIDE/)]: 'neverWorked',
      [keyOf('employer', /NORTHWIND/)]: 'worked',
    };
    const points = pointsOf(report, 2, said).filter((point) => /employer/.test(point));
    expect(points).toEqual([
      'TransUnion | Your file lists the employer LAKESIDE LOGISTICS. | I have never worked for this employer. | Please delete it.',
    ]);
  });

  it('keeps a date of birth and an SSN that differ from the profile as they are', () => {
    expect(pointsOf(report, 2, {}).filter((point) => /Social Security number ending/.test(point))[0]).toMatch(
      /^Equifax \| Your file lists a Social Security number ending in 0617, which is not mine\. \| Please remove this number/,
    );
  });

  it('denies a court record to both bureaus that show the case, without arguing about its details', () => {
    const key = keyOf('publicRecord', /1630771/);
    const points = pointsOf(report, 6, { [key]: 'notMyCase' }).filter((point) => /case/.test(point));
    expect(points).toEqual([
      'TransUnion | Your file lists this record, filed 03/08/2016. | This case is not mine. | Please verify with the court whose case this is, and delete the record unless you can establish that it is mine.',
      'Experian | Your file lists this record, filed 03/08/2016. | This case is not mine. | Please verify with the court whose case this is, and delete the record unless you can establish that it is mine.',
    ]);
  });

  it('states an outcome only where the file shows another one', () => {
    const points = pointsOf(report, 6, { [keyOf('publicRecord', /1630771/)]: 'discharged' });
    const stated = points.filter((point) => /ended in a discharge/.test(point));
    expect(stated).toHaveLength(1);
    expect(stated[0]).toMatch(
      /^TransUnion .*\| This case ended in a discharge, but your file shows its status as “Dismissed”\. \| Please verify the outcome with the court, and correct the record to show it\./,
    );
  });
});

describe('signs of a mixed file', () => {
  const mixed = aReport({
    personal: personal({
      names: [aName('Equifax', 'DEVIN', 'OTHERMAN')],
      addresses: [anAddress('Equifax', 'current', '9 FAR RD', 'KS')],
    }),
  });
  const [name, address] = reportItems(mixed).map(({ key }) => key);
  const isMixed = (said: Said) => pointsOf(mixed, 2, said).some((point) => /mixed into it/.test(point));

  it('do not include a name or an address that the client says is theirs', () => {
    expect(isMixed({})).toBe(true);
    expect(isMixed({ [name ?? '']: 'neverMyName', [address ?? '']: 'neverLived' })).toBe(true);
    expect(isMixed({ [name ?? '']: 'myName' })).toBe(false);
    expect(isMixed({ [address ?? '']: 'lived' })).toBe(false);
  });
});

describe('an inquiry', () => {
  const inquiry = anInquiry('Experian', 'QUICKLOAN DIRECT', '2025-03-02');
  const report = aReport({ inquiries: [inquiry] });
  const key = 'inquiry:inquiry-0';

  it('without an account only asks which purpose was certified', () => {
    expect(pointsOf(report, 5, {})).toEqual([
      'Experian | Your file lists this inquiry dated 03/02/2025. My report shows no account under that name opened within 120 days after it. | Please tell me what permissible purpose under 15 U.S.C. § 1681b the company certified to you, and verify that the inquiry belongs in my file.',
    ]);
  });

  it('is to be removed if the client did not apply, and left out if they did', () => {
    expect(pointsOf(report, 5, { [key]: 'didNotApply' })).toEqual([
      'Experian | Your file lists this inquiry dated 03/02/2025. | I did not apply to this company. | Please remove this inquiry unless the company can show that it had a permissible purpose under 15 U.S.C. § 1681b.',
    ]);
    expect(pointsOf(report, 5, { [key]: 'applied' })).toEqual([]);
  });

  it('of a company that the client has an account with denies only this application', () => {
    const client = anAccount([
      aLine('Experian', { creditorName: 'QUICKLOAN DIRECT', dateOpened: '2019-01-02' }),
    ]);
    expect(pointsOf({ ...report, accounts: [client] }, 5, { [key]: 'didNotApply' })[0]).toContain(
      '| I did not apply to this company at that time. |',
    );
  });

  it('that is too old is to be deleted whatever the client says', () => {
    const old = aReport({ inquiries: [anInquiry('Experian', 'QUICKLOAN DIRECT', '2023-03-02')] });
    expect(pointsOf(old, 5, { [key]: 'applied' })[0]).toContain('| Please delete it.');
    expect(pointsOf(old, 5, { [key]: 'didNotApply' })[0]).toMatch(
      /those two years ended on 03\/02\/2025\. \| I did not apply to this company\. \| Please delete it\.$/,
    );
  });

  it('by a collector is about a debt, not an application', () => {
    const collector = anInquiry('Experian', 'SUMMIT RECOVERY', '2025-03-02', {
      industry: field(code('YC', 'Collection agencies'), '/inquiry/industry'),
    });
    expect(pointsOf(aReport({ inquiries: [collector] }), 5, { [key]: 'noKnownDebt' })[0]).toContain(
      '| I know of no debt that this company could be collecting from me. |',
    );
  });
});

it('a judgment that was paid is corrected, and one that the file shows as paid is left alone', () => {
  const judgment = (status: string) =>
    aReport({
      publicRecords: [
        aBankruptcy('TransUnion', '2024-05-06', {
          classification: null,
          type: field(code('CJ', 'Civil Judgment'), '/record/type'),
          status: field(code('F', status), '/record/status'),
        }),
      ],
    });
  const key = reportItems(judgment('Filed'))[0]?.key ?? '';
  expect(pointsOf(judgment('Filed'), 6, { [key]: 'satisfied' })[0]).toContain(
    '| I have paid this in full, but your file shows its status as “Filed”. | Please verify the outcome with the court',
  );
  expect(pointsOf(judgment('Satisfied'), 6, { [key]: 'satisfied' }).join()).not.toContain('I have paid');
});
