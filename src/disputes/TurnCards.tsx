import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { shownDate } from '#src/ui/dates.ts';
import { Card } from '#src/ui/Surface.tsx';

/** The cards that say who acts now, next to each other where there is room. */
export function TurnGrid({ children }: { readonly children: ReactNode }) {
  return (
    <Grid gap="3" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(20rem, 1fr))' }}>
      {children}
    </Grid>
  );
}

interface YourTurnCardProps {
  /** How many things wait for the person in all. */
  readonly of: number;
  readonly title: ReactNode;
  /** Whom or what it is about. */
  readonly about: ReactNode;
  /** Why it is to be done; null if that is plain. */
  readonly why: ReactNode;
  /** The buttons that do it. */
  readonly children: ReactNode;
  /** What waits after it. */
  readonly then?: ReactNode;
}

/** The next thing that the person does. Nothing else on a page is filled. */
export function YourTurnCard({ of, title, about, why, children, then = null }: YourTurnCardProps) {
  return (
    <Turn>
      <Who mark="full">
        <Trans>Your turn</Trans>
        {of > 1 ? (
          <Box as="span" ms="auto" fontWeight="medium">
            <Trans>1 of {of}</Trans>
          </Box>
        ) : null}
      </Who>
      <Box as="h2" fontSize={{ base: '2xl', md: 'xl' }} mt="2" textWrap="balance">
        {title}
      </Box>
      <Box as="p" mt="1.5" color="quiet" textWrap="pretty">
        {about}
      </Box>
      {why === null ? null : (
        <Box as="p" mt="2" color="quiet" textWrap="pretty">
          {why}
        </Box>
      )}
      <Ways>{children}</Ways>
      {then === null ? null : (
        <Box mt="5" mx="-5" mb="-3" px="5" pt="2" borderTopWidth="1px" borderColor="edgeStrong">
          {then}
        </Box>
      )}
    </Turn>
  );
}

/** Filled: within it, each role has the color that it needs there. */
const Turn = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    p: '5',
    bg: 'turn',
    color: 'onTurn',
    border: '1px solid transparent',
    borderRadius: 'xl',
    '& > *': {
      '--chakra-colors-ink': 'colors.onTurn',
      '--chakra-colors-quiet': 'colors.turnQuiet',
      '--chakra-colors-accent': 'colors.turnButton',
      '--chakra-colors-accent-strong': 'colors.turnButtonHovered',
      '--chakra-colors-on-accent': 'colors.onTurnButton',
      '--chakra-colors-card': 'transparent',
      '--chakra-colors-hovered': 'colors.turn',
      '--chakra-colors-edge-strong': 'colors.turnQuiet',
      '--chakra-colors-field-edge': 'colors.onTurn',
      '--chakra-colors-focus': 'colors.onTurn',
    },
  },
});

/** On a phone, the buttons are as wide as the card. */
const Ways = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    mt: 'auto',
    pt: '4',
    '& > a, & > button': {
      flex: { base: '1 1 auto', md: '0 0 auto' },
      minHeight: { base: '12', md: 'control' },
    },
  },
});

/** Who acts: a disc for the person, a ring for all others. */
const Who = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    color: 'quiet',
    fontSize: 'sm',
    fontWeight: 'strong',
    _before: {
      content: '""',
      flexShrink: 0,
      width: '0.625rem',
      height: '0.625rem',
      border: '2px solid currentColor',
      borderRadius: 'full',
    },
  },
  variants: {
    mark: {
      full: { _before: { bg: 'currentColor', forcedColorAdjust: 'preserve-parent-color' } },
      empty: {},
    },
  },
});

interface TheirTurnCardProps {
  /** Who acts, and until when, each with a key of its own. */
  readonly turns: readonly { readonly key: string; readonly turn: ReactNode }[];
  /** Nothing waits for the person. */
  readonly isCalm: boolean;
  /** How a letter that comes is recorded; null while none is expected. */
  readonly answerLink: ReactNode;
}

