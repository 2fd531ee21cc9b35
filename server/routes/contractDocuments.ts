import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contractToSign, rightsStatement } from '#contract/clientContract.ts';
import { contractFor, rightsFor } from '#server/contracts/documents.ts';
import { refusedByName } from '#server/generation/refusedByName.ts';
import { contentDisposition } from '#server/letters/archive.ts';
import type { ContractPages } from '#server/letters/contractPages.ts';
import type { Services } from '#server/services.ts';
import { todayIn } from '#server/today.ts';
import { withDisconnectSignal } from './abortOnDisconnect.ts';
import { refuseConsumers } from './clientContract.ts';
import { serve } from './serve.ts';

/** What an agency's client signs, to print. */
export function contractDocuments(app: FastifyInstance, services: Services): void {
  const { typesetter, turns, clock } = services;

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    accountId: string,
    pages: ContractPages,
  ): Promise<FastifyReply> {
    const pdf = await withDisconnectSignal(request, (signal) =>
      turns.letters
        .take(accountId, () => typesetter.typesetContract(pages, { signal }), signal)
        .catch(refusedByName),
    );
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': contentDisposition(`${pages.title} ${pages.date}.pdf`),
      })
      .send(Buffer.from(pdf));
  }

  serve(app, rightsStatement, async ({ session, params: { profileId }, request, reply }) => {
    refuseConsumers(session);
    const { accountId, timeZone } = session;
    const pages = await rightsFor(services, { accountId, profileId, today: todayIn(timeZone, clock) });
    return send(request, reply, accountId, pages);
  });

  serve(app, contractToSign, async ({ session, params: { profileId }, query, request, reply }) => {
    refuseConsumers(session);
    const { accountId, timeZone } = session;
    const whose = { accountId, profileId, today: todayIn(timeZone, clock) };
    const pages = await contractFor(services, whose, query.on || null);
    return send(request, reply, accountId, pages);
  });
}
