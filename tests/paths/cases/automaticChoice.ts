import { automatedOptions } from '#contract/repair.ts';
import { automaticChoiceMachine } from '#machines/automaticChoice.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const automaticChoice = defineCases(
  automaticChoiceMachine,
  { 'the options dialog opens for a report': { profileId: ids.profile, reportId: ids.report, picked: [] } },
  {
    'the options arrive': done('automatedTypes', { results: [...automatedOptions] }),
    'the options do not arrive': thrown('automatedTypes', refusal('busy')),
    'Ana ticks "Attack All Negative Accounts"': {
      event: { type: 'option.toggle', id: 1 },
      when: ({ context }) => !context.picked.includes(1),
    },
    'Ana unticks "Attack All Negative Accounts"': {
      event: { type: 'option.toggle', id: 1 },
      when: ({ context }) => context.picked.includes(1),
    },
    'Ana presses Generate': { type: 'options.confirm', key: 'key-1' },
    'Ana presses Preview': { type: 'letters.preview' },
    'the preview is closed': done('letterPreview'),
    'Ana presses Try Again': { type: 'options.retry' },
    'Ana presses Cancel': { type: 'options.cancel' },
  },
);
