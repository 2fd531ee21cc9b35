import { Flex, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { disputeFileTypes, documentMegabytes } from '#contract/limits.ts';
import type { PendingScan, RepeatedScan } from '#machines/scanUploads.ts';
import { usePageProblem } from '#src/disputes/usePageProblem.ts';
import { Button } from '#src/ui/Button.tsx';
import { FileBox } from '#src/ui/FileBox.tsx';
import { Banner, Card } from '#src/ui/Surface.tsx';
import { UnsavedChangesDialog } from '#src/ui/UnsavedChangesDialog.tsx';
import { WithButton } from '#src/ui/WithButton.tsx';
import { SameContent } from './SameContent.tsx';
import type { ScanUploads } from './useScanUploads.ts';

const accepted = disputeFileTypes.join(',');

/** Takes scans, several at once. Those that could not be uploaded stay here. */
export function UploadCard({ uploads }: { readonly uploads: ScanUploads }) {
  const { t } = useLingui();
  const state = useSelector(uploads, (snapshot) => snapshot);
  const { pending, repeated } = state.context;
  const waiting = pending.filter(({ failure }) => failure === null).length;
  const failed = pending.filter(({ failure }) => failure !== null);
  return (
    <Card>
      <Stack gap="3">
        <FileBox
          title={t`Add scans or photos of answers`}
          hint={t`Drop files here, choose them, or take a photo. PNG, JPG, or PDF, up to ${documentMegabytes} MB each. Stored encrypted.`}
          look="default"
          message={waiting > 0 ? <Trans>Uploading… {waiting} left</Trans> : undefined}
          accept={accepted}
          busy={state.hasTag('busy')}
          onFiles={(files) => uploads.send({ type: 'files.add', files })}
        />
        <UnsavedChangesDialog isUnsaved={() => pending.length > 0} />
        {failed.map((scan) => (
          <Failed key={scan.key} uploads={uploads} scan={scan} />
        ))}
        {repeated.map((scan) => (
          <Repeated key={scan.key} uploads={uploads} scan={scan} />
        ))}
      </Stack>
    </Card>
  );
}

/** That a scan was added that is there already. Its row in the list and its own window say it, too. */
function Repeated({
  uploads,
  scan: { key, name, sameAs },
}: Pick<FailedProps, 'uploads'> & { readonly scan: RepeatedScan }) {
  return (
    <Banner tone="warning">
      <WithButton
        button={
          <Button size="small" onClick={() => uploads.send({ type: 'repeat.dismiss', key })}>
            <Trans>Got it</Trans>
          </Button>
        }
      >
        <strong>{name}</strong>: <SameContent scan={sameAs} />{' '}
        <Trans>If this one is a duplicate, open it and discard it.</Trans>
      </WithButton>
    </Banner>
  );
}

function Failed({ uploads, scan: { key, file, failure } }: FailedProps) {
  const say = usePageProblem();
  const { name } = file;
  const canRetry = useSelector(uploads, (state) => state.can({ type: 'upload.retry', key }));
  return failure === null ? null : (
    <Stack gap="2">
      <Banner tone="danger">
        <strong>{name}</strong>: {say(failure, false)}
      </Banner>
      <Flex gap="2" wrap="wrap">
        {canRetry ? (
          <Button onClick={() => uploads.send({ type: 'upload.retry', key })}>
            <Trans>Upload again</Trans>
          </Button>
        ) : null}
        <Button look="plain" onClick={() => uploads.send({ type: 'upload.dismiss', key })}>
          <Trans>Remove</Trans>
        </Button>
      </Flex>
    </Stack>
  );
}

interface FailedProps {
  readonly uploads: ScanUploads;
  readonly scan: PendingScan;
}
