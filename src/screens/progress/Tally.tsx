import { chakra } from '@chakra-ui/react';
import { useCallback } from 'react';
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
  const count = tiles.length;
  const fit = useCallback(
    (strip: HTMLElement) => {
      arrange(strip, count);
      const observer = new ResizeObserver(() => arrange(strip, count));
      observer.observe(strip);
      return () => observer.disconnect();
    },
    [count],
  );
  return (
    <Strip aria-hidden ref={fit}>
      {tiles.map(({ key, fill }) => (
        <Tile key={key} fill={fill} />
      ))}
    </Strip>
  );
}

const gap = 0.25;
/** In rem, like the gap. */
const narrowest = 0.75;

/** In one line if they fit, otherwise in lines that are equally long, but for what doesn't divide evenly. */
function arrange(strip: HTMLElement, count: number): void {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const inLine = Math.max(1, Math.floor((strip.clientWidth / rem + gap) / (narrowest + gap)));
  const columns = Math.ceil(count / Math.ceil(count / inLine));
  strip.style.gridTemplateColumns = `repeat(${columns}, minmax(0, 2rem))`;
}

const Strip = chakra('div', {
  base: {
    display: 'grid',
    gap: `${gap}rem`,
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
