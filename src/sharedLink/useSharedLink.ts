import { useLingui } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { sharedLinkMachine } from '#machines/sharedLink.ts';
import { sentenceOf } from '#src/failures/errorMessages.ts';
import { useSnackbars } from '#src/ui/Snackbar.tsx';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';

export type SharedLink = ActorRefFrom<typeof sharedLinkMachine>;

type Call = (signal: AbortSignal) => Promise<unknown>;

/** A link's workflow. Neither call counts as done until the page has been reloaded. */
export function useSharedLink(calls: { readonly makeLink?: Call; readonly endLink: Call }): SharedLink {
  const { i18n } = useLingui();
  const router = useRouter();
  const { showError } = useSnackbars();
  const work = (call: Call) =>
    fromPromise<void, undefined>(async ({ signal }) => {
      await call(signal);
      await router.invalidate();
    });
  const { makeLink, endLink } = calls;
  return useWorkflow(
    sharedLinkMachine.provide({
      actors: { ...(makeLink && { makeLink: work(makeLink) }), endLink: work(endLink) },
      actions: { showError: (_, { error }) => showError(i18n._(sentenceOf(error))) },
    }),
  );
}
