import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { Mails, RefreshCw, Tag } from 'lucide-react';
import { mostClientsAtOnce, mostLetterSetsAtOnce } from '#contract/limits.ts';
import type { BatchKind } from '#machines/clientBatchParts.ts';
import { Button } from '#src/ui/Button.tsx';
import type { ClientBatch } from './useClientBatch.ts';

interface BatchButtonsProps {
  readonly batch: ClientBatch;
  /** The selected clients. */
  readonly ids: readonly string[];
  /** Several are deleted together, and a single one from its row. */
  readonly canDelete: boolean;
}

/** What can be done for the selected clients. Nothing starts before its summary is confirmed. */
export function BatchButtons({ batch, ids, canDelete }: BatchButtonsProps) {
  const ask = (kind: BatchKind) => batch.send({ type: 'batch.ask', kind, ids });
  const count = ids.length;
  const isTooMuch = count > mostClientsAtOnce;
  return (
    <>
      <Button
        icon={<Mails size={18} aria-hidden />}
        disabled={count > mostLetterSetsAtOnce}
        onClick={() => ask('letters')}
      >
        <Trans>Generate letters</Trans>
      </Button>
      <Button icon={<RefreshCw size={18} aria-hidden />} disabled={isTooMuch} onClick={() => ask('refresh')}>
        <Trans>Refresh reports</Trans>
      </Button>
      <Button icon={<Tag size={18} aria-hidden />} disabled={isTooMuch} onClick={() => ask('status')}>
        <Trans>Set status</Trans>
      </Button>
      {canDelete ? (
        <Button color="danger" disabled={isTooMuch} onClick={() => ask('delete')}>
          <Trans>Delete ({count})</Trans>
        </Button>
      ) : null}
      {count > mostLetterSetsAtOnce ? (
        <Box as="span" color="quiet" fontSize="sm" alignSelf="center">
          {isTooMuch ? (
            <Trans>Up to {mostClientsAtOnce} clients at once</Trans>
          ) : (
            <Trans>Letters for up to {mostLetterSetsAtOnce} clients at once</Trans>
          )}
        </Box>
      ) : null}
    </>
  );
}
