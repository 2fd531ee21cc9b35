import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '#contract/call.ts';
import type { Session } from '#server/identity/session.ts';
import type { Identity } from '#server/identity/identity.ts';
import { forAccount } from '#server/store/wall.ts';

/**
 * A request whose parts were parsed with the call's schemas. `session` and `person` throw `unauthenticated` on calls
 * with other access.
 */
export interface CallContext<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly session: Session;
  readonly person: Identity;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** JSON calls return their reply; the others send it themselves. */
type Handler<C extends Call> = (
  context: CallContext<C>,
) => Promise<[ReplyOf<C>] extends [undefined] ? FastifyReply : ReplyOf<C>>;

function schemaOf(call: Call) {
  return {
    ...(call.params && { params: call.params }),
    ...(call.query && { querystring: call.query }),
    ...(call.body && { body: call.body }),
    ...(call.reply && { response: { 200: call.reply } }),
  };
}

/** Serves a call of the contract, which alone defines its method, path, schemas, and access. */
export function serve<C extends Call>(app: FastifyInstance, call: C, handler: Handler<C>): void {
  app.route({
    method: call.method,
    url: call.url,
    // HEAD would do what GET does and show nothing of it: use up a ticket, or count as a read.
    exposeHeadRoute: call.forMonitors === true,
    schema: schemaOf(call),
    config: { access: call.access ?? 'member', call },
    handler: (request, reply) =>
      withinOwn(request, () =>
        handler({
          // Fastify has just parsed these three with the call's own schemas.
          params: request.params as ParamsOf<C>,
          query: request.query as QueryOf<C>,
          body: request.body as BodyOf<C>,
          get session() {
            return request.session;
          },
          get person() {
            return request.person;
          },
          request,
          reply,
        }),
      ),
  });
}

/** A caller with an account is shown only its data. The other calls look up whose data they are about, and say so. */
function withinOwn<T>({ caller }: FastifyRequest, work: () => T): T {
  return caller === null ? work() : forAccount(caller.accountId, work);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly call?: Call;
  }
}
