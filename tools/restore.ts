/**
 * `npm run restore -- DIR`: restores a backup into the configured installation, which must be empty, after checking
 * every file and every seal.
 */
import { resolve } from 'node:path';
import { restore } from '#server/backup/restore.ts';
import { readConfiguration } from '#server/configuration.ts';
import { explained, summaryOf } from './backup/command.ts';
import { optionsOf } from './usage.mjs';

const help = 'restore DIR    restores a backup into this installation, which must be empty';

await explained(async () => {
  const [given, ...more] = optionsOf(help, {}).positionals;
  if (given === undefined || more.length > 0) throw new Error('Usage: npm run restore -- DIR');
  const installation = readConfiguration(process.env);
  const manifest = await restore(installation, resolve(given));
  console.log(`Restored ${summaryOf(manifest)} into ${installation.dataDir}.`);
});
