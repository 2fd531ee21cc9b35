import { Box, chakra, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { LegalHold } from '#contract/legalHold.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Banner, Card, CardTitle } from '#src/ui/Surface.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { UnsavedChangesDialog } from '#src/ui/UnsavedChangesDialog.tsx';
import { type LegalHoldWork, useLegalHold } from './useLegalHold.ts';

interface LegalHoldCardProps {
  readonly profileId: string;
  /** The hold in place; null if there is none. */
  readonly hold: LegalHold | null;
}

/** Keeps a client from being deleted, for example during a lawsuit. */
export function LegalHoldCard({ profileId, hold }: LegalHoldCardProps) {
  return <LegalHoldSheet work={useLegalHold(profileId)} hold={hold} />;
}

export function LegalHoldSheet({
  work,
  hold,
}: Pick<LegalHoldCardProps, 'hold'> & { readonly work: LegalHoldWork }) {
  const { t } = useLingui();
  const state = useSelector(work, (snapshot) => snapshot);
  const { reason, failure } = state.context;
  const busy = state.hasTag('busy');
  return (
    <Card>
      <CardTitle>
        <Trans>Legal hold</Trans>
      </CardTitle>
      {hold === null ? (
        <Stack gap="3">
          <Box color="quiet">
            <Trans>During a lawsuit or an investigation, a hold keeps this client from being deleted.</Trans>
          </Box>
          <Disclosure summary={<Trans>Place a hold</Trans>}>
            <chakra.form
              display="grid"
              gap="3"
              pt="2"
              pb="2"
              onSubmit={(event) => {
                event.preventDefault();
                work.send({ type: 'hold.place' });
              }}
            >
              <Field label={t`Reason for the hold`}>
                <TextInput
                  value={reason}
                  maxLength={200}
                  disabled={busy}
                  onChange={(event) => work.send({ type: 'reason.write', reason: event.target.value })}
                />
              </Field>
              <Button
                type="submit"
                busy={busy}
                disabled={!state.can({ type: 'hold.place' })}
                justifySelf="start"
              >
                <Trans>Place hold</Trans>
              </Button>
            </chakra.form>
          </Disclosure>
          <UnsavedChangesDialog isUnsaved={() => reason.trim() !== ''} />
        </Stack>
      ) : (
        <Stack gap="4" align="start">
          <Banner tone="warning">
            <Trans>
              On hold since {shownDate(hold.at)}, placed by {hold.by}: {hold.reason}
            </Trans>
          </Banner>
          <Button
            busy={busy}
            disabled={!state.can({ type: 'hold.lift' })}
            onClick={() => work.send({ type: 'hold.lift' })}
          >
            <Trans>Lift hold</Trans>
          </Button>
        </Stack>
      )}
      {failure === null ? null : (
        <Box mt="3">
          <FailureBanner failure={failure} />
        </Box>
      )}
    </Card>
  );
}
