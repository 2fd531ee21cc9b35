import { chakra } from '@chakra-ui/react';
import type { LetterClock } from '#contract/disputes.ts';
import { explanationOf } from '#disputes/explanation.ts';

const radius = 6.5;
const length = 2 * Math.PI * radius;

interface ClockRingProps {
  readonly clock: LetterClock;
  /** Civil date. */
  readonly today: string;
}

/**
 * How many of the days have gone by, as part of a ring: dashed if the day of receipt is only assumed; a full disc with an
 * exclamation mark once the due date has passed. The date is always next to it in words.
 */
export function ClockRing({ clock, today }: ClockRingProps) {
  const { daysGone, daysLeft } = explanationOf(clock, today);
  const share = Math.min(1, daysGone / clock.days);
  return (
    <chakra.svg viewBox="0 0 16 16" width="1.125rem" height="1.125rem" flexShrink="0" aria-hidden>
      {daysLeft < 0 ? (
        <>
          <chakra.circle cx="8" cy="8" r="7.5" fill="orange" />
          <chakra.path d="M8 4v5M8 11.4v.2" stroke="card" strokeWidth="1.8" strokeLinecap="round" />
        </>
      ) : (
        <>
          <chakra.circle
            cx="8"
            cy="8"
            r={radius}
            fill="none"
            stroke="fieldEdge"
            strokeWidth="1.25"
            strokeDasharray={clock.basis === 'assumed' ? '2 1.6' : 'none'}
          />
          {share === 0 ? null : (
            <g transform="rotate(-90 8 8)">
              <chakra.circle
                cx="8"
                cy="8"
                r={radius}
                fill="none"
                stroke="accent"
                strokeWidth="2.5"
                strokeDasharray={`${share * length} ${length}`}
              />
            </g>
          )}
        </>
      )}
    </chakra.svg>
  );
}
