import { chakra } from '@chakra-ui/react';
import { bureauLooks } from './bureauLooks.tsx';
import type { Bureau } from '#vocabulary/bureaus.ts';

/** A bureau's mark, next to its name. */
export function BureauMark({ bureau }: { readonly bureau: Bureau }) {
  const { color, mark } = bureauLooks[bureau];
  return (
    <chakra.span color={color} display="inline-block" me="1">
      <svg width="10" height="10" viewBox="-6 -6 12 12" fill="currentColor" aria-hidden>
        {mark}
      </svg>
    </chakra.span>
  );
}
