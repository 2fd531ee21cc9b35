/**
 * `npm run fields`: writes what the API document says about fields, from the comments of the contract.
 */
import { writeFileSync } from 'node:fs';
import { contractNotes } from './fields/contractNotes.ts';
import { formatFile } from './formatFile.ts';
import { wordsOf } from './usage.mjs';

wordsOf(
  'npm run fields    writes what the API document says about fields, from the comments of the contract',
);

const file = new URL('../server/http/openApi/fieldNotes.json', import.meta.url);
writeFileSync(file, JSON.stringify(contractNotes()));
formatFile(file);
console.log('Wrote server/http/openApi/fieldNotes.json');
