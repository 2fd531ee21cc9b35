import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DisputeLetter, LetterClock } from '#contract/disputes.ts';
import { explanationOf, type SkippedDay } from '#disputes/explanation.ts';
import { Button } from '#src/ui/Button.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useLetterName } from '../letters/useLetterName.ts';
import { useBasisNames } from '../useBasisNames.ts';

interface DatesDialogProps {
  readonly letter: DisputeLetter & { readonly clock: LetterClock };
  /** Civil date. */
  readonly today: string;
  readonly onClose: () => void;
  /** Asks whether the client had the bureau's free annual report. */
  readonly onAnnualReport: () => void;
}

/** How the dates of a letter were counted: a sum that anyone can check. */
export function DatesDialog({ letter, today, onClose, onAnnualReport }: DatesDialogProps) {
  const { t } = useLingui();
  const bases = useBasisNames();
  const nameOf = useLetterName();
  const { clock, recipient, hadAnnualReport } = letter;
  const { skipped, mailDays } = explanationOf(clock, today);
  const { received, basis, days, due, resultBy, askOn } = clock;
  const askDay = shownDate(askOn);
  const isDispute = letter.asksForNotice !== true;
  const isBureau = isDispute && recipient.kind === 'bureau';
  return (
    <Dialog open width="usual" title={t`How the dates were counted`} onClose={onClose}>
      <Stack gap="4">
        <Box color="quiet">{nameOf(letter)}</Box>
        <Stack as="ol" gap="0" listStyleType="none" border="1px solid" borderColor="edge" borderRadius="md">
          <Step title={t`Received`} value={shownDate(received)}>
            {basis === 'assumed' ? (
              <Trans>
                Assumed: first-class mail counts as delivered {mailDays} days after mailing. Any proof of
                delivery replaces this date.
              </Trans>
            ) : (
              bases[basis]
            )}
          </Step>
          <Step title={isDispute ? t`Time to investigate` : t`Time for an answer`} value={t`+ ${days} days`}>
            {isDispute ? (
              <Reason clock={clock} />
            ) : (
              <Trans>
                The law sets no time for the answer to this letter. We count as for an investigation.
              </Trans>
            )}{' '}
            <Trans>The day of receipt doesn’t count. Weekends and holidays do.</Trans>
          </Step>
          <Step title={t`Due`} value={shownDate(due)} strong>
            {isDispute ? (
              <Trans>The investigation must end by this day.</Trans>
            ) : (
              <Trans>We expect an answer by this day. No deadline ends on it.</Trans>
            )}
          </Step>
          {resultBy === null || skipped === null ? null : (
            <Step title={isDispute ? t`Result by` : t`Answer by`} value={shownDate(resultBy)}>
              {isDispute ? (
                <Trans>Five business days to send the result.</Trans>
              ) : (
                <Trans>Five business days to send it, as for a result.</Trans>
              )}{' '}
              <Skipped days={skipped} />
            </Step>
          )}
          <Step title={t`We ask on`} value={askDay}>
            <Trans>{mailDays} days for the mail. Then we ask whether anything came.</Trans>
          </Step>
        </Stack>
        <Box as="p">
          <Trans>
            If nothing has come before {askDay}, that doesn’t show that a deadline was missed: an answer may
            still be in the mail.
          </Trans>
        </Box>
        {isBureau ? (
          <Box bg="sunken" borderRadius="md" p="4">
            <Box as="h3" fontWeight="strong" mb="1">
              <Trans>30 or 45 days?</Trans>
            </Box>
            <p>
              <Trans>
                45 days if the dispute followed this bureau’s free annual report, or if further facts reached
                the bureau within the first 30. A bureau can’t give itself more time.
              </Trans>{' '}
              {hadAnnualReport === null ? (
                <Trans>About the free report, nothing has been recorded yet.</Trans>
              ) : hadAnnualReport ? (
                <Trans>Recorded: the free report came first.</Trans>
              ) : (
                <Trans>Recorded: there was no free report first.</Trans>
              )}
            </p>
            <Button size="small" mt="3" onClick={onAnnualReport}>
              {hadAnnualReport === null ? <Trans>Record yes or no</Trans> : <Trans>Change this</Trans>}
            </Button>
          </Box>
        ) : null}
        {isDispute ? (
          <Box fontSize="sm" color="quiet" lang="en">
            {isBureau ? '15 U.S.C. 1681i(a)(1), (a)(6); 1681j(a)(3)' : '15 U.S.C. 1681s-2(a)(8)(E)'}
          </Box>
        ) : null}
      </Stack>
    </Dialog>
  );
}

function Reason({ clock: { because } }: { readonly clock: LetterClock }) {
  switch (because) {
    case 'annualReport':
      return <Trans>45 days, because the dispute followed this bureau’s free annual report.</Trans>;
    case 'furtherFacts':
      return <Trans>45 days, because further facts were received within the first 30.</Trans>;
    case 'usual':
    default:
      return <Trans>30 days are the rule.</Trans>;
  }
}

function Skipped({ days }: { readonly days: readonly SkippedDay[] }) {
  const named = (because: SkippedDay['because']) =>
    days
      .filter((each) => each.because === because)
      .map(({ day }) => shownDate(day))
      .join(', ');
  const [weekend, holidays] = [named('weekend'), named('holiday')];
  return (
    <>
      {weekend === '' ? null : <Trans>Not counted: the weekend ({weekend}).</Trans>}{' '}
      {holidays === '' ? null : <Trans>Not counted: the federal holiday ({holidays}).</Trans>}
    </>
  );
}

interface StepProps {
  readonly title: string;
  readonly value: string;
  readonly strong?: boolean;
  readonly children: ReactNode;
}

function Step({ title, value, strong = false, children }: StepProps) {
  return (
    <Line bg={strong ? 'accentSoft' : 'transparent'}>
      <Flex gap="3" justify="space-between" fontWeight="strong">
        <span>{title}</span>
        <Box as="span" fontVariantNumeric="tabular-nums" flexShrink="0">
          {value}
        </Box>
      </Flex>
      <Box fontSize="sm" color={strong ? 'ink' : 'quiet'}>
        {children}
      </Box>
    </Line>
  );
}

const Line = chakra('li', {
  base: { px: '4', py: '3', borderTop: '1px solid', borderColor: 'edge', _first: { borderTop: 'none' } },
});
