/** Lines and accounts of formats with less data than TrueLink: what a format doesn’t have stays missing. */
import { bureaus, type Bureau } from '#vocabulary/bureaus.ts';
import type { Account, Alerts, Code, Field, Personal, Tradeline } from '../../model.ts';

/** A line with only its bureau and location. */
export function blankTradeline(bureau: Bureau, at: string): Tradeline {
  return {
    id: '',
    at,
    bureau,
    blended: false,
    creditorName: null,
    subscriberCode: null,
    accountNumber: null,
    kind: 'unknown',
    dateOpened: null,
    dateClosed: null,
    dateReported: null,
    dateVerified: null,
    dateAccountStatus: null,
    dateLastPayment: null,
    dateLastActivity: null,
    datePastDue: null,
    dateWorstPayStatus: null,
    dateChargedOff: null,
    dateFirstDelinquency: null,
    balance: null,
    highBalance: null,
    creditLimit: null,
    monthlyPayment: null,
    pastDue: null,
    chargeOffAmount: null,
    actualPayment: null,
    termMonths: null,
    monthsReviewed: null,
    late30: null,
    late60: null,
    late90: null,
    condition: null,
    openClosed: null,
    payStatus: null,
    worstPayStatus: null,
    designator: null,
    disputeFlag: null,
    industry: null,
    accountType: null,
    creditType: null,
    paymentFrequency: null,
    originalCreditor: null,
    collateral: null,
    markedNegative: null,
    remarks: [],
    history: [],
  };
}

/**
 * An account with the given lines, which are numbered: the first line of a bureau is `account-3/Experian`, its
 * second `…/2`.
 */
export const accountOf = (
  index: number,
  at: string,
  type: Field<Code>,
  lines: readonly Tradeline[],
): Account => accountWithId(`account-${index}`, at, type, lines);

/** The same of an account whose id is known. */
export function accountWithId(
  id: string,
  at: string,
  type: Field<Code>,
  lines: readonly Tradeline[],
): Account {
  const tradelines = bureaus.flatMap((bureau) =>
    lines
      .filter((line) => line.bureau === bureau)
      .map((line, position) => ({
        ...line,
        id: position === 0 ? `${id}/${bureau}` : `${id}/${bureau}/${position + 1}`,
      })),
  );
  const creditor = tradelines.find(({ creditorName }) => creditorName !== null)?.creditorName?.value ?? '';
  return { id, at, creditor, type, tradelines };
}

export const noAlerts: Alerts = { fraud: null, deceased: null, frozen: [], messages: [] };

export const nothingPersonal: Personal = {
  names: [],
  addresses: [],
  births: [],
  ssns: [],
  employers: [],
  phones: [],
  statements: [],
};
