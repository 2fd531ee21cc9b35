import { UnreadableReportError } from '#credit/report/unreadable.ts';
import { GatewayError } from './failure.ts';
import type { Answer } from './outbound.ts';
import { refusalIn } from './refusal.ts';
import type { FetchedReport, ReadReply } from './reportGateway.ts';

/**
 * Reads the response to the request for the report. If it is not a report, throws a `GatewayError` with the
 * reason.
 */
export async function fetchedReport(read: ReadReply, answer: Answer, mail: string): Promise<FetchedReport> {
  if (answer.status !== 200) throw refusalIn(answer) ?? new GatewayError('unexpectedAnswer');
  try {
    return { raw: answer.bytes, report: await read(answer.bytes), account: { mail } };
  } catch (error) {
    throw error instanceof UnreadableReportError ? failureOf(error, answer) : error;
  }
}

function failureOf({ reason }: UnreadableReportError, answer: Answer): GatewayError {
  if (reason === 'noMergedReport') return new GatewayError('noReport');
  const isWhole = reason === 'refused' || reason === 'notAReport' || reason === 'unsupportedFormat';
  return (isWhole ? refusalIn(answer) : null) ?? new GatewayError('notAReport');
}
