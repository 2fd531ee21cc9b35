import { chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface ProfileLayoutProps {
  readonly person: ReactNode;
  readonly credit: ReactNode;
}

/** The person on the left, its credit on the right; one below the other on narrow screens. */
export function ProfileLayout({ person, credit }: ProfileLayoutProps) {
  const { t } = useLingui();
  return (
    <chakra.div
      display="grid"
      gap="6"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(20rem, 2fr)' }}
    >
      <chakra.div display="grid" gap="6">
        {person}
      </chakra.div>
      <chakra.aside aria-label={t`Credit report`} display="grid" gap="6">
        {credit}
      </chakra.aside>
    </chakra.div>
  );
}
