/** Bankruptcies, liens, and judgments; each in a report of its own, because a case concerns every debt before it. */
import {
  chapter13,
  chapter7,
  discharged,
  dismissed,
  filedOnly,
  record,
  remark,
  remarks,
  type Kit,
} from '../accounts.ts';
import { alsoTrue, error, everyBureau, never, type At, type RecordSpec } from '../case.ts';
import { scene, type SceneMaker } from '../scene.ts';

type Of = Omit<RecordSpec, 'key' | 'at' | 'kind'>;
/** One case as the given bureaus show it. */
const court = (
  key: string,
  of: Of,
  at: readonly At[] = everyBureau,
  own: Partial<Record<At, Partial<Of>>> = {},
): RecordSpec[] => at.map((each) => record(key, each, { kind: 'bankruptcy', ...of, ...own[each] }));
const seven = (k: Kit, filed: number, status = discharged): Of => ({
  type: chapter7,
  status,
  filed: k.ago(filed, 9),
  resolved: k.ago(filed - 4, 20),
});
const thirteen = (k: Kit, filed: number, status = discharged): Of => ({
  type: chapter13,
  status,
  filed: k.ago(filed, 9),
  resolved: status === filedOnly ? '' : k.ago(filed - 36, 20),
});
const every = (key: string): string => everyBureau.map((at) => `${key}/${at}`).join('|');

/** A line that says it was included in the bankruptcy, with the bureau’s own remark. */
const included = {
  TU: { remarks: [remarks.chapter7] },
  EX: { remarks: [remarks.inBankruptcy] },
  EQ: null,
} as const;

