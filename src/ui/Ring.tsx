import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const radius = 52;
const length = 2 * Math.PI * radius;

interface RingProps {
  readonly value: number;
  /** The value of a full circle. */
  readonly of: number;
  readonly label: string;
  readonly children?: ReactNode;
  /** The words are next to it. */
  readonly atSide?: boolean;
}

/** A number inside a circle drawn in proportion to it, with its name below. */
export function Ring({ children, atSide = false, ...drawn }: RingProps) {
  return (
    <Figure atSide={atSide}>
      <RingDrawing {...drawn} size="8rem" />
      <chakra.figcaption>
        <chakra.div fontWeight="medium">{drawn.label}</chakra.div>
        {children}
      </chakra.figcaption>
    </Figure>
  );
}

const Figure = chakra('figure', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: '2',
    m: '0',
    textAlign: 'center',
  },
  variants: {
    atSide: {
      true: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4',
        textAlign: 'start',
        '& > svg': { width: '6rem', height: '6rem' },
        // Below the circle where text is large.
        '& > figcaption': { flex: '1 1 8rem', minWidth: '0' },
      },
    },
  },
});

/** The circle alone. */
export function RingDrawing({
  value,
  of,
  label,
  size,
}: Omit<RingProps, 'children' | 'atSide'> & { readonly size: string }) {
  const share = of <= 0 ? 0 : Math.min(1, Math.max(0, value / of));
  return (
    <chakra.svg
      viewBox="0 0 120 120"
      width={size}
      height={size}
      flexShrink="0"
      role="img"
      aria-label={`${label}: ${value}`}
    >
      <chakra.circle cx="60" cy="60" r={radius} fill="none" stroke="edge" strokeWidth="9" />
      {/* A round cap would draw a dot at zero. The rotation is on a plain element, because the styled one would treat it as CSS. */}
      {share === 0 ? null : (
        <g transform="rotate(-90 60 60)">
          <chakra.circle
            cx="60"
            cy="60"
            r={radius}
            fill="none"
            stroke="accent"
            strokeWidth="9"
            strokeLinecap="round"
            strokeDasharray={`${share * length} ${length}`}
          />
        </g>
      )}
      <chakra.text
        x="60"
        y="61"
        textAnchor="middle"
        dominantBaseline="central"
        fill="ink"
        fontSize="2rem"
        fontWeight="strong"
      >
        {value}
      </chakra.text>
    </chakra.svg>
  );
}
