import { Box, Flex, Grid } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { shownDate } from '#src/ui/dates.ts';
import { Card } from '#src/ui/Surface.tsx';

/** The cards that say who acts now, next to each other where there is room. */
export function TurnGrid({ children }: { readonly children: ReactNode }) {
  return (
    <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(24rem, 1fr))' }}>
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
}

/** The next thing that the person does. */
export function YourTurnCard({ of, title, about, why, children }: YourTurnCardProps) {
  return (
    <Card raised bg="accentSoft" borderColor="accent">
      <Flex gap="3" justify="space-between" color="accentStrong" fontSize="sm" fontWeight="strong">
        <Trans>Your turn</Trans>
        {of > 1 ? (
          <span>
            <Trans>1 of {of}</Trans>
          </span>
        ) : null}
      </Flex>
      <Box as="h2" fontSize="xl" mt="1" textWrap="balance">
        {title}
      </Box>
      <Box as="p" mt="1">
        {about}
      </Box>
      {why === null ? null : (
        <Box as="p" mt="2">
          {why}
        </Box>
      )}
      <Flex gap="3" mt="4" wrap="wrap">
        {children}
      </Flex>
    </Card>
  );
}

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
    <Card bg="transparent" borderColor="fieldEdge">
      {isEmpty ? null : (
        <Box color="quiet" fontSize="sm" fontWeight="strong">
          <Trans>Their turn</Trans>
        </Box>
      )}
      {isCalm ? (
        <Box as="h2" fontSize="xl" mt="1">
          <Trans>Nothing for you to do today</Trans>
        </Box>
      ) : null}
      <Box as="ul" listStyleType="none" mt={isEmpty ? '0' : '2'}>
        {turns.map(({ key, turn }) => (
          <Box as="li" key={key} py="2" borderColor="edge" _notFirst={{ borderTopWidth: '1px' }}>
            {turn}
          </Box>
        ))}
      </Box>
      {answerLink === null ? null : (
        <Flex gap="3" align="center" wrap="wrap" mt="3">
          <Box as="p" color="quiet" flex="1" minW="12rem">
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
    <>
      <Flex gap="3" justify="space-between" fontWeight="medium">
        <Box as="span" minW="0" overflowWrap="anywhere">
          {recipient}
        </Box>
        <Box as="span" fontVariantNumeric="tabular-nums" textAlign="end">
          {due === null ? (
            <Trans>in the mail</Trans>
          ) : isOver ? (
            <Trans>was due {day}</Trans>
          ) : (
            <Trans>answer due {day}</Trans>
          )}
        </Box>
      </Flex>
      <Box color="quiet" fontSize="sm">
        {due === null ? (
          <Trans>The time to answer begins when it’s delivered.</Trans>
        ) : isOver ? (
          <Trans>The answer may still be in the mail. If nothing comes, we’ll ask you.</Trans>
        ) : isAssumed ? (
          <Trans>Counted from an assumed delivery. Proof of delivery replaces it.</Trans>
        ) : (
          <Trans>Counted from the recorded delivery.</Trans>
        )}
      </Box>
    </>
  );
}
