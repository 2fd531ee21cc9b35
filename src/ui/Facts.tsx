import { chakra } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';

interface FactsProps {
  /** Each is shown if it is neither null nor ''. */
  readonly of: readonly ReactNode[];
}

/** Several facts, parted by dots. */
export const Facts = ({ of }: FactsProps) =>
  of
    .filter((fact) => fact !== null && fact !== '')
    .map((fact, place) => (
      <Fragment key={place}>
        {place > 0 ? <Dot /> : null}
        {fact}
      </Fragment>
    ));

/**
 * The dot between two facts, with the space around it. It is painted on a space, and browsers leave out the space where they break a
 * line: so no line begins or ends with it. For those who listen to the text or copy it, it is a character without a width.
 */
export const Dot = () => (
  <>
    <Read>{'\u00a0·'}</Read>
    <Seen> </Seen>
  </>
);

const Read = chakra('span', { base: { fontSize: '0' } });

const Seen = chakra('span', {
  base: {
    wordSpacing: '0.6em',
    backgroundImage: 'radial-gradient(circle, currentColor 0.07em, transparent 0.13em)',
    printColorAdjust: 'exact',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText' },
  },
});
