/** One debt counted twice, and debts that only look alike. */
import { remarks } from '../accounts.ts';
import { alsoTrue, error, never } from '../case.ts';
import { scene, type SceneMaker } from '../scene.ts';

export const duplicates: readonly SceneMaker[] = [
  ...(
    [
      ['ANVIL RECOVERY', 'HAMMERTON COLLECTIONS', 'CITY LIGHT & POWER', 812, 812],
      ['BRASSWORK CREDIT', 'COPPERLINE ASSOCIATES', 'GALAXY WIRELESS', 1_146, 1_170],
      ['TINDER RECEIVABLES', 'FLINT & STEEL LLC', 'LAKEVIEW PROPERTY MGMT', 2_905, 2_905],
    ] as const
  ).map(([one, other, original, first, second]) =>
    scene(`${one} and ${other} both collect one debt`, (k) => ({
      a: [k.collection(one, original, first, k.ago(30)), k.collection(other, original, second, k.ago(13))],
      v: [error('D1', `${one}|${other}`, `${original} is owed once, and both are open with a balance.`)],
    })),
  ),
  scene('one collector lists a debt twice under one number', (k) => ({
    a: [
      k.collection('VISE GRIP COLLECTORS', 'MAPLETON CABLE', 377, k.ago(20), { number: '55120983' }),
      k.collection('VISE GRIP COLLECTORS', 'MAPLETON CABLE', 377, k.ago(20), {
        key: 'VISE 2',
        number: '55120983',
      }),
    ],
    v: [error('D1 D3', 'VISE GRIP COLLECTORS|VISE 2', 'Same collector, number, amount and date.')],
  })),
  scene('two bills of one hospital', (k) => ({
    a: [
      k.collection('CHISEL MEDICAL RECOVERY', 'ST AGNES HOSPITAL', 1_310, k.ago(19), { number: '90011823' }),
      k.collection('CHISEL MEDICAL RECOVERY', 'ST AGNES HOSPITAL', 742, k.ago(17), {
        key: 'CHISEL 2',
        number: '90014410',
      }),
    ],
    v: [
      never(
        'D1 D3',
        'CHISEL MEDICAL RECOVERY|CHISEL 2',
        'Different numbers, amounts, and months: two visits.',
      ),
      alsoTrue('M2', 'CHISEL MEDICAL RECOVERY|CHISEL 2', 'Medical.'),
    ],
  })),
  scene('two debts of one amount', (k) => ({
    a: [
      k.collection('LATHE CREDIT BUREAU', 'OZARK PROPANE', 500, k.ago(24)),
      k.collection('GIMLET RECOVERY', 'TRI COUNTY TOWING', 500, k.ago(21)),
    ],
    v: [never('D1', 'LATHE CREDIT BUREAU|GIMLET RECOVERY', 'Different original creditors.')],
  })),
  scene('a collector that gave the debt back', (k) => ({
    a: [
      k.collection('AUGER COLLECTIONS', 'PEAK FITNESS CLUB', 0, k.ago(31), {
        condition: 'transferred',
        openClosed: 'C',
        high: 689,
        reported: k.ago(14),
        status: k.ago(14),
      }),
      k.collection('MALLET & SONS', 'PEAK FITNESS CLUB', 689, k.ago(12)),
    ],
    v: [
      never('D1 B2', 'AUGER COLLECTIONS|MALLET & SONS', 'The first has zero: a successor, not a duplicate.'),
    ],
  })),
  scene('two equal rent debts of roommate apartments with one collector', (k) => ({
    a: [
      k.collection('SPOKESHAVE PARTNERS', 'ELMWOOD APARTMENTS', 1_200, k.ago(40), { number: '31120001' }),
      k.collection('SPOKESHAVE PARTNERS', 'HARBOR POINT APARTMENTS', 1_200, k.ago(15), {
        key: 'SPOKESHAVE 2',
        number: '31128855',
      }),
    ],
    v: [never('D1 D3', 'SPOKESHAVE PARTNERS|SPOKESHAVE 2', 'Two landlords, two years apart.')],
  })),
  scene('two copayments of one amount at one clinic', (k) => ({
    a: [
      k.collection('BRADAWL SERVICES', 'NORTHSIDE UROLOGY CLINIC', 650, k.ago(28), { number: '70010388' }),
      k.collection('BRADAWL SERVICES', 'NORTHSIDE UROLOGY CLINIC', 650, k.ago(16), {
        key: 'BRADAWL 2',
        number: '70082251',
      }),
    ],
    v: [
      never(
        'D1 D3',
        'BRADAWL SERVICES|BRADAWL 2',
        'One agency, two numbers, a year apart: two visits of one price.',
      ),
      alsoTrue('M2', 'BRADAWL SERVICES|BRADAWL 2', 'A clinic.'),
    ],
  })),
  scene('a debt that has one collector at one bureau and another at the next', (k) => ({
    a: [
      k.collection('RASP RECOVERY', 'WILDER INSURANCE', 431, k.ago(29), { EX: null, EQ: null }),
      k.collection('PLANE COLLECTIONS', 'WILDER INSURANCE', 431, k.ago(11), { TU: null }),
    ],
    v: [never('D1', 'RASP RECOVERY|PLANE COLLECTIONS', 'No bureau counts it twice.')],
  })),

  ...(
    [
      ['BEECHNUT BANK', 'CLAMP FINANCIAL', 2_411],
      ['RIDGELINE CARD', 'MITRE RECOVERY GROUP', 907],
      ['ATWATER CREDIT UNION', 'TENON ASSOCIATES', 5_306],
    ] as const
  ).map(([creditor, collector, amount]) =>
    scene(`${creditor} and ${collector} both show ${String(amount)} dollars`, (k) => ({
      a: [k.chargeOff(creditor, k.ago(26), amount), k.collection(collector, creditor, amount, k.ago(15))],
      v: [
        error('D2', `${creditor}|${collector}`, 'Owed once; the creditor and its collector both count it.'),
      ],
    })),
  ),
  scene('a sold charge-off with zero, and its buyer', (k) => ({
    a: [
      k.chargeOff('FERNHILL BANK', k.ago(28), 0, {
        condition: 'transferred',
        pastDue: 0,
        high: 3_102,
        limit: 3_000,
        reported: k.ago(20),
        status: k.ago(20),
        history: '9x9 5 4 3 2 1 Cx10',
        EX: { remarks: [{ ...remarks.sold, text: 'Sold to: DOVETAIL PORTFOLIO' }] },
      }),
      k.collection('DOVETAIL PORTFOLIO', 'FERNHILL BANK', 3_102, k.ago(19)),
    ],
    v: [never('D2 D1 D4 B2', 'FERNHILL BANK|DOVETAIL PORTFOLIO', 'Sold and set to zero, as it should be.')],
  })),
  scene('a bank with a charge-off and a collector with another debt of it', (k) => ({
    a: [
      k.chargeOff('LINDENWOOD BANK', k.ago(25), 2_390),
      k.collection('BISCUIT JOINT RECOVERY', 'LINDENWOOD BANK', 611, k.ago(39)),
    ],
    v: [
      never(
        'D2',
        'LINDENWOOD BANK|BISCUIT JOINT RECOVERY',
        'Other amount, and placed before the charge-off.',
      ),
    ],
  })),
  scene('a current card of the bank whose other debt is collected', (k) => ({
    a: [
      k.card('POPLAR STREET BANK'),
      k.collection('BEVEL COLLECTIONS', 'POPLAR STREET BANK', 418, k.ago(33)),
    ],
    v: [never('D2', 'POPLAR STREET BANK|BEVEL COLLECTIONS', 'The card is current; the debt is another.')],
  })),
  scene('a collector for a company with a similar name', (k) => ({
    a: [
      k.chargeOff('CAPITOL BANK', k.ago(23), 1_688),
      k.collection('ROUTER RECOVERY', 'CAPITOL AUTO GLASS', 1_702, k.ago(12)),
    ],
    v: [never('D2', 'CAPITOL BANK|ROUTER RECOVERY', 'A windshield shop is not the bank.')],
  })),

  scene('one bureau lists a card twice', (k) => ({
    a: [k.card('HORNBEAM BANK', { number: '48120076', TU: [{}, {}] })],
    v: [error('D3', 'HORNBEAM BANK', 'Two equal lines of TransUnion.', { at: 'TU' })],
  })),
  scene('one loan in two places', (k) => ({
    a: [
      k.loan('SERVICEBERRY LENDING', { number: '66120934', EX: null, EQ: null }),
      k.loan('SERVICEBERRY LENDING', {
        key: 'SERVICEBERRY 2',
        number: '66120934',
        opened: k.ago(22 + 6),
        EX: null,
        EQ: null,
      }),
      k.card('SPICEBUSH BANK', { number: '5488120733510', EX: null, EQ: null, opened: k.ago(50, 9) }),
      k.card('SPICEBUSH BANK', {
        key: 'SPICEBUSH 2',
        number: '5488120733510',
        EX: null,
        EQ: null,
        opened: k.ago(50, 9),
      }),
    ],
    v: [
      error('D3', 'SPICEBUSH BANK|SPICEBUSH 2', 'Same bureau, number, month, and balance.', { at: 'TU' }),
      alsoTrue('D3', 'SERVICEBERRY LENDING|SERVICEBERRY 2', 'Equal number; the opening months may differ.'),
    ],
  })),
  scene('Experian lists a charge-off twice', (k) => ({
    a: [k.chargeOff('BUCKTHORN CARD', k.ago(21), 980, { EX: [{}, {}], TU: null })],
    v: [error('D3', 'BUCKTHORN CARD', 'Two equal lines of Experian.', { at: 'EX' })],
  })),
  scene('two student loans of one day and amount', (k) => ({
    a: [
      k.student('SWEETGUM EDUCATION', {
        number: '11208840001',
        opened: k.ago(60, 3),
        balance: 2_750,
        high: 2_750,
      }),
      k.student('SWEETGUM EDUCATION', {
        key: 'SWEETGUM 2',
        number: '11208840002',
        opened: k.ago(60, 3),
        balance: 2_750,
        high: 2_750,
      }),
    ],
    v: [never('D3 D1 D4', 'SWEETGUM EDUCATION|SWEETGUM 2', 'Two disbursements; the numbers end in 1 and 2.')],
  })),
  scene('two student loans whose numbers are masked alike', (k) => ({
    a: [
      k.student('BLACKGUM LOAN CORP', {
        number: '7781****',
        opened: k.ago(55, 3),
        balance: 3_402,
        high: 3_500,
      }),
      k.student('BLACKGUM LOAN CORP', {
        key: 'BLACKGUM 2',
        number: '7781****',
        opened: k.ago(55, 3),
        balance: 1_960,
        high: 2_000,
      }),
    ],
    v: [never('D3 D1 D4', 'BLACKGUM LOAN CORP|BLACKGUM 2', 'Other amounts: subsidized and unsubsidized.')],
  })),
  scene('a lost card and its replacement', (k) => ({
    a: [
      k.closedCard('CATALPA BANK', k.ago(11), {
        opened: k.ago(65, 8),
        condition: 'transferred',
        number: '41127781',
        remarks: [{ text: 'Credit card lost or stolen' }],
      }),
      k.card('CATALPA BANK', { key: 'CATALPA NEW', opened: k.ago(65, 8), number: '41130092' }),
    ],
    v: [never('D3 D4 B2', 'CATALPA BANK|CATALPA NEW', 'The old number is closed with zero.')],
  })),
  scene('two cards of one bank, one as authorized user', (k) => ({
    a: [
      k.card('PAWPAW BANK', { number: '51129004', opened: k.ago(45, 5) }),
      k.card('PAWPAW BANK', {
        key: 'PAWPAW AU',
        number: '51770218',
        who: 'A',
        opened: k.ago(45, 20),
        balance: 320,
      }),
    ],
    v: [never('D3 E1 E2', 'PAWPAW BANK|PAWPAW AU', 'Two cards.')],
  })),

  ...(
    [
      ['SASSAFRAS HOME LOANS', 'CYPRESS MORTGAGE SERVICING', 203_500, 8],
      ['MAGNUS MORTGAGE', 'TULIP TREE SERVICING', 166_200, 5],
      ['REDBUD HOME LENDING', 'HACKBERRY SERVICING', 241_900, 11],
    ] as const
  ).map(([old, next, amount, since]) =>
    scene(`${old} transferred a mortgage to ${next}, and both count it`, (k) => ({
      a: [
        k.mortgage(old, {
          condition: 'transferred',
          closed: k.ago(since),
          status: k.ago(since),
          opened: k.ago(60, 14),
          high: amount + 20_000,
          balance: amount,
          number: '70071123',
          lastPayment: k.ago(since),
          history: `_x${String(since)} Cx${String(24 - since)}`,
          payment: 0,
          remarks: [remarks.transferredLender],
        }),
        k.mortgage(next, {
          opened: k.ago(60, 14),
          high: amount + 20_000,
          balance: amount - 1_800,
          number: '90218890',
        }),
      ],
      v: [
        error('D4 B2', `${old}|${next}`, 'The old servicer still counts what the new one is owed.'),
        alsoTrue('D4', `${old}|${next}`, 'On either half.'),
      ],
    })),
  ),
  scene('a transferred student loan counted at both servicers', (k) => ({
    a: [
      k.student('MOCKERNUT LOAN SERVICES', {
        condition: 'transferred',
        closed: k.ago(7),
        status: k.ago(7),
        opened: k.ago(90, 2),
        high: 9_000,
        balance: 8_212,
        payment: 0,
        lastPayment: k.ago(8),
        history: '_x7 Cx17',
        remarks: [remarks.transferred],
      }),
      k.student('SHAGBARK SERVICING', { opened: k.ago(90, 2), high: 9_000, balance: 8_040 }),
    ],
    v: [
      error(
        'D4 B2',
        'MOCKERNUT LOAN SERVICES|SHAGBARK SERVICING',
        'The same 9,000 dollars at two servicers.',
      ),
      alsoTrue('D4', 'MOCKERNUT LOAN SERVICES|SHAGBARK SERVICING', 'On either half.'),
    ],
  })),
  scene('a transferred mortgage with zero, and its new servicer', (k) => ({
    a: [
      k.soldMortgage('BITTERNUT HOME LOANS', k.ago(10), {
        opened: k.ago(58, 21),
        high: 220_000,
        remarks: [remarks.transferredLender],
      }),
      k.mortgage('PIGNUT SERVICING', { opened: k.ago(58, 21), high: 220_000, balance: 204_100 }),
    ],
    v: [never('D4 B2 D3', 'BITTERNUT HOME LOANS|PIGNUT SERVICING', 'Zero at the old one.')],
  })),
  scene('a mortgage refinanced with its own bank', (k) => ({
    a: [
      k.refinanced('YELLOWWOOD BANK', k.ago(21), { remarks: [remarks.refinanced], high: 198_000 }),
      k.mortgage('YELLOWWOOD BANK', {
        key: 'YELLOWWOOD NEW',
        opened: k.ago(21),
        high: 201_000,
        balance: 196_000,
      }),
    ],
    v: [never('D3 D4 B2', 'YELLOWWOOD BANK|YELLOWWOOD NEW', 'The old loan is paid by the new one.')],
  })),
  scene('a mortgage and an equity line at one bank', (k) => ({
    a: [
      k.mortgage('PERSIAN OAK BANK', { opened: k.ago(44) }),
      k.card('PERSIAN OAK BANK', {
        key: 'PERSIAN LINE',
        opened: k.ago(44),
        number: '61120083',
        limit: 30_000,
        high: 9_000,
        balance: 6_100,
        type: ['LC', 'Line of credit'],
      }),
    ],
    v: [never('D3 D4', 'PERSIAN OAK BANK|PERSIAN LINE', 'Two products.')],
  })),
];
