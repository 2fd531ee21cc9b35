import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Mail } from 'lucide-react';
import type { DisputeLetter } from '#contract/disputes.ts';
import { AnswerDue, NoDeadline, TheirTurnCard, TurnGrid, YourTurnCard } from '#src/disputes/TurnCards.tsx';
import { AnswerLink } from '#src/screens/disputes/AnswerLink.tsx';
import type { Open } from '#src/screens/disputes/opened.ts';
import { Button } from '#src/ui/Button.tsx';
import { asksOnly, isDirect } from '#vocabulary/letterPurposes.ts';
import { RecordAnswer } from './RecordAnswer.tsx';
import type { OwnTurn, TheirTurn, Turns } from './turns.ts';

interface TurnCardsProps {
  readonly clientKey: string;
  readonly turns: Turns;
  readonly today: string;
  readonly agency: string;
  readonly onRead: (letter: DisputeLetter) => void;
  readonly onOpen: Open;
}

type RecipientsTurn = Extract<TheirTurn, { who: 'recipient' }>;
const sinceOf = ({ letter }: RecipientsTurn) => letter.mailed?.on ?? letter.receipt?.on ?? null;
const byOf = ({ letter }: RecipientsTurn) => (letter.recipient.kind === 'furnisher' ? 'creditor' : 'bureau');
const isAssumed = ({ letter }: RecipientsTurn) => letter.clock?.basis === 'assumed';

/** Recipients with the same day are named together. */
const sameDay = (turn: TheirTurn) =>
  turn.who !== 'recipient'
    ? turn.who
    : turn.isOpenEnded
      ? ['openEnded', sinceOf(turn), byOf(turn)].join(' ')
      : [turn.due, isAssumed(turn)].join(' ');

/** Who acts now: the client, with the next step, and those who got letters or the agency. */
export function TurnCards({ turns, ...props }: TurnCardsProps) {
  const { own, theirs } = turns;
  const { clientKey, agency, today } = props;
  const [next] = own;
  const { i18n } = useLingui();
  const recipientsOf = (same: readonly TheirTurn[]) => {
    const names = same.flatMap((turn) => (turn.who === 'recipient' ? [turn.letter.recipient.name] : []));
    return new Intl.ListFormat(i18n.locale).format(new Set(names));
  };
  const shown = (turn: TheirTurn, recipients: string) =>
    turn.who === 'printShop' ? (
      <Plural
        value={turn.letters}
        one="A print shop has the order for # letter. Its mailing isn’t confirmed yet."
        other="A print shop has the order for # letters. Their mailing isn’t confirmed yet."
      />
    ) : turn.who === 'agency' ? (
      <Trans>{agency} decides what comes next.</Trans>
    ) : turn.isOpenEnded ? (
      <NoDeadline recipient={recipients} since={sinceOf(turn)} by={byOf(turn)} />
    ) : (
      <AnswerDue recipient={recipients} due={turn.due} isAssumed={isAssumed(turn)} today={today} />
    );
  const expected = theirs.flatMap((turn) => (turn.who === 'recipient' ? [turn.letter] : []));
  return (
    <TurnGrid>
      {next === undefined ? null : <YourTurn {...props} turn={next} of={own.length} />}
      {next !== undefined && theirs.length === 0 ? null : (
        <TheirTurnCard
          turns={[...Map.groupBy(theirs, sameDay)].flatMap(([key, same]) => {
            const [turn] = same;
            return turn === undefined ? [] : [{ key, turn: shown(turn, recipientsOf(same)) }];
          })}
          isCalm={next === undefined}
          answerLink={
            // What only asks for something is answered at its own letter, below.
            expected.some(({ purpose }) => !asksOnly(purpose)) ? (
              <AnswerLink profileId={clientKey} letter={undefined}>
                <Mail size={18} aria-hidden />
                <Trans>A letter came</Trans>
              </AnswerLink>
            ) : null
          }
        />
      )}
    </TurnGrid>
  );
}

function YourTurn({
  clientKey,
  agency,
  turn,
  of,
  onRead,
  onOpen,
}: Omit<TurnCardsProps, 'turns'> & { readonly turn: OwnTurn; readonly of: number }) {
  const { t } = useLingui();
  const { kind, letters } = turn;
  const count = letters.length;
  const [first] = letters;
  if (first === undefined) return null;
  const names = [...new Set(letters.map(({ recipient }) => recipient.name))].slice(0, 3).join(', ');
  const words = {
    approve: {
      title: t`${plural(count, { one: 'Read your letter', other: 'Read your # letters' })}`,
      why: t`A bureau may disregard a letter that you neither prepared nor saw. So read each letter, then approve it or change it.`,
    },
    mail: {
      title: t`${plural(count, {
        one: 'Your letter isn’t mailed yet',
        other: 'Your # letters aren’t mailed yet',
      })}`,
      why: letters.some(({ purpose }) => isDirect(purpose))
        ? t`A bureau has to place or remove a freeze only if the request comes directly from you. Mail that letter yourself, and record it here.`
        : count === 1
          ? t`Agree with ${agency} on who mails it. If you mailed it, record it here. The time to answer starts only after that.`
          : t`Agree with ${agency} on who mails them. If you mailed them, record it here. The time to answer starts only after that.`,
    },
    answers: {
      title: t`Did anything come?`,
      why: t`An answer should have come by now. Record what came, or that nothing did.`,
    },
    delivery: {
      title: t`Was it delivered?`,
      why: t`The time for an answer can’t be counted without the day of delivery. Your receipt or USPS tracking shows it.`,
    },
  }[kind];
  const form = (recorded: 'mailed' | 'delivered' | 'nothingCame', about: readonly DisputeLetter[]) => () =>
    onOpen({ what: 'form', recording: { kind: recorded, letters: about, corrected: null } });
  return (
    <YourTurnCard of={of} title={words.title} about={names} why={words.why}>
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
          <Trans>Record the delivery</Trans>
        </Button>
      ) : null}
      {kind === 'answers' ? (
        <>
          <RecordAnswer clientKey={clientKey} letter={first} onOpen={onOpen} look="solid" size="usual">
            <Trans>A letter came</Trans>
          </RecordAnswer>
          <Button onClick={form('nothingCame', [first])}>
            <Trans>Nothing came</Trans>
          </Button>
        </>
      ) : null}
    </YourTurnCard>
  );
}
