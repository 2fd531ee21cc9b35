import { existsSync, readFileSync } from 'node:fs';
import { root } from '../install.mjs';

/** Counts of passed, failed, and skipped tests so far, with names for the last two. */
export class Tally {
  passed = 0;
  /** @type {string[]} */
  failed = [];
  /** @type {string[]} */
  skipped = [];
  /** Every file that reported. @type {import('./acceptanceLines.mjs').TestFile[]} */
  files = [];

  /**
   * Adds the counts of a suite's report. @param {string} file vitest's JSON @param {string} name the suite's
   * @param {{ succeeded: boolean, mayBeEmpty: boolean }} how it ended, and whether it may have had nothing to run
   */
  addReport(file, name, { succeeded, mayBeEmpty }) {
    if (!existsSync(file)) {
      this.failed.push(`${name}: the test runner exited before reporting results`);
      return;
    }
    const report = JSON.parse(readFileSync(file, 'utf8'));
    this.passed += report.numPassedTests;
    this.files.push(...report.testResults);
    for (const testFile of report.testResults) {
      for (const test of testFile.assertionResults) {
        if (test.status === 'failed') this.failed.push(`${name}: ${test.fullName}`);
        if (test.status === 'skipped' || test.status === 'pending')
          this.skipped.push(`${name}: ${test.fullName}`);
      }
      // A file that doesn't even load has no tests that could fail.
      const failsItself = testFile.assertionResults.every(
        (/** @type {{ status: string }} */ test) => test.status !== 'failed',
      );
      if (testFile.status === 'failed' && failsItself)
        this.failed.push(
          `${name}: ${testFile.name.replace(root, '')} ${String(testFile.message).split('\n')[0]}`,
        );
    }
    if (!succeeded && report.success) this.failed.push(`${name}: the runner failed outside its tests`);
    if (report.numTotalTests === 0 && !mayBeEmpty) this.failed.push(`${name}: no tests ran`);
  }

  /** The closing line. */
  get line() {
    const skipped = this.skipped.length > 0 ? `, ${this.skipped.length} skipped` : '';
    return `${this.passed} passed, ${this.failed.length} failed${skipped}`;
  }
}
