import { useLingui } from '@lingui/react/macro';
import type { ActorRefFrom } from 'xstate';
import { accessRecord, exportAccessRecord } from '#contract/accessRecord.ts';
import { type AccessFilter, accessRecordMachine } from '#machines/accessRecord.ts';
import { fetchFile, perform } from '#src/api/perform.ts';
import { saveFile } from '#src/browser/downloads.ts';
import { sentenceOf } from '#src/failures/errorMessages.ts';
import { useSnackbars } from '#src/ui/Snackbar.tsx';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';

export type AccessRecord = ActorRefFrom<typeof accessRecordMachine>;

const queryOf = ({ profileId, kind }: AccessFilter) => ({ profileId, kind });

const wired = wire(accessRecordMachine, {
  accessRecord: ({ filter, before }, signal) => {
    const query = { ...queryOf(filter), ...(before !== null && { before: String(before) }) };
    return perform(accessRecord, { query, signal });
  },
  exportAccessRecord: async ({ filter }, signal) => {
    const { content, name } = await fetchFile(exportAccessRecord, { query: queryOf(filter), signal });
    // A dialog that was closed in the meantime saves nothing.
    if (!signal.aborted) saveFile(content, name);
  },
});

/** The account's record of access, fetched when its dialog opens. */
export function useAccessRecord(): AccessRecord {
  const { i18n } = useLingui();
  const { showError } = useSnackbars();
  return useWorkflow(
    wired.provide({ actions: { showError: (_, { error }) => showError(i18n._(sentenceOf(error))) } }),
  );
}
