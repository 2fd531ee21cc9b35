import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { RefreshCw, Tag } from 'lucide-react';
import { mostClientsAtOnce } from '#contract/clientReadiness.ts';
import type { BatchKind } from '#machines/clientBatchParts.ts';
import { Button } from '#src/ui/Button.tsx';
import type { ClientBatch } from './useClientBatch.ts';

interface BatchButtonsProps {
  readonly batch: ClientBatch;
  /** The selected clients. */
  readonly ids: readonly string[];
}

/** What can be done for the selected clients. Nothing starts before its summary is confirmed. */
export function BatchButtons({ batch, ids }: BatchButtonsProps) {
  const ask = (kind: BatchKind) => batch.send({ type: 'batch.ask', kind, ids });
  const isTooMuch = ids.length > mostClientsAtOnce;
  return (
    <>
      <Button icon={<RefreshCw size={18} aria-hidden />} disabled={isTooMuch} onClick={() => ask('refresh')}>
        <Trans>Refresh reports</Trans>
      </Button>
      <Button icon={<Tag size={18} aria-hidden />} disabled={isTooMuch} onClick={() => ask('status')}>
        <Trans>Set status</Trans>
      </Button>
      {isTooMuch ? (
        <Box as="span" color="quiet" fontSize="sm" alignSelf="center">
          <Trans>Up to {mostClientsAtOnce} clients at once</Trans>
        </Box>
      ) : null}
    </>
  );
}
