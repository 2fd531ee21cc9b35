/**
 * `npm run access -- verify`: checks that no row of the record of access was altered or removed, and names the first
 * one of each account that was. It reads the same settings as the server, which may be running. Ends with status 1 if
 * anything is wrong.
 */
import { readConfiguration } from '#server/configuration.ts';
import { verifyAnswer } from './access/answer.ts';
import { explainIfAsked } from './usage.mjs';

explainIfAsked('access verify    checks that no row of the record of access was changed or removed');

async function main(): Promise<boolean> {
  const words = process.argv.slice(2);
  if (words.join(' ') !== 'verify') throw new Error('Usage: npm run access -- verify');
  const { lines, isWhole } = await verifyAnswer(readConfiguration(process.env));
  process.stdout.write(`${lines.join('\n')}\n`);
  return isWhole;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
