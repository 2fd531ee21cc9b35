import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';

import { Field } from '#src/ui/Field.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { useStatusName } from '#src/ui/StatusBadge.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { UnsavedChangesDialog } from '#src/ui/UnsavedChangesDialog.tsx';
import { profileStatuses } from '#vocabulary/profileStatuses.ts';
import type { ClientBatch } from './useClientBatch.ts';

/** The new status and its reason. */
export function StatusFields({ batch }: { readonly batch: ClientBatch }) {
  const { t } = useLingui();
  const statusName = useStatusName();
  const { status, reason } = useSelector(batch, ({ context }) => context);
  return (
    <>
      <Field label={t`New status`}>
        <SelectInput
          value={status ?? ''}
          placeholder={t`Choose`}
          onChange={(chosen) =>
            batch.send({
              type: 'status.choose',
              status: profileStatuses.find((option) => option === chosen) ?? null,
            })
          }
          options={profileStatuses.map((option) => ({ value: option, label: statusName(option) }))}
        />
      </Field>
      <Field label={t`Reason`}>
        <TextInput
          value={reason}
          maxLength={200}
          onChange={(event) => batch.send({ type: 'reason.write', reason: event.target.value })}
        />
      </Field>
      <UnsavedChangesDialog isUnsaved={() => status !== null || reason.trim() !== ''} />
    </>
  );
}
