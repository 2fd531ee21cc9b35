/** Changes that every month brings, and that say nothing about a dispute. */
import { isChargedOffOrCollection } from '../findings/accountRating.ts';
import type { Tradeline } from '../report/model.ts';
import type { FieldChange } from './change.ts';

const dates: ReadonlySet<string> = new Set(['dateAccountStatus', 'dateLastPayment']);
const amounts: ReadonlySet<string> = new Set(['balance', 'highBalance', 'monthlyPayment', 'pastDue']);

/** The amounts of a debt that was charged off or is collected do not change with each bill. */
export const isRoutine = ({ field }: FieldChange, now: Tradeline): boolean =>
  dates.has(field) || (amounts.has(field) && !isChargedOffOrCollection(now));
