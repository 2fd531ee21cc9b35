import { Plural } from '@lingui/react/macro';

interface FirstNamesProps {
  readonly names: readonly string[];
  /** How many are shown before the rest is only counted. */
  readonly most?: number;
}

/** The first few names of recipients or items, each once, and how many more there are. Letters have them in English. */
export function FirstNames({ names, most = 3 }: FirstNamesProps) {
  const all = [...new Set(names)];
  const left = all.length - most;
  // Names with a date have a comma of their own.
  const separator = all.some((name) => name.includes(',')) ? '; ' : ', ';
  return (
    <>
      <span lang="en">{all.slice(0, most).join(separator)}</span>
      {left > 0 ? (
        <>
          {' '}
          <Plural value={left} one="and # more" other="and # more" />
        </>
      ) : null}
    </>
  );
}
