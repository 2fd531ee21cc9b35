import type { FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { Variant } from '#contract/shapes.ts';

/** A host of the product with its issuer. */
export interface Host {
  readonly variant: Variant;
  /** Without a trailing slash. */
  readonly origin: string;
  readonly provider: Provider;
}

export type HostOf = (request: FastifyRequest) => Host | null;

export function createHostOf(hosts: readonly Host[]): HostOf {
  const byName = new Map(hosts.map((host) => [new URL(host.origin).host, host]));
  return (request) => byName.get(request.host.toLowerCase()) ?? null;
}

/**
 * The issuer uses the request to build URLs and to decide about secure cookies. Behind a proxy that terminates TLS,
 * the request does not have the right origin, so the configured one is set here, and whatever the network claims is
 * dropped.
 */
export function pinAddress(request: FastifyRequest, { origin }: Host): void {
  const { protocol, host } = new URL(origin);
  request.raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  request.raw.headers['x-forwarded-host'] = host;
}