/** Those who got letters, or the agency, act. */
export function TheirTurnCard({ turns, isCalm, answerLink }: TheirTurnCardProps) {
  const isEmpty = turns.length === 0;
  return (
    <Card bg="transparent" borderColor="fieldEdge" borderRadius="xl" px="5" py="4">
      {isEmpty ? null : (
        <Who mark="empty">
          <Trans>Their turn</Trans>
        </Who>
      )}
      {isCalm ? (
        <Box as="h2" fontSize={{ base: '2xl', md: 'xl' }} mt={isEmpty ? '0' : '2'}>
          <Trans>Nothing for you to do today</Trans>
        </Box>
      ) : null}
      <Box as="ul" listStyleType="none" mt={isEmpty ? '0' : '1'}>
        {turns.map(({ key, turn }) => (
          <Box as="li" key={key} py="2.5" borderColor="edge" _notFirst={{ borderTopWidth: '1px' }}>
            {turn}
          </Box>
        ))}
      </Box>
      {answerLink === null ? null : (
        <Flex gap="3" align="center" wrap="wrap" mt="3">
          <Box as="p" color="quiet" flex="1" minW="min(12rem, 100%)">
            <Trans>If a letter comes, record it right away.</Trans>
          </Box>
          {answerLink}
        </Flex>
      )}
    </Card>
  );
}

interface AnswerDueProps {
  readonly recipient: ReactNode;
  /** The last day to answer; null while the letter is in the mail. */
  readonly due: string | null;
  /** Whether that day counts from a delivery that is only assumed. */
  readonly isAssumed: boolean;
  /** Civil date. */
  readonly today: string;
}

/** Until when a recipient has time to answer, and from what that is counted. */
export function AnswerDue({ recipient, due, isAssumed, today }: AnswerDueProps) {
  const day = due === null ? '' : shownDate(due);
  const isOver = due !== null && due < today;
  return (
    <Expected
      recipient={recipient}
      when={
        due === null ? (
          <Trans>in the mail</Trans>
        ) : isOver ? (
          <Trans>was due {day}</Trans>
        ) : (
          <Trans>answer due {day}</Trans>
        )
      }
    >
      {due === null ? (
        <Trans>The time to answer begins when it’s delivered.</Trans>
      ) : isOver ? (
        <Trans>The answer may still be in the mail. If nothing comes, we’ll ask you.</Trans>
      ) : isAssumed ? (
        <Trans>An estimate, because nothing proves the day of delivery yet.</Trans>
      ) : (
        <Trans>Counted from the recorded delivery.</Trans>
      )}
    </Expected>
  );
}

interface NoDeadlineProps {
  readonly recipient: ReactNode;
  /** When the letter left; null if nobody knows. */
  readonly since: string | null;
  /** A bureau owes an answer to most letters, and a creditor to none that were prepared here. */
  readonly by: 'bureau' | 'creditor';
}

/** Who may answer, but doesn’t have to by any day. */
export function NoDeadline({ recipient, since, by }: NoDeadlineProps) {
  const day = since === null ? '' : shownDate(since);
  return (
    <Expected
      recipient={recipient}
      when={since === null ? <Trans>no deadline</Trans> : <Trans>since {day}, no deadline</Trans>}
    >
      {by === 'creditor' ? (
        <Trans>
          No deadline to answer applies to letters that were prepared here. A newer report shows whether they
          changed anything.
        </Trans>
      ) : (
        <Trans>No deadline to answer applies to this kind of letter.</Trans>
      )}
    </Expected>
  );
}

interface ExpectedProps {
  readonly recipient: ReactNode;
  readonly when: ReactNode;
  /** How that is counted. */
  readonly children: ReactNode;
}

function Expected({ recipient, when, children }: ExpectedProps) {
  return (
    <>
      {/* A date without room next to the name has a line of its own: no name of a bureau is broken. */}
      <Flex wrap="wrap" columnGap="3" justify="space-between" fontWeight="medium">
        <Box as="span" maxW="100%" overflowWrap="anywhere">
          {recipient}
        </Box>
        <Box as="span" fontVariantNumeric="tabular-nums" textAlign="end">
          {when}
        </Box>
      </Flex>
      <Box color="quiet" fontSize="sm">
        {children}
      </Box>
    </>
  );
}
