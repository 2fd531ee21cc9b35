import { Box, Flex, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { discardReasons, scanSenders } from '#contract/inbox.ts';
import type { ProfileListItem } from '#contract/profiles.ts';
import { isPdf, PageImage } from '#src/disputes/PageImage.tsx';
import { PageLookButtons, upright } from '#src/disputes/PageLook.tsx';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Choices } from '#src/ui/Choices.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Banner, Skeleton } from '#src/ui/Surface.tsx';
import { ClientSearch } from './ClientSearch.tsx';
import { SameContent } from './SameContent.tsx';
import { useInboxWords } from './useInboxWords.ts';
import { type OpenedScan, type ScanAssignment, useScanAssignment } from './useScanAssignment.ts';

interface OpeningScanProps {
  readonly scan: OpenedScan;
  readonly clients: readonly ProfileListItem[];
  readonly onClose: () => void;
}

/** Opens a scan. Mount a new one for another scan. */
export function OpeningScan({ scan, clients, onClose }: OpeningScanProps) {
  const work = useScanAssignment(scan);
  const isDone = useSelector(work, ({ status }) => status === 'done');
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  return <ScanDialog work={work} name={scan.name} sameAs={scan.sameAs} clients={clients} />;
}

interface ScanDialogProps {
  readonly work: ScanAssignment;
  readonly name: string;
  readonly sameAs?: OpenedScan['sameAs'];
  readonly clients: readonly ProfileListItem[];
}

/** The scan next to the questions whose it is and who sent it; or, instead of them, why it is discarded. */
export function ScanDialog({ work, name, sameAs = null, clients }: ScanDialogProps) {
  const { t } = useLingui();
  const state = useSelector(work, (snapshot) => snapshot);
  const { content, failure } = state.context;
  const [look, setLook] = useState(upright);
  const busy = state.hasTag('busy');
  const isDiscarding = state.matches('discardAsked') || state.matches('discarding');
  return (
    <Dialog
      open
      width="wide"
      title={name === '' ? t`Scan` : name}
      busy={busy && !state.matches('opening')}
      onClose={() => work.send({ type: 'dialog.close' })}
      footer={isDiscarding ? <DiscardButtons work={work} /> : <AssignButtons work={work} />}
    >
      <Box
        display="grid"
        gap="5"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {state.matches('opening') ? (
          <Skeleton height="14rem" role="status" aria-label={t`Loading`} />
        ) : (
          <Stack gap="1">
            {content?.type.startsWith('image/') === true ? (
              <Flex justify="flex-end">
                <PageLookButtons look={look} onLook={setLook} />
              </Flex>
            ) : null}
            <PageImage
              page={{ content, name }}
              {...look}
              isBusy={busy}
              onOpen={() => work.send({ type: 'scan.retry' })}
            />
            {content !== null && isPdf(content) ? (
              <Box as="p" color="quiet" fontSize="sm">
                <Trans>
                  The whole file goes to one client, and later letters can enclose all of it. If it has
                  answers to several clients or from several senders, discard it and add one file for each
                  answer.
                </Trans>
              </Box>
            ) : null}
          </Stack>
        )}
        <Stack gap="5">
          {failure === null ? null : failure.code === 'changedMeanwhile' ? (
            <Banner tone="danger">
              <Trans>
                Someone else assigned this scan in the meantime, and it stays as they left it. Close this
                window: the list shows whose it is and who sent it.
              </Trans>
            </Banner>
          ) : (
            <FailureBanner failure={failure} />
          )}
          {sameAs === null || isDiscarding ? null : (
            <Banner tone="warning">
              <SameContent scan={sameAs} /> <Trans>If this one is a duplicate, discard it.</Trans>
            </Banner>
          )}
          {isDiscarding ? <Reason work={work} /> : <Whose work={work} clients={clients} />}
        </Stack>
      </Box>
    </Dialog>
  );
}

interface WorkProps {
  readonly work: ScanAssignment;
}

function Whose({ work, clients }: WorkProps & { readonly clients: readonly ProfileListItem[] }) {
  const { t } = useLingui();
  const { senders } = useInboxWords();
  const state = useSelector(work, (snapshot) => snapshot);
  const { profileId, sender } = state.context;
  const disabled = !state.matches('choosing');
  return (
    <>
      <ClientSearch
        clients={clients}
        value={profileId}
        disabled={disabled}
        isLoading={state.matches('opening')}
        onChange={(id) => work.send({ type: 'client.choose', profileId: id })}
      />
      <Choices
        legend={t`Who sent it`}
        look="chips"
        disabled={disabled}
        options={scanSenders.map((value) => ({ value, name: senders[value] }))}
        value={sender}
        onChange={(chosen) => work.send({ type: 'sender.choose', sender: chosen })}
      />
    </>
  );
}

function Reason({ work }: WorkProps) {
  const { t } = useLingui();
  const { reasons } = useInboxWords();
  const state = useSelector(work, (snapshot) => snapshot);
  return (
    <Stack gap="4">
      <p>
        <Trans>
          The scan is erased for good. Who discarded it, when, and why stays in the list. Keep the paper until
          you know whose it is.
        </Trans>
      </p>
      <Choices
        legend={t`Why are you discarding it?`}
        look="cards"
        disabled={state.hasTag('busy')}
        options={discardReasons.map((value) => ({ value, name: reasons[value] }))}
        value={state.context.reason}
        onChange={(reason) => work.send({ type: 'reason.choose', reason })}
      />
    </Stack>
  );
}

function AssignButtons({ work }: WorkProps) {
  const state = useSelector(work, (snapshot) => snapshot);
  const { assignedTo } = state.context;
  const disabled = !state.matches('choosing');
  return (
    <>
      {assignedTo === null ? (
        <Button look="plain" disabled={disabled} onClick={() => work.send({ type: 'discard.ask' })}>
          <Trans>Discard…</Trans>
        </Button>
      ) : (
        <Button
          look="plain"
          disabled={disabled}
          busy={state.matches('keeping')}
          onClick={() => work.send({ type: 'scan.keep' })}
        >
          <Trans>Keep without an answer</Trans>
        </Button>
      )}
      <Button
        look="solid"
        busy={state.matches('assigning')}
        disabled={!state.matches('assigning') && !state.can({ type: 'scan.assign' })}
        onClick={() => work.send({ type: 'scan.assign' })}
      >
        <Trans>Assign and record</Trans>
      </Button>
    </>
  );
}

function DiscardButtons({ work }: WorkProps) {
  const state = useSelector(work, (snapshot) => snapshot);
  const busy = state.matches('discarding');
  return (
    <>
      <Button look="plain" disabled={busy} onClick={() => work.send({ type: 'discard.cancel' })}>
        <Trans>Back</Trans>
      </Button>
      <Button
        look="danger"
        busy={busy}
        disabled={!busy && !state.can({ type: 'discard.confirm' })}
        onClick={() => work.send({ type: 'discard.confirm' })}
      >
        <Trans>Discard</Trans>
      </Button>
    </>
  );
}
