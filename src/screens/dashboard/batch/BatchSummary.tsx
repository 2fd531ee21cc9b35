import { Box, Stack } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { included, obstacleOf, type Obstacle } from '#machines/clientBatchParts.ts';
import { Field } from '#src/ui/Field.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { useStatusName } from '#src/ui/StatusBadge.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { profileStatuses } from '#vocabulary/profileStatuses.ts';
import { ClientRows } from './ClientRows.tsx';
import type { ClientBatch } from './useClientBatch.ts';

/** For whom it will be done, what it uses, and who is left out and why. */
export function BatchSummary({ batch }: { readonly batch: ClientBatch }) {
  const { t, i18n } = useLingui();
  const { context } = useSelector(batch, (snapshot) => snapshot);
  const { kind, clients, ids } = context;
  const others = clients.flatMap((client) => {
    const obstacle = obstacleOf(context, client);
    return obstacle === null ? [] : [{ client, obstacle }];
  });
  const gone = ids.length - clients.length;
  const inside = included(context);
  const names = new Intl.ListFormat(i18n.locale).format(inside.map(({ name }) => name));
  const reasons: Readonly<Record<Obstacle, string>> = {
    notConnected: t`No provider is connected. Connect one on the client’s page.`,
    asksSecret: t`IdentityIQ asks for the secret answer each time. Refresh the report on the client’s page.`,
    sameStatus: t`Has this status already`,
  };
  return (
    <Stack gap="4">
      {kind === 'status' ? <StatusFields batch={batch} /> : null}
      {inside.length === 0 ? (
        <p>
          <Trans>It can’t be done for any of the selected clients.</Trans>
        </p>
      ) : (
        <div>
          <Box as="p" fontWeight="strong">
            <Plural value={inside.length} one="For # client:" other="For # clients:" />
          </Box>
          <Box as="p" maxH="8rem" overflowY="auto" tabIndex={0}>
            {names}
          </Box>
        </div>
      )}
      {others.length === 0 ? null : (
        <div>
          <Box as="p" fontWeight="strong" mb="1">
            <Plural value={others.length} one="# client is left out:" other="# clients are left out:" />
          </Box>
          <ClientRows
            rows={others.map(({ client, obstacle }) => ({ client, note: reasons[obstacle], isLinked: true }))}
          />
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
      <Stack gap="1" color="quiet" fontSize="sm">
        <p>
          {kind === 'refresh' ? (
            <Trans>Each client’s provider is asked for a current report, one after the other.</Trans>
          ) : (
            <Trans>The reason is kept in each client’s history.</Trans>
          )}
        </p>
        <p>
          <Trans>No generations are used.</Trans>
        </p>
        <p>
          <Trans>
            Keep this page open. If you leave, the client in progress is still finished, and those after them
            aren’t started.
          </Trans>
        </p>
      </Stack>
    </Stack>
  );
}

function StatusFields({ batch }: { readonly batch: ClientBatch }) {
  const { t } = useLingui();
  const statusName = useStatusName();
  const { status, reason } = useSelector(batch, ({ context }) => context);
  return (
    <>
      <Field label={t`New status`}>
        <SelectInput
          value={status ?? ''}
          placeholder={t`Choose`}
          onChange={(chosen) =>
            batch.send({
              type: 'status.choose',
              status: profileStatuses.find((option) => option === chosen) ?? null,
            })
          }
          options={profileStatuses.map((option) => ({ value: option, label: statusName(option) }))}
        />
      </Field>
      <Field label={t`Reason`}>
        <TextInput
          value={reason}
          maxLength={200}
          onChange={(event) => batch.send({ type: 'reason.write', reason: event.target.value })}
        />
      </Field>
    </>
  );
}
