import { Box, Flex, Grid } from '@chakra-ui/react';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Mail } from 'lucide-react';
import type { DisputeLetter } from '#contract/disputes.ts';
import { AnswerLink } from '#src/screens/disputes/AnswerLink.tsx';
import type { Open } from '#src/screens/disputes/opened.ts';
import { Button } from '#src/ui/Button.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Card } from '#src/ui/Surface.tsx';
import type { OwnTurn, TheirTurn, Turns } from './turns.ts';

interface TurnCardsProps {
  readonly clientKey: string;
  readonly turns: Turns;
  readonly today: string;
  readonly agency: string;
  readonly onRead: (letter: DisputeLetter) => void;
  readonly onOpen: Open;
}

/** Who acts now: the client, with the next step, and those who got letters or the agency. */
export function TurnCards(props: TurnCardsProps) {
  const { own, theirs } = props.turns;
  const [next] = own;
  return (
    <Grid
      gap={{ base: '3', md: '5' }}
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(24rem, 1fr))' }}
    >
      {next === undefined ? null : <YourTurn {...props} turn={next} of={own.length} />}
      {next !== undefined && theirs.length === 0 ? null : (
        <TheirTurnCard {...props} theirs={theirs} isCalm={next === undefined} />
      )}
    </Grid>
  );
}

function YourTurn({
  clientKey,
  agency,
  turn,
  of,
  onRead,
  onOpen,
}: TurnCardsProps & { readonly turn: OwnTurn; readonly of: number }) {
  const { t } = useLingui();
  const { kind, letters } = turn;
  const count = letters.length;
  const [first] = letters;
  if (first === undefined) return null;
  const names = [...new Set(letters.map(({ recipient }) => recipient.name))].slice(0, 3).join(', ');
  const words = {
    approve: {
      title: plural(count, { one: 'Read your letter', other: 'Read your # letters' }),
      why: t`A bureau has to act only on what you prepared or saw yourself. So read each letter, then approve it or change it.`,
    },
    mail: {
      title: plural(count, {
        one: 'Your letter isn’t mailed yet',
        other: 'Your # letters aren’t mailed yet',
      }),
      why: t`Agree with ${agency} on who mails them. If you mailed them, record it here. The time to answer starts only after that.`,
    },
    answers: {
      title: t`Did anything come?`,
      why: t`The time for an answer is over. Record what came, or that nothing did.`,
    },
    delivery: {
      title: t`Was it delivered?`,
      why: t`The time for an answer can’t be counted without the day of delivery. Your receipt or USPS tracking shows it.`,
    },
  }[kind];
  const form = (recorded: 'mailed' | 'delivered' | 'nothingCame', about: readonly DisputeLetter[]) => () =>
    onOpen({ what: 'form', recording: { kind: recorded, letters: about, corrected: null } });
  return (
    <Card bg="accentSoft" borderColor="accent">
      <Flex gap="3" justify="space-between" color="accentStrong" fontSize="sm" fontWeight="strong">
        <Trans>Your turn</Trans>
        {of > 1 ? (
          <span>
            <Trans>1 of {of}</Trans>
          </span>
        ) : null}
      </Flex>
      <Box as="h2" fontSize="xl" mt="1" textWrap="balance">
        {words.title}
      </Box>
      <Box as="p" mt="1">
        {names}
      </Box>
      <Box as="p" mt="2">
        {words.why}
      </Box>
      <Flex gap="3" mt="4" wrap="wrap">
        {kind === 'approve' ? (
          <Button look="solid" onClick={() => onRead(first)}>
            <Trans>Read the letter to {first.recipient.name}</Trans>
          </Button>
        ) : null}
        {kind === 'mail' ? (
          <Button look="solid" onClick={form('mailed', letters)}>
            <Plural value={count} one="I mailed it" other="I mailed # letters" />
          </Button>
        ) : null}
        {kind === 'delivery' ? (
          <Button look="solid" onClick={form('delivered', [first])}>
            <Trans>Add the delivery date</Trans>
          </Button>
        ) : null}
        {kind === 'answers' ? (
          <>
            <AnswerLink profileId={clientKey} letter={first} look="solid" size="usual">
              <Trans>A letter came</Trans>
            </AnswerLink>
            <Button onClick={form('nothingCame', [first])}>
              <Trans>Nothing came</Trans>
            </Button>
          </>
        ) : null}
      </Flex>
    </Card>
  );
}

function TheirTurnCard({
  clientKey,
  agency,
  today,
  theirs,
  isCalm,
}: TurnCardsProps & { readonly theirs: readonly TheirTurn[]; readonly isCalm: boolean }) {
  const isRunning = theirs.some(({ who }) => who === 'recipient');
  return (
    <Card bg="transparent" borderColor="fieldEdge" boxShadow="none">
      {theirs.length === 0 ? null : (
        <Box color="quiet" fontSize="sm" fontWeight="strong">
          <Trans>Their turn</Trans>
        </Box>
      )}
      {isCalm ? (
        <Box as="h2" fontSize="xl" mt="1">
          <Trans>Nothing for you to do today</Trans>
        </Box>
      ) : null}
      <Box as="ul" listStyleType="none" mt={theirs.length === 0 ? '0' : '2'}>
        {theirs.map((turn) => (
          <Box
            as="li"
            key={turn.who === 'agency' ? 'agency' : turn.letter.id}
            py="2"
            borderColor="edge"
            _notFirst={{ borderTopWidth: '1px' }}
          >
            {turn.who === 'agency' ? (
              <Trans>{agency} decides what comes next.</Trans>
            ) : (
              <Due turn={turn} today={today} />
            )}
          </Box>
        ))}
      </Box>
      {isRunning ? (
        <Flex gap="3" align="center" wrap="wrap" mt="3">
          <Box as="p" color="quiet" flex="1" minW="12rem">
            <Trans>If a letter comes, record it right away.</Trans>
          </Box>
          <AnswerLink profileId={clientKey} letter={undefined}>
            <Mail size={18} aria-hidden />
            <Trans>A letter came</Trans>
          </AnswerLink>
        </Flex>
      ) : null}
    </Card>
  );
}

function Due({
  turn: { letter, due },
  today,
}: {
  readonly turn: Extract<TheirTurn, { who: 'recipient' }>;
  readonly today: string;
}) {
  const day = shownDate(due);
  return (
    <>
      <Flex gap="3" justify="space-between" fontWeight="medium">
        <Box as="span" minW="0" overflowWrap="anywhere">
          {letter.recipient.name}
        </Box>
        <Box as="span" fontVariantNumeric="tabular-nums" textAlign="end">
          {due < today ? <Trans>was due {day}</Trans> : <Trans>answer due {day}</Trans>}
        </Box>
      </Flex>
      <Box color="quiet" fontSize="sm">
        {due < today ? (
          <Trans>The answer may still be in the mail. If nothing comes, we’ll ask you.</Trans>
        ) : letter.clock?.basis === 'assumed' ? (
          <Trans>Counted from an assumed delivery. Proof of delivery replaces it.</Trans>
        ) : (
          <Trans>Counted from the recorded delivery.</Trans>
        )}
      </Box>
    </>
  );
}
