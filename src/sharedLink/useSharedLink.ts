import { useLingui } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import type { ActorRefFrom } from 'xstate';
import { sharedLinkMachine } from '#machines/sharedLink.ts';
import { sentenceOf } from '#src/failures/errorMessages.ts';
import { useSnackbars } from '#src/ui/Snackbar.tsx';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type SharedLink = ActorRefFrom<typeof sharedLinkMachine>;

type Call = (signal: AbortSignal) => Promise<unknown>;

/** A link's workflow. Neither call counts as done until the page has been reloaded. */
export function useSharedLink(calls: { readonly makeLink?: Call; readonly endLink: Call }): SharedLink {
  const { i18n } = useLingui();
  const router = useRouter();
  const { showError } = useSnackbars();
  const work = (call: Call) => async (_input: unknown, signal: AbortSignal) => {
    await call(signal);
    await router.invalidate();
  };
  const { makeLink, endLink } = calls;
  return useWorkflow(
    wire(sharedLinkMachine, {
      ...(makeLink && { makeLink: work(makeLink) }),
      endLink: work(endLink),
    }).provide({ actions: { showError: (_, { error }) => showError(i18n._(sentenceOf(error))) } }),
  );
}
