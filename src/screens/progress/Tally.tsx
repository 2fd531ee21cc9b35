import { chakra } from '@chakra-ui/react';
import type { OutcomeCounts } from '#contract/outcomes.ts';

/** How a tile is drawn: full for what changed as asked, hatched for what changed otherwise, gray for what stayed, empty for what is open. */
const fills: Readonly<Record<keyof OutcomeCounts, 'full' | 'hatched' | 'gray' | 'empty'>> = {
  deleted: 'full',
  corrected: 'full',
  partlyCorrected: 'hatched',
  notSeen: 'hatched',
  verified: 'gray',
  refused: 'gray',
  reappeared: 'gray',
  unanswered: 'gray',
  open: 'empty',
};

/** One tile for each item with each recipient. The counts below say the same in words. */
export function Tally({ counts }: { readonly counts: OutcomeCounts }) {
  const tiles = Object.entries(fills).flatMap(([as, fill]) =>
    Array.from({ length: counts[as as keyof OutcomeCounts] }, (_, place) => ({
      key: `${as} ${place}`,
      fill,
    })),
  );
  return (
    <Strip aria-hidden style={{ gridTemplateColumns: columnsFor(tiles.length) }}>
      {tiles.map(({ key, fill }) => (
        <Tile key={key} fill={fill} />
      ))}
    </Strip>
  );
}

/** All in one line if they fit, no wider than 2rem and no narrower than 0.75rem; the tiles of a second line are as wide as the first's. */
const columnsFor = (count: number): string =>
  // A line that is full to the last fraction of a pixel would break.
  `repeat(auto-fill, minmax(clamp(0.75rem, calc((100% - ${count - 1} * 0.25rem) / ${count} - 0.1px), 2rem), 1fr))`;

const Strip = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    mb: '4',
    // All tiles would look the same.
    '@media (forced-colors: active)': { display: 'none' },
  },
});

const Tile = chakra('span', {
  base: {
    height: '1.5rem',
    border: '1.5px solid',
    borderRadius: 'xs',
  },
  variants: {
    fill: {
      full: { bg: 'accent', borderColor: 'accent' },
      hatched: {
        borderColor: 'accent',
        backgroundImage:
          'repeating-linear-gradient(135deg, {colors.accent} 0 3px, {colors.accentSoft} 3px 6px)',
      },
      gray: { bg: 'fieldEdge', borderColor: 'fieldEdge' },
      empty: { borderColor: 'fieldEdge' },
    },
  },
});
