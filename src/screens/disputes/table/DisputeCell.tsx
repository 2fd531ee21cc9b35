import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Dispute, DisputeLetter } from '#contract/disputes.ts';
import type { StepOffer } from '#contract/nextSteps.ts';
import { mayBeLeft } from '#disputes/givingUp.ts';
import { Button } from '#src/ui/Button.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { DateButton } from '../dates/DateButton.tsx';
import { ClockRing } from '../dates/ClockRing.tsx';
import { goTo } from '../goTo.ts';
import { places } from '#src/overview/pagePlaces.ts';
import type { Open, RecordedHere } from '../opened.ts';
import { type Course, isQuestionAbove, letterForms, type LetterQuestion } from './rows.ts';
import { lookOf, stateLooks } from '#src/disputes/stateLooks.ts';
import { useCourseStateName } from './useCourseStateName.ts';
import { useNextStep } from './useNextSteps.ts';
import { useStateNames } from '#src/disputes/useStateNames.ts';

interface DisputeCellProps {
  readonly course: Course;
  /** What the row is about, for the names of its controls. */
  readonly heading: string;
  readonly letterOf: (id: string) => DisputeLetter | undefined;
  readonly offers: readonly StepOffer[];
  /** Civil date. */
  readonly today: string;
  /** Whether work is neither paused nor over: otherwise nothing is to be decided. */
  readonly isActive: boolean;
  readonly questions: readonly LetterQuestion[];
  readonly onOpen: Open;
}

/** Waiting reasons that a form on this page ends. */
const forms: Readonly<Partial<Record<NonNullable<Dispute['waitsFor']>, RecordedHere>>> = {
  ...letterForms,
  sendWhatIsNeeded: 'furtherFacts',
  askAboutNotice: 'reinsertionNotice',
};

/** Where a dispute is with one recipient: state, date, and next step of the newest round; earlier rounds in gray. */
export function DisputeCell({
  course,
  heading,
  letterOf,
  offers,
  today,
  isActive,
  questions,
  onOpen,
}: DisputeCellProps) {
  const names = useStateNames();
  const nameOfState = useCourseStateName(isActive);
  const stepOf = useNextStep();
  const { current, earlier, recipient } = course;
  const letter = letterOf(current.letter);
  const clock = letter?.clock ?? null;
  const isRunning = current.state === 'investigating' || current.state === 'awaitingResult';
  const { Icon, tone } = lookOf(current.state, isActive);
  const step = isDayAbove(current, clock) ? '' : stepOf(current, today);
  const next = offers.find(({ letter: id, item }) => id === current.letter && item === current.item);
  const form = current.waitsFor === null ? undefined : forms[current.waitsFor];
  const hasQuestionAbove = isQuestionAbove(current, questions);
  const hasForm = form !== undefined && letter !== undefined;
  return (
    <Stack gap="1.5" minW="0">
      <Entry {...(current.waitsFor !== null && { 'data-waits': current.waitsFor, tabIndex: -1 })}>
        <chakra.span color={tone} className="mark">
          {isRunning && clock !== null ? (
            <ClockRing clock={clock} today={today} />
          ) : (
            <Icon size={18} aria-hidden />
          )}
        </chakra.span>
        <Box minW="0">
          <Box fontWeight="strong" color={current.waitsFor === null ? 'ink' : tone}>
            {nameOfState(course, letter)}
          </Box>
          <When dispute={current} letter={letter} heading={heading} today={today} onOpen={onOpen} />
          <InNewerReport dispute={current} />
          {!isActive || hasForm || current.waitsFor === 'decideProposal' || step === '' ? null : (
            <Box color={current.waitsFor === null ? 'quiet' : 'ink'}>{step}</Box>
          )}
          <Flex gap="2" wrap="wrap" mt="1.5" _empty={{ display: 'none' }}>
            {current.waitsFor === 'decideProposal' ? (
              <Button
                size="small"
                textAlign="start"
                aria-label={`${step}: ${heading}, ${recipient.name}`}
                onClick={() => goTo(`#${places.newerReport}`)}
              >
                {step}
              </Button>
            ) : form !== undefined && letter !== undefined && !hasQuestionAbove ? (
              <Button
                size="small"
                textAlign="start"
                aria-label={`${step}: ${heading}, ${recipient.name}`}
                onClick={() =>
                  onOpen({
                    what: 'form',
                    recording: { kind: form, letters: [letter], disputes: [current], corrected: null },
                  })
                }
              >
                {step}
              </Button>
            ) : null}
            {/* A question is answered first; the letters that can follow it are offered above. */}
            {next === undefined || current.waitsFor === null || form !== undefined ? null : (
              <Button
                size="small"
                onClick={() => onOpen({ what: 'next', purpose: next.purpose, chosen: [next] })}
              >
                <Trans>
                  Next letter
                  <Box srOnly>
                    : {heading}, {recipient.name}
                  </Box>
                </Trans>
              </Button>
            )}
            {letter === undefined || !mayBeLeft(current) ? null : (
              <Button
                size="small"
                onClick={() =>
                  onOpen({
                    what: 'form',
                    recording: { kind: 'leftAsIs', letters: [letter], disputes: [current], corrected: null },
                  })
                }
              >
                <Trans>
                  Leave as is
                  <Box srOnly>
                    : {heading}, {recipient.name}
                  </Box>
                </Trans>
              </Button>
            )}
          </Flex>
        </Box>
      </Entry>
      {earlier.map((dispute) => {
        // How it was decided matters more than that a later round replaced it.
        const known = dispute.decided?.as ?? dispute.state;
        const since = dispute.decided?.on ?? dispute.since;
        const { Icon: Past } = stateLooks[known];
        return (
          <Entry key={`${dispute.letter} ${dispute.item}`} color="quiet">
            <span className="mark">
              <Past size={18} aria-hidden />
            </span>
            <Box minW="0">
              <Trans>
                Round {dispute.round}: {names[known]}
              </Trans>
              {since === null ? null : ` ${shownDate(since)}`}
            </Box>
          </Entry>
        );
      })}
    </Stack>
  );
}

