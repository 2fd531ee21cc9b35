import { useLingui } from '@lingui/react/macro';
import type { ActorRefFrom } from 'xstate';
import { quickImportMachine } from '#machines/quickImport.ts';
import { useSnackbars } from '#src/ui/Snackbar.tsx';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';

export type QuickImport = ActorRefFrom<typeof quickImportMachine>;

export function useQuickImport(): QuickImport {
  const { t } = useLingui();
  const { showMessage } = useSnackbars();
  return useWorkflow(
    quickImportMachine.provide({
      actions: { announce: () => showMessage(t`Request Submitted Successfully!`, 'long') },
    }),
  );
}
