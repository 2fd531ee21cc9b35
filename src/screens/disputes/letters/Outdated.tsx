import { Trans } from '@lingui/react/macro';
import { Banner } from '#src/ui/Surface.tsx';
import type { LetterSet } from './letterSets.ts';
import { useLetterName } from './useLetterName.ts';

/** Which unmailed letters of a set may say what is no longer so, because something was recorded after they were written. */
export function Outdated({ set: { unmailed } }: { readonly set: LetterSet }) {
  const nameOf = useLetterName();
  const outdated = unmailed.filter((letter) => letter.isOutdated === true);
  if (outdated.length === 0) return null;
  const names = outdated.map(nameOf).join('; ');
  return (
    <Banner tone="warning">
      <Trans>
        After this was written, something was recorded or corrected that it may tell: {names}. Read it before
        you mail it. If it says what is no longer so, don’t mail it, and write the letters that fit now.
      </Trans>
    </Banner>
  );
}
