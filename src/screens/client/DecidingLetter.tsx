import { Box, chakra, Flex } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { type OwnLetter, signatureLength } from '#contract/clientPage.ts';
import { noteLength } from '#contract/limits.ts';
import { Button } from '#src/ui/Button.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { useMeasured } from '#src/ui/useMeasured.ts';
import { Field } from '#src/ui/Field.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { TextArea, TextInput } from '#src/ui/TextInput.tsx';
import { UnsavedChangesDialog } from '#src/ui/UnsavedChangesDialog.tsx';
import { NotRecorded } from './NotRecorded.tsx';
import { isEdited } from '#machines/letterApproval.ts';
import { useInView } from './useInView.ts';
import type { LetterApproval as Work } from './useLetterApproval.ts';

interface DecidingLetterProps {
  readonly work: Work;
  readonly letter: OwnLetter;
  /** What was typed, which stays while the client changes the letter. */
  readonly signature: string;
  readonly onSignature: (signature: string) => void;
  readonly note: string;
  readonly onNote: (note: string) => void;
}

/** Approve and sign, change the text, or request a change. What was typed stays if it can't be saved. */
export function DecidingLetter({ work, letter, signature, onSignature, note, onNote }: DecidingLetterProps) {
  const { t } = useLingui();
  const state = useSelector(work, (snapshot) => snapshot);
  const { failure, edit } = state.context;
  const { approval } = letter;
  const isObjecting = state.matches({ reading: 'objecting' }) || state.matches('asking');
  const busy = state.hasTag('busy');
  const form = useRef<HTMLFormElement>(null);
  const isSeen = useInView(form);
  const typed = (isObjecting ? note : signature).trim();
  const send = () => {
    if (typed === '' || busy) return;
    work.send(
      isObjecting ? { type: 'change.send', note: typed } : { type: 'letter.approve', signature: typed },
    );
  };
  return (
    <>
      <chakra.form
        ref={form}
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
        <NotRecorded failure={failure} />
        {letter.changeable?.saysWithdrawn === true ? (
          <Banner tone="warning">
            <Trans>
              This letter says something that you withdrew. Change the letter: the new version leaves it out.
            </Trans>
          </Banner>
        ) : null}
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
              onChange={(event) => onNote(event.target.value)}
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
              onChange={(event) => onSignature(event.target.value)}
            />
          </Field>
        )}
        <Flex gap="3" wrap="wrap">
          <Button type="submit" look="solid" busy={busy} disabled={typed === ''}>
            {isObjecting ? <Trans>Send to the agency</Trans> : <Trans>Approve and sign</Trans>}
          </Button>
          {state.can({ type: 'text.edit' }) || state.matches('approving') ? (
            <Button disabled={busy} onClick={() => work.send({ type: 'text.edit' })}>
              <Trans>Change the letter</Trans>
            </Button>
          ) : null}
          <Button
            look="plain"
            disabled={busy}
            onClick={() => work.send({ type: isObjecting ? 'change.drop' : 'change.want' })}
          >
            {isObjecting ? <Trans>Back</Trans> : <Trans>Request a change</Trans>}
          </Button>
        </Flex>
        <UnsavedChangesDialog isUnsaved={() => isEdited(edit)} />
      </chakra.form>
      {isSeen ? null : <Bar isApproved={approval?.said === 'approved'} onGo={() => goTo(form.current)} />}
    </>
  );
}

/** Shows the form, ready for typing. */
function goTo(form: HTMLFormElement | null): void {
  form?.scrollIntoView({ block: 'end' });
  form?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
}

interface BarProps {
  readonly isApproved: boolean;
  readonly onGo: () => void;
}

/** While the form at the end of the letter is out of sight: the way to it. */
function Bar({ isApproved, onGo }: BarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useMeasured(bar, '--dialog-foot');
  return (
    <Flex
      ref={bar}
      position="sticky"
      // At the dialog's edge: what is sticky keeps out of the padding of what scrolls.
      bottom="-6"
      zIndex="1"
      gap="3"
      align="center"
      justify="end"
      wrap="wrap"
      mx={{ base: '-4', sm: '-6' }}
      mb="-6"
      px={{ base: '4', sm: '6' }}
      py="3"
      bg="card"
      borderTop="1px solid"
      borderColor="edge"
    >
      {isApproved ? null : (
        <Box as="span" flex="1" color="quiet" display={{ base: 'none', sm: 'block' }}>
          <Trans>You haven’t approved it yet.</Trans>
        </Box>
      )}
      <Button look="solid" flexGrow={{ base: '1', sm: '0' }} onClick={onGo}>
        <Trans>Approve or change this letter</Trans>
      </Button>
    </Flex>
  );
}
