/** More of each kind, with other accounts, bureaus, and amounts. */
import { remarks, type Details, type Kit } from '../accounts.ts';
import { alsoTrue, error, never, type AccountSpec, type Verdict } from '../case.ts';
import { scene, type SceneMaker } from '../scene.ts';

type Kind = 'card' | 'store' | 'loan' | 'auto' | 'student' | 'mortgage';
type EndedKind = 'closedCard' | 'paidLoan' | 'paidAuto' | 'refinanced' | 'soldMortgage' | 'movedStudent';

const open = (k: Kit, kind: Kind, name: string, details: Details): AccountSpec => k[kind](name, details);
const ended = (k: Kit, kind: EndedKind, name: string, months: number, details: Details): AccountSpec =>
  k[kind](name, k.ago(months), details);
/** A scene of one account. */
const one = (title: string, account: (k: Kit) => AccountSpec, ...v: readonly Verdict[]): SceneMaker =>
  scene(title, (k) => ({ a: [account(k)], v }));

const pastDue = (
  [
    ['OHIO RIVER BANK', 'closedCard', 'EQ', 16, 73],
    ['WABASH AUTO', 'paidAuto', 'TU', 22, 288],
    ['SUSQUEHANNA MORTGAGE', 'refinanced', 'EX', 27, 1_310],
    ['ALLEGHENY LOANS', 'paidLoan', 'TU EX', 9, 166],
    ['MONONGAHELA EDUCATION', 'movedStudent', 'EQ', 18, 95],
    ['KANAWHA HOME LOANS', 'soldMortgage', 'TU', 24, 2_044],
  ] as const
).map(([name, kind, at, months, amount]) =>
  one(
    `${name}: ${String(amount)} past due on nothing`,
    (k) =>
      ended(
        k,
        kind,
        name,
        months,
        Object.fromEntries(at.split(' ').map((each) => [each, { pastDue: amount }])),
      ),
    error('B3', name, 'Zero balance, ended, and past due.', { at }),
    alsoTrue('S9', name, 'The same contradiction.'),
  ),
);

const payments = (
  [
    ['SHENANDOAH CARD', 'closedCard', 'TU', 13, 25],
    ['RAPPAHANNOCK LENDING', 'paidLoan', 'EX EQ', 11, 188],
    ['POTOMAC MORTGAGE', 'refinanced', 'EQ', 19, 1_455],
    ['CHOWAN HOME LOANS', 'soldMortgage', 'EX', 14, 1_290],
    ['ROANOKE AUTO', 'paidAuto', 'TU EX EQ', 21, 402],
  ] as const
).map(([name, kind, at, months, amount]) =>
  one(
    `${name}: ${String(amount)} a month for an ended account`,
    (k) =>
      ended(
        k,
        kind,
        name,
        months,
        Object.fromEntries(at.split(' ').map((each) => [each, { payment: amount }])),
      ),
    error('B4', name, 'Ended with zero, and a monthly payment.', { at }),
  ),
);

const owedAfterEnd = (
  [
    ['SAVANNAH LOANS', 'paidLoan', 'TU', 15, 744],
    ['OCMULGEE AUTO', 'paidAuto', 'EX EQ', 20, 3_118],
    ['SUWANNEE EDUCATION', 'movedStudent', 'TU', 12, 6_205],
    ['APALACHICOLA MORTGAGE', 'soldMortgage', 'TU EX', 9, 144_300],
    ['TALLAPOOSA FINANCE', 'paidLoan', 'TU EX EQ', 8, 512],
  ] as const
).map(([name, kind, at, months, amount]) =>
  one(
    `${name}: ${String(amount)} owed on a paid or transferred account`,
    (k) =>
      ended(
        k,
        kind,
        name,
        months,
        Object.fromEntries(at.split(' ').map((each) => [each, { balance: amount }])),
      ),
    error('B2 D4', name, 'Paid or transferred, and a balance.', { at }),
    alsoTrue('B1 S9', name, 'Zero at other bureaus.'),
  ),
);

