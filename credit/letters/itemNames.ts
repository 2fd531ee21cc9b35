/** What items are called on screens: as in the letter, but with the visible end of an account's number only, and accounts of one company with the day they were opened, too. */
import { itemOpening, shownHeading } from '#vocabulary/accountMask.ts';
import { companyKey, sameCompany } from '../findings/names.ts';
import { identityOf } from './itemIdentity.ts';
import type { Item } from './letter.ts';

type NamedItem = Pick<Item, 'key' | 'heading' | 'opened'>;

/** An item, and what it shares with the same item of other letters. */
interface ItemOfSubject {
  readonly subject: string;
  readonly item: NamedItem;
}

/** A name as it is for an account that is the only one of its company. */
export const withoutOpening = (name: string): string => name.split(itemOpening, 1)[0] ?? '';

function companyOf(item: NamedItem): string | null {
  const { kind, creditor } = identityOf(item);
  return kind === 'account' ? creditor : null;
}

/** The subjects with an account of a company that has another account among them. */
function withNamesakes(items: readonly ItemOfSubject[]): ReadonlySet<string> {
  const accounts = new Map(
    items.flatMap(({ subject, item }) => {
      const company = companyOf(item);
      return company === null ? [] : [[`${subject} ${company}`, { subject, company }] as const];
    }),
  );
  // Comparing names takes long, and those of one company begin alike.
  const groups = Map.groupBy(accounts.values(), ({ company }) => companyKey(company)).values();
  const found = [...groups].flatMap((group) =>
    group.filter((one) =>
      group.some((other) => other.subject !== one.subject && sameCompany(other.company, one.company)),
    ),
  );
  return new Set(found.map(({ subject }) => subject));
}

/**
 * Names items: `NAVIENT ··4111, opened 03/14/2014` if another account of the company is among them, otherwise
 * by the name and the number alone. A bureau may mask all of a number, or leave it out. Letters from before the date was kept have it from a
 * later letter about the same account.
 */
export function namesAmong(items: readonly ItemOfSubject[]): (of: ItemOfSubject) => string {
  const ambiguous = withNamesakes(items);
  const openedOn = new Map(
    items.flatMap(({ subject, item: { opened } }) =>
      opened === undefined ? [] : [[subject, opened] as const],
    ),
  );
  return ({ subject, item: { heading, opened = openedOn.get(subject) } }) =>
    `${shownHeading(heading.text)}${ambiguous.has(subject) && opened !== undefined ? `${itemOpening}${opened}` : ''}`;
}

/** The same of items of one report, which are the same if they have the same key. */
export function namesInReport(items: readonly NamedItem[]): (item: NamedItem) => string {
  const name = namesAmong(items.map((item) => ({ item, subject: item.key })));
  return (item) => name({ item, subject: item.key });
}
