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

const both: EnclosureChoice = { ...withoutId, ssnLastFour: true };

interface Choosing {
  readonly context: {
    readonly enclosures: Enclosures | null;
    readonly wanted: readonly { readonly choice: EnclosureChoice }[];
  };
}
const isSaving =
  (choice: EnclosureChoice) =>
  ({ context: { wanted } }: Choosing) =>
    JSON.stringify(wanted[0]?.choice) === JSON.stringify(choice);
/** Nothing was changed yet, or only the other choice. */
const isFirstOr =
  (other: EnclosureChoice) =>
  ({ context }: Choosing) =>
    context.enclosures?.choices.length === 0 &&
    (context.wanted.length === 0 || (context.wanted.length === 1 && isSaving(other)({ context })));

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
      when: isFirstOr(lastFour),
    },
    'Ana chooses the last four digits': {
      event: { type: 'ssn.show', letter: toExperian, ssn: 'lastFour' },
      when: isFirstOr(withoutId),
    },
    'the choice without the ID is saved': {
      event: done('chooseEnclosures', enclosures(withoutId)),
      when: isSaving(withoutId),
    },
    'the choice of the last four digits is saved': {
      event: done('chooseEnclosures', enclosures(lastFour)),
      when: isSaving(lastFour),
    },
    'both choices are saved': { event: done('chooseEnclosures', enclosures(both)), when: isSaving(both) },
    'the choice is not saved': thrown('chooseEnclosures', refusal('busy')),
  },
);
