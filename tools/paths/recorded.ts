import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RecordedCase, recordedFolder } from '#tests/paths/recorder/recordedCase.ts';

const folder = fileURLToPath(new URL(`../../${recordedFolder}/`, import.meta.url));

/** The names of all recorded cases. */
export const recordedNames = (): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.replace(/\.json$/, ''))
        .toSorted()
    : [];

/** Throws for a file that is no recorded case. */
export const recordedCase = (name: string): RecordedCase =>
  RecordedCase.parse(JSON.parse(readFileSync(`${folder}${name}.json`, 'utf8')));
