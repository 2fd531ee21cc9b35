/** When the letter of a step can be written, and what only the client may do with it. */
import { describe, expect, it } from 'vitest';
import { lackingFor, onlyTheClient } from '#credit/letters/next/lacking.ts';
import { planNextLetters } from '#credit/letters/next/planNext.ts';
import type { NextStep } from '#credit/letters/next/step.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { aCreditor, aStep, firstLetters, itemsOf, type StepValues } from '#tests/support/nextSteps.ts';
import { isFileWide, letterPurposes } from '#vocabulary/letterPurposes.ts';

type Purpose = NextStep['purpose'];
const purposes = letterPurposes.filter(
  (purpose): purpose is Purpose => purpose !== 'dispute' && !isFileWide(purpose),
);

const withoutGrounds = (): StepValues => {
  const [letter] = firstLetters();
  const [item] = letter === undefined ? [] : itemsOf(letter);
  return item === undefined ? {} : { item: { ...item, grounds: [] } };
};
const inquiry = (): StepValues => {
  const letter = firstLetters().find(({ topic }) => topic === 'inquiries');
  const [item] = letter === undefined ? [] : itemsOf(letter);
  return letter === undefined || item === undefined
    ? {}
    : { letter, item: { ...item, grounds: [{ text: 'I did not apply to this company.', evidence: [] }] } };
};

it.each(purposes)('a %s with all it needs can be written', (purpose) => {
  expect(lackingFor(aStep(purpose), aConsumer())).toEqual([]);
});

const cases: readonly (readonly [why: string, step: () => NextStep, lack: string])[] = [
  ['new information without the client’s words', () => aStep('newInformation', { added: ' \n' }), 'words'],
  ['an incomplete correction without them', () => aStep('incompleteCorrection', { added: '' }), 'words'],
  ['a statement without them', () => aStep('statement', { added: '' }), 'words'],
  ['a dispute with a company without a reason', () => aStep('creditorDirect', withoutGrounds()), 'words'],
  ['a retraction of nothing', () => aStep('retraction', withoutGrounds()), 'words'],
  ['a follow-up to a letter that has not left', () => ({ ...aStep('followUp'), journey: null }), 'mailing'],
  [
    'a follow-up without what the recipient asked for',
    () => aStep('followUp', { reply: { kind: 'moreNeeded' } }),
    'answer',
  ],
  ['a follow-up after a result', () => aStep('followUp', { reply: { kind: 'verified' } }), 'answer'],
  [
    'a cured identity without a refusal',
    () => aStep('identityCured', { reply: { kind: 'verified' } }),
    'answer',
  ],
  [
    'a reappearance without a deletion',
    () => aStep('reinsertion', { reply: { kind: 'verified' } }),
    'answer',
  ],
  [
    'a reappearance with the notice of it',
    () => aStep('reinsertion', { reply: { kind: 'putBack' } }),
    'answer',
  ],
  ['a procedure request before a result', () => aStep('procedure', { reply: null }), 'answer'],
  ['a statement before a result', () => aStep('statement', { reply: null }), 'answer'],
  [
    'a correction that did not come',
    () => aStep('incompleteCorrection', { reply: { kind: 'verified' } }),
    'answer',
  ],
  [
    'a letter to a creditor about what a bureau corrected in part, without what is still wrong',
    () => aStep('creditorDirect', { reply: { kind: 'partlyCorrected' } }),
    'words',
  ],
  ['a reappearance that no report shows', () => aStep('reinsertion', { seenAgainOn: null }), 'sighting'],
  ['a block without identification', () => aStep('block', { enclosures: ['theftReport'] }), 'identification'],
  [
    'a cured identity without identification',
    () => aStep('identityCured', { enclosures: [] }),
    'identification',
  ],
  [
    'a block without the report of the theft',
    () => aStep('block', { enclosures: ['identification'] }),
    'theftReport',
  ],
  ['a statement that is sent to nobody', () => aStep('statementNotice', { receivers: [] }), 'receivers'],
  ['a notice of a deletion to nobody', () => aStep('deletionNotice', { receivers: [] }), 'receivers'],
  [
    'a notice of a deletion that did not come',
    () => aStep('deletionNotice', { reply: { kind: 'corrected' } }),
    'answer',
  ],
  ['a block at a company', () => aStep('block', { to: aCreditor }), 'recipient'],
  ['a follow-up to someone else', () => aStep('followUp', { to: aCreditor }), 'recipient'],
  ['a dispute with a company about an inquiry', () => aStep('creditorDirect', inquiry()), 'recipient'],
  [
    'a validation by a bureau',
    () => {
      const step = aStep('validation');
      return { ...step, to: step.letter.destination };
    },
    'recipient',
  ],
];

it.each(cases)('%s can’t be written', (_, step, lack) => {
  expect(lackingFor(step(), aConsumer())).toEqual([lack]);
  expect(() => planNextLetters({ steps: [step()], profile: aConsumer(), today: '2026-12-10' })).toThrow(
    'is missing what its letter needs',
  );
});

it.each(['validation', 'block'] as const)('a %s needs no earlier letter that left', (purpose) => {
  const step: NextStep = { ...aStep(purpose), journey: null };
  expect(lackingFor(step, aConsumer())).toEqual([]);
  const [letter] = planNextLetters({ steps: [step], profile: aConsumer(), today: '2026-12-10' });
  expect(letter?.isClientsToSign ?? false).toBe(purpose === 'block');
});

it('a letter that names a date of birth needs one', () => {
  expect(lackingFor(aStep('identityCured'), aConsumer({ dob: null }))).toEqual(['identification']);
  expect(lackingFor(aStep('identityCured'), aConsumer({ streetAddress: '' }))).toEqual(['identification']);
});

it('someone else’s letter is answered by the client, whatever documents there are', () => {
  const step = aStep('identityCured', { reply: { kind: 'thirdParty' }, enclosures: [] });
  expect(lackingFor(step, aConsumer())).toEqual([]);
});

describe('only the client', () => {
  it.each(purposes)('signs or mails a letter of %s', (purpose) => {
    const expected = { signs: purpose === 'block', mails: false };
    expect(onlyTheClient(aStep(purpose))).toEqual(expected);
  });

  it('signs and mails the letter that says so', () => {
    expect(onlyTheClient(aStep('identityCured', { reply: { kind: 'thirdParty' } }))).toEqual({
      signs: true,
      mails: true,
    });
  });
});
