import { Grid, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import type { SnapshotFrom } from 'xstate';
import type { accessRecordMachine, AccessFilter } from '#machines/accessRecord.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Field } from '#src/ui/Field.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { Skeleton } from '#src/ui/Surface.tsx';
import { AccessTable } from './AccessTable.tsx';
import { useAccessWords } from './useAccessWords.ts';
import type { AccessRecord } from './useAccessRecord.ts';

interface AccessRecordProps {
  readonly record: AccessRecord;
  /** An agency chooses among its clients; a consumer has only themselves. */
  readonly hasClients: boolean;
}

/** The record, with its filters. */
export function AccessRecordDialog({ record, hasClients }: AccessRecordProps) {
  const state = useSelector(record, (snapshot) => snapshot);
  const isShown = (['shown', 'continuing', 'exporting'] as const).some((open) => state.matches({ open }));
  const canContinue = isShown && state.context.next !== null;
  return (
    <Dialog
      open={state.hasTag('dialog')}
      width="wide"
      title={<Trans>Access record</Trans>}
      onClose={() => record.send({ type: 'record.close' })}
      footer={
        <>
          {canContinue ? (
            <Button
              busy={state.matches({ open: 'continuing' })}
              disabled={state.hasTag('busy')}
              onClick={() => record.send({ type: 'record.continue' })}
            >
              <Trans>Show older entries</Trans>
            </Button>
          ) : null}
          <Button
            icon={<Download size={18} aria-hidden />}
            busy={state.matches({ open: 'exporting' })}
            disabled={!state.can({ type: 'record.export' })}
            onClick={() => record.send({ type: 'record.export' })}
          >
            <Trans>Export as CSV</Trans>
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Filters record={record} state={state} hasClients={hasClients} />
        <Entries record={record} state={state} hasClients={hasClients} />
      </Stack>
    </Dialog>
  );
}

interface PartProps extends AccessRecordProps {
  readonly state: SnapshotFrom<typeof accessRecordMachine>;
}

function Filters({ record, state, hasClients }: PartProps) {
  const { t } = useLingui();
  const { kinds } = useAccessWords();
  const { filter, clients } = state.context;
  const change = (changed: Partial<AccessFilter>) =>
    record.send({ type: 'filter.change', filter: { ...filter, ...changed } });
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      gap="3"
      alignItems="start"
    >
      {hasClients ? (
        <Field label={t`Client`}>
          <SelectInput
            value={filter.profileId}
            placeholder={t`All clients`}
            options={clients.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(profileId) => change({ profileId })}
          />
        </Field>
      ) : null}
      <Field label={t`What was opened`}>
        <SelectInput
          value={filter.kind}
          placeholder={t`Everything`}
          options={kinds.map(([value, label]) => ({ value, label }))}
          onChange={(value) => change({ kind: kinds.find(([kind]) => kind === value)?.[0] ?? '' })}
        />
      </Field>
    </Grid>
  );
}

function Entries({ record, state, hasClients }: PartProps) {
  const { t } = useLingui();
  const { entries, failure } = state.context;
  if (state.matches({ open: 'fetching' }))
    return <Skeleton role="status" aria-label={t`Loading`} height="12rem" />;
  if (state.matches({ open: 'failed' }))
    return (
      <Stack gap="3" align="start">
        {failure === null ? null : <FailureBanner failure={failure} />}
        <Button onClick={() => record.send({ type: 'record.retry' })}>
          <Trans>Try Again</Trans>
        </Button>
      </Stack>
    );
  return <AccessTable entries={entries} hasClients={hasClients} />;
}
