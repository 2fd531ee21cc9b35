import { repairParts, type RepairContext, reportOf } from './repairParts.ts';

const orderIn = (context: RepairContext) => {
  if (context.choice === null) throw new Error('Nothing was chosen');
  return { ...reportOf(context), choice: context.choice };
};

/** Between a choice and its letters, in both modes. Back leads to where the choice was made. */
export const summarizing = (back: 'choosing' | 'resting') =>
  repairParts.createStateConfig({
    description: 'The summary of the letters is open. No generation has been used.',
    invoke: {
      id: 'generationSummary',
      src: 'generationSummary',
      input: ({ context }) => orderIn(context),
      onDone: [
        {
          guard: { type: 'isConfirmed', params: ({ event }) => event.output },
          target: 'generating',
          actions: { type: 'placeOrder', params: ({ event }) => event.output },
        },
        {
          guard: { type: 'isOutOfGenerations', params: ({ event }) => event.output },
          target: 'settling',
          actions: { type: 'countCredit', params: { outcome: 'none' } },
        },
        { target: back },
      ],
    },
  });

export const generating = repairParts.createStateConfig({
  description: 'A set of letters is being generated or is ready.',
  invoke: {
    id: 'generationSession',
    src: 'generationSession',
    input: ({ context }) => orderIn(context),
    onDone: {
      target: 'settling',
      actions: { type: 'countCredit', params: ({ event }) => ({ outcome: event.output }) },
    },
  },
});

/** Letters that were begun before the page opened. */
export const following = repairParts.createStateConfig({
  description: 'The server is writing letters that were begun before the page opened.',
  tags: 'busy',
  on: { 'profile.choose': '#repair.opening' },
  invoke: {
    id: 'followedWork',
    src: 'followedWork',
    input: ({ context: { work, ...context } }) => {
      if (!work) throw new Error('Nothing is being done');
      return { profileId: reportOf(context).profileId, work };
    },
    onDone: [
      {
        guard: { type: 'isWritten', params: ({ event }) => event.output },
        target: 'showing',
        actions: { type: 'rememberFollowed', params: ({ event }) => event.output },
      },
      { target: 'settling', actions: { type: 'rememberFollowed', params: ({ event }) => event.output } },
    ],
  },
});

export const showing = repairParts.createStateConfig({
  description: 'The letters that were begun before the page opened are ready.',
  invoke: {
    id: 'generationSession',
    src: 'generationSession',
    input: ({ context }) => {
      const { sessionId } = context.followed ?? {};
      if (sessionId === undefined) throw new Error('No letters were written');
      return { ...reportOf(context), choice: null, session: { sessionId } };
    },
    onDone: 'settling',
  },
});

export const settling = repairParts.createStateConfig({
  description: 'Checks whether a generation is left for another set.',
  always: [{ guard: 'hasNoGenerations', target: '#repair.noGenerations' }, { target: 'resting' }],
});