/** Whether nothing is to be done before the day that the cell already shows as the one that matters. */
function isDayAbove({ state, waitsFor, next }: Dispute, clock: DisputeLetter['clock']): boolean {
  if (waitsFor !== null || clock === null) return false;
  if (state === 'investigating') return next === clock.due;
  return state === 'awaitingResult' && next === (clock.resultBy ?? clock.due);
}

/** What the newest report shows, unless that says nothing new. */
function InNewerReport({ dispute: { newer } }: { readonly dispute: Dispute }) {
  const { t } = useLingui();
  if (newer === undefined) return null;
  const day = shownDate(newer.on);
  const texts: Readonly<Record<typeof newer.kind, string>> = {
    notSeen: t`Not shown in the report dated ${day}`,
    changed: t`Changed in the report dated ${day}`,
    unchanged: '',
    reappeared: t`Shown again in the report dated ${day}`,
    seenAgain: t`Shown again in the report dated ${day}`,
    possibleMatch: t`Possible match in the report dated ${day}`,
    notComparable: t`The report dated ${day} can’t be compared`,
    agedOff: t`Aged off by the report dated ${day}`,
  };
  const text = texts[newer.kind];
  return text === '' ? null : <Box color="quiet">{text}</Box>;
}

interface WhenProps {
  readonly dispute: Dispute;
  readonly letter: DisputeLetter | undefined;
  readonly heading: string;
  readonly today: string;
  readonly onOpen: Open;
}

/** The date that matters in a state. A counted one can be opened. */
function When({ dispute, letter, heading, today, onOpen }: WhenProps) {
  const { t } = useLingui();
  const { state, since, recipient, round } = dispute;
  const clock = letter?.clock ?? null;
  const inRound = (when: ReactNode) => <Facts of={[when, round > 1 ? t`round ${round}` : null]} />;
  if (letter !== undefined && clock !== null) {
    const [due, resultBy] = [shownDate(clock.due), shownDate(clock.resultBy ?? clock.due)];
    const counted: Readonly<Partial<Record<Dispute['state'], string>>> = {
      investigating: t`Due ${due}`,
      awaitingResult: t`Result by ${resultBy}`,
      questionOpen: t`Was due ${due}`,
      unanswered: t`Was due ${due}`,
    };
    const text = counted[state];
    if (text !== undefined) {
      return inRound(
        <DateButton
          plain
          clock={clock}
          today={today}
          about={`${heading}, ${recipient.name}`}
          onOpen={() => onOpen({ what: 'dates', letter })}
        >
          {text}
        </DateButton>,
      );
    }
  }
  if (state === 'drafted') {
    return letter === undefined ? null : (
      <Box color="quiet">{inRound(t`Written ${shownDate(letter.writtenOn)}`)}</Box>
    );
  }
  if (since === null) return null;
  return (
    <Box color="quiet" fontVariantNumeric="tabular-nums">
      {inRound(state === 'onItsWay' ? t`Mailed ${shownDate(since)}` : shownDate(since))}
    </Box>
  );
}

const Entry = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr)',
    gap: '2',
    fontSize: 'sm',
    scrollMarginTop: '4',
    '& > .mark': { display: 'flex', pt: '0.5' },
  },
});
