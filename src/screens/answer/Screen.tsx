import { Box, chakra, Flex } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ScanSender } from '#contract/inbox.ts';
import type { Client } from '#machines/answerRecordingParts.ts';
import { isUnsaved } from '#machines/answerRecordingParts.ts';
import { useDisputeCalls } from '#src/disputes/calls.ts';
import { EntryFailure } from '#src/failures/EntryFailure.tsx';
import { UnsavedChangesDialog } from '#src/ui/UnsavedChangesDialog.tsx';
import { Banner, Card, EmptyState } from '#src/ui/Surface.tsx';
import { useWide } from '#src/ui/useWide.ts';
import { AlreadyAnswered } from './AlreadyAnswered.tsx';
import { DisputesLink } from './DisputesLink.tsx';
import { PhoneSteps } from './PhoneSteps.tsx';
import { Recorded } from './Recorded.tsx';
import { type AnswerRecording, useAnswerRecording } from './useAnswerRecording.ts';
import { WidePage } from './WidePage.tsx';

interface AnswerScreenProps {
  readonly profileId: string;
  readonly client: Client;
  /** The letter whose recipient answered, if the person comes from it. */
  readonly letter: string | null;
  /** The recorded answer to be corrected. */
  readonly entry: string | null;
  /** The scan of the inbox with which it is recorded, and who sent it. */
  readonly scan: string | null;
  readonly sender: ScanSender | null;
  /** How many other scans of the inbox wait for a client; 0 for those who don't come from there. */
  readonly scansLeft?: number;
}

/** Records what a bureau or a creditor answered, or corrects what was recorded. */
export function AnswerScreen(props: AnswerScreenProps) {
  const [{ visit, client }, setVisit] = useState<Visit>({ visit: 1, client: null });
  // What led here was about the first answer.
  const input =
    client === null
      ? props
      : { profileId: props.profileId, client, letter: null, entry: null, scan: null, sender: null };
  return (
    <Answering
      key={visit}
      input={input}
      scansLeft={props.scansLeft ?? 0}
      isAnother={visit > 1}
      onAnother={(after) => setVisit({ visit: visit + 1, client: after })}
    />
  );
}

/** One answer at a time, with where the client's disputes are since the one before; null for the first. */
interface Visit {
  readonly visit: number;
  readonly client: Client | null;
}

interface AnsweringProps {
  readonly input: AnswerScreenProps;
  readonly scansLeft: number;
  /** Whether the person has just recorded one: the button for it is gone, and with it their place on the page. */
  readonly isAnother: boolean;
  readonly onAnother: (after: Client) => void;
}

function Answering({ input, scansLeft, isAnother, onAnother }: AnsweringProps) {
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAnother) return;
    // On a phone, the first step has only a file, which is not chosen by a key alone.
    const first = view.current?.querySelector<HTMLElement>('input:not([type=file]), select') ?? view.current;
    first?.focus();
  }, [isAnother]);
  return (
    <Box ref={view} tabIndex={-1} outline="none">
      <AnswerView recording={useAnswerRecording(input)} scansLeft={scansLeft} onAnother={onAnother} />
    </Box>
  );
}

interface AnswerViewProps {
  readonly recording: AnswerRecording;
  readonly scansLeft?: number;
  readonly onAnother: (after: Client) => void;
}

export function AnswerView({ recording, scansLeft = 0, onAnother }: AnswerViewProps) {
  const { t } = useLingui();
  const state = useSelector(recording, (snapshot) => snapshot);
  const isWide = useWide();
  const { profileId } = state.context;
  const { whose } = useDisputeCalls();
  if (state.matches('gone'))
    return (
      <Nothing profileId={profileId} title={t`This entry can’t be corrected`}>
        <Trans>It was already corrected or withdrawn, or it isn’t an answer.</Trans>
      </Nothing>
    );
  if (state.matches('nothingOpen'))
    return state.context.client.requests.some(({ since }) => since !== null) ? (
      <Nothing profileId={profileId} title={t`No letter with disputes has been mailed yet`}>
        <Trans>An answer to another letter is recorded at that letter.</Trans>
      </Nothing>
    ) : (
      <Nothing profileId={profileId} title={t`No letter has been mailed yet`}>
        <Trans>Record the mailing first. Then you can record the answer.</Trans>
      </Nothing>
    );
  const { profileName } = state.context.client;
  if (state.matches('recorded'))
    return (
      <>
        {whose === 'member' ? <Whose name={profileName} /> : null}
        <Recorded recording={recording} scansLeft={scansLeft} onAnother={onAnother} />
      </>
    );
  const failure = <WhyNotRecorded recording={recording} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isLast = isWide || state.matches({ filling: 'content' });
    recording.send({ type: isLast ? 'answer.record' : 'step.next' });
  };
  return (
    <chakra.form onSubmit={submit} noValidate display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      {whose === 'member' ? (
        <Whose name={profileName}>
          <DisputesLink profileId={profileId} look="plain" />
        </Whose>
      ) : (
        <DisputesLink profileId={profileId} look="plain" />
      )}
      {isWide ? (
        <WidePage recording={recording} failure={failure} />
      ) : (
        <PhoneSteps recording={recording} failure={failure} />
      )}
      <UnsavedChangesDialog isUnsaved={() => isUnsaved(recording.getSnapshot().context)} />
    </chakra.form>
  );
}

/** Whose answer it is: someone with many clients must not record it for another one. */
function Whose({ name, children }: { readonly name: string; readonly children?: ReactNode }) {
  return (
    <Flex columnGap="4" wrap="wrap" align="center" justify="space-between">
      <Box as="p" fontSize="lg" fontWeight="strong" overflowWrap="anywhere" my="1">
        {name}
      </Box>
      {children}
    </Flex>
  );
}

function WhyNotRecorded({ recording }: { readonly recording: AnswerRecording }) {
  const { failure, attached, files } = useSelector(recording, ({ context }) => context);
  if (failure === null) return null;
  if (failure.fields.some(({ problem }) => problem === 'alreadyAnswered'))
    return <AlreadyAnswered recording={recording} />;
  if (failure.code === 'notFound' && attached.some((file) => files.includes(file)))
    return (
      <Banner tone="danger">
        <Trans>
          A page of this answer is no longer with this client. Someone may have assigned the scan to another
          client. Remove the page, or look for the scan in the answers inbox.
        </Trans>
      </Banner>
    );
  return <EntryFailure failure={failure} />;
}

interface NothingProps {
  readonly profileId: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Nothing({ profileId, title, children }: NothingProps) {
  return (
    <Card>
      <EmptyState title={title}>
        <p>{children}</p>
        <DisputesLink profileId={profileId} look="outline" />
      </EmptyState>
    </Card>
  );
}
