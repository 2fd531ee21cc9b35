import fastify from 'fastify';
import { expect, it } from 'vitest';
import { callerAddress } from '#server/http/callerAddress.ts';

/** The address for which a server behind these proxies counts a request. */
async function counted(remoteAddress: string, forwardedFor: string | null, trustProxy: string[] = []) {
  const app = fastify({ trustProxy: trustProxy.length > 0 && trustProxy });
  app.get('/', async (request) => callerAddress(request));
  const headers = forwardedFor === null ? {} : { 'x-forwarded-for': forwardedFor };
  return (await app.inject({ url: '/', remoteAddress, headers })).body;
}

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2::1', '2001:0db8:0001:0002:0:0:0:7', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::ffff:192.0.2.1', '192.0.2.1', true],
  ['192.0.2.1', '192.0.2.2', false],
])('counts %s and %s as one caller: %s', async (one, other, together) => {
  expect((await counted(one, null)) === (await counted(other, null))).toBe(together);
});

const proxies = ['10.0.0.0/8', 'fd00::7'];

it.each([
  ['no proxy is trusted', '10.0.0.5', '203.0.113.7', [], '10.0.0.5'],
  ['the peer is not a trusted proxy', '192.0.2.1', '203.0.113.7', proxies, '192.0.2.1'],
  ['the peer is a trusted proxy', '10.0.0.5', '203.0.113.7', proxies, '203.0.113.7'],
  ['the trusted proxy is written as IPv6', '::ffff:10.0.0.5', '203.0.113.7', proxies, '203.0.113.7'],
  ['the trusted proxy has an IPv6 address', 'fd00::7', '2001:db8:1:2::9', proxies, '2001:db8:1:2::'],
  ['the caller sent an address of its own', '10.0.0.5', '198.51.100.1, 203.0.113.7', proxies, '203.0.113.7'],
  ['two proxies are trusted', '10.0.0.5', '203.0.113.7, 10.2.0.1', proxies, '203.0.113.7'],
  ['the caller claims to be a proxy too', '10.0.0.5', '10.9.9.9, 203.0.113.7', proxies, '203.0.113.7'],
  ['the caller is in the network of the proxies', '10.0.0.5', '10.3.0.1', proxies, '10.3.0.1'],
  ['the proxy forwards nothing', '10.0.0.5', null, proxies, '10.0.0.5'],
  ['the proxy forwards no address', '10.0.0.5', 'unknown', proxies, '10.0.0.5'],
  ['the last hop forwards no address', '10.0.0.5', 'unknown, 10.2.0.1', proxies, '10.2.0.1'],
])('counts the right address when %s', async (_, peer, forwardedFor, trusted, address) => {
  expect(await counted(peer, forwardedFor, trusted)).toBe(address);
});
