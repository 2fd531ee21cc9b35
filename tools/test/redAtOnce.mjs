import { writeSync } from 'node:fs';

/** A reporter that names each failed test as soon as it fails, on file descriptor 3. */
export default class RedAtOnce {
  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    const { state, errors } = test.result();
    if (state !== 'failed') return;
    const [why = ''] = (errors?.[0]?.message ?? '').split('\n');
    this.print(`✗ ${test.module.relativeModuleId} > ${test.fullName}: ${why}`);
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
