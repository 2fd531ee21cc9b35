import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ClientKey } from './clientKey.ts';
import { Bureau, CivilDate, Id } from './shapes.ts';

/** Whether a client can already complain to the CFPB about a bureau (disputes/complaint.ts). */
export const ComplaintOffer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('open'),
    bureau: Bureau,
    since: CivilDate,
    /** How many items the packet is about. */
    items: z.int(),
  }),
  z.object({
    kind: z.literal('locked'),
    bureau: Bureau,
    /** The day from which it is open, unless a result comes first; null if nobody knows. */
    until: z.nullable(CivilDate),
    because: z.enum(['pending', 'notReceived', 'notMailed', 'settled']),
  }),
]);
export type ComplaintOffer = z.infer<typeof ComplaintOffer>;

export const complaintPacketFile = defineCall('complaintPacketFile', {
  method: 'GET',
  url: '/api/v1/profile/disputes/:profileId/complaint/:bureau',
  reads: 'export',
  summary: 'What a client needs for their own complaint to the CFPB about a bureau, as a PDF for them.',
  description:
    'The client files and attests the complaint; this sends it to no one. `notFound` unless the bureau’s packet is open. Costs no generation.',
  params: z.object({ profileId: Id, bureau: Bureau }),
  replies: 'pdf',
  perMinute: 20,
});

export const ownComplaintPacket = defineCall('ownComplaintPacket', {
  method: 'GET',
  url: '/api/v1/client/:clientKey/complaint/:bureau',
  reads: 'export',
  summary: "The same packet for an agency's client, from their own page.",
  description: 'SSNs, dates of birth, and account numbers are masked, as everywhere on that page.',
  failures: ['notFound'],
  params: z.object({ ...ClientKey.shape, bureau: Bureau }),
  replies: 'pdf',
  access: 'token',
});
