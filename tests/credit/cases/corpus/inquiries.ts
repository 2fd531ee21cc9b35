/** Inquiries. */
import { inquiry } from '../accounts.ts';
import { alsoTrue, error, never } from '../case.ts';
import { scene, type SceneMaker } from '../scene.ts';

const auto = ['FA', 'Auto Financing'] as const;
const collector = ['YC', 'Other Collection Agencies'] as const;

export const inquiries: readonly SceneMaker[] = [
  ...(
    [
      ['NICKEL BANK', 'TU', -1],
      ['ZINC CARD', 'EX', -40],
      ['PEWTER LENDING', 'EQ', -200],
    ] as const
  ).map(([name, at, days]) =>
    scene(`${name}: an inquiry past two years`, (k) => ({
      inquiries: [inquiry(name, at, k.years(2, days))],
      v: [error('Q1', `${name}/${at}/${k.years(2, days)}`, `Two years and ${String(-days)} days.`)],
    })),
  ),
  scene('an inquiry a day short of two years', (k) => ({
    inquiries: [
      inquiry('BRONZE BANK', 'TU', k.years(2, 1)),
      inquiry('PLATINUM CARD CO', 'EX', k.years(2, 30)),
    ],
    v: [
      never(
        'Q1',
        `BRONZE BANK/TU/${k.years(2, 1)}|PLATINUM CARD CO/EX/${k.years(2, 30)}`,
        'Less than two years.',
      ),
    ],
  })),
  scene('an inquiry of last month', (k) => ({
    inquiries: [inquiry('TITANIUM AUTO', 'EQ', k.days(33), auto)],
    v: [never('Q1 Q3', `TITANIUM AUTO/EQ/${k.days(33)}`, 'Recent, once.')],
  })),
  scene('an inquiry of the first of the month of two years ago', (k) => ({
    inquiries: [inquiry('CHROME FINANCE', 'EQ', k.years(2, 16))],
    v: [never('Q1', `CHROME FINANCE/EQ/${k.years(2, 16)}`, 'Not yet two years.')],
  })),
  ...(
    [
      ['ONYX FINANCIAL', 'TU', 400],
      ['OPAL LENDERS', 'EX', 260],
      ['GARNET CARD', 'EQ', 520],
    ] as const
  ).map(([name, at, days]) =>
    scene(`${name}: an inquiry without an account`, (k) => ({
      inquiries: [inquiry(name, at, k.days(days))],
      v: [error('Q2', `${name}/${at}/${k.days(days)}`, 'No account under that name: worth asking.')],
    })),
  ),
  scene('an inquiry that led to an account', (k) => ({
    a: [
      k.card('TOPAZ BANK', { opened: k.ago(12, 20), history: 'Cx12' }),
      k.auto('JASPER AUTO FINANCE', { opened: k.ago(9, 2), history: 'Cx9' }),
    ],
    inquiries: [
      inquiry('TOPAZ BANK', 'TU', k.ago(12, 17)),
      inquiry('JASPER AUTO FIN', 'EX', k.ago(11, 20), auto),
    ],
    v: [
      never(
        'Q2',
        `TOPAZ BANK/TU/${k.ago(12, 17)}|JASPER AUTO FIN/EX/${k.ago(11, 20)}`,
        'Opened days or weeks later.',
      ),
    ],
  })),
  scene('an inquiry under the bank’s longer name', (k) => ({
    a: [k.card('BERYL BANK', { opened: k.ago(14, 15), history: 'Cx14' })],
    inquiries: [inquiry('BERYL BANK USA NA', 'EX', k.ago(14, 12))],
    v: [never('Q2', `BERYL BANK USA NA/EX/${k.ago(14, 12)}`, 'The same bank.')],
  })),
  scene('an inquiry a hundred days before the mortgage', (k) => ({
    a: [k.mortgage('LAPIS HOME LOANS', { opened: k.days(300), history: 'Cx10' })],
    inquiries: [inquiry('LAPIS HOME LOANS', 'TU', k.days(400), ['BM', 'Bank Mortgage Loans'])],
    v: [never('Q2 Q1', `LAPIS HOME LOANS/TU/${k.days(400)}`, 'A mortgage takes its time.')],
  })),
  ...(
    [
      ['MALACHITE MOTORS', 'TU', 3],
      ['TURQUOISE BANK', 'EX', 0],
      ['AZURITE LENDING', 'EQ', 9],
    ] as const
  ).map(([name, at, apart]) =>
    scene(`${name}: two inquiries ${String(apart)} days apart`, (k) => ({
      inquiries: [
        inquiry(name, at, k.days(150 + apart)),
        { ...inquiry(name, at, k.days(150)), key: `${name} second` },
      ],
      v: [
        error('Q3', `${name}/${at}/${k.days(150 + apart)}|${name} second`, 'Same company, same bureau.'),
        alsoTrue('Q2', `${name}/${at}/${k.days(150 + apart)}|${name} second`, 'No account.'),
      ],
    })),
  ),
  scene('shopping for a car loan', (k) => ({
    inquiries: ['QUARTZ AUTO CREDIT', 'FELDSPAR MOTOR FINANCE', 'MICA CREDIT UNION', 'GYPSUM BANK AUTO'].map(
      (name) => inquiry(name, 'TU', k.days(200), auto),
    ),
    v: [
      never(
        'Q3',
        ['QUARTZ AUTO CREDIT', 'FELDSPAR MOTOR FINANCE', 'MICA CREDIT UNION', 'GYPSUM BANK AUTO']
          .map((name) => `${name}/TU/${k.days(200)}`)
          .join('|'),
        'Four lenders.',
      ),
    ],
  })),
  scene('one lender at three bureaus on one day', (k) => ({
    inquiries: [
      inquiry('TALC MORTGAGE', 'TU', k.days(180)),
      inquiry('TALC MORTGAGE', 'EX', k.days(180)),
      inquiry('TALC MORTGAGE', 'EQ', k.days(180)),
    ],
    v: [
      never(
        'Q3',
        ['TU', 'EX', 'EQ'].map((at) => `TALC MORTGAGE/${at}/${k.days(180)}`).join('|'),
        'Three bureaus.',
      ),
    ],
  })),
  scene('one bank twice, two months apart', (k) => ({
    inquiries: [inquiry('SHALE BANK', 'EX', k.days(300)), inquiry('SHALE BANK', 'EX', k.days(240))],
    v: [never('Q3', `SHALE BANK/EX/${k.days(300)}|SHALE BANK/EX/${k.days(240)}`, 'Two applications.')],
  })),
  ...(
    [
      ['BASALT RECOVERY', 'TU', 90],
      ['PUMICE COLLECTIONS', 'EX', 300],
      ['OBSIDIAN PORTFOLIO', 'EQ', 45],
    ] as const
  ).map(([name, at, days]) =>
    scene(`${name}: a collector without an account`, (k) => ({
      inquiries: [inquiry(name, at, k.days(days), collector)],
      v: [error('Q4 Q2', `${name}/${at}/${k.days(days)}`, 'No account under that name.', { most: 'low' })],
    })),
  ),
  ...(
    [
      ['GNEISS RECOVERY', 'HILLTOP CELLULAR'],
      ['SCHIST COLLECTIONS', 'METRO PARKING AUTHORITY'],
      ['MARL CREDIT CONTROL', 'EVENING TRIBUNE'],
    ] as const
  ).map(([name, original]) =>
    scene(`${name}: a collector that has a collection`, (k) => ({
      a: [k.collection(name, original, 610, k.ago(11))],
      inquiries: [inquiry(name, 'TU', k.ago(12, 20), collector)],
      v: [never('Q4 Q2', `${name}/TU/${k.ago(12, 20)}`, 'It collects a debt in this report.')],
    })),
  ),
];
