import { expect, it } from 'vitest';
import { lettersAwaited } from '#disputes/lettersAwaited.ts';
import { aDispute, aRequest } from '#tests/support/aDispute.ts';

it('counts each letter once: in the mail, within its time, and late, also if it disputes nothing', () => {
  const disputes = [
    aDispute({ letter: 'a', state: 'onItsWay' }),
    aDispute({ letter: 'b', state: 'investigating' }),
    aDispute({ letter: 'b', state: 'deleted' }),
    aDispute({ letter: 'c', state: 'questionOpen' }),
    aDispute({ letter: 'd', state: 'verified' }),
    aDispute({ letter: 'e', state: 'unanswered' }),
    aDispute({ letter: 'f', state: 'drafted' }),
  ];
  const requests = [
    aRequest({ letter: 'g', state: 'received' }),
    aRequest({ letter: 'h', state: 'questionOpen' }),
    aRequest({ letter: 'i', state: 'answered' }),
  ];
  expect(lettersAwaited({ disputes, requests })).toBe(5);
  expect(lettersAwaited({ disputes: [], requests: [] })).toBe(0);
});
