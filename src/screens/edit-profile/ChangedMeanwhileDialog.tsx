import { Box, chakra, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ProfileDetail } from '#contract/profiles.ts';
import { type Difference, theirEntries } from '#src/profile/differences.ts';
import type { DraftField } from '#src/profile/draft.ts';
import { useFieldName } from '#src/profile/useFieldName.ts';
import type { ProfileFormState } from '#src/profile/useProfileForm.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Segments } from '#src/ui/Segments.tsx';
import type { ProfileEdit } from './useProfileEdit.ts';

interface ChangedMeanwhileDialogProps {
  readonly edit: ProfileEdit;
  readonly form: ProfileFormState;
}

/** Someone else saved the profile first: shows both values of each entry that differs, and saves what is chosen. */
export function ChangedMeanwhileDialog({ edit, form }: ChangedMeanwhileDialogProps) {
  const state = useSelector(edit, (snapshot) => snapshot);
  const { theirs } = state.context;
  // While the choice is saved, the dialog is gone and the form says so.
  if (!state.matches('choosing') || theirs === null) return null;
  return <Choosing edit={edit} form={form} theirs={theirs} />;
}

interface ChoosingProps extends ChangedMeanwhileDialogProps {
  readonly theirs: ProfileDetail;
}

function Choosing({ edit, form, theirs }: ChoosingProps) {
  const { t } = useLingui();
  const differences = form.differences(theirs);
  const [keptMine, setKeptMine] = useState<readonly DraftField[]>(() =>
    differences.filter(({ isTyped }) => isTyped).map(({ field }) => field),
  );
  const choose = (field: DraftField, isMine: boolean) =>
    setKeptMine((before) => [...before.filter((each) => each !== field), ...(isMine ? [field] : [])]);
  const save = () => {
    const fields = differences.map(({ field }) => field).filter((field) => !keptMine.includes(field));
    edit.send({ type: 'profile.save', change: form.takeOver(theirEntries(theirs, fields)) });
  };
  const dismiss = () => edit.send({ type: 'choice.dismiss' });
  return (
    <Dialog
      open
      onClose={dismiss}
      title={t`Someone else changed this profile`}
      footer={
        <>
          <Button look="plain" onClick={dismiss}>
            <Trans>Back to the form</Trans>
          </Button>
          <Button look="solid" data-first-focus onClick={save}>
            <Trans>Save these</Trans>
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <p>
          {differences.length === 0 ? (
            <Trans>Your entries are the same as theirs. Save to finish.</Trans>
          ) : (
            <Trans>
              It was saved while you were editing. Nothing of yours is saved yet. Choose what to keep where
              your entries and the saved ones differ.
            </Trans>
          )}
        </p>
        {differences.map((difference) => (
          <Choice
            key={difference.field}
            difference={difference}
            isMine={keptMine.includes(difference.field)}
            onChoose={(isMine) => choose(difference.field, isMine)}
          />
        ))}
      </Stack>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly difference: Difference;
  readonly isMine: boolean;
  readonly onChoose: (isMine: boolean) => void;
}

function Choice({ difference: { field, mine, theirs }, isMine, onChoose }: ChoiceProps) {
  const { t } = useLingui();
  const name = useFieldName()(field);
  const nothing = t`(empty)`;
  return (
    <Box borderTopWidth="1px" borderColor="edge" pt="4">
      <chakra.p fontWeight="strong" mb="2">
        {name}
      </chakra.p>
      <Stack direction={{ base: 'column', sm: 'row' }} gap="3" justify="space-between" align="start">
        <chakra.dl
          display="grid"
          gridTemplateColumns="max-content minmax(0, 1fr)"
          columnGap="3"
          minWidth="0"
          overflowWrap="anywhere"
        >
          <Value name={t`Yours`} value={mine || nothing} isKept={isMine} />
          <Value name={t`Saved`} value={theirs || nothing} isKept={!isMine} />
        </chakra.dl>
        <Segments
          legend={name}
          value={isMine ? 'mine' : 'theirs'}
          options={[
            { value: 'mine', label: t`Keep yours` },
            { value: 'theirs', label: t`Keep saved` },
          ]}
          onChange={(value) => onChoose(value === 'mine')}
        />
      </Stack>
    </Box>
  );
}

function Value({
  name,
  value,
  isKept,
}: {
  readonly name: string;
  readonly value: string;
  readonly isKept: boolean;
}) {
  return (
    <Box display="contents" color={isKept ? undefined : 'quiet'}>
      <chakra.dt>{name}</chakra.dt>
      <chakra.dd fontWeight={isKept ? 'medium' : undefined}>{value}</chakra.dd>
    </Box>
  );
}
