import { BatchButtons } from './BatchButtons.tsx';
import { BatchDialog } from './BatchDialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { useClientBatch } from './useClientBatch.ts';

interface BatchProps {
  /** The selected clients. */
  readonly ids: readonly string[];
  readonly canDelete: boolean;
}

/** What can be done for the selected clients, if there are any. It continues when they are no longer selected. */
export function Batch({ ids, canDelete }: BatchProps) {
  const batch = useClientBatch();
  return (
    <>
      {ids.length === 0 ? null : <BatchButtons batch={batch} ids={ids} canDelete={canDelete} />}
      <BatchDialog batch={batch} />
      <LeaveDialog batch={batch} />
    </>
  );
}
