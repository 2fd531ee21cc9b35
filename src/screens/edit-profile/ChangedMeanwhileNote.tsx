import { chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useFieldName } from '#src/profile/useFieldName.ts';
import type { ProfileFormState } from '#src/profile/useProfileForm.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import type { ProfileEdit } from './useProfileEdit.ts';

interface ChangedMeanwhileNoteProps {
  readonly edit: ProfileEdit;
  readonly form: ProfileFormState;
}

/** Says while someone types that a colleague has saved other entries, and which. What was typed stays. */
export function ChangedMeanwhileNote({ edit, form }: ChangedMeanwhileNoteProps) {
  const state = useSelector(edit, (snapshot) => snapshot);
  const { i18n } = useLingui();
  const fieldName = useFieldName();
  const { theirs } = state.context;
  const changed = theirs === null ? [] : form.changedByOthers(theirs);
  if (!state.can({ type: 'choice.open' }) || changed.length === 0) return null;
  const names = new Intl.ListFormat(i18n.locale).format(changed.map(fieldName));
  return (
    <chakra.div mt="2">
      <Banner tone="warning">
        <chakra.p mb="2">
          <Trans>
            Someone else changed this profile since you opened it: {names}. Your entries are kept.
          </Trans>
        </chakra.p>
        <Button onClick={() => edit.send({ type: 'choice.open' })}>
          <Trans>Compare</Trans>
        </Button>
      </Banner>
    </chakra.div>
  );
}
