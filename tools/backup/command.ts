import { readFileSync } from 'node:fs';
import type { Manifest } from '#server/backup/manifest.ts';

/** The version in package.json. */
export function productVersion(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  return version;
}

/** What a backup contains, in words. */
export function summaryOf({ rows, blobs, takenAt }: Manifest): string {
  const count = Object.values(rows).reduce((total, each) => total + each, 0);
  return `${count} rows and ${blobs.files} files (${Math.ceil(blobs.bytes / 1_000_000)} MB) as of ${takenAt}`;
}

/** Runs a command whose errors are sentences for the operator. */
export async function explained(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
