import { chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import type { ProfileStatus } from '#contract/shapes.ts';
import { StatusShape } from './StatusShape.tsx';

/** The specification's color of each status, for text and background. */
export const statusTones = {
  Onboarding: { color: 'blue', bg: 'blueSoft' },
  Waiting: { color: 'orange', bg: 'orangeSoft' },
  'Needs Review': { color: 'red', bg: 'redSoft' },
  Finished: { color: 'green', bg: 'greenSoft' },
} as const satisfies Record<ProfileStatus, { color: string; bg: string }>;

export function useStatusName(): (status: ProfileStatus) => string {
  const { t } = useLingui();
  const names = {
    Onboarding: t`Onboarding`,
    Waiting: t`Waiting`,
    'Needs Review': t`Needs Review`,
    Finished: t`Finished`,
  } satisfies Record<ProfileStatus, string>;
  return (status) => names[status];
}

/** Blue, orange, red, green, and always with a shape and in words too. */
export function StatusBadge({ status }: { readonly status: ProfileStatus }) {
  const nameOf = useStatusName();
  return (
    <chakra.span
      {...statusTones[status]}
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      borderRadius="full"
      px="2"
      py="0.5"
      fontSize={{ base: 'sm', md: 'xs' }}
      fontWeight="medium"
      whiteSpace="nowrap"
    >
      <StatusShape status={status} />
      {nameOf(status)}
    </chakra.span>
  );
}
