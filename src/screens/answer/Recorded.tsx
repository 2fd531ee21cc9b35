import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { DisputeState } from '#contract/disputes.ts';
import { keyOf } from '#machines/answerLetters.ts';
import { answererOf, type Client, resultsOf, rowsOf } from '#machines/answerRecordingParts.ts';
import { isForClient } from '#src/disputes/clientsQuestions.ts';
import { useDisputeCalls } from '#src/disputes/calls.ts';
import { useWaitingReasons } from '#src/disputes/useWaitingReasons.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Card, Skeleton } from '#src/ui/Surface.tsx';
import { ItemName } from '#src/ui/ItemName.tsx';
import { kindMeanings, outcomeNames } from './answerTexts.ts';
import { DisputesLink } from './DisputesLink.tsx';
import type { AnswerRecording } from './useAnswerRecording.ts';
import { useResultCounts } from './useResultCounts.ts';

/** Something may still come about a dispute in these states. */
const open: ReadonlySet<DisputeState> = new Set([
  'investigating',
  'awaitingResult',
  'questionOpen',
  'moreNeeded',
]);

interface RecordedProps {
  readonly recording: AnswerRecording;
  /** How many scans of the inbox wait for a client. */
  readonly scansLeft: number;
  readonly onAnother: (after: Client) => void;
}

/** What the recorded answer means, and what waits next. */
export function Recorded({ recording, scansLeft, onAnother }: RecordedProps) {
  const { i18n } = useLingui();
  const counts = useResultCounts();
  const state = useSelector(recording, (snapshot) => snapshot);
  const { context } = state;
  const { after } = context;
  const { answer, printed, received, isUndated } = context.form;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const name = answererOf(context)?.recipient.name ?? '';
  const results = resultsOf(context);
  const headings = new Map(rowsOf(context).map((row) => [keyOf(row), row.heading]));
  return (
    <Card data-narrow>
      <Stack gap="4">
        <Flex gap="3" align="center">
          <chakra.span color="green" display="inline-flex">
            <CircleCheck size={32} aria-hidden />
          </chakra.span>
          <chakra.h2 ref={title} tabIndex={-1} fontSize="xl" _focusVisible={{ outline: 'none' }}>
            {context.entry === null ? <Trans>Answer recorded</Trans> : <Trans>Correction saved</Trans>}
          </chakra.h2>
        </Flex>
        <p>
          {isUndated ? (
            <Trans>
              {name}, without a date, received {shownDate(received)}.
            </Trans>
          ) : (
            <Trans>
              {name}, dated {shownDate(printed)}, received {shownDate(received)}.
            </Trans>
          )}{' '}
          {answer === null || answer === 'results' ? `${counts(results)}.` : i18n._(kindMeanings[answer])}
        </p>
        <Next recording={recording} />
        <Flex gap="3" wrap="wrap">
          {scansLeft === 0 ? null : (
            <ButtonLink look="solid" to="/inbox" search={{ next: true }}>
              <Trans>Next scan ({scansLeft})</Trans>
            </ButtonLink>
          )}
          <DisputesLink profileId={context.profileId} look={scansLeft === 0 ? 'solid' : 'outline'} />
          {after?.disputes.some(({ state: place }) => open.has(place)) ? (
            <Button onClick={() => onAnother(after)}>
              <Trans>Record another answer</Trans>
            </Button>
          ) : null}
        </Flex>
        {results.length === 0 ? null : (
          <Box as="ul" listStyleType="none">
            {results.map((result) => (
              <Flex
                as="li"
                key={keyOf(result)}
                columnGap="3"
                // On a phone, every result is below its name: next to short names alone, they would have no common edge.
                direction={{ base: 'column', md: 'row' }}
                py="2"
                justify="space-between"
                borderTop="1px solid"
                borderColor="edge"
              >
                <chakra.span minW="0" overflowWrap="anywhere">
                  <ItemName heading={headings.get(keyOf(result)) ?? ''} />
                </chakra.span>
                <chakra.span fontWeight="medium" textAlign={{ md: 'end' }}>
                  {i18n._(outcomeNames[result.outcome])}
                </chakra.span>
              </Flex>
            ))}
          </Box>
        )}
      </Stack>
    </Card>
  );
}

/** What waits for a person about these letters, or the next day on which something is due. */
function Next({ recording }: { readonly recording: AnswerRecording }) {
  const { t } = useLingui();
  const reasons = useWaitingReasons();
  const { whose } = useDisputeCalls();
  const state = useSelector(recording, (snapshot) => snapshot);
  const { after, entry, form } = state.context;
  if (state.matches({ recorded: 'looking' }))
    return <Skeleton height="4rem" role="status" aria-label={t`Looking up what is next…`} />;
  if (after === null)
    return (
      <p>
        <Trans>We couldn’t look up what is next. The answer is recorded.</Trans>
      </p>
    );
  const items = after.disputes.filter(({ letter }) => form.letters.includes(letter));
  const waiting = [...Map.groupBy(items, ({ waitsFor }) => waitsFor)].flatMap(([reason, group]) =>
    reason === null ? [] : [{ reason, count: group.length }],
  );
  // An agency decides for its clients.
  const [asked, decided] =
    whose === 'member'
      ? [waiting, []]
      : [
          waiting.filter(({ reason }) => isForClient(reason)),
          waiting.filter(({ reason }) => !isForClient(reason)),
        ];
  // A letter that was sent may have quoted the entry that this one replaces.
  const isToCorrect =
    whose === 'member' && entry !== null && after.offers.some(({ purpose }) => purpose === 'retraction');
  const [next] = items
    .flatMap((item) => (item.waitsFor === null && item.next !== null ? [item.next] : []))
    .toSorted();
  return (
    <Stack gap="2">
      <chakra.h3 fontSize="md">
        <Trans>What’s next</Trans>
      </chakra.h3>
      {waiting.length === 0 && next === undefined && !isToCorrect ? (
        <p>
          <Trans>Nothing about these letters needs your attention.</Trans>
        </p>
      ) : null}
      <Box as="ul" ps="5" listStyleType="disc">
        {isToCorrect ? (
          <li>
            <Trans>Something in a sent letter was withdrawn or corrected. Tell the recipient.</Trans>
          </li>
        ) : null}
        {asked.map(({ reason, count }) => (
          <li key={reason}>
            {reasons[reason]} ({count})
          </li>
        ))}
        {decided.length === 0 ? null : (
          <li>
            <Trans>Your agency decides what comes next.</Trans>
          </li>
        )}
        {next === undefined ? null : (
          <li>
            <Trans>Next date for what is still open: {shownDate(next)}</Trans>
          </li>
        )}
      </Box>
    </Stack>
  );
}
