import { Box, Stack } from '@chakra-ui/react';
import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { ReadyClient } from '#contract/clientReadiness.ts';
import { CallError } from '#contract/failures.ts';
import { type BatchContext, included, isUncertain } from '#machines/clientBatchParts.ts';
import { sentenceOf } from '#src/failures/errorMessages.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { useBatchWords } from './useBatchWords.ts';
import { type ClientRowProps, ClientRows } from './ClientRows.tsx';

interface BatchProgressProps {
  readonly context: BatchContext;
  /** `uncertain`: no answer came for the client in progress. */
  readonly phase: 'working' | 'uncertain' | 'ended';
}

/** At the end, what is left to do comes first: among 200 clients nobody finds the few that failed. */
const order: Readonly<Record<NonNullable<ClientRowProps['mark']>, number>> = {
  failed: 0,
  current: 1,
  waiting: 2,
  done: 3,
};

/** How it stands for each client: done, failed and what to do about it, in progress, or not started. */
export function BatchProgress({ context, phase }: BatchProgressProps) {
  const { t } = useWords();
  const { i18n } = useLingui();
  const { kind, outcomes } = context;
  const words = useBatchWords();
  const clients = included(context);
  const current = {
    working: { mark: 'current', note: t`In progress` },
    uncertain: { mark: 'failed', note: t`No answer` },
    ended: null,
  } as const;
  const rowOf = (client: ReadyClient, place: number) => {
    const outcome = outcomes[place];
    if (outcome === undefined) {
      const waiting = { mark: 'waiting', note: t`Not started` } as const;
      const now = place === outcomes.length ? current[phase] : null;
      return { client, page: null, ...(now ?? waiting) };
    }
    return outcome.failure === null
      ? {
          client,
          mark: 'done' as const,
          note: words[kind].done,
          // There the letters wait to be mailed.
          page: kind === 'letters' ? ('disputes' as const) : null,
        }
      : {
          client,
          mark: 'failed' as const,
          note: isUncertain(context, outcome.failure)
            ? t`No answer came. Look at the generations history: if the letters are there, a generation was used.`
            : outcome.failure.code === 'unexpected'
              ? t`No answer came, so we don’t know whether this was done. Check your connection, then try again for this client. That’s safe, even if it was.`
              : i18n._(sentenceOf(new CallError(outcome.failure.code, outcome.failure.detail))),
          page: outcome.failure.code === 'contractNotOpen' ? ('contract' as const) : ('profile' as const),
        };
  };
  const rows = clients.map(rowOf);
  const failed = outcomes.filter(({ failure }) => failure !== null).length;
  const done = outcomes.length - failed;
  const left = clients.length - outcomes.length - (phase === 'uncertain' ? 1 : 0);
  const isWorking = phase === 'working';
  const counts = [
    done > 0 && t`Done: ${done}`,
    failed > 0 && t`Failed: ${failed}`,
    left > 0 && t`Not started: ${left}`,
  ].filter((part) => part !== false);
  return (
    <Stack gap="4">
      {isWorking ? (
        <ProgressBar label={t`Progress`} percent={(100 * outcomes.length) / clients.length} />
      ) : null}
      <Box as="p" role="status" fontWeight="strong">
        {isWorking ? (
          <Trans>
            {outcomes.length} of {clients.length} finished
          </Trans>
        ) : (
          <Facts of={counts} />
        )}
      </Box>
      <ClientRows
        rows={phase === 'ended' ? rows.toSorted((one, other) => order[one.mark] - order[other.mark]) : rows}
      />
      {isWorking ? (
        <Box as="p" color="quiet" fontSize="sm">
          <Trans>Keep this page open. If you leave, we’ll finish the current client, then stop.</Trans>
        </Box>
      ) : null}
    </Stack>
  );
}
