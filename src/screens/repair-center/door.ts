import { useNavigate, useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { automatedTypes, destinations } from '#contract/repair.ts';
import { accountInformation, manualAccounts } from '#contract/reports.ts';
import { automaticChoiceMachine } from '#machines/automaticChoice.ts';
import { manualChoiceMachine } from '#machines/manualChoice.ts';
import { repairMachine } from '#machines/repair.ts';
import type { ReportOfProfile } from '#machines/repairChoice.ts';
import { perform } from '#src/api/perform.ts';
import { generationSession } from '#src/repair/lettersDoor.ts';
import type { RepairCenter } from './load.ts';

export type Repair = ActorRefFrom<typeof repairMachine>;

const automaticChoice = automaticChoiceMachine.provide({
  actors: {
    automatedTypes: fromPromise(({ input, signal }: { input: ReportOfProfile; signal: AbortSignal }) =>
      perform(automatedTypes, { body: { ...input, creditReportId: input.reportId }, signal }),
    ),
  },
});

const manualChoice = manualChoiceMachine.provide({
  actors: {
    manualAccounts: fromPromise(({ input, signal }: { input: ReportOfProfile; signal: AbortSignal }) =>
      perform(manualAccounts, { params: input, signal }),
    ),
    destinations: fromPromise(({ input, signal }: { input: ReportOfProfile; signal: AbortSignal }) =>
      perform(destinations, { params: input, signal }),
    ),
    accountInformation: fromPromise(
      ({
        input: { accountId, reportId, selectedAccounts },
        signal,
      }: {
        input: { accountId: string; reportId: string; selectedAccounts: readonly string[] };
        signal: AbortSignal;
      }) =>
        perform(accountInformation, {
          params: { accountId, reportId },
          body: { selectedAccounts: [...selectedAccounts] },
          signal,
        }),
    ),
  },
});

/** The Repair Center's workflow, wired to its calls and to the router. */
export function useRepair({ profileId, reports, information }: RepairCenter): Repair {
  const navigate = useNavigate();
  const router = useRouter();
  return useActorRef(
    repairMachine.provide({
      actors: {
        automaticChoice,
        manualChoice,
        generationSession: generationSession(() => void router.invalidate()),
        openRepairCenter: fromPromise<void, { profileId: string }>(({ input }) =>
          navigate({ to: '/repair-center/$profileId', params: input }),
        ),
      },
    }),
    { input: { profileId, reports, generationsLeft: information.generationsLeft.value } },
  );
}
