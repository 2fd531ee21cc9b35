import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Banner, Skeleton } from '#src/ui/Surface.tsx';
import { WithRetry } from '#src/ui/WithRetry.tsx';
import { useDocumentNames } from './useDocumentNames.ts';
import type { DocumentPreviewRef } from './useDocumentPreview.ts';

/** The dialog that shows a saved document. */
export function DocumentPreview({ preview }: { readonly preview: DocumentPreviewRef }) {
  const { t } = useLingui();
  const titles = useDocumentNames();
  const state = useSelector(preview, (snapshot) => snapshot);
  const { kind, picture } = state.context;
  const title = kind === null ? '' : titles[kind];
  return (
    <Dialog
      open={state.hasTag('dialog')}
      onClose={() => preview.send({ type: 'preview.close' })}
      title={title}
      width="wide"
    >
      {picture !== null && <Picture content={picture} alt={title} />}
      {state.matches('fetching') && <Skeleton height="20rem" role="status" aria-label={t`Loading`} />}
      {state.matches('failed') && kind !== null && (
        <Banner tone="danger">
          <WithRetry onRetry={() => preview.send({ type: 'preview.open', kind })}>
            <Trans>We can’t show this document right now.</Trans>
          </WithRetry>
        </Banner>
      )}
    </Dialog>
  );
}
