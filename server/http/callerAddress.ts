import { isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/**
 * The address that a request without a signed-in user is counted for: the one in front of the trusted proxies. An
 * IPv6 address counts as its /64, because one household or attacker owns all of it; an IPv4 address written as IPv6
 * counts as IPv4.
 */
export function callerAddress(request: Pick<FastifyRequest, 'ip' | 'ips'>): string {
  // A proxy may forward something that is not an address; then the last hop with a valid address is counted.
  const address = [request.ip, ...(request.ips ?? []).toReversed()].find((hop) => isIP(hop ?? '') !== 0);
  return address === undefined ? 'unknown' : normalizeIP(address);
}
