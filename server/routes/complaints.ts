import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { complaintPacketFile, ownComplaintPacket } from '#contract/complaints.ts';
import { maskedPacket } from '#credit/letters/next/complaint/masked.ts';
import { complaintPacket, type ComplaintPacket } from '#credit/letters/next/complaint/packet.ts';
import { noteSubject } from '#server/access/subject.ts';
import { complaintAbout } from '#server/generation/next/complaint.ts';
import { contentDisposition } from '#server/letters/archive.ts';
import { refusedByName } from '#server/generation/refusedByName.ts';
import type { Services } from '#server/services.ts';
import { todayIn } from '#server/today.ts';
import { withDisconnectSignal } from './abortOnDisconnect.ts';
import { asClient } from './boundClient.ts';
import { serve } from './serve.ts';

/** What a client needs for their own complaint to the CFPB. */
export function complaints(app: FastifyInstance, services: Services): void {
  const { typesetter, turns, clock } = services;

  serve(app, complaintPacketFile, async ({ session, params: { profileId, bureau }, request, reply }) => {
    const { accountId, timeZone, isImpersonating } = session;
    const today = todayIn(timeZone, clock);
    const about = await complaintAbout(services, { accountId, profileId, today, timeZone }, bureau);
    return sendPacket(accountId, isImpersonating ? maskedPacket(about) : complaintPacket(about), {
      request,
      reply,
    });
  });

  serve(app, ownComplaintPacket, ({ params: { clientKey, bureau }, person, request, reply }) =>
    asClient(services, clientKey, person, async ({ accountId, profileId, today, session: { timeZone } }) => {
      noteSubject(request, { accountId, profileId });
      const about = await complaintAbout(services, { accountId, profileId, today, timeZone }, bureau);
      return sendPacket(accountId, maskedPacket(about), { request, reply });
    }),
  );

  async function sendPacket(
    accountId: string,
    packet: ComplaintPacket,
    { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  ): Promise<FastifyReply> {
    const pdf = await withDisconnectSignal(request, (signal) =>
      turns.letters
        .take(accountId, () => typesetter.typesetPacket(packet, { signal }), signal)
        .catch(refusedByName),
    );
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': contentDisposition(
          `${packet.name} complaint ${packet.bureau} ${packet.date}.pdf`,
        ),
      })
      .send(Buffer.from(pdf));
  }
}
