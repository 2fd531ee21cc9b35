/** Which of a client's statements about one account cannot both be true. */
import type { ConfirmedReason } from './grounds.ts';

/** Why two statements contradict each other. The browser has a sentence for each. */
export const contradictions = [
  /** An account that is not theirs is one they know nothing about. */
  'notTheirs',
  /** Nothing is owed on an account that was paid in full. */
  'paidButOwed',
  /** An authorized user does not owe the debt. */
  'userButOwed',
  /** An authorized user cannot close the account. */
  'userClosed',
  /** The payment that paid it in full was the last one. */
  'lastPayment',
  /** It was closed on one day. */
  'closingDate',
  /** Nothing was paid or closed before the account was opened. */
  'beforeOpening',
] as const;
export type Contradiction = (typeof contradictions)[number];

/** What a statement is about: a new one about the same fact replaces the old one. Each date is a fact of its own. */
export function factOf(reason: ConfirmedReason): string {
  return reason.reason === 'wrongDate' ? `wrongDate ${reason.field}` : reason.reason;
}

/** Why both statements about one account cannot be true; null if they can, or if one would replace the other. */
export function contradictionOf(one: ConfirmedReason, other: ConfirmedReason): Contradiction | null {
  if (factOf(one) === factOf(other)) return null;
  const said = factsOf([one, other]);
  if (said.notTheirs) return 'notTheirs';
  if (said.paid && said.owed > 0) return 'paidButOwed';
  if (said.user && said.owed > 0) return 'userButOwed';
  if (said.user && said.closed) return 'userClosed';
  if (differ(said.paidOn, said.lastPayment)) return 'lastPayment';
  if (differ(said.closedOn, said.closingDate)) return 'closingDate';
  const later = [said.paidOn, said.lastPayment, said.closedOn, said.closingDate];
  return later.some((date) => date !== null && said.opened !== null && date < said.opened)
    ? 'beforeOpening'
    : null;
}

const differ = (one: string | null, other: string | null) => one !== null && other !== null && one !== other;

function factsOf(reasons: readonly ConfirmedReason[]) {
  const of = <K extends ConfirmedReason['reason']>(kind: K) =>
    reasons.find((each): each is Extract<ConfirmedReason, { reason: K }> => each.reason === kind);
  const date = (field: Extract<ConfirmedReason, { reason: 'wrongDate' }>['field']) =>
    reasons.flatMap((each) => (each.reason === 'wrongDate' && each.field === field ? [each.right] : []))[0] ??
    null;
  return {
    notTheirs: of('notMine') !== undefined,
    user: of('authorizedUser') !== undefined,
    paid: of('paid') !== undefined,
    paidOn: of('paid')?.on ?? null,
    closed: of('closedByMe') !== undefined,
    closedOn: of('closedByMe')?.on ?? null,
    /** US cents; 0 if they did not say how much. */
    owed: of('wrongBalance')?.right ?? 0,
    opened: date('dateOpened'),
    closingDate: date('dateClosed'),
    lastPayment: date('dateLastPayment'),
  };
}

/** A statement, and the account of the report that it is about. */
interface Statement {
  readonly accountId: string;
  readonly reason: ConfirmedReason;
}

/** The first earlier statement that a new one contradicts, and why; null if there is none. */
export function contradicted<S extends Statement>(
  said: Statement,
  earlier: readonly S[],
): { readonly statement: S; readonly why: Contradiction } | null {
  for (const statement of earlier.filter(({ accountId }) => accountId === said.accountId)) {
    const why = contradictionOf(said.reason, statement.reason);
    if (why !== null) return { statement, why };
  }
  return null;
}
