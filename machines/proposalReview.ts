import { assign, setup } from 'xstate';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { port, typed } from './port.ts';

/**
 * What a person makes of a proposal: accepts it, leaves the dispute as it is, or, of a possible match, says that it is
 * another account and that theirs is gone.
 */
export type ProposalChoice = 'accept' | 'keep' | 'gone';

/** By the proposal's key; what is to be decided later is missing. */
export type ProposalChoices = Readonly<Record<string, ProposalChoice>>;

interface Input {
  readonly profileId: string;
}

interface Context extends Input {
  readonly choices: ProposalChoices;
  readonly failure: Failure | null;
}

/** `choice`: null if it is to be decided later. */
type Choose = {
  type: 'proposals.choose';
  keys: readonly string[];
  choice: ProposalChoice | null;
};
export type ProposalReviewEvent = Choose | { type: 'choices.save' };

/** With the choice for these keys, or without one. */
function chosen(choices: ProposalChoices, { keys, choice }: Choose): ProposalChoices {
  const others = Object.entries(choices).filter(([key]) => !keys.includes(key));
  const own = choice === null ? [] : keys.map((key): [string, ProposalChoice] => [key, choice]);
  return Object.fromEntries([...others, ...own]);
}

/** Decides about what a newer report shows. Nothing is chosen beforehand. Tag: `busy` while the call runs. */
export const proposalReviewMachine = setup({
  types: typed<{ input: Input; context: Context; events: ProposalReviewEvent; tags: 'busy' }>(),
  actors: {
    recordDecisions: port<void, Input & { choices: ProposalChoices }>('recordDecisions'),
  },
  guards: { hasChoice: ({ context: { choices } }) => Object.keys(choices).length > 0 },
  actions: {
    rememberChoice: assign({
      choices: ({ context: { choices } }, choose: Choose) => chosen(choices, choose),
    }),
    forgetChoices: assign({ choices: {} }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'proposalReview',
  description: 'What a newer report shows about disputed items, and what a person decides about it.',
  context: ({ input }) => ({ ...input, choices: {}, failure: null }),
  initial: 'reviewing',
  states: {
    reviewing: {
      description:
        'Each proposal can be accepted, rejected, or left for later. Nothing is recorded before it is saved.',
      initial: 'open',
      on: {
        'proposals.choose': { actions: { type: 'rememberChoice', params: ({ event }) => event } },
        'choices.save': { guard: 'hasChoice', target: 'recording' },
      },
      states: {
        open: { description: 'Nothing has gone wrong.' },
        failed: {
          description: 'Not everything was recorded. The reason is shown, and all choices are kept.',
        },
      },
    },
    recording: {
      description: 'The decisions are being saved. The choices are locked until the end.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'recordDecisions',
        src: 'recordDecisions',
        input: ({ context: { profileId, choices } }) => ({ profileId, choices }),
        onDone: { target: 'reviewing', actions: 'forgetChoices' },
        onError: { target: 'reviewing.failed', actions: rememberFailure },
      },
    },
  },
});
