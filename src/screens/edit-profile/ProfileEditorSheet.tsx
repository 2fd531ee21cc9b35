import { useSelector } from '@xstate/react';
import type { Variant } from '#contract/shapes.ts';
import { DocumentPreview } from '#src/profile/DocumentPreview.tsx';
import { DocumentSlots } from '#src/profile/DocumentSlots.tsx';
import { draftOf } from '#src/profile/draft.ts';
import { UnsavedChangesDialog } from '#src/ui/UnsavedChangesDialog.tsx';
import type { DocumentPreviewRef } from '#src/profile/useDocumentPreview.ts';
import { ProfileForm } from '#src/profile/ProfileForm.tsx';
import { ProfileSheet } from '#src/profile/ProfileSheet.tsx';
import { SaveOutcome } from '#src/profile/SaveOutcome.tsx';
import { useProfileForm } from '#src/profile/useProfileForm.ts';
import { useProfileValidation } from '#src/profile/useProfileValidation.ts';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { ChangedMeanwhileDialog } from './ChangedMeanwhileDialog.tsx';
import { ChangedMeanwhileNote } from './ChangedMeanwhileNote.tsx';
import { useNewerProfile } from './useNewerProfile.ts';
import type { ProfileEdit } from './useProfileEdit.ts';
import type { EditedProfile } from './load.ts';

interface ProfileEditorSheetProps extends Pick<EditedProfile, 'profile' | 'states'> {
  readonly edit: ProfileEdit;
  readonly preview: DocumentPreviewRef;
  readonly variant: Variant;
  /** Its documents were uploaded by the page before this one. */
  readonly justCreated?: boolean;
}

/** The person's information and documents, changed and saved together. */
export function ProfileEditorSheet(props: ProfileEditorSheetProps) {
  const { edit, preview, profile, states, variant, justCreated = false } = props;
  const state = useSelector(edit, (snapshot) => snapshot);
  const changed = () => edit.send({ type: 'form.change' });
  const { failure } = state.context;
  const form = useProfileForm(useProfileValidation(), draftOf(profile), failure, changed);
  useNewerProfile(edit, profile, form.follow);
  const busy = state.hasTag('busy');
  const { documents } = state.children;
  return (
    <>
      <ProfileSheet
        form={form}
        busy={busy}
        untouched={state.matches('untouched')}
        unsaved={state.hasTag('unsaved')}
        // An agency has it in the head above the page.
        badge={variant === 'b2c' && <StatusBadge status={profile.status} />}
        fields={
          <ProfileForm form={form} states={states} variant={variant} profile={profile} disabled={busy} />
        }
        documents={
          documents && (
            <DocumentSlots
              documents={documents}
              profile={profile}
              disabled={busy}
              onChange={changed}
              justUploaded={justCreated}
              onView={(kind) => preview.send({ type: 'preview.open', kind })}
            />
          )
        }
        outcome={
          <>
            <SaveOutcome edit={edit} />
            <ChangedMeanwhileNote edit={edit} form={form} />
          </>
        }
        onSave={() => edit.send({ type: 'profile.save', change: form.change() })}
      />
      <ChangedMeanwhileDialog edit={edit} form={form} />
      <DocumentPreview preview={preview} />
      <UnsavedChangesDialog isUnsaved={() => edit.getSnapshot().hasTag('unsaved')} />
    </>
  );
}
