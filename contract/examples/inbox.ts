import { assignScan, discardScan, inbox, keepScan, uploadScan } from '../inbox.ts';
import { type ExampleEntry, exampleOf } from './example.ts';
import { ids, times } from './invented.ts';

const done = { ok: true } as const;

/** Examples of scans that arrive before anyone knows whose they are. */
export const inboxExamples: readonly ExampleEntry[] = [
  exampleOf(inbox, {
    reply: {
      scans: [
        {
          id: ids.file,
          name: 'scan-0007.pdf',
          mediaType: 'application/pdf',
          uploadedAt: times.read,
          by: 'Ana Agent',
          sameAs: null,
        },
      ],
      assigned: [
        {
          id: ids.letter,
          profileId: ids.profile,
          profileName: 'Devon',
          sender: 'Equifax',
          mediaType: 'image/jpeg',
          assignedAt: times.read,
        },
      ],
      counts: { scans: 1, assigned: 1 },
      discarded: [
        {
          id: ids.event,
          reason: 'duplicate',
          by: 'Ana Agent',
          uploadedAt: times.generated,
          discardedAt: times.read,
        },
      ],
    },
  }),
  exampleOf(uploadScan, { reply: { id: ids.file } }),
  exampleOf(assignScan, { body: { profileId: ids.profile, sender: 'Equifax' }, reply: done }),
  exampleOf(keepScan, { reply: done }),
  exampleOf(discardScan, { body: { reason: 'duplicate' }, reply: done }),
];
