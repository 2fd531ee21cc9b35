import { assign, setup } from 'xstate';
import type { ReplyOf } from '#contract/call.ts';
import type {
  AccountGrounds,
  Confirmation,
  ConfirmedReason,
  confirmReason,
  disputeGrounds,
  withdrawReason,
} from '#contract/grounds.ts';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { port, typed } from './port.ts';
import type { ReportOfProfile } from './repairChoice.ts';

interface Context extends ReportOfProfile {
  readonly accounts: readonly AccountGrounds[];
  /** What the client confirmed, oldest first. */
  readonly confirmations: readonly Confirmation[];
  /** The account a reason is being saved for, or failed to be saved for. */
  readonly accountId: string | null;
  readonly failure: Failure | null;
}

type Confirm = { type: 'reason.confirm'; accountId: string; reason: ConfirmedReason };
type Withdraw = { type: 'reason.withdraw'; id: string };
export type DisputeGroundsEvent = Confirm | Withdraw | { type: 'grounds.retry' };

type Confirmed = { readonly confirmations: readonly Confirmation[] };

const parts = setup({
  types: typed<{
    input: ReportOfProfile;
    context: Context;
    events: DisputeGroundsEvent;
    tags: 'busy' | 'here';
  }>(),
  actors: {
    disputeGrounds: port<ReplyOf<typeof disputeGrounds>, ReportOfProfile>('disputeGrounds'),
    confirmReason: port<
      ReplyOf<typeof confirmReason>,
      ReportOfProfile & { accountId: string; reason: ConfirmedReason }
    >('confirmReason'),
    withdrawReason: port<ReplyOf<typeof withdrawReason>, ReportOfProfile & { confirmationId: string }>(
      'withdrawReason',
    ),
  },
  guards: {
    isKnown: ({ context }, { accountId }: Confirm) =>
      context.accounts.some((account) => account.accountId === accountId),
    isActiveConfirmation: ({ context }, { id }: Withdraw) =>
      context.confirmations.some((one) => one.id === id),
  },
  actions: {
    rememberGrounds: assign((_, { accounts, confirmations }: ReplyOf<typeof disputeGrounds>) => ({
      accounts,
      confirmations,
    })),
    rememberConfirmations: assign({ confirmations: (_, { confirmations }: Confirmed) => confirmations }),
    noteAccount: assign({ accountId: (_, { accountId }: Confirm) => accountId }),
    noteAccountOf: assign({
      accountId: ({ context }, { id }: Withdraw) =>
        context.confirmations.find((one) => one.id === id)?.accountId ?? null,
    }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
});

const confirmable = parts.createStateConfig({
  on: {
    'reason.confirm': {
      guard: { type: 'isKnown', params: ({ event }) => event },
      target: 'confirming',
      actions: { type: 'noteAccount', params: ({ event }) => event },
    },
    'reason.withdraw': {
      guard: { type: 'isActiveConfirmation', params: ({ event }) => event },
      target: 'withdrawing',
      actions: { type: 'noteAccountOf', params: ({ event }) => event },
    },
  },
});

/** The grounds for disputing each account of a report: contradictions in the report, and what the client says. */
export const disputeGroundsMachine = parts.createMachine({
  id: 'disputeGrounds',
  description: 'The findings for each account, and the reasons the client confirms or withdraws.',
  context: ({ input }) => ({ ...input, accounts: [], confirmations: [], accountId: null, failure: null }),
  initial: 'fetching',
  states: {
    fetching: {
      description: 'Findings and confirmed reasons are loading. Accounts can be selected in the meantime.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'disputeGrounds',
        src: 'disputeGrounds',
        input: ({ context: { profileId, reportId } }) => ({ profileId, reportId }),
        onDone: {
          target: 'shown',
          actions: { type: 'rememberGrounds', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    failed: {
      description:
        'Findings and reasons could not be loaded. A retry is offered, and letters can be generated without them.',
      on: { 'grounds.retry': 'fetching' },
    },
    shown: {
      ...confirmable,
      description: 'Each account shows its grounds for dispute. A reason can be confirmed or withdrawn.',
      tags: 'here',
    },
    confirming: {
      description: 'The client’s reason is being saved.',
      tags: ['busy', 'here'],
      entry: 'forgetFailure',
      invoke: {
        id: 'confirmReason',
        src: 'confirmReason',
        input: ({ context: { profileId, reportId }, event }) => {
          if (event.type !== 'reason.confirm') throw new Error('Nothing was confirmed');
          return { profileId, reportId, accountId: event.accountId, reason: event.reason };
        },
        onDone: {
          target: 'shown',
          actions: { type: 'rememberConfirmations', params: ({ event }) => event.output },
        },
        onError: { target: 'refused', actions: rememberFailure },
      },
    },
    withdrawing: {
      description: 'A confirmed reason is being withdrawn.',
      tags: ['busy', 'here'],
      entry: 'forgetFailure',
      invoke: {
        id: 'withdrawReason',
        src: 'withdrawReason',
        input: ({ context: { profileId, reportId }, event }) => {
          if (event.type !== 'reason.withdraw') throw new Error('No confirmation is being withdrawn');
          return { profileId, reportId, confirmationId: event.id };
        },
        onDone: {
          target: 'shown',
          actions: { type: 'rememberConfirmations', params: ({ event }) => event.output },
        },
        onError: { target: 'refused', actions: rememberFailure },
      },
    },
    refused: {
      ...confirmable,
      description: 'The change was not saved. The account shows an error and keeps what was entered.',
      tags: 'here',
    },
  },
});
