import { isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/**
 * Whom a request is counted for when nobody is signed in: the address in front of the trusted proxies. An IPv6 address
 * counts as its /64, because one household or attacker has all of it; an IPv4 address written as IPv6 counts as IPv4.
 */
export function callerAddress(request: Pick<FastifyRequest, 'ip' | 'ips'>): string {
  // A proxy may forward what is no address; then the last hop that has one is counted.
  const address = [request.ip, ...(request.ips ?? []).toReversed()].find((hop) => isIP(hop ?? '') !== 0);
  return address === undefined ? 'unknown' : normalizeIP(address);
}
