import type { FastifyInstance } from 'fastify';
import { complaintPacketFile } from '#contract/complaints.ts';
import { complaintAbout } from '#server/generation/next/complaint.ts';
import { contentDisposition } from '#server/letters/archive.ts';
import { refusedByName } from '#server/generation/refusedByName.ts';
import type { Services } from '#server/services.ts';
import { todayIn } from '#server/today.ts';
import { withDisconnectSignal } from './abortOnDisconnect.ts';
import { serve } from './serve.ts';

/** What a client needs for their own complaint to the CFPB. */
export function complaints(app: FastifyInstance, services: Services): void {
  const { typesetter, clock } = services;

  serve(app, complaintPacketFile, async ({ session, params: { profileId, bureau }, request, reply }) => {
    const { accountId, timeZone } = session;
    const today = todayIn(timeZone, clock);
    const packet = await complaintAbout(services, { accountId, profileId, today, timeZone }, bureau);
    const pdf = await withDisconnectSignal(request, (signal) =>
      typesetter.typesetPacket(packet, { signal }).catch(refusedByName),
    );
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': contentDisposition(`${packet.name} complaint ${bureau} ${today}.pdf`),
      })
      .send(Buffer.from(pdf));
  });
}
