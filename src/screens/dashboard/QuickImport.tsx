import { QuickImportDialog } from './QuickImportDialog.tsx';
import { useQuickImport } from './useQuickImport.ts';

export function QuickImport() {
  return <QuickImportDialog quickImport={useQuickImport()} />;
}
