import type { ActorRefFrom } from 'xstate';
import { revealField } from '#contract/profiles.ts';
import { type SensitiveFieldName, sensitiveFieldMachine } from '#machines/sensitiveField.ts';
import { perform } from '#src/api/perform.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type SensitiveFieldRef = ActorRefFrom<typeof sensitiveFieldMachine>;

const wired = wire(sensitiveFieldMachine, {
  revealField: ({ profileId, field }, signal) =>
    perform(revealField, { params: { profileId }, body: { field }, signal }),
});

/** One show/hide button. A fetched value goes to `fillIn` and is stored nowhere else. */
export function useSensitiveField(
  input: { readonly field: SensitiveFieldName; readonly profileId: string | null; readonly masked: string },
  fillIn: (value: string) => void,
): SensitiveFieldRef {
  return useWorkflow(wired.provide({ actions: { fillIn: (_, { value }) => fillIn(value) } }), { input });
}
