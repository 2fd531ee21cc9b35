/**
 * `npm run letters -- FILE --option N [--option N …] --profile PROFILE.json --out DIR [--today YYYY-MM-DD] [--ssn
 * full]`: writes the letters of automated options as PDFs, and `letters.json` with one entry per letter:
 * destination, items, and sentences with their evidence. It needs no server. Any failure ends with status 1 and a
 * one-sentence message.
 */
import { help, lettersAnswer } from './letters/answer.ts';
import { explainIfAsked } from './usage.mjs';

explainIfAsked(help);

try {
  process.stdout.write(`${await lettersAnswer(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
