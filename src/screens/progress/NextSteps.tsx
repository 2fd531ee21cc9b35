import { Box, chakra, Stack } from '@chakra-ui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { Progress, ProgressStep } from '#contract/progress.ts';
import { nextInProgress } from '#disputes/nextInProgress.ts';
import { useEndWords } from '#src/overview/useEndWords.ts';
import { useWaitingReasons } from '#src/disputes/useWaitingReasons.ts';
import { shownDate } from '#src/ui/dates.ts';
import { FirstNames } from '#src/ui/FirstNames.tsx';
import { asItem } from '#src/ui/ItemName.tsx';

interface NextStepsProps {
  readonly profileId: string;
  readonly progress: Progress;
}

/** What a person does next, which is done on the page of the disputes, and until when answers may come. */
export function NextSteps({ profileId, progress }: NextStepsProps) {
  const { activity } = progress;
  const steps = nextInProgress(progress);
  const { said } = useEndWords();
  if (activity !== 'active')
    return (
      <p>{activity === 'paused' ? <Trans>Paused. Don’t mail anything until work continues.</Trans> : said}</p>
    );
  if (steps.length === 0)
    return (
      <Box as="p" color="quiet">
        <Trans>Nothing is due.</Trans>
      </Box>
    );
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {steps.map((step) =>
        step.kind === 'notMailed' ? (
          <li key="notMailed">
            <TextLink to="/disputes/$profileId" params={{ profileId }}>
              <Plural value={step.letters} one="# letter to mail" other="# letters to mail" />
            </TextLink>
          </li>
        ) : step.kind === 'ordered' ? (
          <li key="ordered">
            <TextLink to="/disputes/$profileId" params={{ profileId }}>
              <Plural
                value={step.letters}
                one="# letter ordered from the print shop: record when it was mailed"
                other="# letters ordered from the print shop: record when they were mailed"
              />
            </TextLink>
          </li>
        ) : (
          <li key={`${step.recipient} ${step.kind} ${step.on}`}>
            <Step profileId={profileId} step={step} today={progress.today} />
          </li>
        ),
      )}
    </Stack>
  );
}

interface StepProps {
  readonly profileId: string;
  readonly step: ProgressStep;
  /** Civil date. */
  readonly today: string;
}

function Step({ profileId, step: { recipient, kind, on, isAssumed, headings }, today }: StepProps) {
  const reasons = useWaitingReasons();
  return (
    <>
      <Box>
        <Box as="span" fontWeight="strong">
          {recipient}
        </Box>
        {': '}
        {kind === 'due' ? (
          // Until it is asked about, an answer may still be in the mail.
          on !== null && on < today ? (
            <Trans>Answer was expected by {shownDate(on)} and may still be in the mail</Trans>
          ) : (
            <Trans>Answer due {shownDate(on ?? '')}</Trans>
          )
        ) : (
          <TextLink to="/disputes/$profileId" params={{ profileId }}>
            {reasons[kind]}
          </TextLink>
        )}
        {isAssumed ? (
          <Box as="span" color="quiet">
            {' '}
            <Trans>(delivery assumed)</Trans>
          </Box>
        ) : null}
      </Box>
      <Box color="quiet" fontSize="sm" overflowWrap="anywhere">
        <FirstNames names={headings} show={asItem} most={5} />
      </Box>
    </>
  );
}

const TextLink = createLink(
  chakra('a', {
    base: {
      color: 'accentStrong',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      display: 'inline-block',
      minH: 'inLine',
      alignContent: 'center',
    },
  }),
);
