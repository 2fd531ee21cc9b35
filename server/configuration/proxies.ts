import { BlockList, isIP } from 'node:net';
import { ConfigurationError } from './configurationError.ts';

/**
 * The widest private networks, 10.0.0.0/8 and fc00::/7: with a wider range, strangers could forge their own address.
 */
const widest = { 4: 8, 6: 7 } as const;

/** IPv4 addresses written as IPv6; such a range could cover all of IPv4. */
const mapped = new BlockList();
mapped.addSubnet('::ffff:0:0', 96, 'ipv6');

function isProxy(text: string): boolean {
  const [, address = '', prefix] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  if (family !== 4 && family !== 6) return false;
  if (family === 6 && mapped.check(address, 'ipv6')) return false;
  const bits = family === 4 ? 32 : 128;
  return prefix === undefined || (Number(prefix) >= widest[family] && Number(prefix) <= bits);
}

/**
 * The proxies whose X-Forwarded-For is trusted: addresses and CIDR ranges, separated by commas. Throws
 * ConfigurationError.
 */
export function trustedProxiesOf(text: string): string[] {
  if (text.trim() === '') return [];
  const proxies = text.split(',').map((proxy) => proxy.trim());
  if (proxies.every((proxy) => isProxy(proxy))) return proxies;
  throw new ConfigurationError(
    'TRUSTED_PROXIES must list addresses or ranges such as 10.0.0.5, 10.1.0.0/16, or fd00::/64, separated by commas, none of them wider than 10.0.0.0/8 or fc00::/7.',
  );
}
