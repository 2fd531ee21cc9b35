import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RecordedCase, recordedFolder } from '#tests/paths/recorder/recordedCase.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}${recordedFolder}/`;

/** The names of all recorded cases, or of those in another folder, from the root of the repository. */
export const recordedNames = (other = recordedFolder): string[] =>
  existsSync(`${root}${other}`)
    ? readdirSync(`${root}${other}`)
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.replace(/\.json$/, ''))
        .toSorted()
    : [];

/** Throws for a file that is no recorded case. */
export const recordedCase = (name: string): RecordedCase =>
  RecordedCase.parse(JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8')));
