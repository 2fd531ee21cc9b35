import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ReportSource } from './reports.ts';
import { Id, Instant } from './shapes.ts';

/** One imported report is one analysis of a client's credit: they share their id. */
const Analysis = z.object({
  id: Id,
  clientId: Id,
  reportId: Id,
  /** The client's, as it is called now. */
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
  summary: 'The newest analysis of each client, newest first: whose, when, and from what kind of report.',
  reply: z.object({ results: z.array(Analysis) }),
});

export const analysisHistory = defineCall('analysisHistory', {
  method: 'GET',
  url: '/api/v1/analysisHistory',
  summary: 'Every analysis there was, newest first, narrowed by any of the three ids.',
  query: z.object({ analysis: z.optional(Id), Client: z.optional(Id), report: z.optional(Id) }),
  reply: z.object({ results: z.array(Analysis) }),
});
