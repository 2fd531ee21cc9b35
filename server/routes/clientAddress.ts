import type { Services } from '#server/services.ts';

/** The address that is sent to a client: on the consumer host, whoever sends it. */
export function clientAddress(origins: Services['origins'], key: string): string {
  return `${origins.b2c}/client/${key}`;
}
