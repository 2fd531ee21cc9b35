import { useSelector } from '@xstate/react';
import type { ClientData } from '#contract/clientLink.ts';
import type { State } from '#contract/profileInput.ts';
import { DocumentSlots } from '#src/profile/DocumentSlots.tsx';
import { draftOf } from '#src/profile/draft.ts';
import { Missing } from '#src/profile/Missing.tsx';
import { UnsavedChangesDialog } from '#src/ui/UnsavedChangesDialog.tsx';
import { ProfileForm } from '#src/profile/ProfileForm.tsx';
import { ProfileSheet } from '#src/profile/ProfileSheet.tsx';
import { SaveOutcome } from '#src/profile/SaveOutcome.tsx';
import { useProfileForm } from '#src/profile/useProfileForm.ts';
import { useProfileValidation } from '#src/profile/useProfileValidation.ts';
import { useOwnDataEdit } from './useOwnDataEdit.ts';

interface OwnDataFormProps {
  readonly clientKey: string;
  readonly data: ClientData;
  readonly states: readonly State[];
}

/** The client's own information and documents, saved together. */
export function OwnDataForm({ clientKey, data, states }: OwnDataFormProps) {
  const edit = useOwnDataEdit(clientKey);
  const state = useSelector(edit, (snapshot) => snapshot);
  const changed = () => edit.send({ type: 'form.change' });
  const { failure } = state.context;
  const form = useProfileForm(
    useProfileValidation(),
    draftOf({ ...data, profileName: '' }),
    failure,
    changed,
  );
  const busy = state.hasTag('busy');
  const { documents } = state.children;
  return (
    <>
      <ProfileSheet
        form={form}
        busy={busy}
        untouched={state.matches('untouched')}
        unsaved={state.hasTag('unsaved')}
        fields={
          <ProfileForm
            form={form}
            states={states}
            variant="b2c"
            profile={{ ...data, id: null }}
            disabled={busy}
          />
        }
        documents={
          documents && (
            <DocumentSlots documents={documents} profile={data} disabled={busy} onChange={changed} />
          )
        }
        outcome={
          <>
            <SaveOutcome edit={edit} />
            {state.matches('saved') || state.matches('incomplete') ? <Missing data={data} /> : null}
          </>
        }
        onSave={() => edit.send({ type: 'profile.save', change: form.change() })}
      />
      <UnsavedChangesDialog isUnsaved={() => edit.getSnapshot().hasTag('unsaved')} />
    </>
  );
}
