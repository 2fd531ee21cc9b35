import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { TimelineEntry } from '#contract/disputes.ts';
import { EntryFailure } from '#src/failures/EntryFailure.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Field } from '#src/ui/Field.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { useEventTexts } from './useEventTexts.ts';
import { type EntryWithdrawal, useEntryWithdrawal } from './useEntryWithdrawal.ts';

interface WithdrawalProps {
  readonly profileId: string;
  readonly entry: TimelineEntry;
  readonly onClose: () => void;
}

/** Withdraws an entry. Mount a new one for another entry. */
export function Withdrawal({ profileId, entry, onClose }: WithdrawalProps) {
  const work = useEntryWithdrawal(profileId, entry.id);
  const isDone = useSelector(work, ({ status }) => status === 'done');
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  return <WithdrawalDialog work={work} entry={entry} />;
}

interface WithdrawalDialogProps {
  readonly work: EntryWithdrawal;
  readonly entry: TimelineEntry;
}

/** Asks why. The entry stays in the timeline, with the reason. */
export function WithdrawalDialog({ work, entry: { event } }: WithdrawalDialogProps) {
  const { t } = useLingui();
  const titleOf = useEventTexts();
  const state = useSelector(work, (snapshot) => snapshot);
  const { reason, failure } = state.context;
  const busy = state.hasTag('busy');
  return (
    <FormDialog
      title={t`Withdraw this entry?`}
      action={<Trans>Withdraw</Trans>}
      busy={busy}
      canSubmit={busy || state.can({ type: 'entry.withdraw' })}
      isUnsaved={reason.trim() !== ''}
      onSubmit={() => work.send({ type: 'entry.withdraw' })}
      onClose={() => work.send({ type: 'dialog.close' })}
    >
      {failure === null ? null : <EntryFailure failure={failure} />}
      <p>
        <Trans>
          “{titleOf(event)}” of {shownDate(event.on)} will no longer count. Dates and states are calculated
          without it. The timeline keeps it with your reason.
        </Trans>
      </p>
      <Field label={t`Reason`} required disabled={busy}>
        <TextInput
          value={reason}
          maxLength={200}
          onChange={(event_) => work.send({ type: 'reason.write', reason: event_.target.value })}
        />
      </Field>
    </FormDialog>
  );
}
