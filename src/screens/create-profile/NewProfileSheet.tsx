import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { State } from '#contract/profileInput.ts';
import type { Variant } from '#contract/shapes.ts';
import { DocumentSlots } from '#src/profile/DocumentSlots.tsx';
import { emptyDraft } from '#src/profile/draft.ts';
import { causes } from '#src/failures/errorMessages.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { UnsavedChangesDialog } from '#src/ui/UnsavedChangesDialog.tsx';
import { ProfileForm } from '#src/profile/ProfileForm.tsx';
import { ProfileLayout } from '#src/profile/ProfileLayout.tsx';
import { ProfileSheet } from '#src/profile/ProfileSheet.tsx';
import { ClosedProviderPanels } from '#src/profile/ProviderPanels.tsx';
import { useProfileForm } from '#src/profile/useProfileForm.ts';
import { useProfileValidation } from '#src/profile/useProfileValidation.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { WithButton } from '#src/ui/WithButton.tsx';
import { WithRetry } from '#src/ui/WithRetry.tsx';
import type { KnownFields } from './signedUpAs.ts';
import type { ProfileCreation } from './useProfileCreation.ts';

interface NewProfileSheetProps extends ProfileCreation {
  readonly variant: Variant;
  readonly states: readonly State[];
  /** Filled in already. */
  readonly known: KnownFields;
}

/** The form of a new profile, its documents, and the credit section that waits for the profile. */
export function NewProfileSheet({
  creation,
  restored,
  keep,
  forget,
  variant,
  states,
  known,
}: NewProfileSheetProps) {
  const { i18n } = useLingui();
  const state = useSelector(creation, (snapshot) => snapshot);
  const changed = () => creation.send({ type: 'form.change' });
  const { failure } = state.context;
  const form = useProfileForm(
    useProfileValidation(),
    { ...emptyDraft, ...known, ...restored },
    failure,
    changed,
  );
  const keepTyped = useEffectEvent(keep);
  const untyped = useRef(form.draft);
  useEffect(() => {
    if (form.draft !== untyped.current) keepTyped(form.draft);
  }, [form.draft]);
  const busy = state.hasTag('busy');
  const locked = busy || state.matches('stranded') || state.matches('unknown') || state.matches('opened');
  const { documents } = state.children;
  return (
    <>
      {restored !== null && state.matches('changed') && (
        <Banner tone="info">
          <Trans>
            We restored what you typed. The Social Security number, date of birth, street address, and
            documents aren’t kept in the browser, so you’ll need to add them again.
          </Trans>
        </Banner>
      )}
      <ProfileLayout
        person={
          <ProfileSheet
            isNew
            form={form}
            busy={busy}
            untouched={state.matches('untouched')}
            unsaved={state.hasTag('unsaved')}
            disabled={locked}
            fields={
              <ProfileForm form={form} states={states} variant={variant} profile={null} disabled={locked} />
            }
            documents={
              documents && (
                <DocumentSlots
                  documents={documents}
                  profile={null}
                  disabled={locked}
                  onChange={changed}
                  onView={() => {}}
                />
              )
            }
            outcome={
              <>
                {state.matches('failed') && failure !== null && <FailureBanner failure={failure} />}
                {state.matches('notSaved') && (
                  <Banner tone="danger">
                    <Trans>The profile wasn’t saved. What you typed is still here. Save it again.</Trans>
                  </Banner>
                )}
                {state.matches('changed') && <Trans>Unsaved changes</Trans>}
                {state.matches('saving') && <Trans>Saving…</Trans>}
                {state.matches('recovering') && <Trans>Checking whether the profile was saved…</Trans>}
                {state.matches('unknown') && (
                  <Banner tone="warning">
                    <WithRetry onRetry={() => creation.send({ type: 'recovery.retry' })}>
                      <p>
                        <Trans>We don’t know yet whether the profile was saved.</Trans>
                      </p>
                      {failure?.unanswered === undefined ? null : <p>{i18n._(causes[failure.unanswered])}</p>}
                    </WithRetry>
                  </Banner>
                )}
                {state.matches('uploading') && <Trans>Uploading documents…</Trans>}
                {(state.matches('opening') || state.matches('opened')) && <Trans>Opening profile…</Trans>}
                {state.matches('stranded') && (
                  <Banner tone="warning">
                    <WithButton
                      button={
                        <Button size="small" onClick={() => creation.send({ type: 'profile.open' })}>
                          <Trans>Open profile</Trans>
                        </Button>
                      }
                    >
                      <Trans>Profile created.</Trans>
                    </WithButton>
                  </Banner>
                )}
              </>
            }
            onSave={() => creation.send({ type: 'profile.save', profile: form.newProfile() })}
          />
        }
        credit={<ClosedProviderPanels />}
      />
      <UnsavedChangesDialog isUnsaved={() => creation.getSnapshot().hasTag('unsaved')} onLeave={forget} />
    </>
  );
}
