import type { Concern, LetterSummary } from '#contract/letterSummary.ts';
import { generationSummaryMachine } from '#machines/generationSummary.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const concern: Concern = {
  kind: 'oldReport',
  id: 'oldReport',
  overruled: null,
  basis: 'report',
  date: '2026-10-02',
  days: 50,
};
const at = '2026-11-21T15:00:00.000Z';
const overruled: Concern = {
  ...concern,
  overruled: { reason: 'nothingNewer', note: '', by: 'Ana Ruiz', at },
};
const summary: LetterSummary = {
  letters: [
    { id: 'experian-accounts-1', recipient: 'Experian', items: 2 },
    { id: 'equifax-accounts-1', recipient: 'Equifax', items: 1 },
  ],
  items: 3,
  pages: 7,
  generations: { left: 2, used: 1, leftAfter: 1 },
  withoutGround: [
    {
      key: 'account:account-1',
      heading: 'FIRST BANK ··4111',
      recipients: ['Experian'],
      accountId: 'account-1',
      decided: null,
    },
  ],
  leftOut: [],
  concerns: [concern],
  isRepeated: false,
};

export const generationSummary = defineCases(
  generationSummaryMachine,
  {
    'Ana presses Generate': {
      profileId: ids.profile,
      reportId: ids.report,
      choice: { kind: 'automatic', key: 'key-1', options: [1] },
    },
  },
  {
    'the summary asks about an old report': done('summarizeLetters', summary),
    'the summary asks about nothing': done('summarizeLetters', {
      ...summary,
      concerns: [],
      withoutGround: [],
    }),
    'there is no summary': thrown('summarizeLetters', refusal('nothingToDispute')),
    'another tab used the last generation': thrown('summarizeLetters', refusal('noGenerations')),
    'Ana presses Try Again': { type: 'summary.retry' },
    'Ana says that there is no newer report': {
      type: 'concern.overrule',
      id: 'oldReport',
      reason: 'nothingNewer',
      note: '',
    },
    'the reason is saved': done('overruleConcern', { concerns: [overruled] }),
    'the reason is not saved': thrown('overruleConcern', refusal('unavailable')),
    'Ana leaves out the item without a reason': {
      type: 'item.answer',
      key: 'account:account-1',
      answer: 'leaveOut',
    },
    'the answer is saved': done('answerItem', { ok: true }),
    'the answer is not saved': thrown('answerItem', refusal('unavailable')),
    'Ana wants to say what the client knows': { type: 'item.explain', key: 'account:account-1' },
    'Ana is done with the reasons': { type: 'reasons.done' },
    'Ana confirms the summary': { type: 'summary.confirm' },
    'Ana goes back': { type: 'summary.cancel' },
  },
);
