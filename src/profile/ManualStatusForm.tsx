import { chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ProfileStatus } from '#contract/shapes.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Field } from '#src/ui/Field.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { useStatusName } from '#src/ui/StatusBadge.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { UnsavedChangesDialog } from '#src/ui/UnsavedChangesDialog.tsx';
import { profileStatuses } from '#vocabulary/profileStatuses.ts';
import { type StatusChange, useStatusChange } from './useStatusChange.ts';

interface StatusByHandProps {
  readonly profileId: string;
  readonly status: ProfileStatus;
}

/** Sets a client's status manually, always with a reason, which is kept in the history. */
export function ManualStatusForm({ profileId, status }: StatusByHandProps) {
  return <StatusChangeForm change={useStatusChange(profileId)} status={status} />;
}

interface StatusChangeFormProps {
  readonly change: StatusChange;
  /** The current status, which is not offered. */
  readonly status: ProfileStatus;
}

export function StatusChangeForm({ change, status }: StatusChangeFormProps) {
  const { t } = useLingui();
  const statusName = useStatusName();
  const state = useSelector(change, (snapshot) => snapshot);
  const { status: wanted, reason, failure } = state.context;
  const busy = state.hasTag('busy');
  return (
    <>
      <Disclosure summary={<Trans>Set status manually</Trans>}>
        <chakra.form
          display="grid"
          gap="3"
          pt="2"
          pb="2"
          onSubmit={(event) => {
            event.preventDefault();
            change.send({ type: 'status.set' });
          }}
        >
          <Field label={t`New status`}>
            <SelectInput
              value={wanted ?? ''}
              placeholder={t`Choose`}
              disabled={busy}
              onChange={(chosen) =>
                change.send({
                  type: 'status.choose',
                  status: profileStatuses.find((option) => option === chosen) ?? null,
                })
              }
              options={profileStatuses
                .filter((option) => option !== status)
                .map((option) => ({ value: option, label: statusName(option) }))}
            />
          </Field>
          <Field label={t`Reason`}>
            <TextInput
              value={reason}
              maxLength={200}
              disabled={busy}
              onChange={(event) => change.send({ type: 'reason.write', reason: event.target.value })}
            />
          </Field>
          {failure === null ? null : <FailureBanner failure={failure} />}
          <Button type="submit" busy={busy} disabled={!state.can({ type: 'status.set' })} justifySelf="start">
            <Trans>Set status</Trans>
          </Button>
        </chakra.form>
      </Disclosure>
      <UnsavedChangesDialog isUnsaved={() => wanted !== null || reason.trim() !== ''} />
    </>
  );
}
