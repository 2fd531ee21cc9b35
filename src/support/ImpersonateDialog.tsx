import { chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Failure } from '#machines/failure.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { impersonationAddress } from '#src/browser/impersonation.ts';
import { Banner } from '#src/ui/Surface.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import type { Impersonation } from './useImpersonation.ts';
import { isUnknownUser, UserField } from './UserField.tsx';

/** Asks which user to act for, and says why it is refused. */
export function ImpersonateDialog({ impersonation }: { readonly impersonation: Impersonation }) {
  const open = useSelector(impersonation, (state) => state.hasTag('dialog'));
  return open ? <ImpersonateForm impersonation={impersonation} /> : null;
}

function ImpersonateForm({ impersonation }: { readonly impersonation: Impersonation }) {
  const { t } = useLingui();
  const state = useSelector(impersonation, (snapshot) => snapshot);
  const [userId, setUserId] = useState('');
  const { failure, submitted } = state.context;
  const submit = { type: 'user.submit', userId: userId.trim() } as const;
  return (
    <FormDialog
      title={t`Impersonate`}
      action={<Trans>Impersonate</Trans>}
      busy={state.hasTag('busy')}
      canSubmit={state.can(submit)}
      isUnsaved={userId !== ''}
      onSubmit={() => impersonation.send(submit)}
      onClose={() => impersonation.send({ type: 'impersonation.cancel' })}
    >
      <p>
        <Trans>
          You’ll see the product as this user does. The account is notified, and what you do is logged.
        </Trans>
      </p>
      <UserField value={userId} onChange={setUserId} failure={failure} />
      {failure === null || isUnknownUser(failure) ? null : <Why failure={failure} userId={submitted} />}
    </FormDialog>
  );
}

function Why({ failure, userId }: { readonly failure: Failure; readonly userId: string }) {
  if (failure.code !== 'wrongHost') return <FailureBanner failure={failure} />;
  return (
    <Banner tone="info">
      <Trans>This user’s account is on a different site:</Trans>{' '}
      <chakra.a
        href={impersonationAddress(failure.detail, userId)}
        color="accent"
        textDecoration="underline"
        overflowWrap="anywhere"
      >
        {failure.detail}
      </chakra.a>
    </Banner>
  );
}
