import { Plural, Trans } from '@lingui/react/macro';
import { Banner } from '#src/ui/Surface.tsx';
import type { LetterSet } from './letterSets.ts';
import { useLetterName } from './useLetterName.ts';

/** Which unmailed letters of a set may say what is no longer so, because something was recorded or corrected, the client has another name or address, or the time to dispute a debt passed, after they were written. */
export function Outdated({ set: { unmailed } }: { readonly set: LetterSet }) {
  const nameOf = useLetterName();
  const outdated = unmailed.filter((letter) => letter.isOutdated === true);
  if (outdated.length === 0) return null;
  const names = outdated.map(nameOf).join('; ');
  return (
    <Banner tone="warning">
      <Plural
        value={outdated.length}
        one="This letter may be out of date, because something was recorded or corrected, the name or address changed, or a deadline passed, after it was written"
        other="These letters may be out of date, because something was recorded or corrected, the name or address changed, or a deadline passed, after they were written"
      />
      {`: ${names}. `}
      <Trans>
        Read each letter before you mail it. If it’s no longer true, don’t mail it. Write the letters that fit
        now instead.
      </Trans>
    </Banner>
  );
}