const counts = (
  [
    ['CUMBERLAND CARD', 'card', 'EX', 'Cx3 1 1 Cx19', [1, 0, 0]],
    ['GREENBRIER STORES', 'store', 'TU', 'Cx8 2 1 Cx14', [0, 0, 0]],
    ['CLINCH AUTO', 'auto', 'EQ', 'Cx5 3 2 1 Cx10', [1, 1, 0]],
    ['HOLSTON MORTGAGE', 'mortgage', 'TU', 'Cx2 1 Cx9 1 Cx11', [1, 0, 0]],
    ['NOLICHUCKY LOANS', 'loan', 'EX', 'Cx6 2 1 Cx9', [1, 0, 0]],
    ['HIWASSEE EDUCATION', 'student', 'TU EX EQ', 'Cx4 1 Cx19', [0, 0, 0]],
  ] as const
).map(([name, kind, at, history, lates]) =>
  one(
    `${name}: late payments that are not counted`,
    (k) =>
      open(k, kind, name, { history, ...Object.fromEntries(at.split(' ').map((each) => [each, { lates }])) }),
    error('S4', name, 'The count is smaller than what the history shows.', { at }),
  ),
);

const currentButLate = (
  [
    ['TOMBIGBEE BANK', 'card', 'EX', '2 1 Cx20'],
    ['YALOBUSHA AUTO', 'auto', 'TU', '1 Cx18'],
    ['ATCHAFALAYA LOANS', 'loan', 'EQ', '3 2 1 Cx15'],
    ['SABINE MORTGAGE', 'mortgage', 'EX', '1 Cx22'],
    ['NECHES STORES', 'store', 'TU EQ', '2 1 Cx19'],
  ] as const
).map(([name, kind, at, history]) =>
  one(
    `${name}: current in a late month`,
    (k) =>
      open(k, kind, name, {
        balance: 2_000,
        high: 4_000,
        pastDue: 150,
        history,
        ...Object.fromEntries(at.split(' ').map((each) => [each, { pay: 'C', history, pastDue: 0 }])),
      }),
    error('S3', name, 'Current, and late in the month that is reported.', { at }),
    alsoTrue('S1', name, 'Late at the others.'),
  ),
);

const lateAfterEnd = (
  [
    ['TRINITY LENDING', 'paidLoan', 18, 10],
    ['BRAZOS AUTO', 'paidAuto', 24, 15],
    ['GUADALUPE CARD', 'closedCard', 20, 13],
  ] as const
).map(([name, kind, months, reported]) =>
  one(
    `${name}: late after it ended`,
    (k) =>
      ended(k, kind, name, months, {
        opened: k.ago(80),
        reported: k.ago(reported),
        status: k.ago(months),
        history: `C 2 1 Cx18`,
      }),
    error('S6', name, 'Ended and paid months before it was late.'),
  ),
);

const ratedLate = (
  [
    ['NUECES BANK', 'closedCard', 'EX', '1'],
    ['PECOS AUTO', 'paidAuto', 'EQ', '2'],
    ['LLANO MORTGAGE', 'refinanced', 'TU', '3'],
    ['CONCHO LOANS', 'paidLoan', 'EX EQ', '4'],
  ] as const
).map(([name, kind, at, pay]) =>
  one(
    `${name}: rated late with zero`,
    (k) =>
      ended(
        k,
        kind,
        name,
        17,
        Object.fromEntries(
          at.split(' ').map((each) => [each, { pay, worst: pay, lates: [1, 1, 2] as const }]),
        ),
      ),
    error('S7', name, 'Ended with zero, and rated late now.', { at }),
    alsoTrue('S1 S3 S9', name, 'Current at the others, good months to the end.'),
  ),
);

const contradictory = (
  [
    ['CANADIAN RIVER CARD', 'card', 'TU EX', { pay: 'C', pastDue: 92 }],
    ['CIMARRON STORES', 'store', 'EQ', { pay: 'C', pastDue: 31 }],
    ['WASHITA LOANS', 'loan', 'TU', { pay: 'C', pastDue: 640 }],
    ['KIAMICHI AUTO', 'auto', 'EX', { pay: 'C', pastDue: 275 }],
    ['POTEAU MORTGAGE', 'mortgage', 'EQ', { pay: 'C', pastDue: 1_818 }],
  ] as const
).map(([name, kind, at, wrong]) =>
  one(
    `${name}: current, and past due`,
    (k) =>
      open(k, kind, name, {
        balance: 3_000,
        high: 9_000,
        ...Object.fromEntries(at.split(' ').map((each) => [each, wrong])),
      }),
    error('S9', name, 'Nothing is past due on a current account.', { at }),
  ),
);

