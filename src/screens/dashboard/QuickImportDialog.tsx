import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { FileBox } from '#src/ui/FileBox.tsx';
import type { QuickImport } from './useQuickImport.ts';

/** A file is chosen, and the request is sent. */
export function QuickImportDialog({ quickImport }: { readonly quickImport: QuickImport }) {
  const { t } = useLingui();
  const state = useSelector(quickImport, (snapshot) => snapshot);
  const { fileName } = state.context;
  const close = () => quickImport.send({ type: 'import.close' });
  return (
    <Dialog
      open={state.hasTag('dialog')}
      title={t`Quick Import`}
      onClose={close}
      footer={
        <>
          <Button look="plain" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            look="solid"
            disabled={!state.can({ type: 'import.send' })}
            onClick={() => quickImport.send({ type: 'import.send' })}
          >
            <Trans>Send Request</Trans>
          </Button>
        </>
      }
    >
      <FileBox
        title={t`File with your client list`}
        hint={t`Choose a file or drop it here`}
        look={fileName === '' ? 'default' : 'success'}
        message={fileName === '' ? undefined : fileName}
        onFile={({ name }) => quickImport.send({ type: 'file.choose', name })}
      />
    </Dialog>
  );
}
