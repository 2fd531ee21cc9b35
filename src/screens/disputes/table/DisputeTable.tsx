import { Box, Stack } from '@chakra-ui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DisputeLetter } from '#contract/disputes.ts';
import type { LetterRequest } from '#contract/requests.ts';
import type { StepOffer } from '#contract/nextSteps.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { useWide } from '#src/ui/useWide.ts';
import type { Open } from '../opened.ts';
import { AnswerLink } from '../AnswerLink.tsx';
import { PageSection } from '../PageSection.tsx';
import { places } from '#src/overview/pagePlaces.ts';
import { ItemCards } from './ItemCards.tsx';
import { ItemTable } from './ItemTable.tsx';
import { useCourseStateName } from './useCourseStateName.ts';
import { LetterQuestions } from './LetterQuestions.tsx';
import { askedAbove, groupsOf, isAsked, type LetterOf, questionsOf, type Row } from './rows.ts';

interface DisputeTableProps {
  readonly profileId: string;
  readonly rows: readonly Row[];
  readonly letters: readonly DisputeLetter[];
  readonly requests: readonly LetterRequest[];
  readonly offers: readonly StepOffer[];
  /** Civil date. */
  readonly today: string;
  /** False while work is paused or over: results may still come, but nothing is asked of anyone. */
  readonly isActive: boolean;
  readonly onOpen: Open;
}

/** Nothing can be answered before it is mailed. */
const isMailed = ({ courses }: Row): boolean => courses.some(({ current }) => current.state !== 'drafted');

/**
 * Item by recipient by round: what happened to it, what is due, and who acts next. What needs the reader comes first, with all that
 * can be done about it; then who has to answer, the soonest first; what is over is folded.
 */
export function DisputeTable({
  profileId,
  rows,
  letters,
  requests,
  offers,
  today,
  isActive,
  onOpen,
}: DisputeTableProps) {
  const wide = useWide();
  const letterOf = (id: string) => letters.find((letter) => letter.id === id);
  const { needsYou, waiting, done } = groupsOf(rows, letterOf);
  const questions = questionsOf(needsYou, requests, letterOf);
  const shared = {
    letterOf,
    offers,
    today,
    isActive,
    questions: askedAbove(questions),
    onOpen,
  };
  // Letters to mail have their own card above; here they are a line each.
  const [asking, toMail] = [needsYou.filter(isAsked), needsYou.filter((row) => !isAsked(row))];
  return (
    <PageSection
      place={places.results}
      title={<Trans>Results by item</Trans>}
      action={
        rows.some(isMailed) ? (
          <AnswerLink profileId={profileId} letter={undefined}>
            <Trans>Record an answer</Trans>
          </AnswerLink>
        ) : null
      }
    >
      <Stack gap="6">
        {needsYou.length === 0 && questions.length === 0 ? null : (
          <div>
            <GroupHead count={isActive ? needsYou.length : 0}>
              {isActive ? <Trans>Needs you</Trans> : <Trans>Not decided yet</Trans>}
            </GroupHead>
            <LetterQuestions questions={questions} letterOf={letterOf} isActive={isActive} onOpen={onOpen} />
            {asking.length === 0 ? null : wide ? (
              <ItemTable rows={asking} {...shared} />
            ) : (
              <ItemCards rows={asking} {...shared} />
            )}
            {toMail.length === 0 ? null : <ItemCards rows={toMail} {...shared} />}
          </div>
        )}
        {waiting.length === 0 ? null : (
          <div>
            <GroupHead count={waiting.length}>
              <Trans>Waiting for an answer</Trans>
            </GroupHead>
            <ItemCards rows={waiting} {...shared} />
          </div>
        )}
        {done.length === 0 ? null : (
          <Disclosure
            summary={
              <>
                <GroupHead count={<Plural value={done.length} one="# item" other="# items" />}>
                  <Trans>Done</Trans>
                </GroupHead>
                <HowDone rows={done} letterOf={letterOf} isActive={isActive} />
              </>
            }
          >
            <Box pt="2">
              <ItemCards rows={done} {...shared} />
            </Box>
          </Disclosure>
        )}
      </Stack>
    </PageSection>
  );
}

interface GroupHeadProps {
  /** How many there are, with a unit where other numbers are next to it. */
  readonly count: ReactNode;
  readonly children: ReactNode;
}

const GroupHead = ({ count, children }: GroupHeadProps) => (
  <Box as="h3" color="ink" fontSize="md" mb="1">
    {children}{' '}
    {count === 0 ? null : (
      <Box as="span" color="quiet" fontWeight="normal" fontVariantNumeric="tabular-nums">
        {count}
      </Box>
    )}
  </Box>
);

interface HowDoneProps extends Pick<DisputeTableProps, 'rows' | 'isActive'> {
  readonly letterOf: LetterOf;
}

/** How the disputes about the items ended, each way once with how many there are: an item has one with each recipient. */
function HowDone({ rows, letterOf, isActive }: HowDoneProps) {
  const nameOf = useCourseStateName(isActive);
  const ends = rows.flatMap(({ courses }) =>
    courses.map((course) => nameOf(course, letterOf(course.current.letter))),
  );
  return (
    <Box as="span" color="quiet">
      <Plural value={ends.length} one="# result:" other="# results:" />{' '}
      <Facts of={[...Map.groupBy(ends, (end) => end)].map(([end, same]) => `${end} ${same.length}`)} />
    </Box>
  );
}
