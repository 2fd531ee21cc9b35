import { useState } from 'react';
import type { Variant } from '#contract/shapes.ts';
import { isJustCreated } from '#src/profile/pendingUploads.ts';
import { useDocumentPreview } from '#src/profile/useDocumentPreview.ts';
import { useProfileEdit } from './useProfileEdit.ts';
import type { EditedProfile } from './load.ts';
import { ProfileEditorSheet } from './ProfileEditorSheet.tsx';

interface ProfileEditorProps extends Pick<EditedProfile, 'profile' | 'states'> {
  readonly variant: Variant;
}

/** Edits one profile and shows its documents. */
export function ProfileEditor(props: ProfileEditorProps) {
  const { profile } = props;
  const { id } = profile;
  const [justCreated] = useState(() => isJustCreated(id));
  return (
    <ProfileEditorSheet
      {...props}
      edit={useProfileEdit(profile)}
      preview={useDocumentPreview(id)}
      justCreated={justCreated}
    />
  );
}
