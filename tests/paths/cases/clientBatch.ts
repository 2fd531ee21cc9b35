import type { ReadyClient } from '#contract/clientReadiness.ts';
import type { LetterSummary } from '#contract/letterSummary.ts';
import { clientBatchMachine } from '#machines/clientBatch.ts';
import { withManyLetters } from '#machines/clientBatchParts.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const clients: readonly ReadyClient[] = [
  {
    id: ids.profile,
    name: 'Ana Sampleton',
    status: 'Waiting',
    provider: 'SmartCredit',
    reportId: ids.report,
    onHold: false,
    activity: 'active',
    contract: { state: 'none', opensOn: null },
  },
  {
    id: ids.other,
    name: 'Ben Sampleton',
    status: 'Onboarding',
    provider: 'MyFreeScoreNow',
    reportId: ids.report,
    onHold: false,
    activity: 'active',
    contract: { state: 'none', opensOn: null },
  },
  {
    id: ids.older,
    name: 'Cy Sampleton',
    status: 'Finished',
    provider: null,
    reportId: null,
    onHold: true,
    activity: 'active',
    contract: { state: 'none', opensOn: null },
  },
];
const selected = clients.map(({ id }) => id);

const summary: LetterSummary = {
  letters: [
    { id: 'experian-accounts-1', recipient: 'Experian', items: 2 },
    { id: 'equifax-accounts-1', recipient: 'Equifax', items: 1 },
  ],
  items: 3,
  pages: 7,
  generations: { left: 9, used: 1, leftAfter: 8 },
  withoutGround: [],
  leftOut: [],
  concerns: [],
  isRepeated: false,
};

const severalToOne: LetterSummary = {
  ...summary,
  concerns: [
    {
      kind: 'manyLetters',
      id: 'manyLetters',
      overruled: null,
      recipients: [{ name: 'Experian', letters: 2, earlier: 1 }],
    },
  ],
};

export const clientBatch = defineCases(
  clientBatchMachine,
  { 'Eva selects three clients': undefined },
  {
    'Eva presses Refresh reports': {
      event: { type: 'batch.ask', kind: 'refresh', ids: selected },
      when: ({ context }) => context.ids.length === 0,
    },
    'Eva presses Set status': {
      event: { type: 'batch.ask', kind: 'status', ids: selected },
      when: ({ context }) => context.ids.length === 0,
    },
    'Eva presses Generate letters': {
      event: { type: 'batch.ask', kind: 'letters', ids: selected },
      when: ({ context }) => context.ids.length === 0,
    },
    'Eva presses Delete': {
      event: { type: 'batch.ask', kind: 'delete', ids: selected },
      when: ({ context }) => context.ids.length === 0,
    },
    'it is known what can be done for whom': done('clientReadiness', clients),
    'the clients cannot be looked up': thrown('clientReadiness', refusal('busy')),
    'it is known which letters the client would get': done('summarizeLetters', summary),
    'the client would get several letters to one recipient': {
      event: done('summarizeLetters', severalToOne),
      when: ({ context }) => context.option === 1 && context.plans.length === 1,
    },
    'there is nothing to write for the client': {
      event: thrown('summarizeLetters', refusal('nothingToDispute')),
      when: ({ context }) => context.option === 1 && context.plans.length === 1,
    },
    'the letters cannot be looked at': {
      event: thrown('summarizeLetters', refusal('busy')),
      when: ({ context }) => context.option === 1,
    },
    'no generation is left': {
      event: thrown('summarizeLetters', refusal('noGenerations')),
      when: ({ context }) => context.option === 1,
    },
    'Eva chooses another option': {
      event: { type: 'option.choose', option: 5 },
      when: ({ context }) => context.kind === 'letters' && context.option === 1,
    },
    'Eva presses Try Again': {
      event: { type: 'batch.retry' },
      // The dialog leads to where generations are bought instead.
      when: ({ context }) => context.failure?.code !== 'noGenerations',
    },
    'Eva chooses Finished': {
      event: { type: 'status.choose', status: 'Finished' },
      when: ({ context }) => context.kind === 'status' && context.status === null,
    },
    'Eva enters a reason': {
      event: { type: 'reason.write', reason: 'As agreed on the phone' },
      when: ({ context }) => context.kind === 'status' && context.reason === '',
    },
    'Eva says that they are mailed on different days': {
      event: { type: 'manyLetters.choose', reason: 'mailedApart' },
      when: ({ context }) => withManyLetters(context) > 0 && context.manyLetters === null,
    },
    'Eva confirms the summary': { type: 'batch.start' },
    'it is done for the client': done('doForClient'),
    'it fails for the client': thrown('doForClient', refusal('providerLoginFailed')),
    'no answer comes about the client': {
      event: thrown('doForClient', refusal('unavailable')),
      when: ({ context }) => context.kind === 'letters',
    },
    'another tab used the last generation': {
      event: thrown('doForClient', refusal('noGenerations')),
      when: ({ context }) => context.kind === 'letters',
    },
    'Eva presses Stop': { type: 'batch.stop' },
    'Eva tries the others again': {
      event: { type: 'batch.again' },
      when: ({ context }) => context.kind !== 'status',
    },
    'Eva closes the dialog': { type: 'batch.close' },
  },
);
