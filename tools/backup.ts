/**
 * `npm run backup -- DIR [--verify]`: writes a backup of the configured installation into a new folder, while the
 * server may be running, or checks an existing one. Exits with status 1 if anything is missing or damaged.
 */
import { resolve } from 'node:path';
import { backUp, keyOf, keysIn } from '#server/backup/backUp.ts';
import { verifyBackup } from '#server/backup/verify.ts';
import { readConfiguration } from '#server/configuration.ts';
import { explained, productVersion, summaryOf } from './backup/command.ts';
import { optionsOf } from './usage.mjs';

const help = `backup DIR             writes a backup into DIR, which must be new or empty, while the server may be running
backup DIR --verify    checks an existing one`;

await explained(async () => {
  const { values, positionals } = optionsOf(help, { verify: { type: 'boolean', default: false } });
  const [given] = positionals;
  if (given === undefined || positionals.length > 1)
    throw new Error('Usage: npm run backup -- DIR [--verify]');
  const folder = resolve(given);
  const installation = readConfiguration(process.env);
  const manifest = values.verify
    ? await verifyBackup(folder, await keyOf(installation), () => keysIn(installation))
    : await backUp(installation, folder, productVersion());
  console.log(`${values.verify ? 'Verified' : 'Backed up'} ${summaryOf(manifest)} in ${folder}.`);
  if (manifest.damaged.length === 0) return;
  throw new Error(
    `${manifest.damaged.length} sealed values or files were already damaged or missing in the installation: ${manifest.damaged.slice(0, 5).join(', ')}.`,
  );
});
