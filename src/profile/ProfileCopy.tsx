import { Box, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { Actions } from '#src/ui/Actions.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Banner, Card, CardTitle } from '#src/ui/Surface.tsx';
import { type ProfileExport, useProfileExport } from './useProfileExport.ts';

/** The download of everything about one profile, with what has arrived so far. Mount a new one for another profile. */
export function ProfileCopy({ profileId }: { readonly profileId: string }) {
  return <ProfileCopyOf work={useProfileExport(profileId)} />;
}

export function ProfileCopyOf({ work }: { readonly work: ProfileExport }) {
  const state = useSelector(work, (snapshot) => snapshot);
  const { failure, loaded } = state.context;
  const busy = state.hasTag('busy');
  const megabytes = (loaded / 1_000_000).toFixed(1);
  return (
    <Stack gap="3" align="stretch">
      {state.matches('failed') && failure !== null ? (
        failure.code === 'unexpected' ? (
          <Banner tone="danger">
            <Trans>The download was interrupted.</Trans>
          </Banner>
        ) : (
          <FailureBanner failure={failure} />
        )
      ) : null}
      <Actions>
        <Button
          icon={<Download size={18} aria-hidden />}
          busy={busy}
          disabled={!state.can({ type: 'export.start' })}
          onClick={() => work.send({ type: 'export.start' })}
        >
          <Trans>Download everything</Trans>
        </Button>
        {busy ? (
          <Button look="plain" onClick={() => work.send({ type: 'export.cancel' })}>
            <Trans>Cancel download</Trans>
          </Button>
        ) : null}
      </Actions>
      <Box role="status" color="quiet" _empty={{ display: 'none' }}>
        {busy ? <Trans>{megabytes} MB received…</Trans> : null}
        {state.matches('saved') ? <Trans>The download is complete.</Trans> : null}
      </Box>
    </Stack>
  );
}

/** On the profile page: what the download contains. */
export function ProfileCopyCard({ profileId }: { readonly profileId: string }) {
  return (
    <Card>
      <CardTitle>
        <Trans>All information</Trans>
      </CardTitle>
      <Stack gap="4">
        <Box color="quiet">
          <Trans>
            One ZIP file with everything stored about this profile: information, documents, credit reports,
            letters, and history. It contains the full Social Security number, so keep it in a safe place.
          </Trans>
        </Box>
        <ProfileCopy profileId={profileId} />
      </Stack>
    </Card>
  );
}
