import { type ReactNode, Suspense, useState } from 'react';
import { lazily } from '#src/language/lazily.ts';

/** Nobody downloads on the first screen. */
const Downloading = lazily(async () => (await import('#src/repair/Downloading.tsx')).Downloading);

/** Downloads letters of an earlier session again: `download` starts it, `dialog` shows it. */
export function useLetters(): { download: (sessionId: string) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ sessionId: string; round: number } | null>(null);
  return {
    download: (sessionId) => setAsked((before) => ({ sessionId, round: (before?.round ?? 0) + 1 })),
    dialog:
      asked === null ? null : (
        <Suspense>
          <Downloading key={asked.round} sessionId={asked.sessionId} />
        </Suspense>
      ),
  };
}
