import { readFileSync } from 'node:fs';
import { ConfigurationError } from './configurationError.ts';

/**
 * Settings that can be in a file instead, named by the same setting with `_FILE`, as containers get their secrets.
 * `REDRESS_KEY_FILE` has rules of its own.
 */
export const secretSettings = [
  'CARD_ACCESS_KEY',
  'CARD_OLD_ACCESS_KEY',
  'CARD_OLD_SECRET_KEY',
  'CARD_SECRET_KEY',
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'MYFREESCORENOW_AFFILIATE_PASSWORD',
  'REDRESS_KEY_PREVIOUS',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
] as const;

/**
 * The environment with the secrets that are in files. Throws ConfigurationError if one is given twice, or its file can't
 * be read or is empty.
 */
export function withSecretFiles(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read: Record<string, string> = {};
  for (const name of secretSettings) {
    const file = environment[`${name}_FILE`] ?? '';
    if (file === '') continue;
    if ((environment[name] ?? '') !== '')
      throw new ConfigurationError(`${name} and ${name}_FILE are both set: unset one of them.`);
    read[name] = contentOf(file, name);
  }
  return { ...environment, ...read };
}

/** Editors and `echo` end a file with a line break, which is no part of the secret. */
function contentOf(file: string, name: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    throw new ConfigurationError(`The file of ${name}_FILE, ${file}, can’t be read (${code}).`);
  }
  if (text === '') throw new ConfigurationError(`The file of ${name}_FILE, ${file}, is empty.`);
  return text;
}
