import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { allowSupport } from '#contract/support.ts';
import { supportConsentMachine } from '#machines/supportConsent.ts';
import { perform } from '#src/api/perform.ts';
import { sentenceOf } from '#src/failures/errorMessages.ts';
import { useSnackbars } from '#src/ui/Snackbar.tsx';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type SupportConsent = ActorRefFrom<typeof supportConsentMachine>;

const wired = wire(supportConsentMachine, {
  allowSupport: ({ allowed }, signal) => perform(allowSupport, { body: { allowed }, signal }),
});

/** The account's consent to support. The page is reloaded when it changes. */
export function useSupportConsent(until: string | null): SupportConsent {
  const { i18n } = useLingui();
  const router = useRouter();
  const { showError } = useSnackbars();
  return useWorkflow(
    wired.provide({
      actions: {
        refresh: () => void router.invalidate(),
        showError: (_, { error }) => showError(i18n._(sentenceOf(error))),
      },
    }),
    { input: { until } },
  );
}
