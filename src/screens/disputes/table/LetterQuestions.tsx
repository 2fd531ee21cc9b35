import { Box, Flex } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { lookOf } from '#src/disputes/stateLooks.ts';
import { usePurposeNames } from '#src/disputes/usePurposeNames.ts';
import { useWaitingReasons } from '#src/disputes/useWaitingReasons.ts';
import { Button } from '#src/ui/Button.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Dot } from '#src/ui/Facts.tsx';
import { useWide } from '#src/ui/useWide.ts';
import { isFileWide } from '#vocabulary/letterPurposes.ts';
import { useLetterName } from '../letters/useLetterName.ts';
import type { Open } from '../opened.ts';
import { askedAbove, letterForms, type LetterOf, type LetterQuestion } from './rows.ts';

/** The state in which a letter has the question. */
const askedIn = {
  returned: 'undelivered',
  askWhetherAnythingCame: 'questionOpen',
  askAboutDelivery: 'onItsWay',
} as const;

interface LetterQuestionsProps {
  readonly questions: readonly LetterQuestion[];
  readonly letterOf: LetterOf;
  /** Whether work for the client is neither paused nor over. */
  readonly isActive: boolean;
  readonly onOpen: Open;
}

/** What is asked about letters, each once. */
export function LetterQuestions({ questions, letterOf, isActive, onOpen }: LetterQuestionsProps) {
  const { t } = useLingui();
  const reasons = useWaitingReasons();
  const purposes = usePurposeNames();
  const nameOf = useLetterName();
  const wide = useWide();
  const shown = askedAbove(questions);
  // On a phone, each has a button of its own line, and one button above is for all.
  const isFolded = !wide && shown.length > 3 && new Set(shown.map(({ waitsFor }) => waitsFor)).size === 1;
  const list =
    shown.length === 0 ? null : (
      <Box as="ul" listStyleType="none" aria-label={t`Questions about letters`} mb="2">
        {shown.map(({ letter: id, waitsFor, count }) => {
          const letter = letterOf(id);
          if (letter === undefined) return null;
          const { Icon, tone } = lookOf(askedIn[waitsFor], isActive);
          return (
            <Flex
              as="li"
              key={`${id} ${waitsFor}`}
              data-waits={waitsFor}
              tabIndex={-1}
              gap="2"
              align="center"
              wrap="wrap"
              borderTopWidth="1px"
              borderColor="edge"
              py="2"
              fontSize="sm"
              scrollMarginTop="4"
            >
              <Box color={tone} display="inline-flex">
                <Icon size={18} aria-hidden />
              </Box>
              <Box flex="1 1 12rem" minW="0" overflowWrap="anywhere">
                <Box as="span" fontWeight="strong">
                  {nameOf(letter)}
                </Box>
                <Box as="span" color="quiet">
                  <Dot />
                  {isFileWide(letter.purpose) ? (
                    purposes[letter.purpose]
                  ) : (
                    <Plural value={count} one="# item" other="# items" />
                  )}
                </Box>
              </Box>
              <Button
                size="small"
                flexGrow={{ base: '1', sm: '0' }}
                aria-label={`${reasons[waitsFor]}: ${nameOf(letter)}`}
                onClick={() =>
                  onOpen({
                    what: 'form',
                    recording: { kind: letterForms[waitsFor], letters: [letter], corrected: null },
                  })
                }
              >
                {reasons[waitsFor]}
              </Button>
            </Flex>
          );
        })}
      </Box>
    );
  return (
    <>
      <Together questions={questions} letterOf={letterOf} onOpen={onOpen} />
      {isFolded ? <Disclosure summary={<Trans>Letter by letter</Trans>}>{list}</Disclosure> : list}
    </>
  );
}

/** What several letters can be asked at once: they were mailed together, and often arrive or stay unanswered together. */
const together = ['askAboutDelivery', 'askWhetherAnythingCame'] as const;

function Together({ questions, letterOf, onOpen }: Omit<LetterQuestionsProps, 'isActive'>) {
  const asked = together.map((reason) => ({
    reason,
    letters: questions.flatMap((each) => (each.waitsFor === reason ? (letterOf(each.letter) ?? []) : [])),
  }));
  return (
    <Flex gap="2" wrap="wrap" mb="2" _empty={{ display: 'none' }}>
      {asked.map(({ reason, letters }) =>
        letters.length < 2 ? null : (
          <Button
            key={reason}
            data-waits={reason}
            onClick={() =>
              onOpen({ what: 'form', recording: { kind: letterForms[reason], letters, corrected: null } })
            }
          >
            {reason === 'askAboutDelivery' ? (
              <Plural value={letters.length} other="Record the delivery of # letters" />
            ) : (
              <Plural value={letters.length} other="Did anything come for # letters?" />
            )}
          </Button>
        ),
      )}
    </Flex>
  );
}
