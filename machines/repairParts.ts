import { assign, setup } from 'xstate';
import type { ClientWork } from '#contract/clientWork.ts';
import type { CreditReport } from '#contract/reports.ts';
import { automaticChoiceMachine } from './automaticChoice.ts';
import { disputeGroundsMachine } from './disputeGrounds.ts';
import { type CreditOutcome, generationSessionMachine, leftAfter } from './generationSession.ts';
import { type Failure, failureIn } from './failure.ts';
import { type FollowedWork, followedWorkMachine } from './followedWork.ts';
import { generationSummaryMachine } from './generationSummary.ts';
import type { SummaryOutcome } from './generationSummaryParts.ts';
import { itemStatementsMachine } from './itemStatements.ts';
import { letterCheckMachine } from './letterCheck.ts';
import { manualChoiceMachine } from './manualChoice.ts';
import { letterPreviewMachine } from './letterPreview.ts';
import type { ChoiceMade, PreviewRequested } from './manualChoiceParts.ts';
import { port, typed } from './port.ts';
import { isSameChoice, type RepairChoice, type ReportOfProfile, type ResumedRepair } from './repairChoice.ts';

interface Input {
  /** Null on the page without a profile in its address. */
  readonly profileId: string | null;
  /** Newest import first. */
  readonly reports: readonly CreditReport[];
  readonly generationsLeft: number;
  /** How far a visit had come when a reload interrupted it. */
  readonly resumed: ResumedRepair | null;
  /** Letters that were begun before the page opened. */
  readonly work?: ClientWork | null;
  /** The person has just bought generations for the choice that `resumed` has. */
  readonly hasBought?: boolean;
}

export interface RepairContext extends Input {
  readonly reportId: string | null;
  readonly choice: RepairChoice | null;
  /** A generation whose response is not known yet. */
  readonly unanswered: RepairChoice | null;
  /** Why another profile's Repair Center did not open; forgotten with the next step. */
  readonly failure: Failure | null;
  /** How letters ended that were begun before the page opened; forgotten with the next step. */
  readonly followed: FollowedWork;
}

type Chosen = { choice: RepairChoice | null };
type ChooseReport = { type: 'report.choose'; reportId: string };

export type RepairEvent =
  | { type: 'profile.choose'; profileId: string }
  | ChooseReport
  | { type: 'mode.automatic' }
  | { type: 'mode.manual' }
  | { type: 'options.open' }
  /** Without a generation: reads the letters of the choice that was made, or of options that are chosen first. */
  | { type: 'letters.preview' }
  | PreviewRequested
  | ChoiceMade;

/** What the children of the Repair Center work on. */
export function reportOf({ profileId, reportId }: RepairContext): ReportOfProfile {
  if (profileId === null || reportId === null) throw new Error('Letters need a profile and a report');
  return { profileId, reportId };
}

/**
 * The newest report, unless a reload restored another one. A choice made for one report applies only to that report.
 */
export function startOf({
  reports,
  resumed,
}: Input): Pick<RepairContext, 'reportId' | 'choice' | 'unanswered'> {
  const kept = reports.find(({ id }) => id === resumed?.reportId);
  if (resumed === null || kept === undefined) {
    return { reportId: reports[0]?.id ?? null, choice: null, unanswered: null };
  }
  const { choice, pending } = resumed;
  return { reportId: kept.id, choice, unanswered: pending ? choice : null };
}

/** The named parts of the Repair Center. The statechart itself is in `repair.ts`. */
export const repairParts = setup({
  types: typed<{
    input: Input;
    context: RepairContext;
    events: RepairEvent;
    children: {
      automaticChoice: 'automaticChoice';
      manualChoice: 'manualChoice';
      disputeGrounds: 'disputeGrounds';
      letterCheck: 'letterCheck';
      itemStatements: 'itemStatements';
      letterPreview: 'letterPreview';
      generationSummary: 'generationSummary';
      generationSession: 'generationSession';
      followedWork: 'followedWork';
    };
    tags: 'busy';
  }>(),
  actors: {
    automaticChoice: automaticChoiceMachine,
    manualChoice: manualChoiceMachine,
    disputeGrounds: disputeGroundsMachine,
    letterCheck: letterCheckMachine,
    itemStatements: itemStatementsMachine,
    letterPreview: letterPreviewMachine,
    generationSummary: generationSummaryMachine,
    generationSession: generationSessionMachine,
    followedWork: followedWorkMachine,
    openRepairCenter: port<void, { profileId: string }>('openRepairCenter'),
  },
  guards: {
    hasWork: ({ context: { work = null, reportId } }) => work !== null && reportId !== null,
    isWritten: (_, work: FollowedWork) => work?.sessionId !== undefined,
    hasNoGenerations: ({ context }) => context.generationsLeft < 1,
    hasNoProfile: ({ context }) => context.profileId === null,
    hasNoReport: ({ context }) => context.reportId === null,
    isListed: ({ context }, { reportId }: ChooseReport) => context.reports.some(({ id }) => id === reportId),
    hasJustBought: ({ context: { hasBought = false } }) => hasBought,
    hasSelection: ({ context: { reportId, choice } }) =>
      reportId !== null &&
      choice?.kind === 'manual' &&
      choice.selectedAccounts.length > 0 &&
      choice.destinations.length > 0,
    hasReport: ({ context }) => context.profileId !== null && context.reportId !== null,
    wasManual: ({ context }) => context.resumed?.mode === 'manual',
    hasChoice: (_, { choice }: Chosen) => choice !== null,
    isUnanswered: ({ context: { unanswered } }, { choice }: Chosen) =>
      unanswered !== null && choice !== null && isSameChoice(choice, unanswered),
    isConfirmed: (_, { kind }: SummaryOutcome) => kind === 'confirmed',
    isOutOfGenerations: (_, { kind }: SummaryOutcome) => kind === 'noGenerations',
  },
  actions: {
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null, followed: null }),
    // The result of the request is known now.
    rememberFollowed: assign({ followed: (_, work: FollowedWork) => work, unanswered: null, work: null }),
    chooseReport: assign({
      reportId: (_, { reportId }: ChooseReport) => reportId,
      // Options apply to any report. A manual selection belongs to the report it was made in.
      choice: ({ context: { choice } }) => (choice?.kind === 'automatic' ? choice : null),
    }),
    rememberChoice: assign(({ context }, { choice }: Chosen) => ({ choice: choice ?? context.choice })),
    // While the response to a request is unknown, the same choice is sent with the same key, so it is the same
    // generation, costs nothing a second time, and was decided about before.
    repeatOrder: assign({ choice: ({ context }) => context.unanswered }),
    placeOrder: assign(({ context: { choice } }, outcome: SummaryOutcome) => {
      const repeat = outcome.kind === 'confirmed' && outcome.repeat;
      const order = choice && { ...choice, ...(repeat && { repeat }) };
      return { choice: order, unanswered: order };
    }),
    countCredit: assign({
      unanswered: ({ context }, { outcome }: { outcome: CreditOutcome }) =>
        outcome === 'unknown' ? context.unanswered : null,
      generationsLeft: ({ context }, { outcome }: { outcome: CreditOutcome }) =>
        leftAfter(context.generationsLeft, outcome),
    }),
  },
});
