/** Accounts about which nothing can be said: the rest of a report. */
import { kitAt, remarks, type Kit } from './accounts.ts';
import type { AccountSpec } from './case.ts';
import type { Clock } from './clock.ts';

const makers: readonly ((kit: Kit) => AccountSpec)[] = [
  (k) => k.card('WINDROW BANK VISA'),
  (k) => k.card('GULLWING MASTERCARD', { EX: { name: 'GULLWING MC' } }),
  (k) => k.paidAuto('TRELLIS AUTO FINANCE', k.ago(26)),
  (k) => k.mortgage('PORTICO HOME LOANS', { EQ: { name: 'PORTICO HOME LN' } }),
  (k) => k.store('ARBORVITAE OUTFITTERS'),
  (k) => k.student('GAZEBO EDUCATION LOANS'),
  (k) => k.movedStudent('PERGOLA STUDENT LOANS', k.ago(31), { remarks: [remarks.transferred] }),
  (k) => k.closedCard('ROTUNDA BANK', k.ago(19), { remarks: [remarks.closedByConsumer] }),
  (k) => k.card('BELVEDERE CREDIT UNION', { industry: ['QU', 'Credit Unions'] }),
  (k) => k.loan('CUPOLA PERSONAL LOANS'),
  (k) => k.card('PARAPET BANK', { who: 'J' }),
  (k) => k.auto('BALUSTRADE MOTOR CREDIT', { who: 'J' }),
  (k) => k.refinanced('CORNICE MORTGAGE', k.ago(44), { remarks: [remarks.refinanced] }),
  (k) => k.card('TURRET REWARDS', { who: 'A' }),
  (k) => k.paidLoan('VERANDA LENDING', k.ago(35)),
  (k) => k.card('ALCOVE CARD', { EQ: null }),
  (k) => k.soldMortgage('SOLARIUM MORTGAGE', k.ago(40), { remarks: [remarks.transferredLender] }),
  (k) => k.loan('MEZZANINE FURNITURE CREDIT', { TU: null, industry: ['HF', 'Home furnishing'] }),
  (k) => k.card('FOYER BANK', { balance: 0, payment: 0 }),
  (k) => k.student('LOGGIA STUDENT SERVICING', { payment: 0, lastPayment: '', remarks: [remarks.deferred] }),
];

/** A few of them, others for each number. */
export function ordinaryAccounts(clock: Clock, number: number): AccountSpec[] {
  const kit = kitAt(clock);
  return Array.from(
    { length: 4 + (number % 4) },
    (_, index) => makers[(number * 7 + index * 3) % makers.length],
  ).flatMap((make) => make?.(kit) ?? []);
}
