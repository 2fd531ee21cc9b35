import { disputeMarks, ownDisputeMarks, writeMarkLetters } from '../disputeMarks.ts';
import { type ExampleEntry, exampleOf } from './example.ts';
import { ids } from './invented.ts';

const mark = { bureau: 'Equifax' as const, item: 'account:account-1' };
const notation = 'Consumer disputes this account information';

export const disputeMarkExamples: readonly ExampleEntry[] = [
  exampleOf(disputeMarks, {
    reply: {
      report: { id: ids.report, on: '2026-09-28' },
      marks: [{ ...mark, heading: 'FIRST BANK ··4411', mark: notation, isInDispute: false }],
    },
  }),
  exampleOf(ownDisputeMarks, {
    reply: {
      report: { id: ids.report, on: '2026-09-28' },
      marks: [{ ...mark, heading: 'FIRST BANK ··4411', mark: notation, isInDispute: false }],
    },
  }),
  exampleOf(writeMarkLetters, {
    body: { reportId: ids.report, noLongerDisputed: [mark] },
    reply: { sessionId: ids.session, printVariantId: '41000000000001' },
  }),
];
