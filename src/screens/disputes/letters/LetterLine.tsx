import { Box, chakra, Flex } from '@chakra-ui/react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Dispute, DisputeLetter } from '#contract/disputes.ts';
import type { LetterChange } from '#contract/letterChanges.ts';
import type { LetterRequest } from '#contract/requests.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { FirstNames } from '#src/ui/FirstNames.tsx';
import { asItem } from '#src/ui/ItemName.tsx';
import { WhatChanged } from '#src/disputes/WhatChanged.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { isFileWide } from '#vocabulary/letterPurposes.ts';
import { DateButton } from '../dates/DateButton.tsx';
import type { Open } from '../opened.ts';
import { LetterActions } from './LetterActions.tsx';
import { useLetterName } from './useLetterName.ts';
import { answerTo } from './answerTo.ts';
import { LetterMark } from './LetterMark.tsx';
import { RequestDue } from './RequestDue.tsx';
import { usePurposeNames } from '#src/disputes/usePurposeNames.ts';
import { useWayNames } from '../useWayNames.ts';

interface LetterLineProps {
  readonly letter: DisputeLetter;
  /** `abandoned`: it never left, and nothing in it is asked any longer. */
  readonly place: 'unmailed' | 'abandoned' | 'sent';
  /** Those of this letter. */
  readonly disputes: readonly Dispute[];
  /** Of a letter that disputes nothing. */
  readonly request: LetterRequest | undefined;
  /** What the client changed in it. */
  readonly changes: readonly LetterChange[];
  readonly profileId: string;
  /** Whether work for the client is neither paused nor over. */
  readonly isActive: boolean;
  /** Civil date. */
  readonly today: string;
  readonly onOpen: Open;
}

/** One letter: its recipient, where it is, when an answer is due, and what can be recorded. */
export function LetterLine({
  letter,
  place,
  disputes,
  request,
  changes,
  profileId,
  isActive,
  today,
  onOpen,
}: LetterLineProps) {
  const { t } = useLingui();
  const ways = useWayNames();
  const nameOf = useLetterName();
  const purposes = usePurposeNames();
  const { position, recipient, items, mailed, clock } = letter;
  const name = nameOf(letter);
  const answer = answerTo(disputes);
  const headings = request?.headings ?? disputes.map(({ heading }) => heading);
  const waitsFor = request?.waitsFor ?? null;
  const due = clock === null ? '' : shownDate(clock.due);
  // Once everything is answered, the date no longer matters.
  const isRunning = disputes.some(({ state }) =>
    ['onItsWay', 'investigating', 'awaitingResult', 'questionOpen', 'moreNeeded', 'unanswered'].includes(
      state,
    ),
  );
  return (
    <Line {...(waitsFor !== null && { 'data-waits': waitsFor, tabIndex: -1 })}>
      <Box gridArea="name" minW="0">
        <Box fontWeight="medium" overflowWrap="anywhere">
          {recipient.name}
        </Box>
        <Box color="quiet" fontSize="sm">
          <Facts
            of={[
              t`Letter ${position}`,
              isFileWide(letter.purpose) ? null : t`${plural(items, { one: '# item', other: '# items' })}`,
              letter.purpose === 'dispute' ? null : purposes[letter.purpose],
              headings.length === 0 ? null : <FirstNames key="headings" names={headings} show={asItem} />,
            ]}
          />
        </Box>
        <WhatChanged changes={changes} byWhom="client" />
      </Box>
      <Box gridArea="mark" minW="0" fontSize="sm">
        <LetterMark
          letter={letter}
          request={request}
          // The question has a button in this line.
          answer={answer === 'questionOpen' ? null : answer}
          isAbandoned={place === 'abandoned'}
          isActive={isActive}
        />
        {letter.tellsCorrected === true ? (
          <Box color="red">
            <Trans>Something that it may say was corrected after it was written. Read it again.</Trans>
          </Box>
        ) : null}
        {mailed === null ? null : (
          <Box color="quiet" overflowWrap="anywhere">
            {ways[mailed.way]}, {shownDate(mailed.on)}
          </Box>
        )}
        {mailed === null || mailed.tracking === '' ? null : (
          // 22 digits next to the date would be broken in two.
          <Box color="quiet" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
            {mailed.tracking}
          </Box>
        )}
      </Box>
      <Flex gridArea="due" minW="0" wrap="wrap" columnGap="4" direction={{ base: 'row', lg: 'column' }}>
        {request === undefined ? null : <RequestDue request={request} />}
        {clock === null || !isRunning ? null : (
          <DateButton
            clock={clock}
            today={today}
            about={name}
            onOpen={() => onOpen({ what: 'dates', letter })}
          >
            {clock.due < today ? t`Was due ${due}` : t`Due ${due}`}
          </DateButton>
        )}
        {recipient.kind === 'bureau' &&
        letter.asksForNotice !== true &&
        letter.hadAnnualReport === null &&
        clock !== null &&
        isRunning ? (
          <Question
            type="button"
            onClick={() =>
              onOpen({
                what: 'form',
                recording: { kind: 'annualReport', letters: [letter], corrected: null },
              })
            }
          >
            <Trans>
              Free annual report?<Box srOnly> {name}</Box>
            </Trans>
          </Question>
        ) : null}
      </Flex>
      <Flex
        gridArea="actions"
        gap="2"
        wrap="wrap"
        align="center"
        justify={{ base: 'start', sm: 'end' }}
        mt={{ base: '1.5', sm: '0' }}
      >
        <LetterActions
          letter={letter}
          isToMail={place === 'unmailed'}
          disputes={disputes}
          request={request}
          profileId={profileId}
          today={today}
          onOpen={onOpen}
        />
      </Flex>
    </Line>
  );
}

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'minmax(0, 1fr) auto',
      lg: 'minmax(0, 8fr) minmax(0, 4fr) minmax(8.5rem, 3fr) minmax(11rem, 5fr)',
    },
    gridTemplateAreas: {
      // On a phone, buttons next to the text would leave it a few letters a line.
      base: '"name" "mark" "due" "actions"',
      sm: '"name actions" "mark actions" "due due"',
      lg: '"name mark due actions"',
    },
    columnGap: '4',
    rowGap: '1',
    alignItems: 'center',
    py: '3',
    borderTop: '1px solid',
    borderColor: 'edge',
    scrollMarginTop: '4',
  },
});

const Question = chakra('button', {
  base: {
    display: 'block',
    minH: 'inLine',
    fontSize: 'sm',
    color: 'accentStrong',
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    borderRadius: 'sm',
  },
});
