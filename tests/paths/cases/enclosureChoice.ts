import { usualEnclosures } from '#contract/enclosed.ts';
import type { EnclosureChoice, Enclosures } from '#contract/enclosures.ts';
import { enclosureChoiceMachine } from '#machines/enclosureChoice.ts';
import { ids, refusal, toExperian } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

/** The ID was uploaded, the other documents were not. */
const enclosures = (choice: EnclosureChoice = usualEnclosures): Enclosures => ({
  uploaded: ['idOrDriverLicense'],
  hasSsn: true,
  choices: choice === usualEnclosures ? [] : [{ destinationId: 'Experian', choice }],
});
const withoutId: EnclosureChoice = { added: [], leftOut: ['idOrDriverLicense'], ssnLastFour: false };
const lastFour: EnclosureChoice = { added: [], leftOut: [], ssnLastFour: true };

type Choosing = { context: { wanted: { choice: EnclosureChoice } | null } };
const isWanted =
  (is: (choice: EnclosureChoice) => boolean) =>
  ({ context: { wanted } }: Choosing) =>
    wanted !== null && is(wanted.choice);

export const enclosureChoice = defineCases(
  enclosureChoiceMachine,
  { 'Ana reads a letter to Experian': { profileId: ids.profile, reportId: ids.report } },
  {
    'what is enclosed loads': done('letterEnclosures', enclosures()),
    'what is enclosed does not load': thrown('letterEnclosures', refusal('busy')),
    'Ana presses Try Again': { type: 'enclosures.retry' },
    'Ana leaves out the ID': {
      event: {
        type: 'document.enclose',
        letter: toExperian,
        kind: 'idOrDriverLicense',
        enclose: false,
      },
      when: ({ context }) => context.enclosures?.choices.length === 0,
    },
    'Ana chooses the last four digits': {
      event: { type: 'ssn.show', letter: toExperian, ssn: 'lastFour' },
      when: ({ context }) => context.enclosures?.choices.length === 0,
    },
    'the choice without the ID is saved': {
      event: done('chooseEnclosures', enclosures(withoutId)),
      when: isWanted(({ leftOut }) => leftOut.length > 0),
    },
    'the choice of the last four digits is saved': {
      event: done('chooseEnclosures', enclosures(lastFour)),
      when: isWanted(({ ssnLastFour }) => ssnLastFour),
    },
    'the choice is not saved': thrown('chooseEnclosures', refusal('busy')),
  },
);
