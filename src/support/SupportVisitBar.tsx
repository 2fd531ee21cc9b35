import { Box } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { supportVisitMinutes } from '#contract/limits.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { momentOf } from '#src/ui/dates.ts';
import { Field } from '#src/ui/Field.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { SupportStrip } from './SupportStrip.tsx';
import { type SupportVisit, useSupportVisit } from './useSupportVisit.ts';

/** Starts the workflow for a visit's reason and shows it, while support acts for a user. */
export function SupportVisitBar() {
  return <SupportVisitLine visit={useSupportVisit()} />;
}

/** What support may do at the moment, and the way to do more. */
export function SupportVisitLine({ visit }: { readonly visit: SupportVisit }) {
  const { t, i18n } = useLingui();
  const state = useSelector(visit, (snapshot) => snapshot);
  const { until } = state.context;
  return (
    <SupportStrip aria-label={t`Reason for the visit`} bg="card">
      <Box flex="1 1 12rem" minW="0" color="quiet">
        {until === null ? (
          <Trans>You can read lists. To open or change anything else, give a reason.</Trans>
        ) : (
          <Trans>You can open and change things until {momentOf(until, i18n.locale)}.</Trans>
        )}
      </Box>
      <Button look="outline" onClick={() => visit.send({ type: 'visit.ask' })}>
        <Trans>Give a reason</Trans>
      </Button>
      {state.hasTag('dialog') ? <ReasonForm visit={visit} /> : null}
    </SupportStrip>
  );
}

function ReasonForm({ visit }: { readonly visit: SupportVisit }) {
  const { t } = useLingui();
  const state = useSelector(visit, (snapshot) => snapshot);
  const [reason, setReason] = useState('');
  const { failure } = state.context;
  const submit = { type: 'visit.submit', reason: reason.trim() } as const;
  return (
    <FormDialog
      title={t`Reason for the visit`}
      action={<Trans>Start</Trans>}
      busy={state.hasTag('busy')}
      canSubmit={state.can(submit)}
      isUnsaved={reason.trim() !== ''}
      onSubmit={() => visit.send(submit)}
      onClose={() => visit.send({ type: 'visit.cancel' })}
    >
      <p>
        <Trans>
          The account is notified of the reason. For {supportVisitMinutes} minutes, you can do what the user
          can, except see full Social Security numbers or documents, delete clients, or buy generations.
        </Trans>
      </p>
      <Field label={t`Reason`} required>
        <TextInput maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      {failure === null ? null : <FailureBanner failure={failure} />}
    </FormDialog>
  );
}
