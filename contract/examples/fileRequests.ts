import { previewFileRequests, writeFileRequests } from '../fileRequests.ts';
import { type ExampleEntry, exampleOf } from './example.ts';
import { ids } from './invented.ts';

const request = {
  bureaus: ['Equifax' as const],
  ground: { reason: 'adverseAction' as const, from: 'FIRST BANK', receivedOn: '2026-11-02' },
};

export const fileRequestExamples: readonly ExampleEntry[] = [
  exampleOf(previewFileRequests, { body: request, reply: { letters: [] } }),
  exampleOf(writeFileRequests, {
    body: request,
    reply: { sessionId: ids.session, printVariantId: '41000000000001' },
  }),
];
