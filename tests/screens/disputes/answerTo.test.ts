import { expect, it } from 'vitest';
import { answerTo } from '#src/screens/disputes/letters/answerTo.ts';
import { aDispute } from '#tests/support/aDispute.ts';

const decided = (as: 'deleted' | 'verified' | 'deletedByReport') =>
  aDispute({ state: as, decided: { as, on: '2026-11-10', printed: null } });
const asked = aDispute({ state: 'questionOpen', decided: null });
const running = aDispute({ state: 'investigating', decided: null });
const silent = aDispute({ state: 'unanswered', decided: null });

it('is an answer once each item of a letter was decided by its recipient, and one in part before that', () => {
  expect(answerTo([decided('deleted'), decided('verified')])).toBe('answered');
  expect(answerTo([decided('deleted'), running])).toBe('partlyAnswered');
  expect(answerTo([running, running])).toBeNull();
  expect(answerTo([decided('deletedByReport')])).toBeNull();
});

it('is asked about while anyone may know of one, and missing only if nothing came about any item', () => {
  expect(answerTo([decided('deleted'), asked])).toBe('questionOpen');
  expect(answerTo([silent, silent])).toBe('unanswered');
  expect(answerTo([silent, decided('deleted')])).toBe('partlyAnswered');
  expect(answerTo([])).toBeNull();
});
