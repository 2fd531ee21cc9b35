import { writeSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Enough of a message and its diff to see on another machine what went wrong. */
const linesShown = 14;
const longestLine = 300;

/**
 * What the first error of a failed test says, its diff included: the first line by itself, the others indented.
 *
 * @param {readonly { readonly message: string, readonly diff?: string | undefined }[]} errors
 */
export function reasonOf([error]) {
  const text = stripVTControlCharacters([error?.message, error?.diff].filter(Boolean).join('\n'));
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines
    .slice(0, linesShown)
    .map((line) => line.slice(0, longestLine))
    .join('\n      ');
}

/** A reporter that names each failed test as soon as it fails, and why, on file descriptor 3. */
export default class RedAtOnce {
  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state !== 'failed') return;
    this.print(`✗ ${test.module.relativeModuleId} > ${test.fullName}: ${reasonOf(errors ?? [])}`);
  }

  /** @param {string} line */
  print(line) {
    try {
      writeSync(3, `${line}\n`);
    } catch {
      // Nobody is listening.
    }
  }
}
