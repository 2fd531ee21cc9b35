/** Balances, past due, and payments. */
import { remarks } from '../accounts.ts';
import { alsoTrue, error, never } from '../case.ts';
import { scene, type SceneMaker } from '../scene.ts';

const pastDueWithoutBalance = [
  ['FOXGLOVE BANK', 'TU', 212],
  ['TAMARACK CARD', 'EX', 64],
  ['ORCHARD STREET CU', 'EQ', 1_150],
] as const;
const paymentOnPaid = [
  ['GRANITE AUTO LENDING', 'TU', 318],
  ['BLUEWATER FINANCE', 'EX', 141],
  ['SAGEBRUSH LENDING', 'EQ', 96],
] as const;

export const balances: readonly SceneMaker[] = [
  ...(
    [
      ['HAWTHORNE AUTO', 10_412, 12_960, 'EX'],
      ['COPPERFIELD LOANS', 3_307, 4_150, 'TU'],
      ['NORTH SHORE LENDING', 7_021, 6_204, 'EQ'],
      ['STERLING MOTOR CREDIT', 15_118, 17_731, 'EQ'],
    ] as const
  ).map(([name, usual, other, at]) =>
    scene(`${name}: one bureau's balance of a loan is far off`, (k) => ({
      a: [k.auto(name, { balance: usual, high: 24_000, payment: 310, [at]: { balance: other } })],
      v: [error('B1', name, `${String(other)} against ${String(usual)}, reported within two weeks.`)],
    })),
  ),
  scene('a card with two balances on one reporting date', (k) => ({
    a: [
      k.card('EVERGREEN VISA', {
        balance: 1_240,
        limit: 5_000,
        high: 2_600,
        reported: k.ago(0, 1),
        EX: { balance: 2_115 },
      }),
    ],
    v: [error('B1', 'EVERGREEN VISA', 'Same day, different balances.')],
  })),
  scene('a charge-off with two balances', (k) => ({
    a: [
      k.chargeOff('CRESTLINE BANK', k.ago(30), 1_902, {
        high: 2_300,
        EQ: { balance: 2_244, pastDue: 2_244 },
      }),
    ],
    v: [error('B1', 'CRESTLINE BANK', 'A written-off debt does not differ by date of report.')],
  })),
  scene('balances 20 dollars apart', (k) => ({
    a: [k.loan('PEBBLE CREEK LENDING', { balance: 4_480, EX: { balance: 4_460 } })],
    v: [never('B1', 'PEBBLE CREEK LENDING', 'Rounding and a late fee; nobody would act on 20 dollars.')],
  })),
  scene('balances three months apart', (k) => ({
    a: [
      k.loan('SPRUCE FINANCE', {
        balance: 5_200,
        high: 9_000,
        payment: 250,
        EX: { balance: 5_950, reported: k.ago(3, 1), newest: k.month(3), status: k.ago(3, 1) },
      }),
    ],
    v: [never('B1', 'SPRUCE FINANCE', 'Experian’s is three payments older.')],
  })),
  scene('a card reported a billing cycle apart', (k) => ({
    a: [
      k.card('LANTERN REWARDS', {
        balance: 902,
        limit: 6_000,
        high: 3_100,
        EQ: { balance: 1_310, reported: k.ago(1, 1), newest: k.month(1), status: k.ago(1, 1) },
      }),
    ],
    v: [never('B1', 'LANTERN REWARDS', 'An open card of another billing cycle has another balance.')],
  })),
  scene('a loan one payment apart, reported a month apart', (k) => ({
    a: [
      k.auto('HERITAGE MOTOR ACCEPTANCE', {
        balance: 8_140,
        high: 15_000,
        payment: 290,
        EX: { balance: 8_430, reported: k.ago(1, 1), newest: k.month(1), status: k.ago(1, 1) },
      }),
    ],
    v: [never('B1', 'HERITAGE MOTOR ACCEPTANCE', 'The difference is exactly one monthly payment.')],
  })),

  scene('a transferred loan with a balance', (k) => ({
    a: [
      k.loan('QUARRY HILL LOANS', {
        condition: 'transferred',
        closed: k.ago(9),
        status: k.ago(9),
        balance: 3_814,
        payment: 0,
        reported: k.ago(2),
        lastPayment: k.ago(10),
        history: '_x7 Cx9',
        remarks: [remarks.transferredLender],
      }),
    ],
    v: [error('B2 D4', 'QUARRY HILL LOANS', 'A transferred account owes nothing to the old lender.')],
  })),
  scene('a paid car loan with a balance at one bureau', (k) => ({
    a: [k.paidAuto('CEDAR LANE AUTO', k.ago(14), { EX: { balance: 1_290 } })],
    v: [
      error('B2', 'CEDAR LANE AUTO', 'Paid, and yet 1,290 dollars.', { at: 'EX' }),
      alsoTrue(
        'B1 S9',
        'CEDAR LANE AUTO',
        'The bureaus also disagree, and paid with a balance is a contradiction.',
      ),
    ],
  })),
  scene('a paid charge-off with a balance', (k) => ({
    a: [
      k.chargeOff('IRONWOOD CARD', k.ago(40), 1_466, {
        condition: 'paidDerogatory',
        remarks: [{ text: 'Paid in full' }],
        pastDue: 0,
        closed: k.ago(40),
      }),
    ],
    v: [
      error('B2', 'IRONWOOD CARD', 'Paid, and yet the whole balance.'),
      alsoTrue('S9', 'IRONWOOD CARD', 'Paid with a balance is a contradiction in one file.'),
    ],
  })),
  scene('a paid collection with a balance', (k) => ({
    a: [
      k.paidCollection('BELLWETHER COLLECTIONS', 'SUNRISE CELLULAR', 433, k.ago(30), k.ago(11), {
        TU: { balance: 433 },
      }),
    ],
    v: [
      error('B2', 'BELLWETHER COLLECTIONS', 'Condition Paid, balance 433.', { at: 'TU' }),
      alsoTrue('B1 S9', 'BELLWETHER COLLECTIONS', 'Experian and Equifax show zero.'),
    ],
  })),
  scene('a sold mortgage that still shows what is owed', (k) => ({
    a: [k.soldMortgage('PATRIOT HOME LOANS', k.ago(7), { EQ: { balance: 181_400 } })],
    v: [
      error('B2 D4', 'PATRIOT HOME LOANS', 'Transferred to another servicer.', { at: 'EQ' }),
      alsoTrue('B1 S9', 'PATRIOT HOME LOANS', 'The other two show zero.'),
    ],
  })),
  scene('a charge-off sold to a debt buyer, with the balance kept', (k) => ({
    a: [
      k.chargeOff('SEABROOK BANK', k.ago(26), 2_050, {
        condition: 'transferred',
        EX: { remarks: [{ ...remarks.sold, text: 'Sold to: NORTHERN PORTFOLIO' }] },
        TU: { remarks: [remarks.transferredLender] },
      }),
    ],
    v: [
      error('B2', 'SEABROOK BANK', 'Metro 2: a sold account has balance and past due zero.'),
      alsoTrue('B3 S9 D4', 'SEABROOK BANK', 'Past due on a transferred account.'),
    ],
  })),
  scene('a transferred loan with zero', (k) => ({
    a: [k.movedStudent('PILGRIM EDUCATION', k.ago(16), { remarks: [remarks.transferred] })],
    v: [never('B2 B3 B4 D4', 'PILGRIM EDUCATION', 'Transferred, balance and payment zero: as it should be.')],
  })),
  scene('a debt buyer says from whom it bought', (k) => ({
    a: [
      k.chargeOff('NORTHERN PORTFOLIO LLC', k.ago(17), 1_718, {
        type: ['UNK', 'Unknown'],
        industry: ['YC', 'Other Collection Agencies'],
        opened: k.ago(19),
        lastPayment: '',
        limit: '',
        high: 1_718,
        history: '9x16',
        lates: [0, 0, 0],
        EX: { remarks: [{ text: 'Purchased from: SOUTHGATE BANK' }] },
      }),
    ],
    v: [
      never('B2 B3 B4', 'NORTHERN PORTFOLIO LLC', 'The buyer is owed the balance.'),
      never('T2', 'NORTHERN PORTFOLIO LLC', 'A debt buyer’s opened date is that of its purchase.'),
    ],
  })),
  scene('a charge-off that is owed', (k) => ({
    a: [k.chargeOff('WILLOW PARK BANK', k.ago(28), 2_619, { remarks: [remarks.chargedOff] })],
    v: [
      never('B2 B3 B4 S3 S6 S7 S9', 'WILLOW PARK BANK', 'An ordinary unpaid charge-off contradicts nothing.'),
    ],
  })),
  scene('an account that was past due and has been brought current', (k) => ({
    a: [
      k.card('HAMPTON BANKCARD', {
        balance: 731,
        history: 'Cx4 1 Cx19',
        remarks: [{ text: 'Account paid as agreed; was past due 30 days' }],
      }),
    ],
    v: [never('B2 B3 S7', 'HAMPTON BANKCARD', 'Paid as agreed is not paid off.')],
  })),
  scene('a collection being paid in parts', (k) => ({
    a: [
      k.collection('MARLOWE SERVICES', 'BAY AREA GAS', 378, k.ago(14), {
        high: 610,
        remarks: [{ text: 'Paying under a partial payment agreement' }],
      }),
    ],
    v: [never('B2', 'MARLOWE SERVICES', 'It is being paid, not paid.')],
  })),

  ...pastDueWithoutBalance.map(([name, at, amount]) =>
    scene(`${name}: past due ${String(amount)} on a balance of zero`, (k) => ({
      a: [k.card(name, { balance: 0, payment: 0, [at]: { pastDue: amount } })],
      v: [
        error('B3', name, 'Nothing is owed, so nothing can be past due.', { at }),
        alsoTrue('S9', name, 'Current with an amount past due is a contradiction.'),
      ],
    })),
  ),
  scene('past due more than the balance', (k) => ({
    a: [
      k.loan('SABLE RIDGE FINANCE', {
        balance: 620,
        high: 5_000,
        payment: 180,
        history: '2 1 Cx18',
        pastDue: 360,
        TU: { pastDue: 930 },
      }),
    ],
    v: [error('B3', 'SABLE RIDGE FINANCE', '930 of 620 dollars is past due.', { at: 'TU' })],
  })),
  scene('a paid loan with an amount past due', (k) => ({
    a: [k.paidLoan('MONTROSE LENDING', k.ago(10), { EQ: { pastDue: 204 } })],
    v: [
      error('B3', 'MONTROSE LENDING', 'Paid, zero, and 204 past due.', { at: 'EQ' }),
      alsoTrue('S9', 'MONTROSE LENDING', 'The same contradiction.'),
    ],
  })),
  scene('a closed card with zero and an amount past due at two bureaus', (k) => ({
    a: [k.closedCard('VALENCIA CARD', k.ago(12), { TU: { pastDue: 88 }, EX: { pastDue: 88 } })],
    v: [
      error('B3', 'VALENCIA CARD', 'Zero balance, 88 past due.', { at: 'TU EX' }),
      alsoTrue('S9', 'VALENCIA CARD', 'The same contradiction.'),
    ],
  })),
  scene('a transferred student loan with an amount past due', (k) => ({
    a: [k.movedStudent('HORIZON LOAN SERVICING', k.ago(13), { EX: { pastDue: 512 } })],
    v: [
      error('B3', 'HORIZON LOAN SERVICING', 'Transferred, zero, and 512 past due.', { at: 'EX' }),
      alsoTrue('S9', 'HORIZON LOAN SERVICING', 'The same contradiction.'),
    ],
  })),
  scene('past due within the balance', (k) => ({
    a: [
      k.loan('TIDEWATER LOANS', {
        balance: 4_120,
        high: 8_000,
        history: '1 Cx20',
        pastDue: 190,
        payment: 190,
      }),
    ],
    v: [never('B3 S3 S7 S9', 'TIDEWATER LOANS', 'One payment late, one payment past due.')],
  })),
  scene('past due equal to a written-off balance', (k) => ({
    a: [k.chargeOff('BRIARCLIFF BANK', k.ago(22), 744)],
    v: [never('B3 S9', 'BRIARCLIFF BANK', 'All of a charge-off is past due.')],
  })),

  ...paymentOnPaid.map(([name, at, amount]) =>
    scene(`${name}: a monthly payment of ${String(amount)} on a paid loan`, (k) => ({
      a: [k.paidAuto(name, k.ago(12), { [at]: { payment: amount } })],
      v: [error('B4', name, 'Paid and closed, so there is no payment.', { at })],
    })),
  ),
  scene('a monthly payment on a charge-off', (k) => ({
    a: [k.chargeOff('MARBLE ARCH CARD', k.ago(21), 1_316, { TU: { payment: 57 } })],
    v: [error('B4', 'MARBLE ARCH CARD', 'A written-off debt has no scheduled payment.', { at: 'TU' })],
  })),
  scene('a monthly payment on a transferred loan', (k) => ({
    a: [
      k.movedStudent('LAUREL STUDENT SERVICING', k.ago(20), { EX: { payment: 143 }, EQ: { payment: 143 } }),
    ],
    v: [error('B4', 'LAUREL STUDENT SERVICING', 'Transferred with zero.', { at: 'EX EQ' })],
  })),
  scene('a monthly payment on a refinanced mortgage', (k) => ({
    a: [k.refinanced('OLD DOMINION MORTGAGE', k.ago(18), { TU: { payment: 1_204 } })],
    v: [error('B4', 'OLD DOMINION MORTGAGE', 'Refinanced with zero.', { at: 'TU' })],
  })),
  scene('a closed card that is still being paid off', (k) => ({
    a: [
      k.card('RIVERBEND CARD', {
        condition: 'closed',
        closed: k.ago(8),
        balance: 1_412,
        high: 2_800,
        payment: 48,
        remarks: [remarks.closedByConsumer],
      }),
    ],
    v: [
      never('B2 B4 S2 S9', 'RIVERBEND CARD', 'A closed card with a balance has payments until it is paid.'),
    ],
  })),
  scene('a deferred student loan', (k) => ({
    a: [
      k.student('BRIGHTPATH EDUCATION', { payment: 0, lastPayment: '', remarks: [remarks.deferred] }),
      k.student('BRIGHTPATH EDUCATION', {
        key: 'BRIGHTPATH 2',
        number: '77120442',
        opened: k.ago(49),
        balance: 6_890,
        high: 6_500,
        payment: 0,
        lastPayment: '',
        remarks: [remarks.deferred],
      }),
    ],
    v: [
      never(
        'B4 S9 D3 D1 D2',
        'BRIGHTPATH EDUCATION|BRIGHTPATH 2',
        'Deferred loans of one lender, disbursed apart.',
      ),
      never('B6 B5', 'BRIGHTPATH 2', 'Interest is added to a deferred student loan.'),
    ],
  })),

  ...(
    [
      ['ROSEWOOD BANK', 2_950, 2_400],
      ['CANYON CARD', 1_488, 1_105],
      ['PINNACLE CARD SVCS', 4_610, 3_700],
    ] as const
  ).map(([name, balance, high]) =>
    scene(`${name}: a charge-off that grew`, (k) => ({
      a: [k.chargeOff(name, k.ago(25), balance, { high, limit: high })],
      v: [
        error('B5', name, `${String(balance)} owed; never more than ${String(high)} charged.`),
        alsoTrue('B6', name, 'The same, as a question.'),
      ],
    })),
  ),
  scene('a charge-off below its highest balance', (k) => ({
    a: [k.chargeOff('SANDSTONE CREDIT', k.ago(20), 1_902, { high: 2_214, limit: 2_000 })],
    v: [never('B5 B6', 'SANDSTONE CREDIT', 'Below the high credit.')],
  })),
  scene('a charge-off equal to its highest balance', (k) => ({
    a: [k.chargeOff('JUNEBERRY BANK', k.ago(27), 1_300, { high: 1_300 })],
    v: [never('B5 B6', 'JUNEBERRY BANK', 'Equal.')],
  })),
  scene('an open card a little over its limit', (k) => ({
    a: [k.card('MAYFLOWER CARD', { balance: 1_090, limit: 1_000, high: 1_120, pastDue: 0 })],
    v: [never('B5 B6', 'MAYFLOWER CARD', 'Nine per cent over the limit is ordinary.')],
  })),
  ...(
    [
      ['COBALT CARD', 2_610, 2_000, 2_700],
      ['FERNDALE BANK', 911, 500, 940],
      ['PUEBLO CREDIT', 3_310, 2_400, 3_000],
    ] as const
  ).map(([name, balance, limit, high]) =>
    scene(`${name}: a balance far above the limit`, (k) => ({
      a: [k.card(name, { balance, limit, high })],
      v: [error('B6', name, `${String(balance)} on a limit of ${String(limit)}.`)],
    })),
  ),

  ...(
    [
      ['AMBERLEY CARD', 'TU'],
      ['CLOVERLEAF CU', 'EX'],
      ['STANTON BANK', 'EQ'],
      ['DRIFTWOOD REWARDS', 'TU'],
    ] as const
  ).map(([name, at], index) =>
    scene(`${name}: no credit limit at one bureau`, (k) => ({
      a: [k.card(name, { [at]: { limit: index % 2 === 0 ? '' : 0 } })],
      v: [error('L1', name, 'The other two bureaus have it.')],
    })),
  ),
  scene('a charge card without a preset limit', (k) => ({
    a: [
      k.card('AMER EXPRESS', {
        limit: '',
        type: ['CH', 'Charge account'],
        balance: 640,
        high: 2_900,
        EQ: { remarks: [remarks.charge] },
      }),
    ],
    v: [never('L1 B6', 'AMER EXPRESS', 'A charge card has no limit.')],
  })),
  scene('a bureau that gives the limit as high credit', (k) => ({
    a: [
      k.card('KINGSWAY BANK', {
        limit: 4_000,
        balance: 510,
        high: 2_050,
        EQ: { limit: '', high: 4_000, remarks: [remarks.limitInHighCredit] },
      }),
    ],
    v: [never('L1', 'KINGSWAY BANK', 'Equifax says that the high credit column is the limit.')],
  })),
  scene('a closed card and an instalment loan without limits', (k) => ({
    a: [
      k.closedCard('TEAKWOOD BANK', k.ago(15), { EX: { limit: '' } }),
      k.loan('BARLEY FINANCE', { EX: { limit: 0 } }),
    ],
    v: [
      never(
        'L1',
        'BARLEY FINANCE|TEAKWOOD BANK',
        'A loan has no limit; that of a closed card no longer matters.',
      ),
    ],
  })),
  scene('a home equity line and a card with limits everywhere', (k) => ({
    a: [
      k.card('HOMESTEAD EQUITY', {
        type: ['LC', 'Line of credit'],
        industry: ['BM', 'Bank Mortgage Loans'],
        limit: 40_000,
        balance: 12_300,
        high: 18_000,
        payment: 120,
      }),
    ],
    v: [never('L1 X2 B6', 'HOMESTEAD EQUITY', 'An ordinary line of credit.')],
  })),
];
