import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type MouseEvent, useEffect } from 'react';
import type { ProfileListItem } from '#contract/profiles.ts';
import { goneOf } from '#machines/clientBatchGone.ts';
import { Actions } from '#src/ui/Actions.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { TableRows } from '#src/ui/DataTable.tsx';
import type { ClientSelection } from '../useClientSelection.ts';
import { BatchButtons } from './BatchButtons.tsx';
import { BatchDialog } from './BatchDialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { SelectedCount } from './SelectedCount.tsx';
import { useClientBatch } from './useClientBatch.ts';

interface BatchProps {
  readonly selection: ClientSelection;
  /** The clients that are shown. */
  readonly rows: TableRows<ProfileListItem>;
}

/** What can be done for the selected clients, if there are any. It continues when they are no longer selected. */
export function Batch({ selection, rows }: BatchProps) {
  const batch = useClientBatch();
  const state = useSelector(selection, (snapshot) => snapshot);
  const { selected } = state.context;
  const outcome = useSelector(batch, (snapshot) => (snapshot.hasTag('open') ? null : snapshot.context));
  useEffect(() => {
    if (outcome === null) return;
    // A long list doesn't know by itself whom the batch has deleted, or whom someone else has.
    const gone = new Set(goneOf(outcome));
    const left = selection.getSnapshot().context.selected.filter((id) => !gone.has(id));
    if (gone.size > 0) selection.send({ type: 'rows.listed', ids: left });
  }, [selection, outcome]);
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Its button disappears.
    currentTarget
      .closest('section')
      ?.querySelector<HTMLElement>('[role=table]')
      ?.focus({ preventScroll: true });
    selection.send({ type: 'selection.clear' });
  };
  return (
    <>
      {selected.length === 0 ? null : (
        <Actions alignItems="center">
          <SelectedCount ids={selected} rows={rows} />
          <BatchButtons batch={batch} ids={selected} canDelete={state.hasTag('deletable')} />
          <Button look="plain" onClick={clear}>
            <Trans>Clear selection</Trans>
          </Button>
        </Actions>
      )}
      <BatchDialog batch={batch} />
      <LeaveDialog batch={batch} />
    </>
  );
}
