import { useNavigate, useRouter } from '@tanstack/react-router';

import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { answerItem, overruleConcern, summarizeLetters } from '#contract/letterSummary.ts';
import { automatedTypes, destinations } from '#contract/repair.ts';
import { accountInformation, manualAccounts } from '#contract/reports.ts';
import { confirmReason, disputeGrounds, withdrawReason } from '#contract/grounds.ts';
import { disputeItems, stateItem, withdrawStatement } from '#contract/itemGrounds.ts';
import { automaticChoiceMachine } from '#machines/automaticChoice.ts';
import { disputeGroundsMachine } from '#machines/disputeGrounds.ts';
import { itemStatementsMachine } from '#machines/itemStatements.ts';
import { generationSummaryMachine } from '#machines/generationSummary.ts';
import { manualChoiceMachine } from '#machines/manualChoice.ts';
import { repairMachine } from '#machines/repair.ts';
import { perform } from '#src/api/perform.ts';
import { boughtSlot, dropDraft, keepDraft, readDraft, repairSlot } from '#src/browser/drafts.ts';
import { choiceOf } from '#src/repair/choiceOf.ts';
import { generationSession } from '#src/repair/letterActors.ts';
import { followedWork } from '#src/repair/followedWorkActor.ts';
import { letterCheck } from '#src/repair/letterCheckActor.ts';
import { letterPreview } from '#src/repair/letterPreviewActor.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';
import type { RepairCenter } from './load.ts';
import { dropOnceSeen } from './dropOnceSeen.ts';
import { toldOf } from './useReminder.ts';
import { watchRepair } from './watchRepair.ts';

export type Repair = ActorRefFrom<typeof repairMachine>;

const automaticChoice = wire(automaticChoiceMachine, {
  letterPreview,
  automatedTypes: (input, signal) =>
    perform(automatedTypes, { body: { ...input, creditReportId: input.reportId }, signal }),
});

const manualChoice = wire(manualChoiceMachine, {
  manualAccounts: (input, signal) => perform(manualAccounts, { params: input, signal }),
  destinations: (input, signal) => perform(destinations, { params: input, signal }),
  accountInformation: ({ accountId, reportId, selectedAccounts }, signal) =>
    perform(accountInformation, {
      params: { accountId, reportId },
      body: { selectedAccounts: [...selectedAccounts] },
      signal,
    }),
});

const grounds = wire(disputeGroundsMachine, {
  disputeGrounds: (input, signal) => perform(disputeGrounds, { params: input, signal }),
  confirmReason: ({ accountId, reason, ...params }, signal) =>
    perform(confirmReason, { params, body: { accountId, reason }, signal }),
  withdrawReason: (input, signal) => perform(withdrawReason, { params: input, signal }),
});

const itemStatements = wire(itemStatementsMachine, {
  disputeItems: (input, signal) => perform(disputeItems, { params: input, signal }),
  stateItem: ({ item, statement, ...params }, signal) =>
    perform(stateItem, { params, body: { item, statement }, signal }),
  withdrawStatement: (input, signal) => perform(withdrawStatement, { params: input, signal }),
});

const summary = wire(generationSummaryMachine, {
  summarizeLetters: ({ choice, ...place }, signal) =>
    perform(summarizeLetters, { body: { ...place, choice: choiceOf(choice) }, signal }),
  overruleConcern: ({ profileId, reportId, choice, id, reason, note }, signal) =>
    perform(overruleConcern, {
      params: { profileId, reportId },
      body: { choice: choiceOf(choice), concern: id, reason, note },
      signal,
    }),
  answerItem: ({ profileId, reportId, choice, key, answer }, signal) =>
    perform(answerItem, {
      params: { profileId, reportId },
      body: { choice: choiceOf(choice), key, answer },
      signal,
    }),
  disputeGrounds: grounds,
});

interface RepairVisit {
  readonly repair: Repair;
  /** Generate was pressed before a reload and no response has arrived. */
  readonly wasCutOff: boolean;
  /** How many generations the person is told they bought; null if they did not come from buying. */
  readonly bought: number | null;
}

/** The Repair Center's workflow, connected to its calls and the router. A reload returns to the same place. */
export function useRepair({ profileId, reports, work, information }: RepairCenter): RepairVisit {
  const navigate = useNavigate();
  const router = useRouter();
  const slot = profileId === null ? null : repairSlot(information.id, profileId);
  const [resumed] = useState(() => (slot === null ? null : readDraft(slot)));
  const [bought] = useState(() =>
    profileId === null ? null : (readDraft(boughtSlot(information.id, profileId))?.count ?? null),
  );
  const repair = useWorkflow(
    wire(repairMachine, {
      automaticChoice,
      manualChoice,
      disputeGrounds: grounds,
      itemStatements,
      letterCheck,
      letterPreview,
      generationSummary: summary,
      followedWork,
      generationSession: generationSession(() => void router.invalidate()),
      openRepairCenter: (input) => navigate({ to: '/repair-center/$profileId', params: input }),
    }),
    {
      input: {
        profileId,
        reports,
        work,
        generationsLeft: information.generationsLeft.value,
        resumed,
        hasBought: bought !== null,
      },
    },
  );
  useEffect(() => {
    if (profileId === null) return undefined;
    const kept = repairSlot(information.id, profileId);
    const stops = [
      watchRepair(repair, (draft) => keepDraft(kept, draft)),
      dropOnceSeen(repair, () => dropDraft(boughtSlot(information.id, profileId))),
    ];
    return () => stops.forEach((stop) => stop());
  }, [repair, information.id, profileId]);
  const [told] = useState(() => toldOf(bought, information.generationsLeft.value));
  return { repair, wasCutOff: resumed?.pending ?? false, bought: told };
}
