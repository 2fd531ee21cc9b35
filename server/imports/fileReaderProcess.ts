/** The process started by `fileReader.ts`: reads the one file it is sent. */
import { readReport } from '#credit/report/read.ts';
import { UnreadableReportError } from '#credit/report/unreadable.ts';
import type { Reading } from './fileReader.ts';

function reading(bytes: Uint8Array): Reading {
  try {
    return { report: readReport(bytes) };
  } catch (error) {
    if (error instanceof UnreadableReportError) return { unreadable: error.reason };
    throw error;
  }
}

process.once('message', (bytes: Uint8Array) => process.send?.(reading(bytes), () => process.disconnect()));
