/** Payment status, history, late counts, open and closed. */
import { remarks } from '../accounts.ts';
import { alsoTrue, error, never } from '../case.ts';
import { scene, type SceneMaker } from '../scene.ts';

export const statuses: readonly SceneMaker[] = [
  scene('current at two bureaus, 90 days late at the third', (k) => ({
    a: [
      k.card('ASHGROVE BANK', {
        balance: 1_010,
        EQ: { pay: '3', history: '3 2 1 Cx20', pastDue: 140 },
      }),
    ],
    v: [
      error('S1', 'ASHGROVE BANK', 'Current and 90 days late in one month.'),
      alsoTrue('S8', 'ASHGROVE BANK', 'Three months differ as well.'),
    ],
  })),
  scene('a charge-off at one bureau, an open and current card at another', (k) => ({
    a: [
      k.card('TALLGRASS CARD', {
        balance: 870,
        history: 'Cx24',
        TU: {
          condition: 'derogatory',
          openClosed: 'C',
          pay: '9',
          pastDue: 870,
          payment: 0,
          history: '9x4 5 4 3 2 1 Cx15',
          closed: k.ago(4),
        },
      }),
    ],
    v: [
      error('S1', 'TALLGRASS CARD', 'Written off and current.'),
      alsoTrue('S2 S8', 'TALLGRASS CARD', 'Open and closed, and nine months that differ.'),
    ],
  })),
  scene('a loan 30 days late at one bureau only', (k) => ({
    a: [k.auto('ROCKFORD AUTO FINANCE', { TU: { history: '1 Cx17', pastDue: 260 } })],
    v: [
      error('S1', 'ROCKFORD AUTO FINANCE', 'Late at TransUnion, current at the others, in one month.'),
      alsoTrue('S8', 'ROCKFORD AUTO FINANCE', 'The month differs as well.'),
    ],
  })),
  scene('a paid loan that one bureau rates as a charge-off', (k) => ({
    a: [
      k.paidLoan('LINCOLN PERSONAL LOANS', k.ago(19), {
        EX: { condition: 'paidDerogatory', pay: '9', history: '9 Cx20', worst: '9' },
      }),
    ],
    v: [
      error('S1', 'LINCOLN PERSONAL LOANS', 'Paid as agreed and written off.'),
      alsoTrue('S8 S5', 'LINCOLN PERSONAL LOANS', 'Its last month differs.'),
    ],
  })),
  scene('late at the bureau that was updated two months earlier', (k) => ({
    a: [
      k.card('CHESAPEAKE BANK', {
        balance: 640,
        history: 'Cx2 1 Cx21',
        EX: {
          history: '1 Cx21',
          pastDue: 35,
          reported: k.ago(2, 1),
          newest: k.month(2),
          status: k.ago(2, 1),
        },
      }),
    ],
    v: [never('S1 S8 S3', 'CHESAPEAKE BANK', 'Both say the same of each month; Experian is older.')],
  })),
  scene('a bureau that does not know the status', (k) => ({
    a: [k.card('DOGWOOD CARD', { EQ: { pay: 'U', history: 'Ux5 Cx19' } })],
    v: [never('S1 S3 S8', 'DOGWOOD CARD', 'Unknown contradicts nothing.')],
  })),
  scene('paid, was a charge-off, in two words for the same', (k) => ({
    a: [
      k.chargeOff('HARVEST BANK', k.ago(38), 0, {
        condition: 'paidDerogatory',
        pastDue: 0,
        high: 880,
        limit: 800,
        reported: k.ago(12),
        status: k.ago(12),
        lastPayment: k.ago(12, 3),
        history: '9x24',
        EX: { condition: 'derogatory' },
      }),
    ],
    v: [never('S1 B2 B3', 'HARVEST BANK', 'Both are derogatory, both owe nothing.')],
  })),

  ...(
    [
      ['GLENWOOD CARD', 'EX'],
      ['TRAILHEAD BANK', 'TU'],
      ['BOULDER CREEK CU', 'EQ'],
    ] as const
  ).map(([name, at]) =>
    scene(`${name}: open at one bureau, closed at the others`, (k) => ({
      a: [
        k.closedCard(name, k.ago(1), {
          opened: k.ago(80),
          reported: k.days(9),
          history: 'Cx24',
          status: k.ago(1),
          [at]: { condition: 'open', openClosed: 'O', closed: '', reported: k.days(9) },
        }),
      ],
      v: [error('S2', name, 'Open and closed in one month.')],
    })),
  ),
  scene('open with a closing date', (k) => ({
    a: [k.card('REDSTONE CARD', { TU: { closed: k.ago(7) } })],
    v: [
      error('S2 S9', 'REDSTONE CARD', 'Open, and closed seven months ago, in one file.', {
        at: 'TU',
        most: 'high',
      }),
    ],
  })),
  scene('closed since the older report', (k) => ({
    a: [
      k.closedCard('PELICAN BANK', k.ago(1, 4), {
        opened: k.ago(70),
        reported: k.days(9),
        EQ: {
          condition: 'open',
          openClosed: 'O',
          reported: k.ago(4, 1),
          newest: k.month(4),
          status: k.ago(4, 1),
        },
      }),
    ],
    v: [never('S2 S1', 'PELICAN BANK', 'Equifax’s report is from before the closing.')],
  })),
  scene('a closed account whose closing date two bureaus do not give', (k) => ({
    a: [k.closedCard('WHITETAIL CARD', k.ago(30), { remarks: [remarks.closedByGrantor] })],
    v: [never('S2 S9', 'WHITETAIL CARD', 'Only TransUnion prints closing dates.')],
  })),
  scene('a derogatory account that is closed', (k) => ({
    a: [
      k.chargeOff('THISTLE BANK', k.ago(15), 590, { EX: { openClosed: 'C', condition: 'closedDerogatory' } }),
    ],
    v: [never('S1 S2', 'THISTLE BANK', 'Closed and derogatory go together.')],
  })),

  ...(
    [
      ['HUCKLEBERRY CARD', 'TU', '3 2 1 Cx18'],
      ['SYCAMORE LENDING CARD', 'EX', '2 1 Cx20'],
      ['WINDMILL BANK', 'EQ', '1 Cx22'],
    ] as const
  ).map(([name, at, history]) =>
    scene(`${name}: current although its newest month is late`, (k) => ({
      a: [k.card(name, { balance: 700, history, pastDue: 120, [at]: { history, pay: 'C', pastDue: 120 } })],
      v: [
        error('S3', name, 'Current, and late in the very month that is reported.', { at }),
        alsoTrue('S1 S9', name, 'The others say late; current with past due contradicts itself.'),
      ],
    })),
  ),
  scene('a worst status milder than the history', (k) => ({
    a: [k.card('MULBERRY BANK', { history: 'Cx7 3 2 1 Cx14', worst: '3', TU: { worst: '1' } })],
    v: [error('S3', 'MULBERRY BANK', 'The worst is said to be 30 days; the history shows 90.', { at: 'TU' })],
  })),
  scene('late now although the last months are good', (k) => ({
    a: [
      k.loan('CHAPARRAL LENDING', {
        history: 'Cx20',
        EX: { pay: '3', pastDue: 410, worst: '3', lates: [1, 1, 1] },
      }),
    ],
    v: [
      error('S3', 'CHAPARRAL LENDING', '90 days late with twenty good months up to now.', { at: 'EX' }),
      alsoTrue('S1', 'CHAPARRAL LENDING', 'Current at the others.'),
    ],
  })),
  scene('a worst status of current with a late month', (k) => ({
    a: [k.store('ELDERBERRY STORES', { history: 'Cx5 1 Cx18', EX: { worst: 'C' }, EQ: { worst: 'C' } })],
    v: [error('S3', 'ELDERBERRY STORES', 'A late month is worse than current.', { at: 'EX EQ' })],
  })),
  scene('caught up this month after a late month', (k) => ({
    a: [
      k.card('BASSWOOD BANK', {
        balance: 450,
        history: '1 Cx20',
        newest: k.month(1),
        pay: 'C',
        reported: k.days(6),
      }),
    ],
    v: [
      never('S3 S1 S7 S9', 'BASSWOOD BANK', 'The history ends a month before the status: caught up since.'),
    ],
  })),
  scene('a worst status from before the history', (k) => ({
    a: [k.card('STONEBRIDGE CARD', { opened: k.ago(75), worst: '3', lates: [2, 1, 1] })],
    v: [
      never('S3 S4', 'STONEBRIDGE CARD', 'Older lates are not in the last 24 months.'),
      alsoTrue('O2', 'STONEBRIDGE CARD', 'Six years old: may be asked.', 'low'),
    ],
  })),
  scene('paid off while late', (k) => ({
    a: [
      k.paidLoan('FIREWEED FINANCE', k.ago(9), {
        history: 'C 2 1 Cx18',
      }),
    ],
    v: [never('S3 S6 S7', 'FIREWEED FINANCE', 'The last month is good; the lates came before the payoff.')],
  })),

  ...(
    [
      ['CANDLEWOOD BANK', 'TU', 'Cx3 1 Cx5 1 Cx14', [0, 0, 0]],
      ['MOONSTONE CARD', 'EX', 'Cx4 2 1 Cx18', [1, 0, 0]],
      ['GOLDENROD LENDING CARD', 'EQ', 'Cx6 3 2 1 Cx10', [1, 1, 0]],
      ['LARKSPUR BANK', 'TU', 'Cx2 1 Cx3 1 Cx3 1 Cx13', [1, 0, 0]],
    ] as const
  ).map(([name, at, history, lates]) =>
    scene(`${name}: fewer late payments counted than shown`, (k) => ({
      a: [k.card(name, { history, [at]: { lates } })],
      v: [error('S4', name, 'A lifetime count cannot be smaller than that of two years.', { at })],
    })),
  ),
  scene('more late payments counted than shown', (k) => ({
    a: [k.card('YUCCA BANK', { opened: k.ago(78), history: 'Cx3 1 Cx20', lates: [4, 0, 0] })],
    v: [
      never('S4', 'YUCCA BANK', 'Older ones are counted, too.'),
      alsoTrue('O2', 'YUCCA BANK', 'Six years old: may be asked.', 'low'),
    ],
  })),
  scene('a charge-off with a few lates counted and many months of charge-off', (k) => ({
    a: [k.chargeOff('PERIWINKLE CARD', k.ago(29), 1_044, { lates: [1, 1, 2] })],
    v: [never('S4', 'PERIWINKLE CARD', 'Months of charge-off are not counted as 90 days late.')],
  })),
  scene('counts that equal the history', (k) => ({
    a: [k.auto('BUTTONWOOD AUTO', { history: 'Cx4 2 1 Cx10', lates: [1, 1, 0] })],
    v: [never('S4 S5', 'BUTTONWOOD AUTO', 'One each.')],
  })),

  ...(
    [
      ['ROSEMARY CARD', 'TU', 'Cx5 2 Cx18'],
      ['TUMBLEWEED BANK', 'EX', 'Cx3 3 Cx20'],
      ['SNOWBERRY LENDING CARD', 'EQ', 'Cx8 3 2 Cx14'],
    ] as const
  ).map(([name, at, history]) =>
    scene(`${name}: sixty or more days late overnight`, (k) => ({
      a: [k.card(name, { [at]: { history } })],
      v: [
        error('S5', name, 'No month 30 days late before it.'),
        alsoTrue('S8', name, 'On time at the other bureaus.'),
      ],
    })),
  ),
  scene('a gap before 60 days late', (k) => ({
    a: [k.card('WINTERGREEN BANK', { history: 'Cx3 2 U Cx19' })],
    v: [never('S5', 'WINTERGREEN BANK', 'The month before is unknown and may have been 30 days late.')],
  })),
  scene('a history that begins late', (k) => ({
    a: [k.card('CRABAPPLE CARD', { opened: k.ago(66), history: 'Cx21 1 2 3' })],
    v: [never('S5 S8', 'CRABAPPLE CARD', 'What came before the oldest month is not shown.')],
  })),
  scene('rolling 30 and 60 days', (k) => ({
    a: [k.loan('PARSLEY HOLLOW LOANS', { history: 'Cx4 1 2 1 1 2 1 Cx9' })],
    v: [never('S5 S4', 'PARSLEY HOLLOW LOANS', 'Each 60 follows a 30.')],
  })),

  ...(
    [
      ['DAHLIA BANK', 14],
      ['SPEARMINT FINANCIAL', 16],
      ['BLUE SPRUCE CARD', 12],
    ] as const
  ).map(([name, closed]) =>
    scene(`${name}: late months after closing with nothing owed`, (k) => ({
      a: [
        k.closedCard(name, k.ago(closed), {
          opened: k.ago(90),
          reported: k.ago(closed - 8),
          status: k.ago(closed - 8),
          TU: { closed: k.ago(closed), history: 'Cx2 1 1 Cx20', lastPayment: k.ago(closed) },
          EX: { history: 'Cx24', lastPayment: k.ago(closed) },
          EQ: { history: 'Cx24', lastPayment: k.ago(closed, 1) },
        }),
      ],
      v: [
        error('S6', name, 'Closed and paid off months before it was late.', { at: 'TU' }),
        alsoTrue('S8 S1', name, 'On time at the others.'),
      ],
    })),
  ),
  scene('a paid loan late after its payoff at two bureaus', (k) => ({
    a: [
      k.paidAuto('HOLLYHOCK MOTORS', k.ago(15), {
        opened: k.ago(60),
        reported: k.ago(9),
        status: k.ago(15),
        lastPayment: k.ago(15),
        history: 'Cx3 2 1 Cx15',
      }),
    ],
    v: [error('S6', 'HOLLYHOCK MOTORS', 'The last payment ended the debt; two months later it is late.')],
  })),
  scene('late on what is left after closing', (k) => ({
    a: [
      k.card('SAFFRON BANK', {
        condition: 'closed',
        closed: k.ago(10),
        balance: 1_180,
        high: 2_300,
        payment: 40,
        history: 'Cx2 1 Cx20',
        remarks: [remarks.closedByGrantor],
      }),
    ],
    v: [never('S6 S9 B4', 'SAFFRON BANK', 'Closed by the bank with a balance: it can still be paid late.')],
  })),
  scene('late in the month of closing', (k) => ({
    a: [k.closedCard('CINNABAR CARD', k.ago(11, 24), { history: '1 Cx20', pay: 'C' })],
    v: [never('S6', 'CINNABAR CARD', 'The month of the closing itself.')],
  })),
  scene('charge-off months after closing', (k) => ({
    a: [k.chargeOff('OLEANDER CARD', k.ago(18), 1_611, { closed: k.ago(23) })],
    v: [never('S6 S9', 'OLEANDER CARD', 'Closed by the bank, then written off: the usual order.')],
  })),

  ...(
    [
      ['MAGNOLIA CARD', 'TU', '2'],
      ['SUNDANCE BANK', 'EX', '1'],
      ['PRIMROSE CARD', 'EQ', '3'],
      ['COTTONWOOD LENDING CARD', 'TU', '4'],
    ] as const
  ).map(([name, at, pay]) =>
    scene(`${name}: rated late on a paid account`, (k) => ({
      a: [k.paidLoan(name, k.ago(13), { [at]: { pay, worst: pay, lates: [1, 1, 2] } })],
      v: [
        error('S7', name, 'Paid, zero, and late now.', { at }),
        alsoTrue('S3', name, 'The history up to the payoff is good.'),
        alsoTrue('S1 S9', name, 'The others say current.'),
      ],
    })),
  ),
  scene('a paid account that was late years ago', (k) => ({
    a: [k.paidLoan('ROWANBERRY LOANS', k.ago(13), { history: 'Cx8 1 Cx10', worst: '1' })],
    v: [never('S7 S6 S3', 'ROWANBERRY LOANS', 'Late in its history only.')],
  })),
  scene('a paid charge-off keeps its rating', (k) => ({
    a: [
      k.chargeOff('CHOKECHERRY BANK', k.ago(33), 0, {
        condition: 'paidDerogatory',
        pastDue: 0,
        high: 702,
        limit: 700,
        reported: k.ago(10),
        status: k.ago(10),
        lastPayment: k.ago(10),
        history: '9x24',
      }),
    ],
    v: [never('S7 S3 B2 S9', 'CHOKECHERRY BANK', 'Paid, was a charge-off: status 64 in Metro 2.')],
  })),
  scene('settled for less than the full balance', (k) => ({
    a: [
      k.chargeOff('VERBENA CARD', k.ago(31), 0, {
        condition: 'paidDerogatory',
        pastDue: 0,
        high: 2_404,
        limit: 2_000,
        reported: k.ago(8),
        status: k.ago(8),
        lastPayment: k.ago(8),
        history: '9x23 9',
        remarks: [{ text: 'Settled - less than full balance' }],
      }),
    ],
    v: [never('S7 B2 B3 S9', 'VERBENA CARD', 'Settled and zero: as it should be.')],
  })),

  ...(
    [
      ['TUPELO CARD', 'TU', 'C', 185],
      ['HEATHER BANK', 'EX', 'C', 47],
      ['MIMOSA LENDING CARD', 'EQ', 'C', 310],
    ] as const
  ).map(([name, at, pay, pastDue]) =>
    scene(`${name}: current with an amount past due`, (k) => ({
      a: [k.card(name, { balance: 1_000, [at]: { pay, pastDue } })],
      v: [error('S9', name, `Current, and ${String(pastDue)} dollars past due.`, { at })],
    })),
  ),
  scene('60 days late with nothing past due', (k) => ({
    a: [k.loan('PERSIMMON LOANS', { history: '2 1 Cx16', pastDue: 420, TU: { pastDue: 0 } })],
    v: [error('S9', 'PERSIMMON LOANS', 'Two payments behind, and nothing past due.', { at: 'TU' })],
  })),
  scene('a paid account that is open', (k) => ({
    a: [k.paidLoan('ZINNIA FINANCE', k.ago(10), { EX: { openClosed: 'O' } })],
    v: [error('S2 S9', 'ZINNIA FINANCE', 'Paid and closed, and open at Experian.', { most: 'high' })],
  })),
  scene('a new account past due for less than 30 days', (k) => ({
    a: [k.card('NUTMEG BANK', { opened: k.ago(6), history: 'Cx6', balance: 220, pastDue: 0 })],
    v: [never('S9 S3', 'NUTMEG BANK', 'Nothing past due is reported.')],
  })),
  scene('a charge-off sold, with everything at zero', (k) => ({
    a: [
      k.chargeOff('BAYBERRY BANK', k.ago(28), 0, {
        condition: 'transferred',
        pastDue: 0,
        high: 1_519,
        limit: 1_500,
        reported: k.ago(22),
        status: k.ago(22),
        history: '9x6 5 4 3 2 1 Cx9',
        remarks: [remarks.transferredLender],
      }),
    ],
    v: [
      never(
        'S9 B2 B3 B4 S7 S3',
        'BAYBERRY BANK',
        'Transferred charge-off, all zero: status 97 after a sale.',
      ),
    ],
  })),
  scene('a modified loan under forbearance after a disaster', (k) => ({
    a: [
      k.mortgage('CORAL BAY MORTGAGE', {
        payment: 0,
        history: 'Dx5 Cx19',
        pay: 'C',
        remarks: [{ text: 'Affected by natural or declared disaster' }],
      }),
    ],
    v: [
      never(
        'S9 S3 S5 T4 B4',
        'CORAL BAY MORTGAGE',
        'Forbearance: current, no payment due, months without data.',
      ),
    ],
  })),

  ...(
    [
      ['PAPRIKA BANK', 'TU', 'Cx5 1 Cx18'],
      ['ANISE CARD', 'EX', 'Cx9 1 Cx14'],
      ['SORREL CREDIT UNION', 'EQ', 'Cx3 2 1 Cx19'],
      ['CARAWAY AUTO CARD', 'TU', 'Cx11 1 1 Cx11'],
    ] as const
  ).map(([name, at, history]) =>
    scene(`${name}: months late at one bureau, on time at the others`, (k) => ({
      a: [k.card(name, { [at]: { history } })],
      v: [error('S8', name, 'The same months differ.')],
    })),
  ),
  scene('30 days late at one bureau, 60 at another', (k) => ({
    a: [k.card('TARRAGON BANK', { history: 'Cx4 2 1 Cx18', EX: { history: 'Cx4 1 1 Cx18' } })],
    v: [never('S8', 'TARRAGON BANK', 'Late at both; no bureau says on time.')],
  })),
  scene('months that a bureau does not report', (k) => ({
    a: [k.card('CHICORY CARD', { history: 'Cx6 1 Cx17', EQ: { history: 'Cx6 U Cx17' } })],
    v: [never('S8 S4', 'CHICORY CARD', 'Unknown is not on time.')],
  })),
  scene('a bureau with a shorter history', (k) => ({
    a: [
      k.card('FENNEL BANK', { history: 'Cx14 1 Cx9', EX: { history: 'Cx10', lates: [1, 0, 0], worst: '1' } }),
    ],
    v: [never('S8 S4', 'FENNEL BANK', 'The late month lies outside Experian’s history.')],
  })),
];
