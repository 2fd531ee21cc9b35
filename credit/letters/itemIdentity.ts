/** Recognizes an item of a letter in other letters, also in those about another report of the same client. */
import { isFileAsWhole } from '#vocabulary/fileAsWhole.ts';
import { endsAgree, shownOf, shownStart } from '#vocabulary/maskedNumbers.ts';
import { plain, sameCompany, sameNumber } from '../findings/names.ts';
import { sameStreet } from '../findings/streets.ts';
import type { EvidenceField } from '#vocabulary/evidenceFields.ts';
import type { Item } from './letter.ts';

/** What an item is about, as far as every report of the client says it alike. */
export interface ItemIdentity {
  /** The kind of item: `account`, `inquiry`, … */
  readonly kind: string;
  readonly heading: string;
  /** The name and number by which an account's heading calls it; null if it doesn't. */
  readonly creditor: string | null;
  readonly number: string | null;
  /** When an account was opened, `03/14/2014`; absent if its letter doesn't say. */
  readonly opened?: string | undefined;
  /** Which name, address, employer, birth date, or number an item of personal information is about. */
  readonly entry?: string | undefined;
}

type Identified = Pick<Item, 'key' | 'heading' | 'opened'> & Partial<Pick<Item, 'states' | 'grounds'>>;

export function identityOf(item: Identified): ItemIdentity {
  const { key, heading, opened } = item;
  const cited = (wanted: string) => heading.evidence.find(({ field }) => field === wanted)?.value ?? null;
  const entry = entryIn(item);
  return {
    kind: key.split(':', 1)[0] ?? '',
    heading: heading.text,
    creditor: cited('creditorName'),
    number: cited('accountNumber'),
    ...(opened !== undefined && { opened }),
    ...(entry !== undefined && { entry }),
  };
}

const entryFields: ReadonlySet<EvidenceField> = new Set(['name', 'address', 'employer', 'birth', 'ssn']);

/** The heading of personal information says only its kind, so that the sentences have to say which entries it is about. */
function entryIn({ key, states = [], grounds = [] }: Identified): string | undefined {
  if (!key.startsWith('personal:')) return undefined;
  const named = [...states, ...grounds].flatMap(({ evidence }) => evidence);
  const values = named.flatMap(({ field, value }) => (entryFields.has(field) ? [value] : []));
  // What shows that a file is mixed up is several entries, which are another sign once one of them is another.
  return isFileAsWhole(key) ? [...new Set(values)].toSorted().join('; ') : values[0];
}

/**
 * Whether two items of different reports are about the same thing. Accounts: the same company, and the same start or the same
 * end of the account number, which each bureau and provider masks differently; a few digits count only if the opening months don't
 * differ. Personal information: the same entry. Everything else, and accounts without a number: the same heading, which names the
 * company and the day of an inquiry.
 */
export function isSameItem(one: ItemIdentity, other: ItemIdentity): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === 'personal') return one.heading === other.heading && isSameEntry(one.entry, other.entry);
  if (opensDiffer(one, other) && !isSameWhole(one.number, other.number)) return false;
  if (one.heading === other.heading) return true;
  if (one.creditor === null || other.creditor === null || one.number === null || other.number === null)
    return false;
  return isSameNumber(one.number, other.number) && sameCompany(one.creditor, other.creditor);
}

function isSameEntry(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return plain(one) === plain(other) || isSameAddress(one, other);
}

/** An address is written as its street, its city, and its state and ZIP code, of which a report may leave out some. */
function isSameAddress(one: string, other: string): boolean {
  const [[street = '', ...place], [otherStreet = '', ...otherPlace]] = [one.split(', '), other.split(', ')];
  if (place.length === 0 || otherPlace.length === 0 || !sameStreet(street, otherStreet)) return false;
  const [zip, otherZip] = [zipIn(place), zipIn(otherPlace)];
  return zip !== undefined && otherZip !== undefined
    ? zip === otherZip
    : plain(place.join(' ')).startsWith(plain(otherPlace.join(' '))) ||
        plain(otherPlace.join(' ')).startsWith(plain(place.join(' ')));
}

const zipIn = (place: readonly string[]): string | undefined =>
  /\b(\d{5})(-\d{4})?$/.exec(place.join(' '))?.[1];

/** With fewer characters, a lender's next account often begins in the same way. */
const wholeNumber = 8;

const isSameWhole = (one: string | null, other: string | null): boolean =>
  one !== null &&
  other !== null &&
  sameNumber(one, other) &&
  Math.min(shownStart(one).length, shownStart(other).length) >= wholeNumber;

/** Compares where the numbers begin if both show that, and otherwise where they end: what one shows and the other masks says nothing. */
function isSameNumber(one: string, other: string): boolean {
  if (shownStart(one) !== '' && shownStart(other) !== '') return sameNumber(one, other);
  return endsAgree(shownOf(one), shownOf(other));
}

/** `03/14/2014` and `03/01/2014` are the same month. */
function opensDiffer({ opened: one }: ItemIdentity, { opened: other }: ItemIdentity): boolean {
  const monthOf = (day: string) => `${day.slice(0, 2)} ${day.slice(-4)}`;
  return one !== undefined && other !== undefined && monthOf(one) !== monthOf(other);
}
