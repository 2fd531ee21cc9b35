/** Too old to report (15 USC 1681c), or only seemingly so. */
import { remarks } from '../accounts.ts';
import { alsoTrue, error, never } from '../case.ts';
import { scene, type SceneMaker } from '../scene.ts';

export const obsolete: readonly SceneMaker[] = [
  scene('a charge-off of nine years ago is still shown', (k) => ({
    a: [
      k.chargeOff('BANNER NATIONAL', k.ago(110), 2_318, {
        status: k.ago(110),
        history: '',
        reported: k.ago(109),
      }),
    ],
    v: [error('O1', 'BANNER NATIONAL', 'Charged off more than nine years ago at every bureau.')],
  })),
  scene('a collection placed eight years and four months ago', (k) => ({
    a: [k.collection('TRIDENT RECOVERY', 'LAKE COUNTY WATER', 387, k.ago(100))],
    v: [error('O1', 'TRIDENT RECOVERY', 'A collector cannot have it before the delinquency began.')],
  })),
  scene('a collection a month past the limit', (k) => ({
    a: [k.collection('WESTGATE ADJUSTERS', 'BEACON PROPANE', 641, k.years(7, -180 - 35))],
    v: [
      error(
        'O1',
        'WESTGATE ADJUSTERS',
        'Placed seven years and 215 days ago; the delinquency is older still.',
      ),
    ],
  })),
  scene('a collection a month inside the limit', (k) => ({
    a: [k.collection('CANTERBURY CREDIT CONTROL', 'PINE HOLLOW FITNESS', 512, k.years(7, -150))],
    v: [
      never(
        'O1',
        'CANTERBURY CREDIT CONTROL',
        'Seven years and 150 days after placement: not certainly too old.',
      ),
    ],
  })),
  scene('a paid charge-off of nine years ago', (k) => ({
    a: [
      k.chargeOff('GRAYSTONE BANK', k.ago(108), 0, {
        condition: 'paidDerogatory',
        high: 1_870,
        limit: 1_800,
        pastDue: 0,
        history: '',
        reported: k.ago(100),
      }),
    ],
    v: [error('O1', 'GRAYSTONE BANK', 'Payment does not extend the time (1681c(c)).')],
  })),
  scene('an old collection at one bureau only', (k) => ({
    a: [k.collection('OXBOW RECEIVABLES', 'DELTA CABLE', 229, k.ago(97), { TU: null, EX: null })],
    v: [error('O1', 'OXBOW RECEIVABLES', 'Placed more than eight years ago.', { at: 'EQ' })],
  })),
  scene('a paid collection placed nine years ago', (k) => ({
    a: [k.paidCollection('HALVORSEN & PIKE', 'RIDGE TELEPHONE', 318, k.ago(109), k.ago(70))],
    v: [error('O1', 'HALVORSEN & PIKE', 'Paid or not, the debt was in collection nine years ago.')],
  })),
  scene('an old repossession', (k) => ({
    a: [
      k.auto('COASTAL AUTO CREDIT', {
        opened: k.ago(150),
        condition: 'derogatory',
        openClosed: 'C',
        closed: k.ago(106),
        status: k.ago(106),
        lastPayment: k.ago(113),
        balance: 5_210,
        high: 17_400,
        pastDue: 5_210,
        payment: 0,
        pay: '8',
        worst: '8',
        history: '',
        lates: [1, 1, 2],
        reported: k.ago(105),
      }),
    ],
    v: [error('O1', 'COASTAL AUTO CREDIT', 'Repossessed almost nine years ago.')],
  })),
  scene('an old card charged off only three years ago', (k) => ({
    a: [k.chargeOff('FIRST PRAIRIE CARD', k.ago(37), 1_204, { opened: k.ago(170) })],
    v: [never('O1 O2', 'FIRST PRAIRIE CARD', 'The account is old; the delinquency is not.')],
  })),
  scene('a clean account closed nine years ago', (k) => ({
    a: [k.closedCard('SUMMERFIELD BANK', k.ago(112))],
    v: [never('O1 O2', 'SUMMERFIELD BANK', 'Good accounts have no limit of seven years.')],
  })),
  scene('a defaulted federal student loan of nine years ago', (k) => ({
    a: [
      k.student('US DEPT OF EDUCATION', {
        opened: k.ago(150),
        condition: 'derogatory',
        openClosed: 'O',
        status: k.ago(111),
        balance: 8_114,
        high: 7_500,
        pastDue: 8_114,
        payment: 0,
        lastPayment: '',
        pay: '9',
        worst: '9',
        history: '9x24',
        lates: [0, 0, 0],
        industry: ['VF', 'Federal government'],
        remarks: [remarks.studentToGovernment],
      }),
    ],
    v: [
      never('O1', 'US DEPT OF EDUCATION', 'Federal student loans have their own time (20 USC 1080a(f)).'),
      alsoTrue(
        'B6 B5',
        'US DEPT OF EDUCATION',
        'Balance above the amount lent: interest, but it can be verified.',
        'low',
      ),
    ],
  })),
  scene('an old account that was late once and has been current since', (k) => ({
    a: [k.card('MERIDIAN TRUST', { opened: k.ago(160), lates: [1, 0, 0], worst: '1' })],
    v: [
      never('O1', 'MERIDIAN TRUST', 'Neither a collection nor a charge-off.'),
      error(
        'O2',
        'MERIDIAN TRUST',
        'A late payment kept by count while 24 dated months are good: perhaps too old.',
        {
          most: 'low',
        },
      ),
    ],
  })),
  scene('late counts on an account far younger than seven years', (k) => ({
    a: [k.card('SILVERLINE CREDIT UNION', { opened: k.ago(40), lates: [2, 0, 0], worst: '1' })],
    v: [never('O2', 'SILVERLINE CREDIT UNION', 'The account is three years old: so are its lates, at most.')],
  })),
  scene('late counts that the dated months explain', (k) => ({
    a: [k.card('DUNMORE SAVINGS', { opened: k.ago(170), history: 'Cx9 1 Cx6 1 Cx7', lates: [2, 0, 0] })],
    v: [never('O2', 'DUNMORE SAVINGS', 'Both lates are shown with their months, all within two years.')],
  })),
  scene('a late month 88 months back in a long history', (k) => ({
    a: [k.store('HOLLIS DEPARTMENT', { opened: k.ago(140), history: 'Cx88 1 Cx4' })],
    v: [error('O2', 'HOLLIS DEPARTMENT', 'The month ended more than seven years ago.')],
  })),
  scene('a late month 82 months back in a long history', (k) => ({
    a: [k.store('PARK ROW OUTFITTERS', { opened: k.ago(140), history: 'Cx82 1 Cx4' })],
    v: [never('O2', 'PARK ROW OUTFITTERS', 'Six years and ten months.')],
  })),
  scene('a paid loan with lates of more than seven years ago', (k) => ({
    a: [
      k.paidLoan('CARVER FINANCE', k.ago(87), {
        history: 'Cx6 1 1 Cx10',
        opened: k.ago(130),
        lates: [2, 0, 0],
      }),
    ],
    v: [error('O2', 'CARVER FINANCE', 'Both late months are older than seven years.')],
  })),
  scene('a closed card whose lates are all past seven years', (k) => ({
    a: [
      k.closedCard('LONE STAR CARD', k.ago(90), {
        history: 'Cx3 2 1 Cx12',
        opened: k.ago(140),
        EX: null,
      }),
    ],
    v: [error('O2', 'LONE STAR CARD', 'The late months are 93 and 94 months back.')],
  })),
  scene('a paid car loan whose lates are six years old', (k) => ({
    a: [k.paidAuto('TWIN RIVERS MOTOR', k.ago(64), { history: 'Cx5 1 Cx12', opened: k.ago(100) })],
    v: [never('O1 O2', 'TWIN RIVERS MOTOR', 'Less than six years.')],
  })),
  scene('a long history with two old lates and one recent one', (k) => ({
    a: [k.card('ARROYO BANK', { opened: k.ago(150), history: 'Cx5 1 Cx80 2 1 Cx3' })],
    v: [
      error('O2', 'ARROYO BANK', 'The months 86 and 87 back are too old; the one five months back is not.'),
    ],
  })),
  scene('a charge-off six years and ten months old', (k) => ({
    a: [k.chargeOff('KESTREL CARD SERVICES', k.ago(82), 960)],
    v: [never('O1', 'KESTREL CARD SERVICES', 'It can be reported for seven years and 180 days.')],
  })),
  scene('an old card whose new owner has just bought the debt', (k) => ({
    a: [
      k.chargeOff('ALDERBROOK BANK', k.ago(104), 0, {
        high: 3_140,
        limit: 3_000,
        pastDue: 0,
        history: '',
        status: k.ago(104),
        condition: 'transferred',
        reported: k.ago(95),
        remarks: [remarks.transferredLender],
        lates: [1, 1, 3],
      }),
    ],
    v: [error('O1 O2', 'ALDERBROOK BANK', 'Written off more than eight and a half years ago.')],
  })),
];
