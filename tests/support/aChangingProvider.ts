import { readReport } from '#credit/report/read.ts';
import type { ReportGateway } from '#server/gateways/reportGateway.ts';
import { sampleReport } from './anApp.ts';

/** A provider whose report a test changes: `raw` is what it returns next to everyone. */
export interface ChangingProvider extends ReportGateway {
  raw: Buffer;
}

/** Begins with the sample report. */
export function aChangingProvider(): ChangingProvider {
  return {
    raw: sampleReport,
    async fetchReport({ username }) {
      return { raw: this.raw, report: readReport(this.raw), account: { mail: username } };
    },
  };
}
