/** Collections: original creditor, account number, medical debts. */
import { remarks } from '../accounts.ts';
import { alsoTrue, error, never } from '../case.ts';
import { scene, type SceneMaker } from '../scene.ts';

export const collections: readonly SceneMaker[] = [
  scene('no original creditor anywhere', (k) => ({
    a: [k.collection('ABACUS RECOVERY', '', 733, k.ago(21))],
    v: [error('N1', 'ABACUS RECOVERY', 'Metro 2 requires it of collectors (K1).')],
  })),
  scene('no original creditor at one bureau', (k) => ({
    a: [k.collection('SEXTANT COLLECTIONS', 'PRAIRIE BROADBAND', 266, k.ago(27), { EX: { original: '' } })],
    v: [error('N1', 'SEXTANT COLLECTIONS', 'Missing at Experian.', { at: 'EX' })],
  })),
  scene('no original creditor at two bureaus', (k) => ({
    a: [
      k.collection('ASTROLABE CREDIT', 'MILLER HEATING OIL', 1_020, k.ago(36), {
        TU: { original: '' },
        EQ: { original: '' },
      }),
    ],
    v: [error('N1', 'ASTROLABE CREDIT', 'Missing at TransUnion and Equifax.', { at: 'TU EQ' })],
  })),
  scene('an original creditor in the remark', (k) => ({
    a: [
      k.collection('QUADRANT RECOVERY', 'VALLEY VIEW STORAGE', 344, k.ago(25), {
        EX: { original: '', remarks: [{ text: 'Original creditor: VALLEY VIEW STORAGE' }] },
      }),
    ],
    v: [never('N1 N2', 'QUADRANT RECOVERY', 'Experian names it in its remark.')],
  })),
  scene('a charged-off card has no original creditor', (k) => ({
    a: [
      k.chargeOff('COMPASS ROSE BANK', k.ago(24), 1_212),
      k.collection('PLUMB LINE LLC', 'BLUE RIVER GYM', 219, k.ago(23)),
    ],
    v: [
      never(
        'N1 N2',
        'COMPASS ROSE BANK|PLUMB LINE LLC',
        'The bank is the creditor; the collector names its own.',
      ),
    ],
  })),

  ...(
    [
      ['CALIPER COLLECTIONS', 'GRAND ELECTRIC', 'VISTA WIRELESS'],
      ['PROTRACTOR RECOVERY', 'HOMETOWN BANK', 'OAKHURST FURNITURE'],
      ['MICROMETER CREDIT', 'SUNBELT PEST', 'CENTRAL UTILITIES'],
    ] as const
  ).map(([name, one, other]) =>
    scene(`${name} collects for two original creditors`, (k) => ({
      a: [k.collection(name, one, 590, k.ago(22), { EQ: { original: other } })],
      v: [error('N2', name, `${one} and ${other}.`)],
    })),
  ),
  ...(
    [
      ['PENDULUM CREDIT', 'VERIZON WIRELESS', 'VERIZON WRLS'],
      ['METRONOME RECOVERY', 'SYNCHRONY BANK', 'SYNCB'],
      ['HOURGLASS COLLECTIONS', 'T-MOBILE', 'T MOBILE USA INC'],
      ['SUNDIAL ASSOCIATES', 'FIRST NATIONAL BANK OF OMAHA', 'FIRST NATL BK OMAHA'],
    ] as const
  ).map(([name, one, other]) =>
    scene(`${name} spells one original creditor in two ways`, (k) => ({
      a: [k.collection(name, one, 640, k.ago(24), { EX: { original: other } })],
      v: [never('N2', name, `${one} is ${other}.`)],
    })),
  ),
  scene('a medical creditor masked at one bureau', (k) => ({
    a: [
      k.collection('CHRONOMETER MEDICAL', 'SAINT LUKES HOSPITAL', 1_480, k.ago(26), {
        TU: { original: 'MEDICAL PAYMENT DATA' },
      }),
    ],
    v: [
      never(
        'N2 M1',
        'CHRONOMETER MEDICAL',
        'The generic words stand for the name of a provider (1681c(a)(6)).',
      ),
      error('M2', 'CHRONOMETER MEDICAL', 'A hospital.'),
    ],
  })),

  scene('a loan without a number', (k) => ({
    a: [k.loan('ODOMETER LENDING', { TU: { number: '' } })],
    v: [error('N3', 'ODOMETER LENDING', 'Empty.', { at: 'TU' })],
  })),
  scene('a number of mask characters only', (k) => ({
    a: [
      k.collection('BAROMETER RECOVERY', 'EASTGATE TENNIS CLUB', 188, k.ago(18), {
        EX: { number: '********' },
      }),
    ],
    v: [error('N3', 'BAROMETER RECOVERY', 'No digit shown.', { at: 'EX' })],
  })),
  scene('a number of crosses only', (k) => ({
    a: [k.card('ALTIMETER CARD', { EQ: { number: 'XXXXXXXXXXXX' } })],
    v: [error('N3', 'ALTIMETER CARD', 'No digit shown.', { at: 'EQ' })],
  })),
  scene('masked numbers', (k) => ({
    a: [
      k.card('GYROSCOPE BANK', { number: '4118****' }),
      k.loan('TACHOMETER LOANS', { number: 'XXXX-XXXX-7781' }),
      k.card('SPYGLASS CREDIT UNION', { number: '0042 77** ****' }),
    ],
    v: [never('N3', 'GYROSCOPE BANK|TACHOMETER LOANS|SPYGLASS CREDIT UNION', 'Some digits are shown.')],
  })),

  ...(
    [
      ['LANTERN MEDICAL COLLECT', 'MERCY GENERAL HOSPITAL', 412],
      ['BEACON HEALTH RECOVERY', 'RIVERSIDE EMERGENCY PHYSICIANS', 288],
      ['TORCHLIGHT RECEIVABLES', 'ADVANCED RADIOLOGY GROUP', 499],
    ] as const
  ).map(([name, original, amount]) =>
    scene(`${name}: a medical collection of ${String(amount)} dollars`, (k) => ({
      a: [k.collection(name, original, amount, k.ago(22))],
      v: [error('M1', name, 'Under 500 dollars.'), alsoTrue('M2', name, 'Medical.')],
    })),
  ),
  scene('a paid medical collection', (k) => ({
    a: [k.paidCollection('CANDLE HEALTH SERVICES', 'COUNTY MEDICAL CENTER', 1_904, k.ago(40), k.ago(12))],
    v: [
      error('M1', 'CANDLE HEALTH SERVICES', 'The bureaus removed paid medical collections in 2022.'),
      alsoTrue('M2', 'CANDLE HEALTH SERVICES', 'Medical.'),
    ],
  })),
  scene('a paid dental collection', (k) => ({
    a: [
      k.paidCollection('MATCHSTICK COLLECTIONS', 'SMILE DENTAL ASSOCIATES', 777, k.ago(33), k.ago(9), {
        TU: null,
      }),
    ],
    v: [error('M1', 'MATCHSTICK COLLECTIONS', 'Paid.'), alsoTrue('M2', 'MATCHSTICK COLLECTIONS', 'Medical.')],
  })),
  scene('a medical collection of four months', (k) => ({
    a: [
      k.collection('FLASHPOINT MEDICAL', 'HILLCREST SURGICAL HOSPITAL', 2_260, k.ago(4), {
        EQ: { remarks: [remarks.medical] },
      }),
    ],
    v: [
      error('M1 M2', 'FLASHPOINT MEDICAL', 'Perhaps less than a year since the first delinquency.'),
      alsoTrue('M1 M2', 'FLASHPOINT MEDICAL', 'Both are fair.'),
    ],
  })),
  scene('a medical collection of exactly 500 dollars', (k) => ({
    a: [k.collection('SPARKPLUG MEDICAL', 'GOOD SHEPHERD HOSPITAL', 500, k.ago(23))],
    v: [
      never('M1', 'SPARKPLUG MEDICAL', 'The policy is: under 500.'),
      error('M2', 'SPARKPLUG MEDICAL', 'Medical.'),
    ],
  })),
  scene('a medical collection paid down to 300 dollars', (k) => ({
    a: [k.collection('TINDERBOX HEALTH', 'SACRED HEART HOSPITAL', 300, k.ago(25), { high: 940 })],
    v: [
      never('M1', 'TINDERBOX HEALTH', 'It began with 940; the first amount counts.'),
      error('M2', 'TINDERBOX HEALTH', 'Medical.'),
    ],
  })),
  scene('a collection for an animal hospital', (k) => ({
    a: [k.collection('PILOT LIGHT RECOVERY', 'OAKDALE ANIMAL HOSPITAL', 340, k.ago(20))],
    v: [never('M1 M2', 'PILOT LIGHT RECOVERY', 'A veterinarian is not medical care of a consumer.')],
  })),
  scene('a collection for a health club', (k) => ({
    a: [k.collection('EMBERTON COLLECTORS', 'TOTAL HEALTH CLUB', 277, k.ago(19))],
    v: [never('M1 M2', 'EMBERTON COLLECTORS', 'A gym.')],
  })),
  scene('a small collection that is not medical', (k) => ({
    a: [k.collection('KINDLING CREDIT', 'TOWN OF FAIRVIEW WATER', 96, k.ago(17))],
    v: [never('M1 M2', 'KINDLING CREDIT', 'Water.')],
  })),
  scene('a loan of a doctors’ credit union', (k) => ({
    a: [k.chargeOff('PHYSICIANS CREDIT UNION', k.ago(20), 420)],
    v: [never('M1 M2', 'PHYSICIANS CREDIT UNION', 'A lender to physicians, and a charge-off.')],
  })),
  scene('a balance of a collection above its first amount', (k) => ({
    a: [k.collection('SMOLDER RECOVERY', 'EASTERN FREIGHT', 1_420, k.ago(30), { high: 1_000 })],
    v: [error('B5 B6', 'SMOLDER RECOVERY', 'Grew by 42 per cent.', { most: 'medium' })],
  })),
];
