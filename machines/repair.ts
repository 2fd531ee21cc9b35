import { assertEvent, assign, setup } from 'xstate';
import type { CreditReport } from '#contract/reports.ts';
import { automaticChoiceMachine } from './automaticChoice.ts';
import { type CreditOutcome, generationSessionMachine, leftAfter } from './generationSession.ts';
import { manualChoiceMachine } from './manualChoice.ts';
import type { ChoiceMade } from './manualChoiceParts.ts';
import { port, typed } from './port.ts';
import { pickedIn, type RepairChoice, type ReportOfProfile } from './repairChoice.ts';

interface Input {
  /** Null on the page without a profile in its address. */
  readonly profileId: string | null;
  /** By name descending: the first is the newest. */
  readonly reports: readonly CreditReport[];
  readonly generationsLeft: number;
}

interface Context extends Input {
  readonly reportId: string | null;
  readonly choice: RepairChoice | null;
}

type ChooseReport = { type: 'report.choose'; reportId: string };

export type RepairEvent =
  | { type: 'profile.choose'; profileId: string }
  | ChooseReport
  | { type: 'mode.automatic' }
  | { type: 'mode.manual' }
  | { type: 'options.open' }
  | ChoiceMade;

function reportOf({ profileId, reportId }: Context): ReportOfProfile {
  if (profileId === null || reportId === null) throw new Error('Letters need a profile and a report');
  return { profileId, reportId };
}

const { createMachine, createStateConfig } = setup({
  types: typed<{
    input: Input;
    context: Context;
    events: RepairEvent;
    children: {
      automaticChoice: 'automaticChoice';
      manualChoice: 'manualChoice';
      generationSession: 'generationSession';
    };
    tags: 'busy';
  }>(),
  actors: {
    automaticChoice: automaticChoiceMachine,
    manualChoice: manualChoiceMachine,
    generationSession: generationSessionMachine,
    openRepairCenter: port<void, { profileId: string }>('openRepairCenter'),
  },
  guards: {
    hasNoGenerations: ({ context }) => context.generationsLeft < 1,
    hasNoProfile: ({ context }) => context.profileId === null,
    hasNoReport: ({ context }) => context.reportId === null,
    isListed: ({ context }, { reportId }: ChooseReport) => context.reports.some(({ id }) => id === reportId),
    hasChoice: (_, { choice }: { choice: RepairChoice | null }) => choice !== null,
  },
  actions: {
    chooseReport: assign({ reportId: (_, { reportId }: ChooseReport) => reportId }),
    rememberChoice: assign({
      choice: ({ context }, { choice }: { choice: RepairChoice | null }) => choice ?? context.choice,
    }),
    countCredit: assign({
      generationsLeft: ({ context }, { outcome }: { outcome: CreditOutcome }) =>
        leftAfter(context.generationsLeft, outcome),
    }),
  },
});

const generating = createStateConfig({
  description: 'A set of letters is being written or offered.',
  invoke: {
    id: 'generationSession',
    src: 'generationSession',
    input: ({ context }) => {
      if (context.choice === null) throw new Error('Nothing was chosen');
      return { ...reportOf(context), choice: context.choice };
    },
    onDone: {
      target: 'settling',
      actions: { type: 'countCredit', params: ({ event }) => ({ outcome: event.output }) },
    },
  },
});

const settling = createStateConfig({
  description: 'Looks whether a generation is left for another set.',
  always: [{ guard: 'hasNoGenerations', target: '#repair.noGenerations' }, { target: 'resting' }],
});

/**
 * The Repair Center: a profile, a report, a mode, then a set of letters. Its children: `automaticChoice` (the options
 * dialog), `manualChoice` (the manual page) and `generationSession` (from Generate to the closed success dialog).
 */
export const repairMachine = createMachine({
  id: 'repair',
  description: 'The Repair Center, from choosing a profile to letters that can be sent.',
  context: ({ input }) => ({ ...input, reportId: input.reports[0]?.id ?? null, choice: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Decides what is missing before letters can be written.',
      always: [
        { guard: 'hasNoGenerations', target: 'noGenerations' },
        { guard: 'hasNoProfile', target: 'noProfile' },
        { guard: 'hasNoReport', target: 'noReports' },
        { target: 'automatic' },
      ],
    },
    noGenerations: { description: 'No generation is left: the page offers to buy some, nothing else.' },
    noProfile: {
      description: 'No profile is chosen yet; Generate does not work.',
      on: { 'profile.choose': 'opening' },
    },
    noReports: {
      description: 'The profile has no report: a banner leads to where one is connected.',
      on: { 'profile.choose': 'opening' },
    },
    opening: {
      description: "The chosen profile's Repair Center is being opened; it joins the recent ones.",
      tags: 'busy',
      invoke: {
        id: 'openRepairCenter',
        src: 'openRepairCenter',
        input: ({ event }) => {
          assertEvent(event, 'profile.choose');
          return { profileId: event.profileId };
        },
        onDone: 'opened',
        onError: 'arriving',
      },
    },
    opened: { type: 'final', description: "The chosen profile's Repair Center has taken over." },
    automatic: {
      description: 'Automatic mode: the options say what the letters are about.',
      initial: 'resting',
      states: {
        resting: {
          description: 'A report is chosen; Generate opens the options.',
          on: {
            'profile.choose': '#repair.opening',
            'report.choose': {
              guard: { type: 'isListed', params: ({ event }) => event },
              actions: { type: 'chooseReport', params: ({ event }) => event },
            },
            'mode.manual': '#repair.manual',
            'options.open': 'choosing',
          },
        },
        choosing: {
          description: 'The options dialog is up.',
          invoke: {
            id: 'automaticChoice',
            src: 'automaticChoice',
            input: ({ context }) => ({ ...reportOf(context), picked: pickedIn(context.choice) }),
            onDone: [
              {
                guard: { type: 'hasChoice', params: ({ event }) => ({ choice: event.output }) },
                target: 'generating',
                actions: { type: 'rememberChoice', params: ({ event }) => ({ choice: event.output }) },
              },
              { target: 'resting' },
            ],
          },
        },
        generating,
        settling,
      },
    },
    manual: {
      description: 'Manual mode: accounts and destinations are ticked by hand.',
      initial: 'resting',
      invoke: { id: 'manualChoice', src: 'manualChoice', input: ({ context }) => reportOf(context) },
      states: {
        resting: {
          description: 'The selection can be made.',
          on: {
            'profile.choose': '#repair.opening',
            'report.choose': {
              guard: { type: 'isListed', params: ({ event }) => event },
              target: '#repair.manual',
              reenter: true,
              actions: { type: 'chooseReport', params: ({ event }) => event },
            },
            'mode.automatic': '#repair.automatic',
            'choice.made': {
              target: 'generating',
              actions: { type: 'rememberChoice', params: ({ event }) => event },
            },
          },
        },
        generating,
        settling,
      },
    },
  },
});
