import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { profileEditMachine } from '#machines/profileEdit.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { useDocumentNames } from './useDocumentNames.ts';

/** The progress of a save, and the result of the last one. */
export function SaveOutcome({ edit }: { readonly edit: ActorRefFrom<typeof profileEditMachine> }) {
  const state = useSelector(edit, (snapshot) => snapshot);
  const { failure, unfinished } = state.context;
  const { i18n } = useLingui();
  const documents = useDocumentNames();
  const names = new Intl.ListFormat(i18n.locale).format(unfinished.map(({ kind }) => documents[kind]));
  return (
    <>
      {state.matches('failed') && failure !== null && <FailureBanner failure={failure} />}
      {state.matches('changed') && <Trans>Unsaved changes</Trans>}
      {state.matches('saving') && <Trans>Saving…</Trans>}
      {state.matches('comparing') && <Trans>Comparing with what was saved…</Trans>}
      {state.matches('uploading') && <Trans>Uploading documents…</Trans>}
      {state.matches('saved') && <Trans>Profile saved.</Trans>}
      {state.matches('incomplete') && (
        <Banner tone="warning">
          <Trans>Profile saved, but not uploaded: {names}.</Trans>
        </Banner>
      )}
    </>
  );
}
