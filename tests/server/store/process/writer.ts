import { createHash } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import { recordLetterSet } from '#server/generation/recordLetterSet.ts';
import { createProfile } from '#server/profiles/createProfile.ts';
import { openBlobs } from '#server/blobs/disk.ts';
import { createVault } from '#server/blobs/vault.ts';
import { newId } from '#server/store/ids.ts';
import { openStore } from '#server/store/open.ts';
import { aLetter, aNewProfile, anAccount, aRecording } from '../builders.ts';

/**
 * A process that saves, uploads, and generates endlessly, four at a time, and prints a line for each thing only
 * after the store has acknowledged it. Tests kill it.
 */
const [dataDir = '', databaseUrl = '', key = ''] = process.argv.slice(2);
// It is killed, so what was compiled for it is kept for the next one now.
flushCompileCache();
const store = await openStore({
  dataDir,
  databaseUrl: databaseUrl === '' ? null : databaseUrl,
  key: { given: key, file: `${dataDir}/key` },
  clock: { now: () => new Date() },
});
const vault = createVault(await openBlobs(`${dataDir}/blobs`), store.profiles);
const accountId = await anAccount(store, { generations: 1_000_000 });
acknowledge({ kind: 'account', accountId });

await Promise.all([work(), work(), work(), work()]);

async function work(): Promise<never> {
  for (;;) {
    const made = await store.transaction((step) => createProfile(step, aNewProfile(accountId)));
    if (made.kind !== 'created') throw new Error(made.kind);
    const owner = { accountId, profileId: made.id };
    acknowledge({ kind: 'profile', ...owner });

    const document = newId();
    const content = Buffer.from(document.repeat(5_000));
    const picture = await vault.put({ ...owner, table: 'document', column: 'blob', row: document }, content);
    const upload = { id: document, ...owner, kind: 'ssn', mediaType: 'image/png', ...picture } as const;
    const replaced = await store.documents.replace(accountId, upload);
    if (replaced === null) throw new Error('The profile is gone.');
    acknowledge({ kind: 'document', ...owner, document, digest: digestOf(content) });

    const reportId = newId();
    const raw = await vault.put({ ...owner, table: 'report', column: 'raw_blob', row: reportId }, content);
    const model = await vault.put(
      { ...owner, table: 'report', column: 'model_blob', row: reportId },
      content,
    );
    const details = { provider: 'IdentityIQ', name: 'IdentityIQ', reportDate: null } as const;
    await store.reports.add(accountId, {
      id: reportId,
      profileId: made.id,
      ...details,
      raw,
      model: { ...model, parserVersion: '1' },
    });

    const letters = [aLetter(), aLetter()];
    for (const [index, letter] of letters.entries()) {
      const stored = await vault.put(
        { ...owner, table: 'letter', column: 'blob', row: letter.id },
        Buffer.from(`letter ${letter.id}`),
      );
      letters[index] = { ...letter, stored };
    }
    const result = await store.transaction((step) =>
      recordLetterSet(step, aRecording({ ...owner, reportId }, { letters })),
    );
    if (result.kind !== 'recorded') throw new Error(result.kind);
    acknowledge({ kind: 'session', ...owner, sessionId: result.reply.sessionId });
  }
}

function acknowledge(what: Record<string, string>): void {
  process.stdout.write(`${JSON.stringify(what)}\n`);
}
function digestOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
