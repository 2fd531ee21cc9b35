/** `npm run rooms`: writes the table of rooms (tools/rooms/rooms.ts) into the linter's configuration. */
import { writeFileSync } from 'node:fs';
import { formatFile } from './formatFile.ts';
import { lintConfiguration, lintFile } from './rooms/configuration.ts';
import { wordsOf } from './usage.mjs';

wordsOf('npm run rooms    writes the table of dependency rules (tools/rooms/rooms.ts) into .oxlintrc.json');

writeFileSync(lintFile, JSON.stringify(lintConfiguration().wanted));
formatFile(lintFile);
console.log('Written: .oxlintrc.json');
