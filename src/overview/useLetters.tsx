import { type ReactNode, Suspense, useState } from 'react';
import type { LettersFile } from '#machines/letterDownload.ts';
import { lazily } from '#src/language/lazily.ts';

/** Nobody downloads on the first screen. */
const Downloading = lazily(async () => (await import('#src/repair/Downloading.tsx')).Downloading);

interface Letters {
  readonly download: (sessionId: string, file?: LettersFile) => void;
  readonly dialog: ReactNode;
}

/** Downloads letters of an earlier session again: `download` starts it, `dialog` shows it. */
export function useLetters(): Letters {
  const [asked, setAsked] = useState<{ sessionId: string; file: LettersFile; round: number } | null>(null);
  return {
    download: (sessionId, file = 'zip') =>
      setAsked((before) => ({ sessionId, file, round: (before?.round ?? 0) + 1 })),
    dialog:
      asked === null ? null : (
        <Suspense>
          <Downloading key={asked.round} sessionId={asked.sessionId} file={asked.file} />
        </Suspense>
      ),
  };
}
