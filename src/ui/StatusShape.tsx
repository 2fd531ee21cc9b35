import type { ReactNode } from 'react';
import type { ListedStatus } from '#vocabulary/listedStatuses.ts';

/** Drawn in a square of 12. The check is cut out, so that it is seen on any background and in forced colors. */
const shapes: Readonly<Record<ListedStatus, ReactNode>> = {
  Onboarding: (
    <circle
      cx="6"
      cy="6"
      r="4.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeDasharray="2.1 1.45"
    />
  ),
  Waiting: <path d="M6 1.200 11.200 10.500H.8Z" fill="currentColor" />,
  'Needs Review': <path d="M6 .6 11.400 6 6 11.400.6 6Z" fill="currentColor" />,
  ended: <path d="M1.500 1.500h9v9h-9Z" fill="currentColor" />,
  Finished: (
    <path
      d="M6 .5a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11ZM9.600 4.200 5.400 8.800 2.700 6.200l1-1.050 1.600 1.550 3.200-3.500Z"
      fill="currentColor"
      fillRule="evenodd"
    />
  ),
};

interface StatusShapeProps {
  readonly status: ListedStatus;
  /** Pixels. */
  readonly size?: number;
}

/** A status as a shape: a dashed ring, a triangle, a diamond, a disc with a check; a square for the end of the service. Its color comes from around it. */
export function StatusShape({ status, size = 12 }: StatusShapeProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 12 12" data-status={status} aria-hidden>
      {shapes[status]}
    </svg>
  );
}
