/** Recognizes an item of a letter in other letters, also in those about another report of the same client. */
import { sameCompany, sameNumber, shownStart } from '../findings/names.ts';
import type { Item } from './letter.ts';

/** What an item is about, as far as every report of the client says it alike. */
export interface ItemIdentity {
  /** The kind of item: `account`, `inquiry`, … */
  readonly kind: string;
  readonly heading: string;
  /** The name and number by which an account's heading calls it; null if it doesn't. */
  readonly creditor: string | null;
  readonly number: string | null;
}

export function identityOf({ key, heading }: Pick<Item, 'key' | 'heading'>): ItemIdentity {
  const cited = (wanted: string) => heading.evidence.find(({ field }) => field === wanted)?.value ?? null;
  return {
    kind: key.split(':', 1)[0] ?? '',
    heading: heading.text,
    creditor: cited('creditorName'),
    number: cited('accountNumber'),
  };
}

/**
 * Whether two items of different reports are about the same thing. Accounts: the same company and the same start of
 * the account number, which each bureau masks differently. Everything else, and accounts without a number: the same
 * heading, which names the company and the day of an inquiry and the entry of a file.
 */
export function isSameItem(one: ItemIdentity, other: ItemIdentity): boolean {
  if (one.kind !== other.kind) return false;
  if (one.heading === other.heading) return true;
  if (one.creditor === null || other.creditor === null || one.number === null || other.number === null)
    return false;
  return (
    shownStart(one.number) !== '' &&
    sameNumber(one.number, other.number) &&
    sameCompany(one.creditor, other.creditor)
  );
}
