import { automatedOptions } from '#contract/repair.ts';
import { automaticChoiceMachine } from '#machines/automaticChoice.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const automaticChoice = defineCases(
  automaticChoiceMachine,
  { 'the options dialog opens for a report': { profileId: ids.profile, reportId: ids.report, picked: [] } },
  {
    'the options load': done('automatedTypes', { results: [...automatedOptions] }),
    'the options do not load': thrown('automatedTypes', refusal('busy')),
    'Ana selects "Attack All Negative Accounts"': {
      event: { type: 'option.toggle', id: 1 },
      when: ({ context }) => !context.picked.includes(1),
    },
    'Ana deselects "Attack All Negative Accounts"': {
      event: { type: 'option.toggle', id: 1 },
      when: ({ context }) => context.picked.includes(1),
    },
    'Ana presses Generate': { type: 'options.confirm', key: 'key-1' },
    'Ana presses Preview': { type: 'letters.preview' },
    'the preview is closed': done('letterPreview', null),
    'Ana generates the letters that she read': done('letterPreview', {
      kind: 'automatic',
      key: 'key-2',
      options: [1],
    }),
    'Ana presses Try Again': { type: 'options.retry' },
    'Ana presses Cancel': { type: 'options.cancel' },
  },
);