const impossible: readonly SceneMaker[] = [
  one(
    'closed before opening, at Experian',
    (k) => ended(k, 'closedCard', 'PLATTE BANK', 20, { opened: k.ago(70), EX: { closed: k.ago(75) } }),
    error('T2', 'PLATTE BANK', 'Closed before it was opened.', { at: 'EX' }),
  ),
  one(
    'a loan opened next month',
    (k) => open(k, 'auto', 'NIOBRARA AUTO', { EQ: { opened: k.ago(-1, 1) } }),
    error('T2', 'NIOBRARA AUTO', 'Opened after the report.', { at: 'EQ' }),
    alsoTrue('T1', 'NIOBRARA AUTO', 'Years apart.'),
  ),
  one(
    'a payment a year before opening',
    (k) => open(k, 'loan', 'REPUBLICAN RIVER LOANS', { opened: k.ago(20), TU: { lastPayment: k.ago(33) } }),
    error('T2', 'REPUBLICAN RIVER LOANS', 'Paid before it existed.', { at: 'TU' }),
  ),
  one(
    'opened after the last report at two bureaus',
    (k) =>
      open(k, 'card', 'LOUP CARD', {
        opened: k.ago(3),
        history: 'Cx3',
        EX: { opened: k.ago(3), reported: k.ago(6, 1), status: k.ago(6, 1), lastPayment: '' },
        EQ: { opened: k.ago(3), reported: k.ago(6, 1), status: k.ago(6, 1), lastPayment: '' },
      }),
    error('T2', 'LOUP CARD', 'Reported three months before it was opened.', { at: 'EX EQ' }),
  ),
  scene('a loan opened at the age of six', (k, p) => ({
    a: [k.loan('SOLOMON LOANS', { opened: `${String(Number(p.dob.slice(0, 4)) + 6)}-08-08` })],
    v: [error('T2', 'SOLOMON LOANS', 'No lender lends to a child of six.')],
  })),
  one(
    'a payment of next year',
    (k) => open(k, 'card', 'SMOKY HILL BANK', { EX: { lastPayment: k.ago(-7) } }),
    error('T2', 'SMOKY HILL BANK', 'A payment that has not been made yet.', { at: 'EX' }),
  ),
];

const tooOld = (
  [
    ['YELLOWSTONE RECOVERY', 'BIG SKY CABLE', 104, 611],
    ['BIGHORN COLLECTIONS', 'POWDER RIVER GAS', 119, 240],
    ['MISSOURI BREAKS CREDIT', 'GALLATIN APARTMENTS', 98, 1_940],
  ] as const
).map(([name, original, months, amount]) =>
  one(
    `${name}: a collection of ${String(months)} months`,
    (k) => k.collection(name, original, amount, k.ago(months)),
    error('O1', name, 'Placed more than eight years ago.'),
  ),
);

const balanceGaps = (
  [
    ['SNAKE RIVER AUTO', 'auto', 'TU', 9_000, 11_150],
    ['SALMON RIVER LOANS', 'loan', 'EX', 4_200, 3_110],
    ['CLEARWATER MORTGAGE', 'mortgage', 'EQ', 188_000, 201_500],
    ['PAYETTE EDUCATION', 'student', 'TU', 12_400, 9_800],
    ['OWYHEE LOANS', 'loan', 'EQ', 2_900, 3_650],
    ['BRUNEAU AUTO', 'auto', 'EX', 16_100, 18_020],
  ] as const
).map(([name, kind, at, usual, other]) =>
  one(
    `${name}: ${String(usual)} and ${String(other)}`,
    (k) =>
      open(k, kind, name, {
        balance: usual,
        high: 230_000,
        payment: 150,
        [at]: { balance: other },
      }),
    error('B1', name, 'More than any payment between the two dates explains.'),
  ),
);

