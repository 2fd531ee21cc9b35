import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface SiteLinkProps {
  readonly href: string;
  /** Its address as people know it. */
  readonly children: ReactNode;
}

/** The site of an authority, in a new window. */
export function SiteLink({ href, children }: SiteLinkProps) {
  return (
    <Site href={href} target="_blank" rel="noreferrer">
      {children}
    </Site>
  );
}

const Site = chakra('a', {
  base: { textDecoration: 'underline', textUnderlineOffset: '0.2em', overflowWrap: 'anywhere' },
});
