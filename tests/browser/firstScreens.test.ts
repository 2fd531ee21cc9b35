import { readdirSync, readFileSync, statSync } from 'node:fs';
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

/** Thousands of bytes of brotli, with the page's own script, without messages. What is over it loads before any client is shown. */
const budgets = { '/dashboard': { kB: 197.8, files: 10 }, '/home': { kB: 201.1, files: 16 } } as const;

test.each(['/dashboard', '/home'] as const)('%s loads no more than its budget', async (path) => {
  const page = readFileSync(join(built, 'index.html'), 'utf8');
  const own = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].flatMap(([, file]) => file ?? []);
  const files = new Set([...own, ...(await scriptsOf(path))]);
  const bytes = [...files].reduce((sum, file) => sum + statSync(join(built, `${file}.br`)).size, 0);
  expect(bytes).toBeLessThanOrEqual(budgets[path].kB * 1_000);
  // Each is a request of its own, and small files compress badly.
  expect(files.size).toBeLessThanOrEqual(budgets[path].files);
});

test('what moves, dialogs, the icons of other pages, and cropping are not among it', async () => {
  for (const script of await scriptsOf('/dashboard'))
    expect(script).not.toMatch(/\/(elements|Dialog|HeaderDrawers|icons|QuickImportDialog|Logs|PhotoCrop)-/);
});

test('what every visit loads soon after it doesn’t load the icons of other pages', () => {
  const [banner = ''] = readdirSync(join(built, 'assets')).filter((file) =>
    /^NetworkBanner-.*\.js$/.test(file),
  );
  expect(readFileSync(join(built, 'assets', banner), 'utf8')).not.toMatch(/\/icons-/);
});

test('schemas are recognized where they are: the forms that need them load them', async () => {
  const scripts = await scriptsOf('/edit-profile/0b0f4bb6-4f5c-4bb3-9b0e-6d3f9c0f7a11');
  expect(scripts.filter(isSchemas)).not.toEqual([]);
});
