import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { Button } from '#src/ui/Button.tsx';
import { useSnackbars } from '#src/ui/Snackbar.tsx';

/** Copies a link, and says whether that worked. */
export function CopyLink({ url }: { readonly url: string }) {
  const { t } = useLingui();
  const { showMessage, showError } = useSnackbars();
  return (
    <Button
      icon={<Copy size={18} aria-hidden />}
      onClick={() =>
        void navigator.clipboard.writeText(url).then(
          () => showMessage(t`Link copied`),
          () => showError(t`We couldn’t copy the link. Select it and copy it manually.`),
        )
      }
    >
      <Trans>Copy</Trans>
    </Button>
  );
}
