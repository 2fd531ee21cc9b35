import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { revisitDays } from '#contract/limits.ts';
import { useSnackbars } from '#src/ui/Snackbar.tsx';

const day = 24 * 60 * 60_000;

/** Says once, on opening, how long ago letters were generated, or that it should be done every 30 days. */
export function useReminder(lastGeneration: string | null): void {
  const { t } = useLingui();
  const { say } = useSnackbars();
  const said = useRef(false);
  useEffect(() => {
    if (said.current) return;
    said.current = true;
    const days = lastGeneration === null ? 0 : Math.floor((Date.now() - Date.parse(lastGeneration)) / day);
    say(
      days > 1
        ? t`It has been ${days} days since letters were last generated.`
        : t`Generate letters every ${revisitDays} days and check the credit score.`,
      'long',
    );
  }, [lastGeneration, say, t]);
}
