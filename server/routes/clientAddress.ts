import type { Services } from '#server/services.ts';

/** The URL that is sent to a client, always on the consumer host. */
export function clientAddress(origins: Services['origins'], key: string): string {
  return `${origins.b2c}/client/${key}`;
}
