/** What every command does with `--help` and with words that it doesn't know, before it does anything else. */
import { parseArgs } from 'node:util';

/**
 * The words of the command line. Ends the process after `--help`, and with status 1 after a word that the command doesn't
 * take.
 * @param {string} help
 * @param {(word: string) => boolean} [takes]
 */
export function wordsOf(help, takes = () => false) {
  const words = process.argv.slice(2);
  explainIfAsked(help);
  const unknown = words.find((word) => !takes(word));
  if (unknown !== undefined) refuse(`There is no ${unknown} here.`, help);
  return words;
}

/**
 * Options and other words of the command line. Ends the process after `--help`, and with status 1 after an option that the
 * command doesn't have.
 * @template {import('node:util').ParseArgsOptionsConfig} T
 * @param {string} help
 * @param {T} options
 */
export function optionsOf(help, options) {
  explainIfAsked(help);
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : '').split(/(?<=\.|')(?: To specify|$)/);
    return refuse(sentence, help);
  }
}

/**
 * What the schema makes of the options. Ends the process with status 1 if an option has a value that it can't have.
 * @template T
 * @param {string} help
 * @param {{ safeParse(values: unknown): { success: true, data: T } | { success: false, error: { issues: readonly { path: readonly PropertyKey[] }[] } } }} schema
 * @param {Readonly<Record<string, unknown>>} values
 * @returns {T}
 */
export function valuesOf(help, schema, values) {
  const read = schema.safeParse(values);
  if (read.success) return read.data;
  const name = String(read.error.issues[0]?.path[0]);
  return refuse(`--${name} can't be ${String(values[name])}.`, help);
}

/** @param {string} help */
export function explainIfAsked(help) {
  if (!process.argv.slice(2).includes('--help')) return;
  console.log(help);
  process.exit();
}

/**
 * Ends the process with status 1: `sentence` says what is wrong with the words, and the help what they may be.
 * @param {string} sentence
 * @param {string} help
 * @returns {never}
 */
export function refuse(sentence, help) {
  console.error(`${sentence}\n\n${help}`);
  process.exit(1);
}
