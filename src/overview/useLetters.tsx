import { type ReactNode, useState } from 'react';
import { Downloading } from '#src/repair/Downloading.tsx';

/** Downloads letters of an earlier session again: `download` starts it, `dialog` shows it. */
export function useLetters(): { download: (sessionId: string) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ sessionId: string; round: number } | null>(null);
  return {
    download: (sessionId) => setAsked((before) => ({ sessionId, round: (before?.round ?? 0) + 1 })),
    dialog: asked === null ? null : <Downloading key={asked.round} sessionId={asked.sessionId} />,
  };
}
