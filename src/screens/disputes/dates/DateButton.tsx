import { chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import type { LetterClock } from '#contract/disputes.ts';
import { ClockRing } from './ClockRing.tsx';

interface DateButtonProps {
  readonly clock: LetterClock;
  /** Civil date. */
  readonly today: string;
  /** What the date is about, where several have the same. */
  readonly about: string;
  readonly onOpen: () => void;
  /** The date in words: "Due 11/07/2026". */
  readonly children: string;
  /** Drawn without the ring, where another mark is next to it. */
  readonly plain?: boolean;
}

/** A date that opens the explanation of how it was counted. */
export function DateButton({ clock, today, about, onOpen, children, plain = false }: DateButtonProps) {
  const { t } = useLingui();
  return (
    <Text type="button" aria-label={t`${children}, ${about}: how this date was counted`} onClick={onOpen}>
      {plain ? null : <ClockRing clock={clock} today={today} />}
      <span>{children}</span>
    </Text>
  );
}

const Text = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: 'inLine',
    fontSize: 'sm',
    color: 'accentStrong',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
    textDecoration: 'underline',
    textDecorationStyle: 'dotted',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    borderRadius: 'sm',
    _hover: { textDecorationStyle: 'solid' },
  },
});