export const bankruptcies: readonly SceneMaker[] = [
  ...(
    [
      ['ACORN BANK', 2_940],
      ['CHESTNUT CARD', 811],
      ['HAZELNUT LENDING CARD', 6_102],
    ] as const
  ).map(([name, balance]) =>
    scene(`${name}: included in a discharged bankruptcy and still owed`, (k) => ({
      a: [k.chargeOff(name, k.ago(33), balance, { opened: k.ago(80), history: '9x24', ...included })],
      records: court('case', seven(k, 30)),
      v: [
        error('K1', name, 'Discharged, and yet the whole balance.', { at: 'TU EX' }),
        alsoTrue('K3', name, 'The same.'),
      ],
    })),
  ),
  scene('included, with only an amount past due', (k) => ({
    a: [
      k.loan('ALMOND FINANCE', {
        opened: k.ago(60),
        condition: 'closed',
        closed: k.ago(25),
        balance: 0,
        payment: 0,
        pay: '7',
        worst: '7',
        history: '7x5 Cx10',
        newest: k.month(25),
        reported: k.ago(25),
        status: k.ago(25),
        TU: { pastDue: 415, remarks: [remarks.chapter7] },
        EX: { remarks: [remarks.inBankruptcy] },
        EQ: null,
      }),
    ],
    records: court('case', seven(k, 29)),
    v: [
      error('K1 B3', 'ALMOND FINANCE', '415 past due on a discharged debt.', { at: 'TU' }),
      alsoTrue('B3 S9', 'ALMOND FINANCE', 'Past due on zero.'),
    ],
  })),
  scene('a collection of a discharged debt that is still owed', (k) => ({
    a: [
      k.collection('PISTACHIO RECOVERY', 'DESERT BANK', 1_212, k.ago(50), {
        TU: { remarks: [remarks.chapter7] },
        EX: { remarks: [remarks.inBankruptcy] },
        EQ: null,
      }),
    ],
    records: court('case', seven(k, 32)),
    v: [
      error('K1', 'PISTACHIO RECOVERY', 'Discharged, and yet a balance.', { at: 'TU EX' }),
      alsoTrue('K3', 'PISTACHIO RECOVERY', 'The same.'),
    ],
  })),
  scene('a car loan included in a completed chapter 13, still owed', (k) => ({
    a: [
      k.auto('FILBERT AUTO', {
        opened: k.ago(80),
        condition: 'derogatory',
        openClosed: 'C',
        closed: k.ago(60),
        status: k.ago(60),
        lastPayment: k.ago(66),
        balance: 4_420,
        high: 14_000,
        pastDue: 4_420,
        payment: 0,
        pay: '9',
        worst: '9',
        history: '9x24',
        lates: [1, 1, 2],
        remarks: [remark('T00WEP', 'Chapter 13 bankruptcy')],
        EX: { remarks: [remarks.inBankruptcy] },
        EQ: null,
      }),
    ],
    records: court('case', thirteen(k, 50)),
    v: [
      error('K1', 'FILBERT AUTO', 'The plan was completed.', { at: 'TU EX' }),
      alsoTrue('K3', 'FILBERT AUTO', 'The same.'),
    ],
  })),
  scene('included, with zero', (k) => ({
    a: [
      k.card('WALNUT GROVE BANK', {
        opened: k.ago(80),
        condition: 'derogatory',
        openClosed: 'C',
        closed: k.ago(30),
        status: k.ago(30),
        reported: k.ago(27),
        lastPayment: k.ago(36),
        balance: 0,
        payment: 0,
        pay: '7',
        worst: '7',
        history: '7x3 Cx15',
        ...included,
      }),
    ],
    records: court('case', seven(k, 30)),
    v: [never('K1 K2 K3 S3 S9', 'WALNUT GROVE BANK', 'Zero, nothing past due, marked: as it should be.')],
  })),
  scene('a chapter 13 that is still running', (k) => ({
    a: [
      k.card('BRAZIL NUT BANK', {
        opened: k.ago(70),
        condition: 'derogatory',
        openClosed: 'C',
        closed: k.ago(20),
        status: k.ago(20),
        lastPayment: k.ago(24),
        balance: 2_304,
        high: 2_600,
        payment: 0,
        pay: '7',
        worst: '7',
        history: '7x18 Cx6',
        TU: { remarks: [remark('T00WEP', 'Chapter 13 bankruptcy')] },
        EX: { remarks: [remarks.inBankruptcy] },
        EQ: null,
      }),
    ],
    records: court('case', thirteen(k, 19, filedOnly)),
    v: [never('K1 K2 K3', 'BRAZIL NUT BANK', 'Filed and not discharged: it is still owed.')],
  })),
  scene('a dismissed bankruptcy', (k) => ({
    a: [
      k.chargeOff('MACADAMIA CARD', k.ago(28), 1_719, { opened: k.ago(70) }),
      k.collection('CASHEW COLLECTIONS', 'TIMBERLINE GAS', 330, k.ago(40)),
    ],
    records: court('case', {
      type: chapter13,
      status: dismissed,
      filed: k.ago(30, 9),
      resolved: k.ago(22, 4),
    }),
    v: [never('K1 K3 K2', 'MACADAMIA CARD|CASHEW COLLECTIONS', 'Dismissed: nothing was discharged.')],
  })),
  scene('a reaffirmed car loan', (k) => ({
    a: [
      k.auto('PECAN AUTO FINANCE', {
        opened: k.ago(50),
        balance: 6_300,
        high: 19_000,
        payment: 340,
        remarks: [{ text: 'Reaffirmation of debt' }],
      }),
    ],
    records: court('case', seven(k, 26)),
    v: [
      never(
        'K1 K2 K3',
        'PECAN AUTO FINANCE',
        'Reaffirmed and paid: still owed by agreement (11 USC 524(c)).',
      ),
    ],
  })),
  scene('a card opened after the discharge and charged off', (k) => ({
    a: [k.chargeOff('BUTTERNUT BANK', k.ago(11), 940, { opened: k.ago(30) })],
    records: court('case', seven(k, 60)),
    v: [never('K1 K3', 'BUTTERNUT BANK', 'A new debt.')],
  })),
  scene('a mortgage kept through the bankruptcy', (k) => ({
    a: [k.mortgage('GINKGO MORTGAGE', { opened: k.ago(90), history: 'Cx24' })],
    records: court('case', seven(k, 40)),
    v: [never('K1 K3', 'GINKGO MORTGAGE', 'Never late; nothing to correct.')],
  })),
  scene('a defaulted student loan after a discharge', (k) => ({
    a: [
      k.student('PINE NUT EDUCATION', {
        opened: k.ago(90),
        balance: 7_820,
        high: 8_200,
        history: '3 2 1 Cx20',
        pastDue: 390,
      }),
    ],
    records: court('case', seven(k, 40)),
    v: [never('K1 K3', 'PINE NUT EDUCATION', 'Student loans are not discharged (11 USC 523(a)(8)).')],
  })),
  scene('child support after a discharge', (k) => ({
    a: [
      k.collection('COUNTY CHILD SUPPORT', 'DEPT OF CHILD SUPPORT SERVICES', 5_300, k.ago(70), {
        industry: ['VZ', 'Government'],
      }),
    ],
    records: court('case', seven(k, 40)),
    v: [never('K1 K3', 'COUNTY CHILD SUPPORT', 'Support is not discharged (11 USC 523(a)(5)).')],
  })),

  ...(
    [
      ['SPRUCEWOOD CARD', 'T00CBL', 'TU'],
      ['FIRWOOD BANK', 'XC067', 'EX'],
      ['LARCHWOOD LENDING CARD', 'T00CBL', 'TU'],
    ] as const
  ).map(([name, symbol, at]) =>
    scene(`${name}: included in a bankruptcy that nobody filed`, (k) => ({
      a: [
        k.closedCard(name, k.ago(20), {
          opened: k.ago(70),
          [at]: {
            remarks: [symbol === 'XC067' ? remarks.inBankruptcy : remarks.chapter7],
          },
        }),
      ],
      v: [error('K2', name, 'No bureau shows any case.', { at })],
    })),
  ),
  scene('included in a bankruptcy, while the only case is from before the card', (k) => ({
    a: [k.closedCard('HEMLOCK CARD', k.ago(12), { opened: k.ago(40), TU: { remarks: [remarks.chapter7] } })],
    records: court('case', seven(k, 80)),
    v: [error('K2', 'HEMLOCK CARD', 'The case was over years before the card was opened.', { at: 'TU' })],
  })),
  scene('the case is in another bureau’s file', (k) => ({
    a: [
      k.card('JUNIPER BERRY BANK', {
        opened: k.ago(80),
        condition: 'derogatory',
        openClosed: 'C',
        closed: k.ago(31),
        status: k.ago(31),
        reported: k.ago(28),
        lastPayment: k.ago(36),
        balance: 0,
        payment: 0,
        pay: '7',
        worst: '7',
        history: '7x3 Cx15',
        ...included,
      }),
    ],
    records: court('case', seven(k, 30), ['EQ']),
    v: [never('K2 K1', 'JUNIPER BERRY BANK', 'Equifax shows the case.')],
  })),
  scene('the bankruptcy of the other borrower', (k) => ({
    a: [
      k.auto('TAMARIND AUTO', {
        who: 'J',
        remarks: [{ text: 'Bankruptcy of associated consumer' }],
      }),
    ],
    v: [never('K2 K1', 'TAMARIND AUTO', 'Someone else’s case is not in this report.')],
  })),
  scene('no bankruptcy, says the remark', (k) => ({
    a: [k.card('MANGROVE BANK', { EX: { remarks: [{ text: 'Not included in bankruptcy' }] } })],
    v: [never('K2 K1', 'MANGROVE BANK', 'The remark denies it.')],
  })),

  ...(
    [
      ['BANYAN BANK', 1_820],
      ['KAPOK CARD', 655],
      ['ACACIA CREDIT', 3_940],
    ] as const
  ).map(([name, balance]) =>
    scene(`${name}: written off before the case and never marked`, (k) => ({
      a: [k.chargeOff(name, k.ago(45), balance, { opened: k.ago(95), history: '9x24' })],
      records: court('case', seven(k, 38)),
      v: [error('K3', name, 'Derogatory with a balance long after the discharge, and without the mark.')],
    })),
  ),
  scene('a collection from before the case', (k) => ({
    a: [k.collection('BAOBAB RECOVERY', 'SOUTHERN FURNITURE', 1_133, k.ago(60))],
    records: court('case', seven(k, 44)),
    v: [error('K3', 'BAOBAB RECOVERY', 'Still owed after the discharge.')],
  })),
  scene('a late payment before the case on a card paid since', (k) => ({
    a: [k.closedCard('MESQUITE BANK', k.ago(40), { opened: k.ago(100), history: 'Cx3 1 Cx14' })],
    records: court('case', seven(k, 30)),
    v: [never('K3 K1', 'MESQUITE BANK', 'Paid and closed before the filing.')],
  })),
  scene('a new collection of a debt of unknown age', (k) => ({
    a: [k.collection('SAGUARO COLLECTIONS', 'CACTUS VALLEY RENTALS', 880, k.ago(6))],
    records: court('case', seven(k, 48)),
    v: [never('K3 K1', 'SAGUARO COLLECTIONS', 'Opened long after; the debt may be new.')],
  })),

  // The records themselves.
  scene('a chapter 7 a day past ten years', (k) => ({
    records: court('case', {
      type: chapter7,
      status: discharged,
      filed: k.years(10, -1),
      resolved: k.years(10, 110),
    }),
    v: [error('O3', every('case'), 'Ten years and a day.')],
  })),
  scene('a chapter 7 of eleven years at one bureau', (k) => ({
    records: court(
      'case',
      { type: chapter7, status: discharged, filed: k.years(11, -20), resolved: k.years(11, 100) },
      ['EX'],
    ),
    v: [error('O3', 'case/EX', 'More than ten years.')],
  })),
  scene('a dismissed chapter 13 of almost eleven years', (k) => ({
    records: court(
      'case',
      { type: chapter13, status: dismissed, filed: k.years(10, -300), resolved: k.years(10, -60) },
      ['TU', 'EQ'],
    ),
    v: [error('O3', 'case/TU|case/EQ', 'More than ten years since filing.')],
  })),
  scene('a completed chapter 13 of eight years', (k) => ({
    records: court('case', {
      type: chapter13,
      status: discharged,
      filed: k.years(8, -10),
      resolved: k.years(4, 0),
    }),
    v: [
      error('O3', every('case'), 'Not against the law, but longer than bureaus show it.', { most: 'medium' }),
    ],
  })),
  scene('a chapter 7 a week short of ten years', (k) => ({
    records: court('case', {
      type: chapter7,
      status: discharged,
      filed: k.years(10, 7),
      resolved: k.years(10, 120),
    }),
    v: [never('O3 O4', every('case'), 'Less than ten years.')],
  })),
  scene('a chapter 7 of eight years', (k) => ({
    records: court('case', {
      type: chapter7,
      status: discharged,
      filed: k.years(8, -40),
      resolved: k.years(8, 90),
    }),
    v: [never('O3 O4', every('case'), 'Seven years is for chapter 13.')],
  })),
  scene('a completed chapter 13 of six years and ten months', (k) => ({
    records: court('case', { type: chapter13, status: discharged, filed: k.ago(82), resolved: k.ago(22) }),
    v: [never('O3', every('case'), 'Less than seven years.')],
  })),
  scene('a chapter 11 of nine years', (k) => ({
    records: court('case', {
      type: ['3', 'Chapter 11 Bankruptcy'],
      status: discharged,
      filed: k.years(9, -5),
      resolved: k.years(7, 0),
    }),
    v: [never('O3', every('case'), 'Ten years for chapter 11.')],
  })),
  scene('a lien released eight years ago', (k) => ({
    records: [
      record('lien', 'TU', {
        kind: 'lien',
        type: ['9', 'State Tax Lien'],
        status: ['R', 'Released'],
        court: 'COUNTY RECORDER',
        reference: 'L20714',
        filed: k.years(10, 40),
        resolved: k.years(8, -12),
        amount: 2_300,
      }),
    ],
    v: [error('O4', 'lien/TU', 'Released more than seven years ago.')],
  })),
  scene('a judgment in a report of today', (k) => ({
    records: [
      record('judgment', 'EX', {
        kind: 'judgment',
        type: ['J', 'Civil Judgment'],
        court: 'SUPERIOR COURT',
        reference: 'CV1188',
        filed: k.years(4, 9),
        amount: 1_875,
      }),
    ],
    v: [error('O4', 'judgment/EX', 'Bureaus have shown no judgments since 2017.', { most: 'medium' })],
  })),
  scene('an unpaid tax lien in a report of today', (k) => ({
    records: [
      record('lien', 'EQ', {
        kind: 'lien',
        type: ['8', 'Federal Tax Lien'],
        court: 'COUNTY RECORDER',
        reference: 'F70031',
        filed: k.years(3, 3),
        amount: 9_120,
      }),
    ],
    v: [error('O4', 'lien/EQ', 'Bureaus have shown no liens since 2018.', { most: 'medium' })],
  })),

  scene('a bankruptcy with a reference that looks like a judgment', (k) => ({
    records: court('case', { ...seven(k, 25), reference: 'JUDGMENT 20-1188', court: 'US DISTRICT COURT' }),
    v: [never('O4 O3 K4', every('case'), 'A bankruptcy of two years, whatever its number is called.')],
  })),
  scene('discharged at one bureau, dismissed at another', (k) => ({
    records: court('case', seven(k, 50), everyBureau, { EX: { status: dismissed } }),
    v: [error('K4', every('case'), 'One case has one outcome.')],
  })),
  scene('chapter 7 at one bureau, chapter 13 at another', (k) => ({
    records: court('case', seven(k, 44), everyBureau, { TU: { type: chapter13 } }),
    v: [error('K4', every('case'), 'One case has one chapter.')],
  })),
  scene('resolved a year apart', (k) => ({
    records: court('case', seven(k, 66), ['TU', 'EQ'], { EQ: { resolved: k.ago(48) } }),
    v: [error('K4', 'case/TU|case/EQ', 'Fourteen months apart.')],
  })),
  scene('one case under three names of one court', (k) => ({
    records: court('case', seven(k, 52), everyBureau, {
      TU: { court: 'U.S. Bankruptcy Court', reference: '2140883' },
      EX: { court: 'US BKPT CT OR PORTLAND', reference: '2140883TST' },
      EQ: {
        court: 'U S BANKRUPTCY COURT',
        reference: '21 40883',
        filed: k.ago(52, 1),
        resolved: k.ago(48, 1),
      },
    }),
    v: [never('K4', every('case'), 'Spelling and rounding only.')],
  })),
  scene('two cases, each the same at every bureau', (k) => ({
    records: [
      ...court('first', {
        type: chapter13,
        status: dismissed,
        filed: k.ago(60, 9),
        resolved: k.ago(54, 9),
        reference: '2110045',
      }),
      ...court('second', {
        type: chapter7,
        status: discharged,
        filed: k.ago(40, 9),
        resolved: k.ago(36, 9),
        reference: '2320991',
      }),
    ],
    v: [never('K4 O3', `${every('first')}|${every('second')}`, 'A chapter 13 that failed, and a chapter 7.')],
  })),
  scene('a bureau that does not give the outcome', (k) => ({
    records: court('case', seven(k, 33), everyBureau, { EQ: { status: filedOnly, resolved: '' } }),
    v: [never('K4', every('case'), 'Absence contradicts nothing.')],
  })),
];
