import { QuickImportDialog } from './QuickImportDialog.tsx';
import { useQuickImport } from './quickImportDoor.ts';

export function QuickImport() {
  return <QuickImportDialog quickImport={useQuickImport()} />;
}
