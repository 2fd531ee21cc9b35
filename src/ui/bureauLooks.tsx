import type { ReactNode } from 'react';
import type { Bureau } from '#vocabulary/bureaus.ts';

interface BureauLook {
  /** A color role. */
  readonly color: 'transUnion' | 'experian' | 'equifax';
  /** Of its lines, as `stroke-dasharray`. */
  readonly dashes?: string;
  /** Around 0, 0, 9 wide. */
  readonly mark: ReactNode;
}

/** Each bureau has a color, a line, and a mark of its own, so that color is never needed. */
export const bureauLooks: Readonly<Record<Bureau, BureauLook>> = {
  TransUnion: { color: 'transUnion', mark: <circle r="4.5" /> },
  Experian: { color: 'experian', dashes: '7 4', mark: <rect x="-4.5" y="-4.5" width="9" height="9" /> },
  Equifax: { color: 'equifax', dashes: '2 4', mark: <path d="M0 -5.500 5.500 4.500H-5.500Z" /> },
};
