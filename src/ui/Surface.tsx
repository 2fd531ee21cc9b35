import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { forcedEdge } from './theme/modal.ts';

/** A section of a page, parted from the others by a hairline; on the consumers' host, a sheet on paper. Only what waits for a person is raised. */
export const Card = chakra('section', {
  base: {
    bg: 'card',
    border: '1px solid',
    borderColor: 'edge',
    borderRadius: 'md',
    p: '4',
    minWidth: 0,
    '[data-paper] &': { borderRadius: 'lg' },
  },
  variants: {
    raised: { true: { borderColor: 'edgeStrong', boxShadow: 'lifted' } },
  },
});

export function CardTitle({
  children,
  action,
}: {
  readonly children: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mb="3" minHeight="controlSmall">
      <chakra.h2 fontSize="title" flex="1" maxWidth="full" textWrap="balance">
        {children}
      </chakra.h2>
      {action}
    </chakra.div>
  );
}

type Tone = 'info' | 'warning' | 'danger' | 'success';
const tones = {
  info: { bg: 'accentSoft', color: 'ink' },
  warning: { bg: 'orangeSoft', color: 'orange' },
  danger: { bg: 'dangerSoft', color: 'danger' },
  success: { bg: 'greenSoft', color: 'green' },
} as const;

export function Banner({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <chakra.div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...tones[tone]}
      {...forcedEdge}
      borderRadius="md"
      px="3"
      py="2"
      // Names of files, and what came from outside, can be longer than a line.
      overflowWrap="break-word"
    >
      {children}
    </chakra.div>
  );
}

export function EmptyState({
  title,
  children,
}: {
  readonly title: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <chakra.div display="grid" justifyItems="center" gap="3" py="10" px="4" textAlign="center" color="quiet">
      <chakra.p fontWeight="strong" color="ink">
        {title}
      </chakra.p>
      {children}
    </chakra.div>
  );
}

export const Skeleton = chakra('div', {
  base: {
    // In dark mode an inset is nearly as dark as the page.
    bg: { base: 'sunken', _osDark: 'hovered' },
    borderRadius: 'lg',
    animation: 'breathe 1.6s ease-in-out infinite',
    // Seen in forced colors only.
    border: '1px solid transparent',
  },
});
