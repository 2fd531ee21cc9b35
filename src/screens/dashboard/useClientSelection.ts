import type { ActorRefFrom } from 'xstate';
import { clientSelectionMachine } from '#machines/clientSelection.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';

export type ClientSelection = ActorRefFrom<typeof clientSelectionMachine>;

export function useClientSelection(): ClientSelection {
  return useWorkflow(clientSelectionMachine);
}
