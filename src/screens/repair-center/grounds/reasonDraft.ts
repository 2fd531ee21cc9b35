import type { ConfirmedReason } from '#contract/grounds.ts';
import type { DisputedDate, ReasonKind } from './reasonLabels.ts';

/** What is entered in the form, whichever reason is chosen. */
export interface ReasonDraft {
  readonly kind: ReasonKind | '';
  /** A civil date; '' if none is given. */
  readonly day: string;
  /** Something else than a date was typed. */
  readonly isDayUnreadable: boolean;
  /** Dollars as typed. */
  readonly amount: string;
  readonly field: DisputedDate;
  readonly months: readonly string[];
}

export const emptyDraft: ReasonDraft = {
  kind: '',
  day: '',
  isDayUnreadable: false,
  amount: '',
  field: 'dateOpened',
  months: [],
};

/** US cents from `1,234.50` or `$1234`; null if nothing was typed, undefined if it is not an amount. */
export function centsOf(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  if (!/^\$?(\d{1,3}(,\d{3})+|\d{1,9})(\.\d{1,2})?$/.test(text)) return undefined;
  return Math.round(Number(text.replaceAll(/[$,]/g, '')) * 100);
}

/** Whether the day can't be meant: nothing that it is said of happens after today. */
export const isInFuture = ({ day }: ReasonDraft, today: string): boolean => day > today;

/** The reason in the form in which it can be confirmed, or null while something is missing or wrong. */
export function reasonOf(draft: ReasonDraft, today: string): ConfirmedReason | null {
  const { kind, day, amount, field, months } = draft;
  if (draft.isDayUnreadable || isInFuture(draft, today)) return null;
  const on = day === '' ? null : day;
  switch (kind) {
    case '':
      return null;
    case 'notMine':
    case 'authorizedUser':
      return { reason: kind };
    case 'paid':
    case 'closedByMe':
      return { reason: kind, on };
    case 'wrongDate':
      return { reason: kind, field, right: on };
    case 'neverLate':
      return months.length === 0 ? null : { reason: kind, months: months.toSorted() };
    case 'wrongBalance': {
      const right = centsOf(amount);
      return right === undefined ? null : { reason: kind, right };
    }
  }
}
