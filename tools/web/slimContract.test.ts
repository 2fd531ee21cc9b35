import { writeFileSync } from 'node:fs';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { expect, it } from 'vitest';
import { aFolder } from '#tests/support/aStore.ts';
import { slimContract } from './slimContract.ts';

const contract = `
import { z } from 'schemas';
import { defineCall } from './call.ts';
export const Note = z.string().check(z.maxLength(40));
const Reply = z.object({ note: Note, secretField: z.string() });
export const sendNote = defineCall('sendNote', {
  method: 'POST',
  url: '/api/v1/note/:noteId',
  summary: 'Sends a note.',
  params: z.object({ noteId: z.string() }),
  body: z.object({ note: Note }),
  reply: Reply,
  upload: 'file',
  access: 'public',
});
function copyCall(name) {
  return defineCall(name, { method: 'PUT', url: '/api/v1/copy', summary: 'Copies.', body: z.object({ copied: Note }) });
}
export const copy = copyCall('copy');
export const firstNote = Reply.shape.note;
export const unused = defineCall('unused', { method: 'GET', url: '/api/v1/unused', reply: Reply });
`;

/** What is left of the contract in a page that uses these of it. */
async function pageWith(used: string): Promise<string> {
  const folder = join(aFolder(), 'contract');
  mkdirSync(folder);
  writeFileSync(join(folder, 'notes.ts'), contract);
  writeFileSync(join(folder, 'call.ts'), 'export const defineCall = (name, shape) => ({ ...shape, name });');
  writeFileSync(
    join(folder, '..', 'page.js'),
    `import { ${used} } from './contract/notes.ts'; console.log(${used});`,
  );
  const bundle = await rolldown({
    input: join(folder, '..', 'page.js'),
    external: ['schemas'],
    plugins: [slimContract() as Plugin],
  });
  const { output } = await bundle.generate();
  await bundle.close();
  return output[0].code;
}

it('leaves only what makes the request of a call', async () => {
  const page = await pageWith('sendNote');
  for (const kept of ['sendNote', 'POST', '/api/v1/note/:noteId', 'upload', 'access'])
    expect(page).toContain(kept);
  for (const gone of ['noteId:', 'secretField', 'maxLength', 'summary', 'unused'])
    expect(page).not.toContain(gone);
});

it('leaves only that of a call that a function defines', async () => {
  const page = await pageWith('copy');
  expect(page).toContain('/api/v1/copy');
  for (const gone of ['copied', 'Copies', 'firstNote']) expect(page).not.toContain(gone);
});

it('keeps a schema that the page uses itself', async () => {
  const page = await pageWith('Note');
  expect(page).toContain('maxLength(40)');
  expect(page).not.toContain('secretField');
});
