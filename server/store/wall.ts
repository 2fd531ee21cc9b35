import { AsyncLocalStorage } from 'node:async_hooks';

/** The PostgreSQL setting that the policies compare with `account_id` (migration 0025). */
export const accountSetting = 'redress.account';
/** The value with which the policies show every account. */
export const everyAccount = '*';

/**
 * Why a query may see more than one account. Everything else runs within the one account of its request, or sees
 * nothing.
 */
export type Reason =
  /** Who a token or a new person belongs to. */
  | 'signIn'
  /** Which user support means, and the names of people in another account's records. */
  | 'people'
  /** Which account the holder of a link, a ticket, or a public name is led to. */
  | 'links'
  /** Which order a reply of the card provider is about. */
  | 'cardReplies'
  /** Who works on which job. */
  | 'jobs'
  /** The chains of the record of access, the server's own included. */
  | 'recordOfAccess'
  /** Wrapped keys, and the keys of erased clients. */
  | 'keys'
  /** What the server does for all accounts by itself, at its start and from time to time. */
  | 'housekeeping';

const scope = new AsyncLocalStorage<string>();

/** What `work` asks PostgreSQL sees and changes nothing but this account's rows, whatever the queries say. */
export function forAccount<T>(accountId: string, work: () => T): T {
  return scope.run(accountId, work);
}

/** What `work` asks sees the rows of every account. Keep it as small as one query where that is possible. */
export function acrossAccounts<T>(_reason: Reason, work: () => T): T {
  return scope.run(everyAccount, work);
}

/** What the policies are to show to the next query: an account's id, `*`, or nothing (''). */
export const visibleAccount = (): string => scope.getStore() ?? '';
