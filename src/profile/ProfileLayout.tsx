import { chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface ProfileLayoutProps {
  readonly person: ReactNode;
  readonly credit: ReactNode;
  /** Follows both: below the person if there are two columns. */
  readonly more?: ReactNode;
}

/** The person on the left, their credit on the right; on narrow screens one below the other. */
export function ProfileLayout({ person, credit, more }: ProfileLayoutProps) {
  const { t } = useLingui();
  return (
    <chakra.div
      display="grid"
      gap="6"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(20rem, 2fr)' }}
      // However long the credit column is, it does not push the left column apart.
      gridTemplateRows={{ xl: 'auto 1fr' }}
    >
      <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
        {person}
      </chakra.div>
      <chakra.aside
        aria-label={t`Credit report`}
        display="grid"
        gap="6"
        gridTemplateColumns="minmax(0, 1fr)"
        gridColumn={{ xl: '2' }}
        gridRow={{ xl: '1 / span 2' }}
      >
        {credit}
      </chakra.aside>
      {more !== undefined && (
        <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
          {more}
        </chakra.div>
      )}
    </chakra.div>
  );
}
