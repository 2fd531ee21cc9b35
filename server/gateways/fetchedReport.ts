import { readReport } from '#credit/report/read.ts';
import { UnreadableReport } from '#credit/report/unreadable.ts';
import { GatewayFailure } from './failure.ts';
import type { Answer } from './outbound.ts';
import { refusalIn } from './refusal.ts';
import type { FetchedReport } from './reportGateway.ts';

/**
 * Reads the response to the request for the report. If it is not a report, throws a `GatewayFailure` with the
 * reason.
 */
export function fetchedReport(answer: Answer, mail: string): FetchedReport {
  if (answer.status !== 200) throw refusalIn(answer) ?? new GatewayFailure('unexpectedAnswer');
  try {
    return { raw: answer.bytes, report: readReport(answer.bytes), account: { mail } };
  } catch (error) {
    throw error instanceof UnreadableReport ? failureOf(error, answer) : error;
  }
}

function failureOf({ reason }: UnreadableReport, answer: Answer): GatewayFailure {
  if (reason === 'noMergedReport') return new GatewayFailure('noReport');
  const isWhole = reason === 'refused' || reason === 'notAReport' || reason === 'unsupportedFormat';
  return (isWhole ? refusalIn(answer) : null) ?? new GatewayFailure('notAReport');
}
