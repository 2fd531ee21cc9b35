import type { AccessEntry } from '#contract/accessRecord.ts';
import { Id } from '#contract/shapes.ts';
import type { Store } from '#server/store/store.ts';
import type { AccessEntryTable } from '#server/store/tables/access.ts';

/** What of a row's object people can read; ids are left out. */
const words: readonly string[] = ['document', 'revealedValue'];

/**
 * Puts current names to rows of an account's record. Erased clients and people have none. The reader is reusable for
 * many rows.
 */
export async function createReadable(store: Pick<Store, 'profiles' | 'users'>, accountId: string) {
  const clients = (await store.profiles.list(accountId)).map(({ id, name }) => ({ id, name }));
  const clientNames = new Map(clients.map(({ id, name }) => [id, name]));
  const people = new Map<string, string>();

  async function personOf(actor: 'member' | 'outsider', userId: string): Promise<string> {
    const known = people.get(userId);
    if (known !== undefined) return known;
    const user = await store.users.find(userId);
    // Someone outside the account is named as in the list of a print link's downloads.
    const name = (actor === 'member' ? user?.fullName : user?.mail) ?? '';
    people.set(userId, name);
    return name;
  }

  async function entryOf(row: AccessEntryTable): Promise<AccessEntry> {
    const { actor, person } = row;
    return {
      number: row.number,
      at: row.at,
      actor: actor === 'server' ? 'unknown' : actor,
      name: actor === 'member' || actor === 'outsider' ? await personOf(actor, person) : '',
      forName: row.for_user === '' ? '' : await personOf('member', row.for_user),
      address: row.address,
      reads: row.reads,
      call: row.call,
      client: clientNames.get(row.profile_id) ?? null,
      detail: words.includes(row.reads) && !Id.safeParse(row.object).success ? row.object : '',
      refused: row.outcome !== 'answered',
    };
  }

  return { clients, entryOf };
}
