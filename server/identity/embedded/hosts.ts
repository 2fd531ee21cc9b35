import type { FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { Variant } from '#contract/shapes.ts';

/** One host of the product with the issuer that serves it. */
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
 * The issuer builds addresses and decides about secure cookies from the request. Behind a proxy that ends TLS the request
 * does not know its own address, so it is told the configured one; whatever the network claims is dropped.
 */
export function pinAddress(request: FastifyRequest, { origin }: Host): void {
  const { protocol, host } = new URL(origin);
  request.raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  request.raw.headers['x-forwarded-host'] = host;
}