const openings = (
  [
    ['DESCHUTES BANK', 'card', 'TU', 61, 55],
    ['UMPQUA LENDING', 'loan', 'EX', 30, 22],
    ['WILLAMETTE MORTGAGE', 'mortgage', 'EQ', 88, 76],
    ['KLAMATH STORES', 'store', 'EX', 47, 51],
    ['ROGUE RIVER EDUCATION', 'student', 'TU', 100, 64],
    ['SANTIAM AUTO', 'auto', 'EQ', 29, 24],
  ] as const
).map(([name, kind, at, usual, other]) =>
  one(
    `${name}: opened in two different months`,
    (k) => open(k, kind, name, { opened: k.ago(usual), [at]: { opened: k.ago(other) } }),
    error('T1', name, 'One account has one opening date.'),
  ),
);

const months = (
  [
    ['YAKIMA BANK', 'card', 'EQ', 'Cx7 1 Cx16'],
    ['SKAGIT AUTO', 'auto', 'TU', 'Cx3 1 Cx14'],
    ['NOOKSACK MORTGAGE', 'mortgage', 'EX', 'Cx10 1 Cx13'],
    ['CHEHALIS STORES', 'store', 'TU', 'Cx4 2 1 Cx18'],
    ['METHOW EDUCATION', 'student', 'EQ', 'Cx6 1 1 Cx16'],
  ] as const
).map(([name, kind, at, history]) =>
  one(
    `${name}: late at one bureau, on time at the others`,
    (k) => open(k, kind, name, { [at]: { history } }),
    error('S8', name, 'The same months.'),
  ),
);

const limits = (
  [
    ['COLORADO RIVER CARD', 'EX'],
    ['GILA BANK', 'EQ'],
    ['SAN JUAN CREDIT', 'TU EX'],
    ['VERDE VALLEY CARD', 'TU'],
  ] as const
).map(([name, at]) =>
  one(
    `${name}: the limit is missing`,
    (k) =>
      open(k, 'card', name, Object.fromEntries(at.split(' ').map((each) => [each, { limit: '' as const }]))),
    error('L1', name, 'Another bureau has it.'),
  ),
);

const owners = (
  [
    ['HUMBOLDT AUTO', 'auto', 'TU', 'I', 'J'],
    ['TRUCKEE BANK', 'card', 'EQ', 'J', 'I'],
    ['WALKER MORTGAGE', 'mortgage', 'EX', 'J', 'I'],
    ['CARSON STORES', 'store', 'EX', 'I', 'A'],
  ] as const
).map(([name, kind, at, usual, other]) =>
  one(
    `${name}: ${usual} and ${other}`,
    (k) => open(k, kind, name, { who: usual, [at]: { who: other } }),
    error('E2', name, 'One of them is wrong.'),
  ),
);

const disputes = (
  [
    ['KERN BANK', 'EX EQ'],
    ['TULE CARD', 'TU'],
    ['MERCED CREDIT', 'EX'],
  ] as const
).map(([name, at]) =>
  one(
    `${name}: disputed at ${at} only`,
    (k) =>
      k.chargeOff(
        name,
        k.ago(24),
        1_090,
        Object.fromEntries(at.split(' ').map((each) => [each, { disputed: true }])),
      ),
    error('P1', name, 'Not noted at every bureau.'),
  ),
);

