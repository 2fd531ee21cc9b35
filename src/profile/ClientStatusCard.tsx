import { Box, Flex, Stack } from '@chakra-ui/react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useState } from 'react';
import { lazily } from '#src/language/lazily.ts';
import type { ReplyOf } from '#contract/call.ts';
import type { ClientEvent, clientStatus } from '#contract/clientStatus.ts';
import { revisitDays } from '#contract/limits.ts';
import type { Variant } from '#contract/shapes.ts';
import { shownDate } from '#src/ui/dates.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { useStatusName } from '#src/ui/StatusBadge.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Card, CardTitle, Skeleton } from '#src/ui/Surface.tsx';
import { ManualStatusForm } from './ManualStatusForm.tsx';

export type Standing = ReplyOf<typeof clientStatus>;

const Drawing = lazily(async () => (await import('#src/workflow/Drawing.tsx')).Drawing);

/** What comes next, by the state of the `clientStatus` chart. */
function useNext(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    'onboarding.gathering': t`Complete the personal information and documents, and connect a credit report.`,
    'onboarding.profiled': t`Personal information and documents are complete. Next, connect a credit report.`,
    'onboarding.reported': t`The report is in. Next, complete the personal information and the three documents.`,
    'onboarding.ready': t`Everything’s in place. Next, generate the first letters.`,
    waiting: t`Letters were mailed. Nothing needs a decision until an answer comes or a date passes.`,
    needsReview: t`Something needs a decision: an answer, a question, or letters that aren’t mailed yet.`,
    finished: t`Every dispute is decided, and the latest report has nothing negative left.`,
  };
}

function useEventWords(): (event: ClientEvent) => string {
  const { t } = useLingui();
  const statusName = useStatusName();
  return ({ kind, detail: { changes, status, by = '', reason = '' } }) => {
    if (kind === 'statusSetByHand' && status !== undefined) {
      const name = statusName(status);
      return t`${by} set the status to ${name}: ${reason}`;
    }
    if (kind === 'disputesStand' && status !== undefined) {
      const name = statusName(status);
      return t`Status changed to ${name} based on the disputes`;
    }
    if (changes !== undefined) {
      const { gone, left, added } = changes;
      // Whole accounts: one that is gone from one bureau only is still negative at another.
      const missing = t`${plural(gone, {
        0: 'no account cleared at every bureau',
        one: '# account no longer negative at any bureau',
        other: '# accounts no longer negative at any bureau',
      })}`;
      return t`New report compared: ${missing}, ${left} still negative at one bureau or more, ${added} new`;
    }
    return {
      profileCompleted: t`Personal information and documents completed`,
      reportImported: t`Credit report imported`,
      lettersWritten: t`Letters generated`,
      lettersGenerated: t`Letters generated`,
      printOrderStarted: t`Print shop’s order page opened`,
      lettersMailed: t`Print shop’s order page opened`,
      monthReminded: t`Reminder after ${revisitDays} days`,
      monthPassed: t`${revisitDays} days have passed`,
      newerReport: t`New report compared`,
      reportCompared: t`New report compared`,
      disputesStand: t`Status updated`,
      nothingNegativeLeft: t`Nothing negative left`,
      statusSetByHand: t`Status set manually`,
    }[kind];
  };
}

/** The client's current status, its history, and what comes next, with the chart behind it for those who want it. */
export function ClientStatusCard({
  profileId,
  standing,
  variant,
  missing,
  hasEnded = false,
}: {
  readonly profileId: string;
  readonly standing: Standing;
  /** Who reads it: an agency about its client, or the client. */
  readonly variant: Variant;
  /** Names what they have yet to give, whatever their status: their letters may need it. */
  readonly missing?: ReactNode;
  /** Whether the agency's service for them has ended. Then the status calls for nothing, and none is set. */
  readonly hasEnded?: boolean;
}) {
  const { i18n } = useLingui();
  const next = useNext();
  const wordsOf = useEventWords();
  const [charted, setCharted] = useState(false);
  const { status, state, history } = standing;
  // What the letters and reports say may be otherwise, so nothing is concluded from a status that a person set.
  const changed = history.findLast(({ kind }) => kind === 'statusSetByHand' || kind === 'disputesStand');
  const byHand =
    changed?.kind === 'statusSetByHand' && changed.detail.status === status ? changed : undefined;
  const path = state
    .split('.')
    .map((_, index, parts) => `clientStatus.${parts.slice(0, index + 1).join('.')}`);
  return (
    <Card>
      <CardTitle
        action={
          // An agency has it in the tabs above the page.
          variant === 'b2b' ? null : (
            <ButtonLink size="small" to="/disputes/$profileId" params={{ profileId }}>
              <Trans>Disputes</Trans>
            </ButtonLink>
          )
        }
      >
        {variant === 'b2b' ? <Trans>Where this client stands</Trans> : <Trans>Where you stand</Trans>}
      </CardTitle>
      {/* The newest event says the same in the list below. */}
      {!hasEnded && byHand !== undefined && byHand === history.at(-1) ? null : (
        <Box as="p" mb="4">
          {hasEnded ? (
            <Trans>The service has ended. Nothing more is due here.</Trans>
          ) : byHand === undefined ? (
            next[state]
          ) : (
            wordsOf(byHand)
          )}
        </Box>
      )}
      {hasEnded || missing === undefined ? null : (
        <Box mb="4" _empty={{ display: 'none' }}>
          {missing}
        </Box>
      )}
      {history.length > 0 ? (
        <Stack as="ol" gap="2" listStyleType="none" mb="4">
          {history.toReversed().map((event) => (
            <Flex as="li" key={`${event.at} ${event.kind}`} gap="3" fontSize="sm">
              <Box color="quiet" flexShrink="0" fontVariantNumeric="tabular-nums">
                {shownDate(event.at)}
              </Box>
              <Box minW="0">{wordsOf(event)}</Box>
            </Flex>
          ))}
        </Stack>
      ) : null}
      {variant === 'b2b' && !hasEnded ? <ManualStatusForm profileId={profileId} status={status} /> : null}
      <Disclosure summary={<Trans>Chart</Trans>} onToggle={setCharted}>
        {charted ? (
          <Box
            mt="2"
            maxH="28rem"
            display="flex"
            overflow="hidden"
            border="1px solid"
            borderColor="edge"
            borderRadius="md"
          >
            <Suspense fallback={<Skeleton height="20rem" />}>
              <Drawing
                drawing={`clientStatus.plain.${i18n.locale}`}
                lang={i18n.locale}
                states={path}
                taken={none}
              />
            </Suspense>
          </Box>
        ) : null}
      </Disclosure>
    </Card>
  );
}

const none: readonly string[] = [];
