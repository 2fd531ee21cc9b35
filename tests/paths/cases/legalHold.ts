import { legalHoldMachine } from '#machines/legalHold.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const legalHold = defineCases(
  legalHoldMachine,
  { 'a client without a hold': { profileId: ids.profile } },
  {
    'Ana enters a reason': {
      event: { type: 'reason.write', reason: 'Lawsuit 26-114' },
      when: ({ context, facts }) => context.reason === '' && facts['isHeld'] === false,
    },
    'Ana presses Place hold': {
      event: { type: 'hold.place' },
      when: ({ facts }) => facts['isHeld'] === false,
    },
    'the hold is placed': { event: done('placeHold'), sets: { isHeld: true } },
    'the hold is not placed': thrown('placeHold', refusal('busy')),
    'Ana presses Lift hold': {
      event: { type: 'hold.lift' },
      when: ({ facts }) => facts['isHeld'] === true,
    },
    'the hold is lifted': { event: done('liftHold'), sets: { isHeld: false } },
    'the hold is not lifted': thrown('liftHold', refusal('busy')),
  },
  { isHeld: false },
);
