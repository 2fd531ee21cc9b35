import { Box, Stack } from '@chakra-ui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { Progress, ProgressStep } from '#contract/progress.ts';
import { useWaitingReasons } from '#src/disputes/useWaitingReasons.ts';
import { shownDate } from '#src/ui/dates.ts';

/** What a person does next, and until when answers may come. */
export function NextSteps({ progress: { activity, letters, next } }: { readonly progress: Progress }) {
  if (activity !== 'active')
    return (
      <p>
        {activity === 'paused' ? (
          <Trans>Paused. Don’t mail anything until work continues.</Trans>
        ) : (
          <Trans>The service has ended. Nothing more is due here.</Trans>
        )}
      </p>
    );
  if (next.length === 0 && letters.toMail === 0)
    return (
      <Box as="p" color="quiet">
        <Trans>Nothing is due.</Trans>
      </Box>
    );
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {letters.toMail === 0 ? null : (
        <li>
          <Plural value={letters.toMail} one="# letter to mail." other="# letters to mail." />
        </li>
      )}
      {next.map((step) => (
        <li key={`${step.recipient} ${step.kind} ${step.on}`}>
          <Step step={step} />
        </li>
      ))}
    </Stack>
  );
}

function Step({ step: { recipient, kind, on, isAssumed, headings } }: { readonly step: ProgressStep }) {
  const reasons = useWaitingReasons();
  return (
    <>
      <Box>
        <Box as="span" fontWeight="strong">
          {recipient}
        </Box>
        {': '}
        {kind === 'due' ? <Trans>Answer due {shownDate(on ?? '')}</Trans> : reasons[kind]}
        {isAssumed ? (
          <Box as="span" color="quiet">
            {' '}
            <Trans>(delivery assumed)</Trans>
          </Box>
        ) : null}
      </Box>
      <Box color="quiet" fontSize="sm" overflowWrap="anywhere">
        {headings.join('; ')}
      </Box>
    </>
  );
}
