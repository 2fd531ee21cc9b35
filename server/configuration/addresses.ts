import { BlockList, isIP } from 'node:net';
import { ConfigurationError } from './configurationError.ts';

/** This machine and its link, where cloud providers answer with the machine's own credentials. */
const own = new BlockList();
own.addSubnet('0.0.0.0', 8);
own.addSubnet('127.0.0.0', 8);
own.addSubnet('169.254.0.0', 16);
own.addSubnet('::', 127, 'ipv6');
own.addSubnet('fe80::', 10, 'ipv6');

/** Whether a name or an address is of this machine or its link. */
export function isOwn(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(address);
  if (family === 0) return /(^|\.)localhost\.?$/.test(address);
  return own.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Throws ConfigurationError if a service that gets people's data in production is not reached over TLS, or is on this
 * machine, as the sandbox is.
 */
export function refuseUnsafe(name: string, address: string): void {
  const url = URL.parse(address);
  if (url?.protocol === 'https:' && !isOwn(url.hostname)) return;
  throw new ConfigurationError(
    `${name} must be the https URL of the service, not on this machine or its link: the sandbox can’t be used in production.`,
  );
}
