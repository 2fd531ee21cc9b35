import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ReportSource } from './reports.ts';
import { Id, Instant, optionalParameter } from './shapes.ts';

/** One imported report is one analysis of a client's credit: they share their id. */
const Analysis = z.object({
  id: Id,
  clientId: Id,
  reportId: Id,
  /** The client's current name. */
  name: z.string(),
  mail: z.string(),
  /** When the report was imported. */
  date: Instant,
  type: ReportSource,
});
export type Analysis = z.infer<typeof Analysis>;

export const analysis = defineCall('analysis', {
  method: 'GET',
  url: '/api/v1/analysis',
  reads: 'nothing',
  summary: 'The newest credit analysis of each client, newest first.',
  description: 'Each imported report is one analysis; the two share their id.',
  reply: z.object({ results: z.array(Analysis) }),
});

export const analysisHistory = defineCall('analysisHistory', {
  method: 'GET',
  url: '/api/v1/analysisHistory',
  reads: 'nothing',
  summary: 'Every credit analysis, newest first, filtered by any of three ids.',
  description: 'An empty parameter does not filter.',
  query: z.object({
    analysis: optionalParameter(Id),
    Client: optionalParameter(Id),
    report: optionalParameter(Id),
  }),
  reply: z.object({ results: z.array(Analysis) }),
});
