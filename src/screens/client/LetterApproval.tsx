import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type OwnLetter, signatureLength } from '#contract/clientPage.ts';
import { noteLength } from '#contract/limits.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { isUnmailed } from '#src/screens/disputes/letters/letterSets.ts';
import { Button } from '#src/ui/Button.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Banner, Skeleton } from '#src/ui/Surface.tsx';
import { TextArea, TextInput } from '#src/ui/TextInput.tsx';
import { LetterText } from './LetterText.tsx';
import { type LetterApproval as Work, useLetterApproval } from './useLetterApproval.ts';

interface LetterApprovalProps {
  readonly clientKey: string;
  readonly letterId: string;
  readonly onClose: () => void;
}

/** One letter to read, and what the client says about it. Mount a new one for another letter. */
export function LetterApproval({ clientKey, letterId, onClose }: LetterApprovalProps) {
  const work = useLetterApproval(clientKey, letterId);
  const isDone = useSelector(work, ({ status }) => status === 'done');
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  return <LetterApprovalDialog work={work} />;
}

export function LetterApprovalDialog({ work }: { readonly work: Work }) {
  const { t } = useLingui();
  const state = useSelector(work, (snapshot) => snapshot);
  const { letter, failure } = state.context;
  const recipient = letter?.recipient.name ?? '';
  const isSending = state.matches('approving') || state.matches('asking');
  return (
    <Dialog
      open={state.status === 'active'}
      title={letter === null ? t`Your letter` : t`Your letter to ${recipient}`}
      busy={isSending}
      onClose={() => work.send({ type: 'letter.close' })}
    >
      {state.matches('loading') ? (
        <Skeleton height="24rem" role="status" aria-label={t`Loading the letter…`} />
      ) : null}
      {state.matches('unavailable') && failure !== null ? (
        <Stack gap="3" align="start">
          <FailureBanner failure={failure} />
          <Button onClick={() => work.send({ type: 'letter.retry' })}>
            <Trans>Try Again</Trans>
          </Button>
        </Stack>
      ) : null}
      {letter !== null && (state.matches('reading') || isSending) ? (
        <Stack gap="5">
          <Box color="quiet" fontSize="sm">
            <Trans>
              Account numbers, your date of birth, your Social Security number, and your street are partly
              hidden here. The printed letter shows as much of them as its recipient needs, and has your
              address as the return address.
            </Trans>
          </Box>
          <LetterText letter={letter} />
          {isUnmailed(letter) ? <Deciding work={work} letter={letter} /> : null}
        </Stack>
      ) : null}
    </Dialog>
  );
}

/** Approve and sign, or request a change. What was typed stays if it can't be saved. */
function Deciding({ work, letter }: { readonly work: Work; readonly letter: OwnLetter }) {
  const { t } = useLingui();
  const state = useSelector(work, (snapshot) => snapshot);
  const [signature, setSignature] = useState('');
  const [note, setNote] = useState('');
  const { failure } = state.context;
  const { approval } = letter;
  const isObjecting = state.matches({ reading: 'objecting' }) || state.matches('asking');
  const busy = state.hasTag('busy');
  const typed = (isObjecting ? note : signature).trim();
  const send = () => {
    if (typed === '' || busy) return;
    work.send(
      isObjecting ? { type: 'change.send', note: typed } : { type: 'letter.approve', signature: typed },
    );
  };
  return (
    <chakra.form
      noValidate
      display="grid"
      gap="4"
      bg="sunken"
      border="1px solid"
      borderColor="edge"
      borderRadius="md"
      p="4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {failure === null ? null : failure.code === 'changedMeanwhile' ? (
        <Banner tone="danger">
          <Trans>This letter was mailed or written again in the meantime, so nothing was recorded.</Trans>
        </Banner>
      ) : (
        <FailureBanner failure={failure} />
      )}
      {approval?.said === 'approved' ? (
        <p>
          <Trans>
            You approved it on {shownDate(approval.on)} and signed as {approval.signature}.
          </Trans>
        </p>
      ) : null}
      {approval?.said === 'changeAsked' ? (
        <p>
          <Trans>
            You requested a change on {shownDate(approval.on)}: {approval.note}
          </Trans>
        </p>
      ) : null}
      {isObjecting ? (
        <Field label={t`What must change?`} required disabled={busy}>
          <TextArea
            rows={3}
            value={note}
            maxLength={noteLength}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
      ) : (
        <Field
          label={t`Sign with your full name`}
          help={t`You confirm that you read the letter, that what it says in your name is true, and that you want it sent.`}
          required
          disabled={busy}
        >
          <TextInput
            value={signature}
            maxLength={signatureLength}
            autoComplete="name"
            onChange={(event) => setSignature(event.target.value)}
          />
        </Field>
      )}
      <Flex gap="3" wrap="wrap">
        <Button type="submit" look="solid" busy={busy} disabled={typed === ''}>
          {isObjecting ? <Trans>Send to the agency</Trans> : <Trans>Approve and sign</Trans>}
        </Button>
        <Button
          look="plain"
          disabled={busy}
          onClick={() => work.send({ type: isObjecting ? 'change.drop' : 'change.want' })}
        >
          {isObjecting ? <Trans>Back</Trans> : <Trans>Request a change</Trans>}
        </Button>
      </Flex>
    </chakra.form>
  );
}
