import { expect, it } from 'vitest';
import { createRecentTokens } from '#server/identity/recentTokens.ts';
import type { Identity } from '#server/identity/identity.ts';

const ana: Identity = {
  provider: 'embedded',
  subject: 'ana',
  variant: 'b2b',
  sessionId: null,
  familyId: null,
  issuedAt: new Date(0),
  signedInAt: null,
};
const hour = 3_600;

function aMemory() {
  let at = 1_000_000;
  const recent = createRecentTokens(() => at);
  return { recent, now: () => at, wait: (ms: number) => (at += ms) };
}

it('knows a token for a minute, and no other', () => {
  const { recent, now, wait } = aMemory();
  recent.keep('a.b.c', ana, now() / 1_000 + hour);
  expect([recent.find('a.b.c'), recent.find('a.b.d')]).toEqual([ana, null]);
  wait(59_999);
  expect(recent.find('a.b.c')).toEqual(ana);
  wait(1);
  expect(recent.find('a.b.c')).toBeNull();
});

it('knows none past its expiry', () => {
  const { recent, now, wait } = aMemory();
  recent.keep('a.b.c', ana, now() / 1_000 + 20);
  wait(19_999);
  expect(recent.find('a.b.c')).toEqual(ana);
  wait(1);
  expect(recent.find('a.b.c')).toBeNull();
});

it('drops the oldest instead of growing', () => {
  const { recent, now } = aMemory();
  for (let index = 0; index <= 5_000; index += 1) recent.keep(`t${index}`, ana, now() / 1_000 + hour);
  expect([recent.find('t0'), recent.find('t1'), recent.find('t5000')]).toEqual([null, ana, ana]);
});
