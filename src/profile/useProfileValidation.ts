import type { ActorRefFrom } from 'xstate';
import { profileValidationMachine } from '#machines/profileValidation.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';

export type ProfileValidation = ActorRefFrom<typeof profileValidationMachine>;

/** Decides which fields of one form show their errors. */
export const useProfileValidation = (): ProfileValidation => useWorkflow(profileValidationMachine);
