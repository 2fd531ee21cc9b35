/**
 * Scenes that were added after the rules had been read, because no scene written before made D4 or K3 say anything.
 * They keep these rules tested, and are left out of the blind figures in docs/cases.md.
 */
import { chapter7, discharged, record } from '../accounts.ts';
import { alsoTrue, error, everyBureau, never } from '../case.ts';
import { scene, type SceneMaker } from '../scene.ts';

const latesAfterTransfer = (
  [
    ['HALYARD HOME LOANS', 'MAINSAIL SERVICING', 214_000, 9, '3 2 1 Cx5'],
    ['TOPSAIL MORTGAGE', 'SPINNAKER SERVICING', 178_500, 11, '2 1 Cx7'],
    ['BOWSPRIT HOME LENDING', 'RIGGING LOAN SERVICING', 263_000, 7, 'C 2 1 Cx3'],
  ] as const
).map(([old, next, high, months, since]) =>
  scene(`${old} still shows late months that belong to ${next}`, (k) => ({
    a: [
      k.soldMortgage(old, k.ago(months), {
        opened: k.ago(60, 8),
        high,
        reported: k.days(8),
        history: `${since} Cx12`,
      }),
      k.mortgage(next, {
        opened: k.ago(60, 8),
        high,
        balance: high - 9_000,
        pastDue: 1_100,
        history: `${since} Cx12`,
      }),
    ],
    v: [
      error('D4', `${old}|${next}`, 'The same months are late at both after the transfer.'),
      alsoTrue(
        'S6 S7 S3 S9',
        `${old}|${next}`,
        'Late after its own end; the past due of the second stands for its months.',
      ),
    ],
  })),
);

const activeAfterDischarge = (
  [
    ['KEELSON BANK', 1_480, 16],
    ['GUNWALE CARD', 905, 9],
    ['TRANSOM CREDIT', 3_220, 21],
  ] as const
).map(([name, balance, active]) =>
  scene(`${name}: active as a charge-off after the discharge`, (k) => ({
    a: [k.chargeOff(name, k.ago(45), balance, { opened: k.ago(95), history: '9x24', status: k.ago(active) })],
    records: everyBureau.map((at) =>
      record('case', at, {
        kind: 'bankruptcy',
        type: chapter7,
        status: discharged,
        filed: k.ago(38, 9),
        resolved: k.ago(34, 20),
      }),
    ),
    v: [error('K3', name, 'Its last activity as a charge-off came after the discharge.')],
  })),
);

export const afterwards: readonly SceneMaker[] = [
  ...latesAfterTransfer,
  ...activeAfterDischarge,
  scene('a condition whose symbol alone means paid', (k) => ({
    a: [k.chargeOff('BONEYARD CARD', k.ago(36), 1_108, { condition: 'paidDerogatory' })],
    v: [
      never(
        'B2 B3',
        'BONEYARD CARD',
        'Readers see “Derogatory”; that the symbol is P proves nothing to them.',
      ),
    ],
  })),
];
