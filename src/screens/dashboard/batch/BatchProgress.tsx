import { Box, Stack } from '@chakra-ui/react';
import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { Fragment } from 'react';
import { CallError } from '#contract/failures.ts';
import { type BatchContext, included, isUncertain } from '#machines/clientBatchParts.ts';
import { sentenceOf } from '#src/failures/errorMessages.ts';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { useBatchWords } from './useBatchWords.ts';
import { type ClientRowProps, ClientRows } from './ClientRows.tsx';

interface BatchProgressProps {
  readonly context: BatchContext;
  /** No other client follows. */
  readonly isOver: boolean;
}

/** How it stands for each client: done, failed and what to do about it, in progress, or not started. */
export function BatchProgress({ context, isOver }: BatchProgressProps) {
  const { t } = useWords();
  const { i18n } = useLingui();
  const { kind, outcomes } = context;
  const words = useBatchWords();
  const clients = included(context);
  const rows = clients.map((client, place): ClientRowProps => {
    const outcome = outcomes[place];
    if (outcome === undefined)
      return place === outcomes.length && !isOver
        ? { client, mark: 'current', note: t`In progress`, page: null }
        : { client, mark: 'waiting', note: t`Not started`, page: null };
    return outcome.failure === null
      ? {
          client,
          mark: 'done',
          note: words[kind].done,
          // There the letters wait to be mailed.
          page: kind === 'letters' ? 'disputes' : null,
        }
      : {
          client,
          mark: 'failed',
          note: isUncertain(context, outcome.failure)
            ? t`No answer came. Look at the generations history: if the letters are there, a generation was used.`
            : outcome.failure.code === 'unexpected'
              ? t`We couldn’t do this. Check your connection, then try again for this client.`
              : i18n._(sentenceOf(new CallError(outcome.failure.code))),
          page: 'profile',
        };
  });
  const failed = outcomes.filter(({ failure }) => failure !== null).length;
  const done = outcomes.length - failed;
  const left = clients.length - outcomes.length;
  const counts = [
    done > 0 && t`Done: ${done}`,
    failed > 0 && t`Failed: ${failed}`,
    left > 0 && t`Not started: ${left}`,
  ].filter((part) => part !== false);
  return (
    <Stack gap="4">
      {isOver ? null : <ProgressBar label={t`Progress`} percent={(100 * outcomes.length) / clients.length} />}
      <Box as="p" role="status" fontWeight="strong">
        {isOver ? (
          counts.map((count, place) => (
            <Fragment key={count}>
              {place > 0 ? ' ·\u00a0' : null}
              <span>{count}</span>
            </Fragment>
          ))
        ) : (
          <Trans>
            {outcomes.length} of {clients.length} finished
          </Trans>
        )}
      </Box>
      <ClientRows rows={rows} />
      {isOver ? null : (
        <Box as="p" color="quiet" fontSize="sm">
          <Trans>Keep this page open. If you leave, we’ll finish the current client, then stop.</Trans>
        </Box>
      )}
    </Stack>
  );
}
