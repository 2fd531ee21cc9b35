import { Plural } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';

interface FirstNamesProps {
  readonly names: readonly string[];
  /** Shows a name; without it, they are English. */
  readonly show?: (name: string) => ReactNode;
  /** How many are shown before the rest is only counted. */
  readonly most?: number;
}

/** The first few names of recipients or items, each once, and how many more there are. */
export function FirstNames({ names, show = english, most = 3 }: FirstNamesProps) {
  const all = [...new Set(names)];
  const left = all.length - most;
  // Names with a date have a comma of their own.
  const separator = all.some((name) => name.includes(',')) ? '; ' : ', ';
  return (
    <>
      {all.slice(0, most).map((name, index) => (
        <Fragment key={name}>
          {index === 0 ? null : separator}
          {show(name)}
        </Fragment>
      ))}
      {left > 0 ? (
        <>
          {' '}
          <Plural value={left} one="and # more" other="and # more" />
        </>
      ) : null}
    </>
  );
}

const english = (name: string) => <span lang="en">{name}</span>;
