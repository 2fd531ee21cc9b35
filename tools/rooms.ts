/** `npm run rooms`: writes the table of rooms (tools/rooms/rooms.ts) into the linter's configuration. */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { fileURLToPath } from 'node:url';
import { lintConfiguration, lintFile } from './rooms/configuration.ts';

const filepath = fileURLToPath(lintFile);
const options = { ...(await resolveConfig(filepath)), filepath };
writeFileSync(lintFile, await format(JSON.stringify(lintConfiguration().wanted), options));
console.log('Written: .oxlintrc.json');
