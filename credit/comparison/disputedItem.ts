/** What a newer report shows about what a letter to a bureau disputed. It is a hint for a person, never a result. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { NamedLine } from '../findings/acrossReports.ts';
import { sameCompany } from '../findings/names.ts';
import type { Inquiry, PublicRecord, Report } from '../report/model.ts';
import { type AgedOff, agedOffBetween } from './agedOff.ts';
import type { BureauChanges, Change, FieldChange } from './change.ts';
import { compareReports } from './compareReports.ts';
import { reAged, type ReAged } from './reAging.ts';
import { isRoutine } from './routine.ts';

export type Sighting =
  /** `isAgedOff`: its time in reports ended meanwhile. */
  | { readonly kind: 'notSeen'; readonly isAgedOff: boolean }
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'changed';
      readonly fields: readonly FieldChange[];
      /** Only what every month changes is different. */
      readonly isRoutine: boolean;
      /** Those of the fields that every month changes. */
      readonly routine: readonly FieldChange[];
      /** A later date of first delinquency that nothing explains: something to look at, and not a violation by itself. */
      readonly reAged: ReAged | null;
    }
  /** Something that may be the same; a person has to look at it. */
  | {
      readonly kind: 'possibleMatch';
      /** Another company's name; null if the company is the same, but the number or the opening day is not. */
      readonly name: string | null;
      readonly fields: readonly FieldChange[];
      /** Those of the fields that every month changes. */
      readonly routine: readonly FieldChange[];
      readonly reAged: ReAged | null;
    }
  /** `missing`: the newer report has nothing of this bureau. `incomplete`: it does not list everything of the kind. */
  | { readonly kind: 'notComparable'; readonly because: 'missing' | 'incomplete' };

type AnyChange = Change<NamedLine> | Change<Inquiry> | Change<PublicRecord>;

/**
 * Finds in a newer report what happened to items of an earlier one. The function it returns takes a bureau and the key of an
 * item in a letter, such as `account:account-3`; null for what reports do not compare, such as names and addresses, and for
 * what the earlier report does not list at this bureau.
 */
export function sightings(before: Report, now: Report): (bureau: Bureau, itemKey: string) => Sighting | null {
  const compared = compareReports(before, now);
  const isAgedOff = agedOffBetween(before, now);
  return (bureau, itemKey) => {
    const changes = compared.find((each) => each.bureau === bureau);
    const own = changes === undefined ? [] : changesOf(before, changes, itemKey);
    if (own.length === 0) return null;
    return now.bureaus.includes(bureau)
      ? sightingOf(own, isAgedOff)
      : { kind: 'notComparable', because: 'missing' };
  };
}

/** The changes of the records that an item is about. */
function changesOf(
  { accounts }: Report,
  changes: BureauChanges<NamedLine, Inquiry, PublicRecord>,
  itemKey: string,
): readonly AnyChange[] {
  const [kind = '', id = ''] = itemKey.split(/:(.*)/s);
  const isOwn = (change: AnyChange, owns: (record: NamedLine | Inquiry | PublicRecord) => boolean) =>
    'before' in change && change.before !== null && owns(change.before);
  if (kind === 'inquiry' || kind === 'publicRecord') {
    const all: readonly AnyChange[] = kind === 'inquiry' ? changes.inquiries : changes.publicRecords;
    return all.filter((change) => isOwn(change, (record) => 'id' in record && record.id === id));
  }
  if (kind !== 'account') return [];
  const lines = new Set(accounts.find((account) => account.id === id)?.tradelines);
  return changes.accounts.filter((change) =>
    isOwn(change, (record) => 'line' in record && lines.has(record.line)),
  );
}

/** Of several lines of one account, what is still there counts: it is gone only if all of them are. */
function sightingOf(changes: readonly AnyChange[], isAgedOff: AgedOff): Sighting {
  const seen = changes.filter(({ kind }) => kind === 'same' || kind === 'changed');
  if (seen.length > 0) {
    const fields = changes.flatMap((change) => (change.kind === 'changed' ? change.fields : []));
    return fields.length === 0 && seen.length === changes.length
      ? { kind: 'unchanged' }
      : {
          kind: 'changed',
          fields,
          isRoutine: isRoutineOnly(changes),
          routine: changes.flatMap(routineIn),
          reAged: reAgedIn(changes),
        };
  }
  for (const change of changes) {
    if (change.kind !== 'possiblySame') continue;
    return {
      kind: 'possibleMatch',
      name: otherName(nameOf(change.before), nameOf(change.now)),
      fields: change.fields,
      routine: routineIn(change),
      reAged: reAgedIn([change]),
    };
  }
  return changes.every(({ kind }) => kind === 'gone')
    ? { kind: 'notSeen', isAgedOff: changes.every((change) => isOfAge(change, isAgedOff)) }
    : { kind: 'notComparable', because: 'incomplete' };
}

function isOfAge(change: AnyChange, isAgedOff: AgedOff): boolean {
  if (!('before' in change) || change.before === null) return false;
  return isAgedOff('line' in change.before ? change.before.line : change.before);
}

function routineIn(change: AnyChange): readonly FieldChange[] {
  if ((change.kind !== 'changed' && change.kind !== 'possiblySame') || !('line' in change.now)) return [];
  const { line } = change.now;
  return change.fields.filter((field) => isRoutine(field, line));
}

/** Also false if one of several lines is gone. */
const isRoutineOnly = (changes: readonly AnyChange[]): boolean =>
  changes.every(
    (change) =>
      change.kind === 'same' ||
      (change.kind === 'changed' && routineIn(change).length === change.fields.length),
  );

function reAgedIn(changes: readonly AnyChange[]): ReAged | null {
  for (const change of changes) {
    if (change.kind !== 'changed' && change.kind !== 'possiblySame') continue;
    const { before, now } = change;
    const found = 'line' in before && 'line' in now ? reAged(before.line, now.line) : null;
    if (found !== null) return found;
  }
  return null;
}

const otherName = (before: string, now: string): string | null => (sameCompany(before, now) ? null : now);

function nameOf(record: NamedLine | Inquiry | PublicRecord): string {
  if ('creditor' in record) return record.creditor;
  return 'subscriber' in record ? (record.subscriber?.value ?? '') : (record.court?.value ?? '');
}
