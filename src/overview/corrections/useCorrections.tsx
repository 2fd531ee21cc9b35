import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { lazily } from '#src/language/lazily.ts';
import type { CorrectedLetters } from './CorrectionDialog.tsx';

/** Few people ever need it. */
const Correcting = lazily(async () => (await import('./CorrectionDialog.tsx')).Correcting);

/** What was withdrawn from earlier letters: `open` shows one set's statements in the `dialog`. */
export function useCorrections(): { open: (letters: CorrectedLetters) => void; dialog: ReactNode } {
  const [letters, setLetters] = useState<CorrectedLetters | null>(null);
  const close = useCallback(() => setLetters(null), []);
  return {
    open: setLetters,
    dialog:
      letters === null ? null : (
        <Suspense>
          <Correcting key={letters.id} letters={letters} onClose={close} />
        </Suspense>
      ),
  };
}
