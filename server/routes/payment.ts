import { parse } from 'node:querystring';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { CallError } from '#contract/failures.ts';
import { waitingOrders } from '#contract/limits.ts';
import {
  completePayment,
  createPayment,
  grantGenerations,
  paymentReply,
  totalPrice,
} from '#contract/payment.ts';
import { serve } from './serve.ts';
import { noteRefusal } from '#server/identity/support.ts';
import { grant } from '#server/payments/grant.ts';
import { settle } from '#server/payments/settle.ts';
import type { Services } from '#server/services.ts';
import { defaultLanguage } from '#vocabulary/languages.ts';
import { idempotencyClaim } from './idempotency.ts';

/** Replies of the card provider have about forty short fields. */
const replyBytes = 64 * 1024;

export function payment(app: FastifyInstance, services: Services): void {
  const { store, cards, clock, origins } = services;
  const suspectIn = (log: FastifyBaseLogger) => (reason: string) => log.warn({ reason }, 'card reply');

  serve(app, createPayment, async ({ session, params, query, reply }) => {
    const { accountId, userId, variant } = session;
    const count = Number(params.count);
    const order = await store.payments.open({
      accountId,
      userId,
      count,
      // The session's variant is that of the account, regardless of the host.
      amount: totalPrice(variant, count),
    });
    if (order === null) {
      void reply.header('retry-after', waitingOrders.time / 1_000);
      throw new CallError('tooManyTries');
    }
    return cards.form(
      {
        reference: order.id,
        transactionUuid: order.transactionUuid,
        amount: order.amount,
        language: query.language || defaultLanguage,
        replyTo: `${origins[variant]}${paymentReply.url}`,
      },
      clock.now(),
    );
  });

  serve(app, completePayment, async ({ session, query, request }) =>
    settle(services, query, session.accountId, suspectIn(request.log)),
  );

  // Only this call accepts forms: elsewhere, a foreign page could post a form.
  void app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: replyBytes },
      (_request, body, done) => done(null, { ...parse(body.toString()) }),
    );
    serve(forms, paymentReply, async ({ body, request, reply }) => {
      const isPerson = request.headers.accept?.includes('text/html') === true;
      const taken = settle(services, body, null, suspectIn(request.log));
      if (!isPerson) {
        await taken;
        return reply.send({ ok: true });
      }
      // In every case, people get one of our pages, which shows the outcome. The reply follows the hash in the
      // URL, which is sent to no server and appears in no log.
      await taken.catch((error: unknown) => {
        if (error instanceof CallError) return;
        const kind = error instanceof Error ? error.name : 'unknown';
        request.log.error({ kind }, 'card reply not recorded');
      });
      const own = Object.values(origins).find(
        (origin) => new URL(origin).host === request.host.toLowerCase(),
      );
      return reply.redirect(`${own ?? origins.b2b}/settings#${new URLSearchParams(body)}`, 303);
    });
  });

  serve(app, grantGenerations, async ({ session, body, request }) => {
    if (!session.isSupport) {
      noteRefusal(request.log, session);
      throw new CallError('forbidden');
    }
    return grant(services, { by: session, ...body, claim: idempotencyClaim(request, services) });
  });
}
