/** The running workflows that the parts of this screen show. */
import type { ActorRefFrom } from 'xstate';
import type { disputeGroundsMachine } from '#machines/disputeGrounds.ts';
import type { itemStatementsMachine } from '#machines/itemStatements.ts';
import type { generationSummaryMachine } from '#machines/generationSummary.ts';
import type { manualChoiceMachine } from '#machines/manualChoice.ts';

export type ManualChoice = ActorRefFrom<typeof manualChoiceMachine>;
export type Grounds = ActorRefFrom<typeof disputeGroundsMachine>;
export type ItemStatements = ActorRefFrom<typeof itemStatementsMachine>;
export type Summary = ActorRefFrom<typeof generationSummaryMachine>;
