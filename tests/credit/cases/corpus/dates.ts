/** Dates: opened, impossible, missing, stale, and moved. */
import { remarks } from '../accounts.ts';
import { alsoTrue, error, never } from '../case.ts';
import { scene, type SceneMaker } from '../scene.ts';

export const dates: readonly SceneMaker[] = [
  ...(
    [
      ['LODGEPOLE BANK', 'EX', 6],
      ['HARRIER CARD', 'TU', 14],
      ['CURLEW CREDIT', 'EQ', 3],
      ['SANDPIPER BANK', 'EX', 40],
    ] as const
  ).map(([name, at, later]) =>
    scene(`${name}: opened ${String(later)} months apart`, (k) => ({
      a: [k.card(name, { opened: k.ago(70), [at]: { opened: k.ago(70 - later) } })],
      v: [error('T1', name, 'One account has one opening date.')],
    })),
  ),
  scene('opened on the last of a month and the first of the next', (k) => ({
    a: [
      k.card('PLOVER BANK', {
        opened: k.ago(51, 28),
        EX: { opened: k.ago(50, 1) },
        EQ: { opened: k.ago(50, 1) },
      }),
    ],
    v: [never('T1', 'PLOVER BANK', 'Approved on one day, booked a few days later.')],
  })),
  scene('opened on the same month, with and without the day', (k) => ({
    a: [k.loan('GROUSE LENDING', { opened: k.ago(17, 27), EX: { opened: k.ago(17, 1) } })],
    v: [never('T1 T2', 'GROUSE LENDING', 'Experian rounds to the month.')],
  })),
  scene('one bureau does not say when it was opened', (k) => ({
    a: [k.card('WREN CARD', { EQ: { opened: '' } })],
    v: [
      never('T1 T2', 'WREN CARD', 'Absence contradicts nothing.'),
      error('T3', 'WREN CARD', 'Missing.', { at: 'EQ' }),
    ],
  })),

  scene('opened after it was reported', (k) => ({
    a: [k.card('BITTERN BANK', { opened: k.ago(30), TU: { opened: k.days(2), reported: k.ago(2) } })],
    v: [
      error('T2', 'BITTERN BANK', 'Reported two months before it existed.', { at: 'TU' }),
      alsoTrue('T1', 'BITTERN BANK', 'The others say thirty months ago.'),
    ],
  })),
  scene('closed before it was opened', (k) => ({
    a: [k.closedCard('EGRET CARD', k.ago(25), { opened: k.ago(60), TU: { closed: k.ago(68) } })],
    v: [error('T2', 'EGRET CARD', 'Closed eight months before opening.', { at: 'TU' })],
  })),
  scene('opened in the future', (k) => ({
    a: [k.loan('KINGFISHER LOANS', { opened: k.ago(20), EX: { opened: k.ago(-4) } })],
    v: [
      error('T2', 'KINGFISHER LOANS', 'Four months after the report.', { at: 'EX' }),
      alsoTrue('T1', 'KINGFISHER LOANS', 'Two years apart.'),
    ],
  })),
  scene('last payment years before opening', (k) => ({
    a: [k.card('OSPREY BANKCARD', { opened: k.ago(36), TU: { lastPayment: k.ago(50) } })],
    v: [error('T2', 'OSPREY BANKCARD', 'Nobody pays an account that does not exist.', { at: 'TU' })],
  })),
  scene('opened at the age of twelve as the only borrower', (k, p) => ({
    a: [k.card('MAGPIE BANK', { opened: `${Number(p.dob.slice(0, 4)) + 12}-09-14`, history: 'Cx24' })],
    v: [error('T2', 'MAGPIE BANK', 'A minor cannot open a card alone.')],
  })),
  scene('reported in the future', (k) => ({
    a: [k.card('HERON CARD', { EQ: { reported: k.ago(-2, 1), newest: k.month(0) } })],
    v: [error('T2', 'HERON CARD', 'Reported two months after the report was pulled.', { at: 'EQ' })],
  })),
  scene('a paid loan closed a year before it was opened', (k) => ({
    a: [k.paidAuto('KESTREL AUTO', k.ago(30), { opened: k.ago(55), TU: { opened: k.ago(18) } })],
    v: [
      error('T2', 'KESTREL AUTO', 'Closed, paid and last reported before it was opened.', { at: 'TU' }),
      alsoTrue('T1', 'KESTREL AUTO', 'Three years apart.'),
    ],
  })),
  scene('a mortgage opened at the age of fifteen', (k, p) => ({
    a: [k.mortgage('PTARMIGAN HOME LOANS', { who: 'I', opened: `${Number(p.dob.slice(0, 4)) + 15}-03-20` })],
    v: [error('T2', 'PTARMIGAN HOME LOANS', 'Nobody gives a mortgage to a child.')],
  })),
  scene('a collection opened after it was last reported', (k) => ({
    a: [
      k.collection('SWIFTWATER COLLECTIONS', 'GROVE DENTISTRY SUPPLY', 820, k.ago(18), {
        EX: { opened: k.ago(5), reported: k.ago(11, 1), status: k.ago(11, 1) },
        TU: null,
      }),
    ],
    v: [
      error('T2', 'SWIFTWATER COLLECTIONS', 'Reported six months before it was opened.', { at: 'EX' }),
      alsoTrue('T1 R1', 'SWIFTWATER COLLECTIONS', 'Thirteen months apart.'),
    ],
  })),
  scene('a new card reported for the first of its month', (k) => ({
    a: [
      k.card('TANAGER BANK', {
        opened: k.ago(0, 6),
        history: 'C',
        lastPayment: '',
        reported: k.days(4),
        status: k.days(4),
        EX: { reported: k.ago(0, 1), status: k.ago(0, 1), opened: k.ago(0, 6) },
      }),
    ],
    v: [
      never('T2', 'TANAGER BANK', 'Experian rounds its date to the first; the card was opened on the sixth.'),
    ],
  })),
  scene('a first payment dated the first of the month it was opened', (k) => ({
    a: [
      k.card('VIREO CARD', {
        opened: k.ago(28, 17),
        EQ: { opened: k.ago(28, 17), lastPayment: k.ago(28, 1) },
      }),
    ],
    v: [never('T2', 'VIREO CARD', 'Equifax rounds; the month is the same.')],
  })),
  scene('opened a day after the eighteenth birthday', (k, p) => {
    const birthday = `${Number(p.dob.slice(0, 4)) + 18}${p.dob.slice(4, 8)}${String(Number(p.dob.slice(8)) + 1).padStart(2, '0')}`;
    return {
      a: [k.card('GOLDFINCH CREDIT UNION', { opened: birthday })],
      v: [never('T2 I4', 'GOLDFINCH CREDIT UNION', 'Of age; Equifax rounds to the first of that month.')],
    };
  }),
  scene('an authorized user since the age of nine', (k, p) => ({
    a: [k.card('NIGHTJAR BANK', { who: 'A', opened: `${Number(p.dob.slice(0, 4)) + 9}-05-10` })],
    v: [never('T2 I4 E1', 'NIGHTJAR BANK', 'Children can be authorized users.')],
  })),
  scene('closed on the day it was opened', (k) => ({
    a: [k.closedCard('CHICKADEE STORES', k.ago(40), { opened: k.ago(40), history: 'C' })],
    v: [never('T2', 'CHICKADEE STORES', 'Opened for the discount and closed at once.')],
  })),
  scene('a debt buyer whose last payment is from before it bought', (k) => ({
    a: [
      k.chargeOff('LARKFIELD DEBT PARTNERS', k.ago(14), 1_135, {
        industry: ['YC', 'Other Collection Agencies'],
        type: ['UNK', 'Unknown'],
        opened: k.ago(15),
        lastPayment: k.ago(33),
        history: '9x12',
        lates: [0, 0, 0],
        limit: '',
        high: 1_135,
        remarks: [{ text: 'Purchased from: ASTER BANK' }],
      }),
    ],
    v: [
      never(
        'T2 R1',
        'LARKFIELD DEBT PARTNERS',
        'Opened is when it bought; the last payment went to the seller.',
      ),
    ],
  })),
  scene('reported on the day of the pull', (k) => ({
    a: [
      k.card('BUNTING BANK', {
        reported: k.today,
        status: k.today,
        EX: { reported: k.today },
        EQ: { reported: k.today },
      }),
    ],
    v: [never('T2 T4', 'BUNTING BANK', 'Today is not the future.')],
  })),

  scene('a loan without an opening date anywhere', (k) => ({
    a: [k.loan('THRUSH FINANCE', { opened: '' })],
    v: [error('T3', 'THRUSH FINANCE', 'Missing at every bureau.')],
  })),
  scene('a collection without an opening date', (k) => ({
    a: [k.collection('WAXWING RECOVERY', 'MESA CABLE', 204, k.ago(22), { TU: { opened: '' }, EQ: null })],
    v: [error('T3', 'WAXWING RECOVERY', 'Missing at TransUnion.', { at: 'TU' })],
  })),
  ...(
    [
      ['GROSBEAK BANK', 8],
      ['MERLIN CARD', 11],
      ['TOWHEE CREDIT', 15],
    ] as const
  ).map(([name, months]) =>
    scene(`${name}: open and not updated for ${String(months)} months`, (k) => ({
      a: [
        k.card(name, {
          lastPayment: k.ago(months + 1),
          reported: k.ago(months),
          status: k.ago(months),
        }),
      ],
      v: [error('T4', name, 'Open, last reported long ago.')],
    })),
  ),
  scene('updated five months ago', (k) => ({
    a: [k.card('SISKIN BANK', { reported: k.ago(5), status: k.ago(5), lastPayment: k.ago(6) })],
    v: [never('T4', 'SISKIN BANK', 'Less than six months.')],
  })),
  scene('closed and not updated for years', (k) => ({
    a: [
      k.closedCard('NUTHATCH CARD', k.ago(41)),
      k.refinanced('PHOEBE MORTGAGE', k.ago(37), { remarks: [remarks.refinanced] }),
    ],
    v: [never('T4 B2 S2', 'NUTHATCH CARD|PHOEBE MORTGAGE', 'A closed account is no longer updated.')],
  })),

  ...(
    [
      ['SHELDRAKE BANK', 44, 20],
      ['GANNET CARD', 50, 31],
      ['CORMORANT CREDIT', 39, 25],
    ] as const
  ).map(([name, older, newer]) =>
    scene(`${name}: a charge-off that is much younger at one bureau`, (k) => ({
      a: [
        k.chargeOff(name, k.ago(older), 1_530, {
          history: '',
          EX: { status: k.ago(newer, 1), lastPayment: k.ago(newer + 6) },
        }),
      ],
      v: [
        error(
          'R1',
          name,
          'Last payment and status are much later at Experian, so it would be shown for longer.',
        ),
      ],
    })),
  ),
  scene('a collection opened later at one bureau', (k) => ({
    a: [
      k.collection('TERNSTONE RECOVERY', 'ALPINE ELECTRIC', 455, k.ago(48), {
        EQ: { opened: k.ago(24, 1), status: k.ago(24, 1) },
      }),
    ],
    v: [error('R1 T1', 'TERNSTONE RECOVERY', 'Two years younger at Equifax.')],
  })),
  scene('a late run that begins later at one bureau', (k) => ({
    a: [
      k.chargeOff('AVOCET BANK', k.ago(13), 2_077, {
        opened: k.ago(70),
        history: '9x14 5 4 3 2 1 Cx5',
        EX: { history: '9x8 5 4 3 2 1 Cx11' },
      }),
    ],
    v: [
      error('R1 S8', 'AVOCET BANK', 'Late since 18 months at two bureaus, since twelve at Experian.'),
      alsoTrue('R1 S8', 'AVOCET BANK', 'Both are shown.'),
    ],
  })),
  scene('a status date that moves with every update', (k) => ({
    a: [
      k.chargeOff('PINTAIL CARD', k.ago(33), 871, {
        EQ: { status: k.ago(0, 1) },
      }),
    ],
    v: [never('R1', 'PINTAIL CARD', 'Equifax’s status date is that of its last update.')],
  })),
  scene('last payments two months apart', (k) => ({
    a: [
      k.chargeOff('WIGEON BANK', k.ago(36), 1_260, {
        lastPayment: k.ago(42),
        EX: { lastPayment: k.ago(40) },
      }),
    ],
    v: [never('R1', 'WIGEON BANK', 'Within three months.')],
  })),
  scene('a good account whose last payments differ', (k) => ({
    a: [
      k.closedCard('TEAL CARD', k.ago(20), {
        opened: k.ago(70),
        lastPayment: k.ago(22),
        EX: { lastPayment: k.ago(29) },
      }),
    ],
    v: [never('R1', 'TEAL CARD', 'Nothing negative ages here.')],
  })),
  scene('a longer history shows an earlier run that was cured', (k) => ({
    a: [
      k.card('SHOVELER BANK', {
        opened: k.ago(80),
        balance: 900,
        history: '2 1 Cx22',
        pastDue: 90,
        lates: [3, 2, 0],
        TU: { history: '2 1 Cx26 2 1 1 Cx10' },
      }),
    ],
    v: [never('R1 S8 S4', 'SHOVELER BANK', 'The same late run now; TransUnion’s history is longer.')],
  })),

  scene('a collection opened later than in the older report', (k) => ({
    a: [k.collection('GADWALL RECOVERY', 'SUMMIT PEST CONTROL', 366, k.ago(10))],
    before: [k.collection('GADWALL RECOVERY', 'SUMMIT PEST CONTROL', 366, k.ago(46))],
    v: [
      error('R2', 'GADWALL RECOVERY', 'Same collector, number, and amount; three years younger than before.'),
    ],
  })),
  scene('a late run that begins later than in the older report', (k) => ({
    a: [
      k.chargeOff('BUFFLEHEAD BANK', k.ago(10), 1_940, { opened: k.ago(70), history: '9x11 5 4 3 2 1 Cx8' }),
    ],
    before: [
      k.chargeOff('BUFFLEHEAD BANK', k.ago(16), 1_940, {
        opened: k.ago(70),
        history: '9x13 5 4 3 2 1 Cx6',
        newest: k.month(4),
        reported: k.ago(4, 14),
        EX: { reported: k.ago(4, 1) },
        EQ: { reported: k.ago(4, 1) },
      }),
    ],
    v: [
      error('R2', 'BUFFLEHEAD BANK', 'The same debt began to be late six months later than it did before.'),
    ],
  })),
  scene('a last payment that has moved on an unpaid debt', (k) => ({
    a: [k.chargeOff('GOLDENEYE CARD', k.ago(40), 1_277, { history: '', lastPayment: k.ago(12) })],
    before: [k.chargeOff('GOLDENEYE CARD', k.ago(40), 1_277, { history: '', lastPayment: k.ago(46) })],
    v: [error('R2', 'GOLDENEYE CARD', 'The last payment is 34 months later, and the balance is the same.')],
  })),
  scene('an unchanged collection in both reports', (k) => ({
    a: [k.collection('LOONSHORE COLLECTIONS', 'CITY OF RIVERTON', 118, k.ago(26))],
    before: [k.collection('LOONSHORE COLLECTIONS', 'CITY OF RIVERTON', 118, k.ago(26))],
    v: [never('R2 R1', 'LOONSHORE COLLECTIONS', 'Nothing has moved.')],
  })),
  scene('the same debt with a new collector', (k) => ({
    a: [k.collection('MERGANSER PARTNERS', 'BRIGHTON APARTMENTS', 1_890, k.ago(2))],
    before: [k.collection('SCOTER ASSOCIATES', 'BRIGHTON APARTMENTS', 1_890, k.ago(30))],
    v: [never('R2 D1', 'MERGANSER PARTNERS', 'Another collector has its own opening date.')],
  })),
  scene('a late run that has left the window', (k) => ({
    a: [k.chargeOff('RUDDY BANK', k.ago(24), 1_011, { history: '9x24', opened: k.ago(80) })],
    before: [
      k.chargeOff('RUDDY BANK', k.ago(24), 1_011, {
        history: '9x21 5 4 3',
        opened: k.ago(80),
        newest: k.month(4),
        reported: k.ago(4, 14),
        EX: { reported: k.ago(4, 1) },
        EQ: { reported: k.ago(4, 1) },
      }),
    ],
    v: [never('R2', 'RUDDY BANK', 'The months before have scrolled out of the history; nothing has moved.')],
  })),
  scene('late again after having been cured', (k) => ({
    a: [
      k.card('CANVASBACK CARD', { opened: k.ago(60), balance: 640, history: '1 Cx9 2 1 Cx12', pastDue: 35 }),
    ],
    before: [
      k.card('CANVASBACK CARD', {
        opened: k.ago(60),
        balance: 640,
        history: 'Cx6 2 1 Cx12',
        newest: k.month(4),
        reported: k.ago(4, 14),
        EX: { reported: k.ago(4, 1) },
        EQ: { reported: k.ago(4, 1) },
      }),
    ],
    v: [never('R2', 'CANVASBACK CARD', 'A new delinquency.')],
  })),
];
