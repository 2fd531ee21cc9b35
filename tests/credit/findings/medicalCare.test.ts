import { describe, expect, it } from 'vitest';
import { findings } from '#credit/findings/findings.ts';
import { hitsIn, today } from '#tests/credit/findings/hits.ts';
import {
  aCollection,
  aCollectionLine,
  aReportOf,
  code,
  field,
  type LineValues,
} from '#tests/support/aReport.ts';

it('a name that another bureau gives is in doubt where a bureau names a clinic for animals', () => {
  const names = (one: string, other: string) =>
    hitsIn(
      'M1',
      aCollection(
        aCollectionLine('Experian', { originalCreditor: one, highBalance: 100_00 }),
        aCollectionLine('Equifax', { originalCreditor: other, highBalance: 100_00 }),
      ),
    );
  expect(names('FAIRVIEW RIDGES HOSPITAL', 'FAIRVIEW PET CLINIC')).toEqual([]);
  expect(names('FAIRVIEW RIDGES HOSPITAL', 'FAIRVIEW')).toHaveLength(2);
});

it('a collection of this year is not recent if the file says that the debt is older', () => {
  const placed = (dateFirstDelinquency?: string) =>
    hitsIn(
      'M1',
      aCollection(
        aCollectionLine('Equifax', {
          originalCreditor: 'EXAMPLE HOSPITAL',
          dateOpened: '2025-03-01',
          ...(dateFirstDelinquency !== undefined && { dateFirstDelinquency }),
        }),
      ),
    ).length;
  expect([placed(), placed('2024-09-16'), placed('2024-09-15')]).toEqual([1, 1, 0]);
});

describe('whether a collection is for medical care', () => {
  const asked = (originalCreditor: string) =>
    hitsIn('M1', aCollection(aCollectionLine('Equifax', { originalCreditor, highBalance: 100_00 })))
      .length === 1;
  it.each([
    'EXAMPLE HOSPITAL',
    'EXAMPLE MEDICAL GROUP',
    'MEDICAL PAYMENT DATA',
    'VALLEY MED CTR',
    'NORTH RADIOLOGY LLC',
    'EXAMPLE ANESTHESIA ASSOC',
    'EXAMPLE CARDIOLOGY',
    'ORTHOPAEDIC SURGEONS PC',
    'VALLEY AMBULANCE',
    'RIVER HEALTH SYSTEM',
    'EMERGENCY PHYSICIANS OF OREGON',
    'MAYO CLINIC',
    'FAMILY DENTISTRY',
    'EXAMPLE URGENT CARE',
  ])('%s cares for people', (name) => expect(asked(name)).toBe(true));
  it.each([
    'HAPPY PAWS PET CLINIC',
    'VALLEY ANIMAL HOSPITAL',
    'VETERINARY EMERGENCY CENTER',
    'COMPUTER CLINIC',
    'CREDIT CLINIC',
    'CAR CLINIC AUTO REPAIR',
    'PHONE HOSPITAL',
    'THE CLINIC',
    'EMERGENCY PLUMBING',
    'HEALTHCARE FCU',
    'PHYSICIANS MUTUAL',
    'MEDICAL SUPPLY CO',
    'MEDICAL CAREERS INSTITUTE',
    'DENTAL SCHOOL',
    'TREE SURGEONS INC',
    'HEALTH CLUB',
    'MEDICALODGE',
  ])('%s may not', (name) => expect(asked(name)).toBe(false));

  const coded = (codes: Partial<Record<'accountType' | 'industry', string>>) => {
    const line = aCollectionLine('Equifax', { originalCreditor: 'ZED', highBalance: 100_00 });
    const of = (words: string | undefined, at: string) =>
      words === undefined ? null : field(code('', words), at);
    return aCollection({
      ...line,
      accountType: of(codes.accountType, '/accountType'),
      industry: of(codes.industry, '/industry'),
    });
  };
  it('is shown by the account type and the industry, whatever the creditor is called', () => {
    expect(hitsIn('M1', coded({ accountType: 'Medical Debt' }))).toHaveLength(1);
    expect(hitsIn('M1', coded({ industry: 'Hospitals' }))).toHaveLength(1);
    expect(hitsIn('M1', coded({ industry: 'Animal hospitals' }))).toEqual([]);
    expect(hitsIn('M1', coded({ industry: 'Collection Services' }))).toEqual([]);
  });
  it('is shown by a coded field before a name', () => {
    const found = findings(
      aReportOf(
        aCollection(
          aCollectionLine('TransUnion', { originalCreditor: 'EXAMPLE HOSPITAL', highBalance: 100_00 }),
          ...coded({ accountType: 'Medical Debt' }).tradelines,
        ),
      ),
      { today },
    ).flatMap((finding) => (finding.rule === 'M1' ? [finding.evidence.care.field] : []));
    expect(found).toEqual(['accountType', 'accountType']);
  });
  it('is small with low confidence where only the balance, which payments lower, is known', () => {
    const confidences = (values: LineValues) =>
      findings(
        aReportOf(
          aCollection(aCollectionLine('Equifax', { originalCreditor: 'EXAMPLE HOSPITAL', ...values })),
        ),
        { today },
      )
        .filter(({ rule }) => rule === 'M1')
        .map(({ confidence }) => confidence);
    const aged = { dateOpened: '2024-06-20' };
    expect(confidences({ ...aged, balance: 499_99 })).toEqual(['low']);
    expect(confidences({ ...aged, balance: 499_99, highBalance: 499_99 })).toEqual(['medium']);
    expect(confidences({ ...aged, balance: 499_99, highBalance: 500_00 })).toEqual([]);
  });
});
