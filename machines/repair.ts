import { assertEvent } from 'xstate';
import { pickedIn, tickedIn } from './repairChoice.ts';
import { rememberFailure } from './failure.ts';
import { noGenerations } from './repairReading.ts';
import { following, generating, settling, showing, summarizing } from './repairLetters.ts';
import { repairParts, type RepairContext, reportOf, startOf } from './repairParts.ts';

const letterCheck = {
  id: 'letterCheck',
  src: 'letterCheck',
  input: ({ context }: { context: RepairContext }) => reportOf(context),
} as const;

const itemStatements = {
  id: 'itemStatements',
  src: 'itemStatements',
  input: ({ context }: { context: RepairContext }) => reportOf(context),
} as const;

/**
 * The Repair Center: a profile, a report, a mode, then a set of letters. Its children: `automaticChoice` (the
 * options dialog), `letterCheck` (what a bureau would miss), `itemStatements` (what the client says about other items
 * than accounts), `manualChoice` (the manual page) with `disputeGrounds` for its accounts, `letterPreview`,
 * `generationSummary` (what is decided before a generation is used), and `generationSession` (from then to the closed
 * success dialog).
 */
export const repairMachine = repairParts.createMachine({
  id: 'repair',
  description: 'The Repair Center, from choosing a profile to letters that are ready to send.',
  context: ({ input }) => ({ ...input, ...startOf(input), failure: null, followed: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description:
        'Checks whether letters are being written, and what is missing before others can be generated.',
      always: [
        { guard: 'hasWork', target: 'automatic.following' },
        { guard: 'hasNoGenerations', target: 'noGenerations' },
        { guard: 'hasNoProfile', target: 'noProfile' },
        { guard: 'hasNoReport', target: 'noReports' },
        { guard: 'wasManual', target: 'manual' },
        { guard: 'hasJustBought', target: 'automatic.choosing' },
        { target: 'automatic' },
      ],
    },
    noGenerations,
    noProfile: {
      description: 'No profile is chosen. Generate is disabled.',
      exit: 'forgetFailure',
      on: { 'profile.choose': 'opening' },
    },
    noReports: {
      description: 'The profile has no report. A banner links to where one can be connected.',
      exit: 'forgetFailure',
      on: { 'profile.choose': 'opening' },
    },
    opening: {
      description: 'The chosen profile’s Repair Center is opening, and the profile is added to Recents.',
      tags: 'busy',
      invoke: {
        id: 'openRepairCenter',
        src: 'openRepairCenter',
        input: ({ event }) => {
          assertEvent(event, 'profile.choose');
          return { profileId: event.profileId };
        },
        onDone: 'opened',
        onError: { target: 'arriving', actions: rememberFailure },
      },
    },
    opened: { type: 'final', description: 'The chosen profile’s Repair Center is open.' },
    automatic: {
      description: 'Automatic mode. The options determine what the letters cover.',
      initial: 'resting',
      invoke: [letterCheck, itemStatements],
      states: {
        resting: {
          description: 'A report is chosen; Generate opens the options.',
          exit: 'forgetFailure',
          on: {
            'profile.choose': '#repair.opening',
            'report.choose': {
              guard: { type: 'isListed', params: ({ event }) => event },
              target: '#repair.automatic',
              reenter: true,
              actions: { type: 'chooseReport', params: ({ event }) => event },
            },
            'mode.manual': '#repair.manual',
            'options.open': 'choosing',
          },
        },
        choosing: {
          description: 'The options dialog is open.',
          invoke: {
            id: 'automaticChoice',
            src: 'automaticChoice',
            input: ({ context }) => ({
              ...reportOf(context),
              picked: pickedIn(context.choice, context.hasBought),
            }),
            onDone: [
              {
                guard: { type: 'isUnanswered', params: ({ event }) => ({ choice: event.output }) },
                target: 'generating',
                actions: 'repeatOrder',
              },
              {
                guard: { type: 'hasChoice', params: ({ event }) => ({ choice: event.output }) },
                target: 'summarizing',
                actions: { type: 'rememberChoice', params: ({ event }) => ({ choice: event.output }) },
              },
              { target: 'resting' },
            ],
          },
        },
        summarizing: summarizing('choosing'),
        following,
        showing,
        generating,
        settling,
      },
    },
    manual: {
      description: 'Manual mode. Accounts and destinations are selected manually.',
      initial: 'resting',
      invoke: [
        {
          id: 'manualChoice',
          src: 'manualChoice',
          input: ({ context }) => ({ ...reportOf(context), ticked: tickedIn(context.choice) }),
        },
        { id: 'disputeGrounds', src: 'disputeGrounds', input: ({ context }) => reportOf(context) },
        letterCheck,
        itemStatements,
      ],
      states: {
        resting: {
          description: 'The selection can be made.',
          exit: 'forgetFailure',
          on: {
            'profile.choose': '#repair.opening',
            'report.choose': {
              guard: { type: 'isListed', params: ({ event }) => event },
              target: '#repair.manual',
              reenter: true,
              actions: { type: 'chooseReport', params: ({ event }) => event },
            },
            'mode.automatic': '#repair.automatic',
            'preview.requested': 'previewing',
            'choice.made': [
              {
                guard: { type: 'isUnanswered', params: ({ event }) => event },
                target: 'generating',
                actions: 'repeatOrder',
              },
              {
                target: 'summarizing',
                actions: { type: 'rememberChoice', params: ({ event }) => event },
              },
            ],
          },
        },
        previewing: {
          description: 'The letters are previewed before they are generated. The selection is kept.',
          invoke: {
            id: 'letterPreview',
            src: 'letterPreview',
            input: ({ context, event }) => {
              assertEvent(event, 'preview.requested');
              return { ...reportOf(context), choice: event.choice };
            },
            onDone: [
              {
                guard: { type: 'isUnanswered', params: ({ event }) => ({ choice: event.output }) },
                target: 'generating',
                actions: 'repeatOrder',
              },
              {
                guard: { type: 'hasChoice', params: ({ event }) => ({ choice: event.output }) },
                target: 'summarizing',
                actions: { type: 'rememberChoice', params: ({ event }) => ({ choice: event.output }) },
              },
              { target: 'resting' },
            ],
          },
        },
        summarizing: summarizing('resting'),
        generating,
        settling,
      },
    },
  },
});
