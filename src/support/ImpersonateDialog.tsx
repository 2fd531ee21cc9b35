import { chakra, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import type { Failure } from '#machines/failure.ts';
import { FailureBanner } from '#src/app/FailureBanner.tsx';
import { addressToActFor } from '#src/browser/actingFor.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import type { Impersonation } from './impersonationDoor.ts';
import { isUnknownUser, UserField } from './UserField.tsx';

/** Asks for whom to act; says why not. */
export function ImpersonateDialog({ impersonation }: { readonly impersonation: Impersonation }) {
  const open = useSelector(impersonation, (state) => state.hasTag('dialog'));
  return open ? <Asking impersonation={impersonation} /> : null;
}

function Asking({ impersonation }: { readonly impersonation: Impersonation }) {
  const { t } = useLingui();
  const form = useId();
  const state = useSelector(impersonation, (snapshot) => snapshot);
  const [userId, setUserId] = useState('');
  const [asked, setAsked] = useState('');
  const { failure } = state.context;
  const busy = state.hasTag('busy');
  const submit = { type: 'user.submit', userId: userId.trim() } as const;
  const cancel = () => impersonation.send({ type: 'impersonation.cancel' });
  return (
    <Dialog
      open
      width="narrow"
      title={t`Impersonate`}
      busy={busy}
      onClose={cancel}
      footer={
        <>
          <Button look="plain" disabled={busy} onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form} look="solid" busy={busy} disabled={!state.can(submit)}>
            <Trans>Impersonate</Trans>
          </Button>
        </>
      }
    >
      <chakra.form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(submit.userId);
          impersonation.send(submit);
        }}
      >
        <Stack gap="4">
          <p>
            <Trans>
              You will see the product as this user does. The account is told, and what you do is logged.
            </Trans>
          </p>
          <UserField value={userId} onChange={setUserId} failure={failure} />
          {failure === null || isUnknownUser(failure) ? null : <Why failure={failure} userId={asked} />}
        </Stack>
      </chakra.form>
    </Dialog>
  );
}

function Why({ failure, userId }: { readonly failure: Failure; readonly userId: string }) {
  if (failure.code !== 'wrongHost') return <FailureBanner failure={failure} />;
  return (
    <Banner tone="info">
      <Trans>This user works at another address:</Trans>{' '}
      <chakra.a
        href={addressToActFor(failure.detail, userId)}
        color="accent"
        textDecoration="underline"
        overflowWrap="anywhere"
      >
        {failure.detail}
      </chakra.a>
    </Banner>
  );
}
