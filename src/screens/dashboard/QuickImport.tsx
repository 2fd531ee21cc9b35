import { QuickImportButton } from './QuickImportButton.tsx';
import { useQuickImport } from './useQuickImport.ts';

export function QuickImport() {
  return <QuickImportButton quickImport={useQuickImport()} />;
}
