import { assertEvent } from 'xstate';
import { rememberFailure } from './failure.ts';
import { placeOf, summaryParts } from './generationSummaryParts.ts';

/** What a person sees after Generate and before a generation is spent: the letters, and what speaks against them. */
export const generationSummaryMachine = summaryParts.createMachine({
  id: 'generationSummary',
  description: 'Sums up the letters and asks about concerns before a generation is used.',
  context: ({ input }) => ({
    ...input,
    summary: null,
    subject: null,
    accountId: null,
    failure: null,
    outcome: { kind: 'cancelled' },
  }),
  output: ({ context }) => context.outcome,
  initial: 'gathering',
  on: { 'summary.cancel': '.cancelled' },
  states: {
    gathering: {
      description: 'The letters are being counted and checked.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'summarizeLetters',
        src: 'summarizeLetters',
        input: ({ context }) => placeOf(context),
        onDone: {
          target: 'deciding',
          actions: { type: 'rememberSummary', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'hasNoGenerations', params: ({ event }) => event },
            target: 'unavailable',
            actions: 'noteNoGenerations',
          },
          { target: 'failed', actions: rememberFailure },
        ],
      },
    },
    failed: {
      description: 'There is no summary. The dialog shows the reason and offers a retry.',
      on: { 'summary.retry': 'gathering' },
    },
    deciding: {
      description: 'The summary is shown. Generate is enabled once every concern has been decided.',
      on: {
        'concern.overrule': {
          guard: { type: 'isOpen', params: ({ event }) => event },
          target: 'overruling',
          actions: { type: 'noteConcern', params: ({ event }) => event },
        },
        'item.answer': {
          guard: { type: 'isListed', params: ({ event }) => event },
          target: 'answering',
          actions: { type: 'noteItem', params: ({ event }) => event },
        },
        'item.explain': {
          guard: { type: 'isAccount', params: ({ event }) => event },
          target: 'explaining',
          actions: { type: 'noteAccount', params: ({ event }) => event },
        },
        'summary.confirm': { guard: 'canConfirm', target: 'confirmed' },
      },
    },
    overruling: {
      description: 'The reason to go ahead despite a concern is being saved.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'overruleConcern',
        src: 'overruleConcern',
        input: ({ context, event }) => {
          assertEvent(event, 'concern.overrule');
          const { id, reason, note } = event;
          return { ...placeOf(context), id, reason, note };
        },
        onDone: {
          target: 'deciding',
          actions: { type: 'rememberConcerns', params: ({ event }) => event.output },
        },
        onError: { target: 'deciding', actions: rememberFailure },
      },
    },
    answering: {
      description: 'The answer about an item without a ground is being saved.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'answerItem',
        src: 'answerItem',
        input: ({ context, event }) => {
          assertEvent(event, 'item.answer');
          const { key, answer } = event;
          return { ...placeOf(context), key, answer };
        },
        onDone: 'gathering',
        onError: { target: 'deciding', actions: rememberFailure },
      },
    },
    explaining: {
      description: 'The client’s reasons for one account can be added. The summary is updated afterward.',
      invoke: {
        id: 'disputeGrounds',
        src: 'disputeGrounds',
        input: ({ context: { profileId, reportId } }) => ({ profileId, reportId }),
      },
      on: { 'reasons.done': 'gathering' },
    },
    confirmed: { type: 'final', description: 'The letters are to be generated.', entry: 'confirm' },
    unavailable: { type: 'final', description: 'No generations are left.' },
    cancelled: { type: 'final', description: 'The dialog was closed. The selection is kept.' },
  },
});
