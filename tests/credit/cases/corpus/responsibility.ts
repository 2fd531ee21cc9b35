/** Who owes, and what the remarks say about disputes and closing. */
import { remark, remarks } from '../accounts.ts';
import { alsoTrue, error, never } from '../case.ts';
import { scene, type SceneMaker } from '../scene.ts';

const disputed = remark('T00AID', 'Account information disputed by consumer');

export const responsibility: readonly SceneMaker[] = [
  scene('an authorized user on a charge-off', (k) => ({
    a: [k.chargeOff('VIOLIN BANK', k.ago(19), 3_011, { who: 'A' })],
    v: [error('E1', 'VIOLIN BANK', 'An authorized user owes nothing.')],
  })),
  scene('an authorized user on a card 60 days late', (k) => ({
    a: [k.card('CELLO CARD', { who: 'A', balance: 900, history: '2 1 Cx20', pastDue: 95 })],
    v: [error('E1', 'CELLO CARD', 'An authorized user owes nothing.')],
  })),
  scene('an authorized user on a card with old lates', (k) => ({
    a: [k.store('TRUMPET STORES', { who: 'A', history: 'Cx9 2 1 Cx13' })],
    v: [error('E1', 'TRUMPET STORES', 'The lates are someone else’s.')],
  })),
  scene('an authorized user on a good card', (k) => ({
    a: [k.card('CLARINET BANK', { who: 'A' })],
    v: [never('E1 E2 E3', 'CLARINET BANK', 'Nothing negative.')],
  })),
  scene('a joint card with a late payment', (k) => ({
    a: [k.card('OBOE CREDIT UNION', { who: 'J', history: 'Cx6 1 Cx17' })],
    v: [never('E1 E2', 'OBOE CREDIT UNION', 'A joint owner owes.')],
  })),
  scene('individual and joint', (k) => ({
    a: [k.auto('BASSOON AUTO', { EX: { who: 'J' } })],
    v: [error('E2', 'BASSOON AUTO', 'One of them is wrong.')],
  })),
  scene('individual and authorized user', (k) => ({
    a: [k.card('PICCOLO CARD', { TU: { who: 'A' } })],
    v: [error('E2', 'PICCOLO CARD', 'An owner and an authorized user.')],
  })),
  scene('joint and authorized user', (k) => ({
    a: [k.card('HARPSICHORD BANK', { who: 'J', EQ: { who: 'A' } })],
    v: [error('E2', 'HARPSICHORD BANK', 'An owner and an authorized user.')],
  })),
  scene('two codes for individual', (k) => ({
    a: [k.card('MANDOLIN BANK', { EQ: { who: 'F' } })],
    v: [never('E2', 'MANDOLIN BANK', 'Both mean individual.')],
  })),
  scene('a bureau without a designator', (k) => ({
    a: [k.loan('UKULELE LOANS', { who: 'J', TU: { who: '' }, EX: { who: 'U' } })],
    v: [never('E2', 'UKULELE LOANS', 'Undesignated contradicts nothing.')],
  })),
  scene('terminated with a balance', (k) => ({
    a: [
      k.card('BANJO CARD', {
        balance: 812,
        limit: 3_000,
        EX: { who: 'T' },
        TU: { who: 'T' },
        EQ: { who: 'T' },
      }),
    ],
    v: [error('E3', 'BANJO CARD', 'No longer responsible, and yet 812 dollars.')],
  })),
  scene('terminated on a charge-off at two bureaus', (k) => ({
    a: [k.chargeOff('DULCIMER BANK', k.ago(23), 1_419, { who: 'T', EQ: null })],
    v: [error('E3', 'DULCIMER BANK', 'No longer responsible, and yet the debt.', { at: 'TU EX' })],
  })),
  scene('a living client marked deceased', (k) => ({
    a: [k.card('TAMBOURINE CARD', { EQ: { who: 'X' } })],
    v: [
      error('E3', 'TAMBOURINE CARD', 'Deceased at Equifax.', { at: 'EQ' }),
      alsoTrue('E2', 'TAMBOURINE CARD', 'The designators differ.'),
      alsoTrue('I5', 'file|personal', 'The same.'),
    ],
  })),
  scene('deceased at every bureau on one loan', (k) => ({
    a: [k.auto('XYLOPHONE AUTO', { who: 'X' })],
    v: [error('E3', 'XYLOPHONE AUTO', 'The client is alive.'), alsoTrue('I5', 'file|personal', 'The same.')],
  })),
  scene('terminated with nothing owed', (k) => ({
    a: [k.closedCard('ACCORDION BANK', k.ago(20), { who: 'T' })],
    v: [never('E3', 'ACCORDION BANK', 'Terminated and zero.')],
  })),
  scene('the other holder has died', (k) => ({
    a: [k.card('HARMONICA CARD', { who: 'J', remarks: [{ text: 'Joint account holder deceased' }] })],
    v: [never('E3 I5', 'HARMONICA CARD|file|personal', 'Someone else.')],
  })),

  ...(
    [
      ['MARIMBA BANK', 'TU'],
      ['BUGLE CREDIT', 'EX'],
      ['FIFE & DRUM BANK', 'EQ'],
    ] as const
  ).map(([name, at]) =>
    scene(`${name}: disputed at one bureau`, (k) => ({
      a: [k.chargeOff(name, k.ago(27), 655, { [at]: { disputed: true } })],
      v: [error('P1', name, 'The others do not note it (1681s-2(a)(3)).')],
    })),
  ),
  scene('disputed by remark at one bureau', (k) => ({
    a: [
      k.collection('SITAR RECOVERY', 'NORTHWEST TOWING', 702, k.ago(20), {
        TU: { disputed: true, remarks: [disputed] },
      }),
    ],
    v: [error('P1', 'SITAR RECOVERY', 'Only TransUnion notes it.')],
  })),
  scene('disputed everywhere', (k) => ({
    a: [k.chargeOff('LYRE BANK', k.ago(27), 655, { disputed: true })],
    v: [never('P1', 'LYRE BANK', 'Noted by all.')],
  })),
  scene('a dispute that is over', (k) => ({
    a: [
      k.card('KAZOO CARD', {
        TU: { remarks: [remark('T00DRG', 'Dispute resolved; reported by grantor')] },
      }),
    ],
    v: [never('P1', 'KAZOO CARD', 'Resolved.')],
  })),
  scene('a statement of the consumer', (k) => ({
    a: [
      k.card('BAGPIPE BANK', {
        history: 'Cx8 1 Cx15',
        EX: { remarks: [{ text: 'Consumer says: I disputed nothing and paid on time' }] },
      }),
    ],
    v: [never('P1', 'BAGPIPE BANK', 'A statement, not a compliance code.')],
  })),
  scene('a dispute the older bureau does not know yet', (k) => ({
    a: [
      k.chargeOff('ZITHER CARD', k.ago(30), 512, {
        disputed: true,
        EQ: {
          disputed: false,
          reported: k.ago(4, 1),
          newest: k.month(4),
          history: '9x24',
          status: k.ago(30, 1),
        },
      }),
    ],
    v: [never('P1', 'ZITHER CARD', 'Equifax was reported four months earlier.')],
  })),

  ...(
    [
      ['MAROON BANK', remarks.closedByGrantor],
      ['INDIGO CARD', remark('E0019X', 'Account closed at credit grantor’s request')],
      ['VERMILION CREDIT', remarks.closedByGrantor],
    ] as const
  ).map(([name, other]) =>
    scene(`${name}: closed by the consumer at one bureau only`, (k) => ({
      a: [
        k.closedCard(name, k.ago(14), {
          TU: { remarks: [remarks.closedByConsumer] },
          EX: { remarks: [other] },
        }),
      ],
      v: [error('P2', name, 'The others do not say so (1681c(e)).')],
    })),
  ),
  scene('closed by the consumer, in three wordings', (k) => ({
    a: [
      k.closedCard('UMBER BANK', k.ago(16), {
        TU: { remarks: [remarks.closedByConsumer] },
        EX: { remarks: [{ text: "Account closed at consumer's request" }] },
        EQ: { remarks: [{ text: 'Account closed by consumer' }] },
      }),
    ],
    v: [never('P2', 'UMBER BANK', 'All three say it.')],
  })),
  scene('closed by the grantor at all', (k) => ({
    a: [k.closedCard('OCHRE CARD', k.ago(17), { remarks: [remarks.closedByGrantor] })],
    v: [never('P2', 'OCHRE CARD', 'No bureau says the consumer closed it.')],
  })),
  scene('a closed loan without remarks', (k) => ({
    a: [k.paidLoan('SEPIA LENDING', k.ago(18))],
    v: [never('P2 B4 S2', 'SEPIA LENDING', 'Paid off.')],
  })),

  ...(
    [
      ['TEAKETTLE AUTO', 'EX'],
      ['SAUCEPAN LENDING', 'TU'],
      ['SKILLET FINANCE', 'EQ'],
    ] as const
  ).map(([name, at]) =>
    scene(`${name}: a card that is detailed as a car loan`, (k) => ({
      a: [k.card(name, { [at]: { type: ['AU', 'Auto Loan'] } })],
      v: [error('X2', name, 'Revolving account, detailed as an auto loan.', { at })],
    })),
  ),
  scene('types that agree', (k) => ({
    a: [
      k.card('GRIDDLE CARD', { type: ['SC', 'Secured card'] }),
      k.loan('LADLE CREDIT', { type: ['NT', 'Note loan'] }),
    ],
    v: [never('X2', 'GRIDDLE CARD|LADLE CREDIT', 'A secured card is a card; a note is a loan.')],
  })),
  scene('a mortgage by another name', (k) => ({
    a: [k.mortgage('COLANDER MORTGAGE', { type: ['FR', 'FHA mortgage'] })],
    v: [never('X2', 'COLANDER MORTGAGE', 'FHA mortgages are mortgages.')],
  })),
  scene('a store charge account and an unknown detail', (k) => ({
    a: [k.store('WHISK STORES'), k.card('SPATULA BANK', { type: ['UNK', 'Unknown'] })],
    v: [never('X2', 'WHISK STORES|SPATULA BANK', 'A charge account revolves; unknown says nothing.')],
  })),
  ...(
    [
      ['ROLLING PIN BANK', 'TU'],
      ['COOKIE CUTTER CARD', 'EX'],
      ['TEASPOON CREDIT', 'EQ'],
    ] as const
  ).map(([name, only]) =>
    scene(`${name}: negative at one bureau only, which alone reports it`, (k) => ({
      a: [
        k.chargeOff(name, k.ago(29), 480, {
          ...(only === 'TU' ? {} : { TU: null }),
          ...(only === 'EX' ? {} : { EX: null }),
          ...(only === 'EQ' ? {} : { EQ: null }),
        }),
      ],
      v: [
        error('X1', name, 'One bureau: information, not an error.'),
        never('S1 S8 S2 T1 B1', name, 'Absence at the others contradicts nothing.'),
      ],
    })),
  ),
  scene('negative everywhere', (k) => ({
    a: [k.chargeOff('PASTRY BRUSH BANK', k.ago(26), 530)],
    v: [never('X1', 'PASTRY BRUSH BANK', 'All three report it.')],
  })),
  scene('a collection at all three bureaus', (k) => ({
    a: [
      k.collection('NUTCRACKER RECOVERY', 'EASTON CABLE', 270, k.ago(20), {
        EX: { name: 'NUTCRACKER RECOV' },
      }),
    ],
    v: [never('X1 N2', 'NUTCRACKER RECOVERY', 'All three report it.')],
  })),
  scene('a good account at one bureau', (k) => ({
    a: [
      k.card('MELON BALLER CU', { TU: null, EQ: null }),
      k.loan('GARLIC PRESS LOANS', { EX: null }),
      k.card('PEPPERMILL CARD', { TU: null }),
    ],
    v: [never('X1 S1 S2 T1', 'MELON BALLER CU|GARLIC PRESS LOANS|PEPPERMILL CARD', 'Nothing negative.')],
  })),
];
