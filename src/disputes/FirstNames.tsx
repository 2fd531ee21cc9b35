import { Plural } from '@lingui/react/macro';

/** How many names are shown before the rest is only counted. */
const shownNames = 3;

/** The first few names of recipients or items, each once, and how many more there are. Letters have them in English. */
export function FirstNames({ names }: { readonly names: readonly string[] }) {
  const all = [...new Set(names)];
  const left = all.length - shownNames;
  return (
    <>
      <span lang="en">{all.slice(0, shownNames).join(', ')}</span>
      {left > 0 ? (
        <>
          {' '}
          <Plural value={left} one="and # more" other="and # more" />
        </>
      ) : null}
    </>
  );
}
