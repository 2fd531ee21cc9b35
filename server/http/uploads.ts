import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallError } from '#contract/failures.ts';

/** How many uploads are received and worked on at once. */
export interface UploadLimits {
  /** At most. A page sends three documents at once, and everything else one after the other. */
  readonly ofPerson: number;
  /** Each has up to 10 MB of memory, also while it waits for its turn to be decoded or read. */
  readonly inAll: number;
}

const usualLimits: UploadLimits = { ofPerson: 8, inAll: 48 };

/**
 * A person may have a quarter of the places that are free: those who have many leave the rest to others before it runs out, and six
 * people can't have them all. As long as one is free, someone who has none gets it.
 */
const share = 1 / 4;

const personOf = ({ bearer }: FastifyRequest): string => `${bearer?.provider}:${bearer?.subject}`;

/**
 * Refuses uploads with `busy` beyond these limits, before anything of them is read. One counts until its work ends, even if
 * its sender has left. Call it before the routes.
 */
export function uploads(app: FastifyInstance, limits = usualLimits): void {
  /** How many each person has. */
  const running = new Map<string, number>();
  let total = 0;

  function begin(person: string): void {
    const own = running.get(person) ?? 0;
    if (own >= Math.min(limits.ofPerson, (limits.inAll - total) * share)) throw new CallError('busy');
    running.set(person, own + 1);
    total += 1;
  }

  function end(person: string): void {
    const left = (running.get(person) ?? 0) - 1;
    if (left > 0) running.set(person, left);
    else running.delete(person);
    total -= 1;
  }

  app.addHook('onRoute', (route) => {
    const { handler, config } = route;
    if (config?.call?.upload === undefined) return;
    route.handler = async function counted(request, reply) {
      const person = personOf(request);
      begin(person);
      try {
        return await handler.call(this, request, reply);
      } finally {
        end(person);
      }
    };
  });
}
