import { Suspense } from 'react';
import { lazily } from '#src/language/lazily.ts';
import { Skeleton } from '#src/ui/Surface.tsx';
import type { AtRestProps } from './AtRest.tsx';

const AtRest = lazily(async () => (await import('./AtRest.tsx')).AtRest);

/** Loaded when it is due: most visits are in the middle of a round. */
export function Rest(props: AtRestProps) {
  return (
    <Suspense fallback={<Skeleton height="10rem" />}>
      <AtRest {...props} />
    </Suspense>
  );
}
