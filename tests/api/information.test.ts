import { afterEach, expect, it, vi } from 'vitest';
import { loadInformation } from '#src/api/information.ts';
import { perform } from '#src/api/perform.ts';

vi.mock('#src/api/perform.ts', () => ({ perform: vi.fn<typeof perform>() }));
afterEach(() => vi.unstubAllGlobals());

/** The keys in the storage of a tab, before and after it has learned who is signed in. */
async function keysAfter(keys: readonly string[], information: object): Promise<string[]> {
  const tab = { getItem: () => null, removeItem: (key: string) => Reflect.deleteProperty(tab, key) };
  const storage = Object.assign(tab, Object.fromEntries(keys.map((key) => [key, '{}'])));
  vi.stubGlobal('sessionStorage', storage);
  vi.mocked(perform).mockResolvedValue(information);
  await loadInformation();
  return Object.keys(storage).filter((key) => keys.includes(key));
}

const stored = ['draft:ana:profile-creation', 'draft:anabel:repair:1', 'draft:ben:purchase', 'other'];

it('removes from a tab the drafts of the person who was signed in there before', async () => {
  expect(await keysAfter(stored, { id: 'ana', impersonated: false })).toEqual([
    'draft:ana:profile-creation',
    'other',
  ]);
});

it('keeps the drafts of a support agent who acts for someone', async () => {
  expect(await keysAfter(stored, { id: 'ben', impersonated: true })).toEqual(stored);
});
