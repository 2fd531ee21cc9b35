import { Plural } from '@lingui/react/macro';
import { Fragment } from 'react';
import { ItemName } from './ItemName.tsx';

interface FirstNamesProps {
  /** Of recipients, or of items as letters write them: in English. */
  readonly names: readonly string[];
  /** Items have words besides a company's name, which are the page's. */
  readonly areItems?: boolean;
  /** How many are shown before the rest is only counted. */
  readonly most?: number;
}

/** The first few names of recipients or items, each once, and how many more there are. */
export function FirstNames({ names, areItems = false, most = 3 }: FirstNamesProps) {
  const all = [...new Set(names)];
  const left = all.length - most;
  // Names with a date have a comma of their own.
  const separator = all.some((name) => name.includes(',')) ? '; ' : ', ';
  return (
    <>
      {all.slice(0, most).map((name, index) => (
        <Fragment key={name}>
          {index === 0 ? null : separator}
          {areItems ? <ItemName heading={name} /> : <span lang="en">{name}</span>}
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