const originals: readonly SceneMaker[] = [
  one(
    'no original creditor at TransUnion',
    (k) => k.collection('STANISLAUS RECOVERY', 'MARIPOSA PROPANE', 870, k.ago(19), { TU: { original: '' } }),
    error('N1', 'STANISLAUS RECOVERY', 'Missing.', { at: 'TU' }),
  ),
  one(
    'no original creditor on a paid collection',
    (k) => k.paidCollection('CALAVERAS CREDIT', '', 415, k.ago(30), k.ago(13)),
    error('N1', 'CALAVERAS CREDIT', 'Missing everywhere.'),
  ),
  one(
    'no original creditor of the only line',
    (k) => k.collection('MOKELUMNE COLLECTORS', '', 1_330, k.ago(16), { TU: null, EX: null }),
    error('N1', 'MOKELUMNE COLLECTORS', 'Missing.', { at: 'EQ' }),
  ),
  one(
    'a bank and a landlord',
    (k) =>
      k.collection('COSUMNES RECOVERY', 'SIERRA FOOTHILLS BANK', 2_200, k.ago(20), {
        TU: { original: 'GOLD RUSH APARTMENTS' },
      }),
    error('N2', 'COSUMNES RECOVERY', 'Different creditors.'),
  ),
  one(
    'a telephone company and a store',
    (k) => k.collection('TUOLUMNE PARTNERS', 'PACIFIC BELL', 318, k.ago(23), { EX: { original: 'MERVYNS' } }),
    error('N2', 'TUOLUMNE PARTNERS', 'Different creditors.'),
  ),
  one(
    'an original creditor at each bureau',
    (k) => k.collection('FRESHWATER CREDIT', 'EEL RIVER LUMBER', 505, k.ago(21)),
    never('N1 N2 T3 N3', 'FRESHWATER CREDIT', 'Complete.'),
  ),
];

const statusesApart = (
  [
    ['SACRAMENTO BANK', 'card', 'TU', '2 1 Cx20'],
    ['FEATHER RIVER AUTO', 'auto', 'EQ', '1 Cx18'],
    ['YUBA MORTGAGE', 'mortgage', 'EX', '3 2 1 Cx20'],
    ['CACHE CREEK LOANS', 'loan', 'TU', '1 Cx18'],
  ] as const
).map(([name, kind, at, history]) =>
  one(
    `${name}: late at one bureau now`,
    (k) => open(k, kind, name, { balance: 3_000, high: 7_000, [at]: { history, pastDue: 220 } }),
    error('S1', name, 'Late and current in one month.'),
    alsoTrue('S8', name, 'The months differ as well.'),
  ),
);

const jumps = (
  [
    ['RUSSIAN RIVER CARD', 'card', 'Cx6 2 Cx17'],
    ['NAVARRO STORES', 'store', 'Cx9 3 Cx14'],
    ['GUALALA AUTO', 'auto', 'Cx5 2 Cx12'],
    ['NAPA VALLEY LOANS', 'loan', 'Cx4 3 2 Cx12'],
  ] as const
).map(([name, kind, history]) =>
  one(
    `${name}: sixty days late without thirty, everywhere`,
    (k) => open(k, kind, name, { history, lates: [1, 1, 1] }),
    error('S5', name, 'No month 30 days late before it.'),
  ),
);

const users: readonly SceneMaker[] = [
  one(
    'an authorized user on a collection of a card',
    (k) => k.chargeOff('SALINAS BANK', k.ago(16), 890, { who: 'A', EX: null }),
    error('E1', 'SALINAS BANK', 'Owes nothing.', { at: 'TU EQ' }),
  ),
  one(
    'an authorized user on a card 30 days late',
    (k) => open(k, 'card', 'CARMEL CARD', { who: 'A', balance: 420, history: '1 Cx23', pastDue: 30 }),
    error('E1', 'CARMEL CARD', 'Owes nothing.'),
  ),
  one(
    'an authorized user on a paid charge-off',
    (k) =>
      k.chargeOff('PAJARO CARD', k.ago(30), 0, {
        who: 'A',
        condition: 'paidDerogatory',
        pastDue: 0,
        high: 600,
        limit: 600,
        reported: k.ago(9),
        status: k.ago(9),
        lastPayment: k.ago(9),
        history: '9x21 5 4 3',
        lates: [1, 1, 3],
      }),
    error('E1', 'PAJARO CARD', 'Never owed it.'),
  ),
  one(
    'a terminated user with a balance',
    (k) => open(k, 'store', 'SOQUEL STORES', { balance: 388, limit: 2_000, who: 'T', TU: null }),
    error('E3', 'SOQUEL STORES', 'No longer responsible.', { at: 'EX EQ' }),
  ),
];

