import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { revisitDays } from '#contract/limits.ts';
import { useSnackbars } from '#src/ui/Snackbar.tsx';

const day = 24 * 60 * 60_000;

/**
 * On opening, says how long ago letters were generated, or recommends generating every 30 days. Withdraws the
 * message when it is no longer true and when the page is left.
 */
export function useReminder(lastGeneration: string | null): void {
  const { t } = useLingui();
  const { showMessage } = useSnackbars();
  useEffect(() => {
    const days = lastGeneration === null ? 0 : Math.floor((Date.now() - Date.parse(lastGeneration)) / day);
    return showMessage(
      days > 1
        ? t`It has been ${days} days since letters were last generated.`
        : t`Generate letters every ${revisitDays} days and check the credit score.`,
      'long',
    );
  }, [lastGeneration, showMessage, t]);
}
