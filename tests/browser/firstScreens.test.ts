import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPreloads } from '#server/http/preloads.ts';

const built = join('dist', 'web');

/** The scripts that a signed-in visitor's first screen loads before anything is shown. */
async function scriptsOf(path: string): Promise<readonly string[]> {
  const preloads = await readPreloads(built);
  const links = preloads.links('signedIn', preloads.pageOf(path));
  return [...links.matchAll(/href="\/(assets\/[^"]+\.js)"/g)].flatMap(([, file]) => file ?? []);
}

const isSchemas = (file: string) => readFileSync(join(built, file), 'utf8').includes('ZodMini');

describe.each(['/dashboard', '/home'])('%s', (path) => {
  test('the first screen loads its own code, and no schemas: replies are trusted (decision 85)', async () => {
    const scripts = await scriptsOf(path);
    expect(scripts).toContainEqual(expect.stringMatching(/\/frame-/));
    expect(scripts.filter(isSchemas)).toEqual([]);
  });
});

test('schemas are recognized where they are: the forms that need them load them', async () => {
  const scripts = await scriptsOf('/edit-profile/0b0f4bb6-4f5c-4bb3-9b0e-6d3f9c0f7a11');
  expect(scripts.filter(isSchemas)).not.toEqual([]);
});
