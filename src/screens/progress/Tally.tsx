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
    <Strip aria-hidden>
      {tiles.map(({ key, fill }) => (
        <Tile key={key} fill={fill} />
      ))}
    </Strip>
  );
}

const Strip = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1',
    mb: '4',
    // All tiles would look the same.
    '@media (forced-colors: active)': { display: 'none' },
  },
});

const Tile = chakra('span', {
  base: {
    flex: '1 1 0.75rem',
    maxWidth: '2rem',
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
