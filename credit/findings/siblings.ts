/** Tells the lines of one debt from those of siblings: two loans under one number, or two debts to one creditor. */
import type { Field, Tradeline } from '../report/model.ts';
import { monthOf } from './calendar.ts';
import { mayHaveMoved } from './accountRating.ts';
import { sameCompany, sameNumber } from './names.ts';
import { roleOf } from './responsibility.ts';

function differ<T>(one: Field<T>, other: Field<T>, isSame = (a: T, b: T) => a === b): boolean {
  return one !== null && other !== null && !isSame(one.value, other.value);
}

export function within5Percent(one: number, other: number): boolean {
  return Math.abs(one - other) <= 0.05 * Math.max(one, other);
}

/** Whether two lines of one file have different owners, original amounts, or kinds. What is missing differs from nothing. */
export function areSiblings(
  one: Tradeline,
  other: Tradeline,
  isSameAmount: (one: number, other: number) => boolean,
): boolean {
  const [role, otherRole] = [roleOf(one), roleOf(other)];
  return (
    (role !== null && otherRole !== null && role !== otherRole) ||
    differ(one.highBalance, other.highBalance, isSameAmount) ||
    differ(one.accountType, other.accountType, (a, b) => a.symbol === b.symbol)
  );
}

/**
 * Whether two lines of one file can be two listings of one account. A number may be masked differently. A lender’s own
 * transfer leaves a transferred line next to the one that took its place.
 */
export function canBeOneAccount(one: Tradeline, other: Tradeline): boolean {
  const isShown = ({ accountNumber }: Tradeline) => /[0-9A-WYZ]/i.test(accountNumber?.value ?? '');
  const [number = '', otherNumber = ''] = [one.accountNumber?.value, other.accountNumber?.value];
  return (
    !areSiblings(one, other, (a, b) => a === b) &&
    !differ(one.dateOpened, other.dateOpened, (a, b) => monthOf(a) === monthOf(b)) &&
    !(isShown(one) && isShown(other) && !sameNumber(number, otherNumber)) &&
    mayHaveMoved(one) === mayHaveMoved(other) &&
    sameCompany(one.creditorName?.value ?? '', other.creditorName?.value ?? '')
  );
}
