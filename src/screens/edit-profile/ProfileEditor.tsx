import type { Variant } from '#contract/shapes.ts';
import { useDocumentPreview } from '#src/profile/previewDoor.ts';
import { useProfileEdit } from './door.ts';
import type { EditedProfile } from './load.ts';
import { ProfileEditorSheet } from './ProfileEditorSheet.tsx';

interface ProfileEditorProps extends Pick<EditedProfile, 'profile' | 'states'> {
  readonly variant: Variant;
}

/** Changes to one profile, and a look at the documents it has. */
export function ProfileEditor(props: ProfileEditorProps) {
  const { id } = props.profile;
  return <ProfileEditorSheet {...props} edit={useProfileEdit(id)} preview={useDocumentPreview(id)} />;
}
