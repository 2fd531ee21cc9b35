import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { FileUp } from 'lucide-react';
import { lazily } from '#src/language/lazily.ts';
import { WhenOpened } from '#src/language/WhenOpened.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { QuickImport } from './useQuickImport.ts';

const QuickImportDialog = lazily(async () => (await import('./QuickImportDialog.tsx')).QuickImportDialog);

/** The button and its dialog. */
export function QuickImportButton({ quickImport }: { readonly quickImport: QuickImport }) {
  const isOpen = useSelector(quickImport, (state) => state.hasTag('dialog'));
  return (
    <>
      <Button
        size="small"
        minH={{ base: 'control', lg: 'controlSmall' }}
        icon={<FileUp size={18} aria-hidden />}
        onClick={() => quickImport.send({ type: 'import.open' })}
      >
        <Trans>Quick Import</Trans>
      </Button>
      <WhenOpened open={isOpen}>
        <QuickImportDialog quickImport={quickImport} />
      </WhenOpened>
    </>
  );
}
