import { isIPv6 } from 'node:net';
import type { AddressAllowance } from './configuration.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Beyond this many addresses the longest unseen is forgotten: memory stays bounded under a spray. */
const mostAddresses = 20_000;

/** One household or attacker holds a whole IPv6 /64; IPv4 addresses count alone. */
function holderOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':');
}

export interface AddressLimit {
  /** Milliseconds until this address may try again; 0 when it may now. */
  wait(address: string): number;
  count(address: string): void;
}

/** Counts tries by address over the last minute and hour, in this process. */
export function createAddressLimit({ perMinute, perHour }: AddressAllowance, now: () => Date): AddressLimit {
  const tries = new Map<string, number[]>();

  const recent = (holder: string): number[] => {
    const since = now().getTime() - hour;
    return (tries.get(holder) ?? []).filter((at) => at > since);
  };

  /** When the try that fills the window leaves it. */
  const freeAt = (times: readonly number[], most: number, window: number): number => {
    const filling = times.at(-most);
    return filling === undefined ? 0 : filling + window;
  };

  return {
    wait(address) {
      const times = recent(holderOf(address));
      const free = Math.max(freeAt(times, perMinute, minute), freeAt(times, perHour, hour));
      return Math.max(0, free - now().getTime());
    },
    count(address) {
      const holder = holderOf(address);
      const times = [...recent(holder), now().getTime()].slice(-Math.max(perHour, perMinute));
      tries.delete(holder);
      tries.set(holder, times);
      const oldest = tries.keys().next();
      if (tries.size > mostAddresses && !oldest.done) tries.delete(oldest.value);
    },
  };
}
