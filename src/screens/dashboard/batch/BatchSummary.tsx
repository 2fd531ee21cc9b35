import { Box, Stack } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { creditsPerGeneration } from '#contract/limits.ts';
import {
  generationsLeft,
  included,
  type Obstacle,
  obstacleOf,
  withManyLetters,
} from '#machines/clientBatchParts.ts';
import type { ClientRowProps } from './ClientRows.tsx';
import { LeftOutClients } from './LeftOutClients.tsx';
import { LetterRows } from './LetterRows.tsx';
import { ManyLettersField } from './ManyLettersField.tsx';
import { OptionField } from './OptionField.tsx';
import { StatusFields } from './StatusFields.tsx';
import type { ClientBatch } from './useClientBatch.ts';
import { useReasons } from './useReasons.ts';

/** Where something can be done about an obstacle, if not in the profile. */
const pageFor: Readonly<Partial<Record<Obstacle, ClientRowProps['page']>>> = {
  undecided: 'repairCenter',
  manyLetters: 'repairCenter',
  contract: 'contract',
  stopped: 'disputes',
  ended: 'disputes',
};

/** For whom it will be done, what it uses, and who is left out and why. */
export function BatchSummary({ batch }: { readonly batch: ClientBatch }) {
  const { i18n } = useLingui();
  const reasonOf = useReasons();
  const { context } = useSelector(batch, (snapshot) => snapshot);
  const { kind, clients, ids, plans } = context;
  const others = clients.flatMap((client) => {
    const obstacle = obstacleOf(context, client);
    if (obstacle === null) return [];
    return [{ client, note: reasonOf(obstacle, client, plans), page: pageFor[obstacle] ?? 'profile' }];
  });
  const isDecisionOpen = context.manyLetters === null && withManyLetters(context) > 0;
  const gone = ids.length - clients.length;
  const inside = included(context);
  const names = new Intl.ListFormat(i18n.locale).format(inside.map(({ name }) => name));
  return (
    <Stack gap="4">
      {kind === 'status' ? <StatusFields batch={batch} /> : null}
      {kind === 'letters' ? <OptionField batch={batch} /> : null}
      {kind === 'letters' ? <ManyLettersField batch={batch} /> : null}
      {kind === 'delete' && inside.length > 0 ? (
        <p>
          <Trans>Are you sure you want to delete these records?</Trans>
        </p>
      ) : null}
      {inside.length === 0 ? (
        isDecisionOpen ? null : (
          <p>
            <Trans>It can’t be done for any of the selected clients.</Trans>
          </p>
        )
      ) : (
        <div>
          <Box as="p" fontWeight="strong">
            <Plural value={inside.length} one="For # client:" other="For # clients:" />
          </Box>
          {kind === 'letters' ? (
            <LetterRows clients={inside} plans={plans} />
          ) : (
            <Box as="p" maxH="8rem" overflowY="auto" tabIndex={0}>
              {names}
            </Box>
          )}
        </div>
      )}
      {others.length === 0 ? null : (
        <div>
          <Box as="p" fontWeight="strong" mb="1">
            <Plural value={others.length} one="# client is left out:" other="# clients are left out:" />
          </Box>
          <LeftOutClients clients={others} />
        </div>
      )}
      {gone === 0 ? null : (
        <p>
          <Plural
            value={gone}
            one="# selected client no longer exists."
            other="# selected clients no longer exist."
          />
        </p>
      )}
      {inside.length === 0 ? null : <Consequences batch={batch} />}
    </Stack>
  );
}

/** What it means and uses. */
function Consequences({ batch }: { readonly batch: ClientBatch }) {
  const { context } = useSelector(batch, (snapshot) => snapshot);
  const { kind } = context;
  const used = included(context).length * creditsPerGeneration;
  const left = generationsLeft(context);
  return (
    <Stack gap="1" color="quiet" fontSize="sm">
      {kind === 'delete' ? (
        <>
          <p>
            <Trans>
              Documents, credit reports, letters, and history are deleted too, including letters you paid for.
              This can’t be undone.
            </Trans>
          </p>
          <p>
            <Trans>To keep copies, first download everything from each profile’s page.</Trans>
          </p>
        </>
      ) : null}
      {kind === 'refresh' ? (
        <p>
          <Trans>Each client’s provider is asked for a current report, one after the other.</Trans>
        </p>
      ) : null}
      {kind === 'status' ? (
        <p>
          <Trans>The reason is kept in each client’s history.</Trans>
        </p>
      ) : null}
      {kind === 'letters' ? (
        <Box color="ink">
          <p>
            <Plural value={used} one="Uses # generation." other="Uses # generations." />
          </p>
          <p>
            <Trans>Generations left: {left}</Trans>
          </p>
        </Box>
      ) : (
        <p>
          <Trans>No generations are used.</Trans>
        </p>
      )}
      <p>
        <Trans>Keep this page open. If you leave, we’ll finish the current client, then stop.</Trans>
      </p>
    </Stack>
  );
}
