import { type ReactNode, Suspense, useState } from 'react';

interface WhenOpenedProps {
  readonly open: boolean;
  /** Loads when it is first rendered (`lazily`). */
  readonly children: ReactNode;
}

/** What a person opens: nothing of it loads before that, and afterwards it stays, to move out when it is closed. */
export function WhenOpened({ open, children }: WhenOpenedProps) {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened ? <Suspense fallback={null}>{children}</Suspense> : null;
}
