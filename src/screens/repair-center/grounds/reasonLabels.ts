import { useLingui } from '@lingui/react/macro';
import type { ConfirmedReason } from '#contract/grounds.ts';
import { shownDate } from '#src/ui/dates.ts';
import { money } from '../money.ts';

export type ReasonKind = ConfirmedReason['reason'];
export type DisputedDate = Extract<ConfirmedReason, { reason: 'wrongDate' }>['field'];

/** Formats `2024-02` as `02/2024`. */
export const shownMonth = (month: string) => `${month.slice(5)}/${month.slice(0, 4)}`;

/** The reasons of the closed list, in the client's words. */
export function useReasonNames(): Readonly<Record<ReasonKind, string>> {
  const { t } = useLingui();
  return {
    notMine: t`This account is not mine`,
    paid: t`I paid it in full`,
    neverLate: t`I wasn’t late in these months`,
    wrongBalance: t`The balance is wrong`,
    wrongDate: t`A date is wrong`,
    closedByMe: t`I closed it myself`,
    authorizedUser: t`I am only an authorized user`,
  };
}

export function useDateNames(): Readonly<Record<DisputedDate, string>> {
  const { t } = useLingui();
  return {
    dateOpened: t`Date opened`,
    dateClosed: t`Date closed`,
    dateLastPayment: t`Last payment`,
  };
}

/** A confirmed reason with its details. */
export function useReasonText(): (reason: ConfirmedReason) => string {
  const names = useReasonNames();
  const dates = useDateNames();
  const { t } = useLingui();
  const detail = (reason: ConfirmedReason): string => {
    switch (reason.reason) {
      case 'paid':
      case 'closedByMe':
        return reason.on === null ? '' : shownDate(reason.on);
      case 'neverLate':
        return reason.months.map(shownMonth).join(', ');
      case 'wrongBalance': {
        const owed = money(reason.right);
        return reason.right === null ? '' : t`should be ${owed}`;
      }
      case 'wrongDate': {
        const name = dates[reason.field];
        const right = reason.right === null ? '' : shownDate(reason.right);
        return right === '' ? name : t`${name}: should be ${right}`;
      }
      case 'notMine':
      case 'authorizedUser':
        return '';
    }
  };
  return (reason) => {
    const more = detail(reason);
    return more === '' ? names[reason.reason] : `${names[reason.reason]} (${more})`;
  };
}