const doubles: readonly SceneMaker[] = [
  scene('a debt with two collectors of equal amounts', (k) => ({
    a: [
      k.collection('MATTOLE RECOVERY', 'REDWOOD EMPIRE GAS', 1_515, k.ago(34), { EX: null }),
      k.collection('VAN DUZEN COLLECTIONS', 'REDWOOD EMPIRE GAS', 1_515, k.ago(9), { EX: null }),
    ],
    v: [error('D1', 'MATTOLE RECOVERY|VAN DUZEN COLLECTIONS', 'Owed once.')],
  })),
  scene('a creditor and its collector, spelled apart', (k) => ({
    a: [
      k.chargeOff('SMITH RIVER NATIONAL BANK', k.ago(22), 1_777),
      k.collection('TRINIDAD RECOVERY', 'SMITH RIVER NATL BANK', 1_777, k.ago(12)),
    ],
    v: [error('D2', 'SMITH RIVER NATIONAL BANK|TRINIDAD RECOVERY', 'Owed once.')],
  })),
  one(
    'Equifax lists a loan twice',
    (k) => open(k, 'loan', 'BIG RIVER LOANS', { EQ: [{}, {}] }),
    error('D3', 'BIG RIVER LOANS', 'Two equal lines.', { at: 'EQ' }),
  ),
  one(
    'a charge-off far above its high credit',
    (k) => k.chargeOff('NOYO BANK', k.ago(19), 5_180, { high: 3_900, limit: 3_500 }),
    error('B5', 'NOYO BANK', 'Grew by a third.'),
    alsoTrue('B6', 'NOYO BANK', 'The same, as a question.'),
  ),
  one(
    'a small medical collection at two bureaus',
    (k) => k.collection('ALBION MEDICAL', 'FORT BRAGG PEDIATRIC CLINIC', 166, k.ago(20), { EQ: null }),
    error('M1', 'ALBION MEDICAL', 'Under 500.'),
    alsoTrue('M2', 'ALBION MEDICAL', 'Medical.'),
  ),
  one(
    'a small dental collection',
    (k) => k.collection('GARCIA RECOVERY', 'POINT ARENA DENTAL', 320, k.ago(28)),
    error('M1', 'GARCIA RECOVERY', 'Under 500.'),
    alsoTrue('M2', 'GARCIA RECOVERY', 'Medical.'),
  ),
  one(
    'a paid collection of an ambulance',
    (k) => k.paidCollection('LAGUNITAS RECOVERY', 'BAY AMBULANCE SERVICE', 1_440, k.ago(27), k.ago(10)),
    error('M1', 'LAGUNITAS RECOVERY', 'Paid.'),
    alsoTrue('M2', 'LAGUNITAS RECOVERY', 'Medical.'),
  ),
  one(
    'a charge-off re-dated at Equifax',
    (k) =>
      k.chargeOff('TOMALES BANK', k.ago(52), 1_300, {
        history: '',
        EQ: { status: k.ago(28, 1), lastPayment: k.ago(34, 1) },
      }),
    error('R1', 'TOMALES BANK', 'Two years younger at Equifax.'),
  ),
];

const clean: readonly SceneMaker[] = [
  scene('complete accounts', (k) => ({
    a: [
      k.store('OLEMA STORES'),
      k.loan('NICASIO LOANS'),
      k.collection('BOLINAS RECOVERY', 'STINSON SURF SHOP', 560, k.ago(22), { remarks: [remarks.placed] }),
    ],
    v: [never('T3 N1 N3 T2 X2', 'OLEMA STORES|NICASIO LOANS|BOLINAS RECOVERY', 'Nothing is missing.')],
  })),
  scene('a number with dashes and letters', (k) => ({
    a: [k.auto('MUIR AUTO', { number: 'MA-771-2208-X' }), k.card('TENNESSEE VALLEY CARD', { number: '5' })],
    v: [never('N3 T3', 'MUIR AUTO|TENNESSEE VALLEY CARD', 'There is a number.')],
  })),
];

export const variants: readonly SceneMaker[] = [
  ...pastDue,
  ...payments,
  ...owedAfterEnd,
  ...counts,
  ...currentButLate,
  ...lateAfterEnd,
  ...ratedLate,
  ...contradictory,
  ...impossible,
  ...tooOld,
  ...balanceGaps,
  ...openings,
  ...months,
  ...limits,
  ...owners,
  ...disputes,
  ...originals,
  ...statusesApart,
  ...jumps,
  ...users,
  ...doubles,
  ...clean,
];
