import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const formatter = fileURLToPath(new URL('../node_modules/oxfmt/bin/oxfmt', import.meta.url));

/** Formats a generated file as the check of formats wants it. */
export function formatFile(file: URL): void {
  execFileSync(process.execPath, [formatter, fileURLToPath(file)], { stdio: 'ignore' });
}
