import { chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import type { ProfileStatus } from '#contract/shapes.ts';
import { useStatusName } from '#src/ui/StatusBadge.tsx';
import { statusTones } from '#src/ui/theme/statusTones.ts';
import { profileStatuses } from '#vocabulary/profileStatuses.ts';

/** Its own shape for each status, around 0, 0. */
const shapes: Readonly<Record<ProfileStatus, { readonly x: number; readonly path: string }>> = {
  Onboarding: { x: 9, path: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0' },
  Waiting: { x: 47, path: 'M0-6L6.500 5H-6.500Z' },
  'Needs Review': { x: 90, path: 'M0-7L7 0L0 7L-7 0Z' },
  Finished: { x: 131, path: 'M-5-5H5V5H-5Z' },
};

/** The statuses a client can have and the ways between them, with the current one filled. The name stands next to it. */
export function StatusChart({ status }: { readonly status: ProfileStatus }) {
  const { t } = useLingui();
  const nameOf = useStatusName();
  const now = nameOf(status);
  return (
    <chakra.svg
      viewBox="0 0 142 20"
      width="142px"
      height="20px"
      flexShrink="0"
      role="img"
      aria-label={t`Onboarding, then Waiting or Needs Review, then Finished. Now: ${now}`}
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <chakra.path
        stroke="fieldEdge"
        d="M18 10H36M33 7l3 3-3 3M58 7H78M75 4l3 3-3 3M58 13H78M61 10l-3 3 3 3M101 10h20M118 7l3 3-3 3"
      />
      {profileStatuses.map((each) => {
        const { x, path } = shapes[each];
        const isNow = each === status;
        const tone = isNow ? statusTones[each].color : 'fieldEdge';
        return (
          <chakra.g key={each} color={tone}>
            <path
              d={path}
              transform={`translate(${x} 10)`}
              stroke="currentColor"
              fill={isNow ? 'currentColor' : 'none'}
            />
          </chakra.g>
        );
      })}
    </chakra.svg>
  );
}
