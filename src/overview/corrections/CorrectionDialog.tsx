import { Box, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import type { GenerationLogItem, WithdrawnStatement } from '#contract/repair.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { ContractGateContext, useClosedContract } from '#src/repair/contractGate.ts';
import { ContractHold } from '#src/repair/ContractHold.tsx';
import { DownloadDialog } from '#src/repair/DownloadDialog.tsx';
import { OnePdfButton } from '#src/repair/OnePdf.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Banner } from '#src/ui/Surface.tsx';
import { withItsSections } from '#src/ui/citations.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { shownHeading, withItsNumber } from '#vocabulary/accountMask.ts';
import { type Correction, letterCorrection } from './correction.ts';

/** A set of letters, and why it is written again. */
export interface CorrectedLetters extends Pick<
  GenerationLogItem,
  'id' | 'profileName' | 'date' | 'withdrawn' | 'rewrittenAs' | 'heldBy'
> {
  /** What the client withdrew or wants changed, as they or the letters say it; missing if our own rules are the reason. */
  readonly wanted?: readonly { readonly about: string; readonly words: string }[];
  /** The names of its letters that the client changed, which new letters don't have; missing if there are none. */
  readonly changed?: readonly string[];
}

interface CorrectingProps {
  readonly letters: CorrectedLetters;
  readonly onClose: () => void;
}

/** What was withdrawn from one set of letters. Mount a new one for another set. */
export function Correcting({ letters, onClose }: CorrectingProps) {
  const router = useRouter();
  const correction = useWorkflow(
    letterCorrection(() => void router.invalidate()),
    {
      input: {
        sessionId: letters.id,
        rewrittenAs: letters.rewrittenAs ?? null,
        losesChanges: (letters.changed ?? []).length > 0,
      },
    },
  );
  const closed = useSelector(correction, (state) => state.matches('closed'));
  useEffect(() => {
    if (closed) onClose();
  }, [closed, onClose]);
  const { heldBy } = letters;
  const dialog = <CorrectionDialog correction={correction} letters={letters} />;
  // On the page of one client, the page has said what their contract permits.
  if (heldBy === undefined) return dialog;
  return <ContractGateContext value={{ standing: heldBy, entries: [] }}>{dialog}</ContractGateContext>;
}

interface CorrectionDialogProps {
  readonly correction: Correction;
  readonly letters: Pick<CorrectedLetters, 'profileName' | 'date' | 'withdrawn' | 'wanted' | 'changed'>;
}

/** The statements by recipient, each with what is wrong with it, and the letters that replace them. */
export function CorrectionDialog({ correction, letters }: CorrectionDialogProps) {
  const { t } = useLingui();
  const isHeld = useClosedContract() !== null;
  const state = useSelector(correction, (snapshot) => snapshot);
  const download = state.children.letterDownload;
  if (download) return <DownloadDialog download={download} />;
  const { failure } = state.context;
  const close = () => correction.send({ type: 'correction.close' });
  const rewritten = state.matches('rewritten');
  const failed = state.matches('failed');
  const isConfirming = state.matches('confirming');
  const { profileName, withdrawn = [], wanted, changed = [] } = letters;
  const date = shownDate(letters.date);
  return (
    <Dialog
      open={state.status === 'active'}
      width="usual"
      title={wanted === undefined ? t`Withdrawn statements` : t`Write the letters again`}
      onClose={close}
      footer={
        <>
          {rewritten ? null : <ContractHold />}
          {isConfirming ? (
            <Button look="plain" onClick={() => correction.send({ type: 'changes.keep' })}>
              <Trans>Back</Trans>
            </Button>
          ) : (
            <Button look="plain" onClick={close}>
              <Trans>Close</Trans>
            </Button>
          )}
          {isConfirming ? (
            <Button look="solid" disabled={isHeld} onClick={() => correction.send({ type: 'changes.drop' })}>
              <Trans>Write without the changes</Trans>
            </Button>
          ) : rewritten ? (
            <>
              <OnePdfButton onClick={() => correction.send({ type: 'letters.download', file: 'pdf' })} />
              <Button
                look="solid"
                icon={<Download size={18} aria-hidden />}
                onClick={() => correction.send({ type: 'letters.download', file: 'zip' })}
              >
                <Trans>Download Letter(s)</Trans>
              </Button>
            </>
          ) : (
            <Button
              look="solid"
              busy={state.hasTag('busy')}
              disabled={isHeld}
              onClick={() => correction.send({ type: failed ? 'letters.retry' : 'letters.rewrite' })}
            >
              {failed ? <Trans>Try Again</Trans> : <Trans>Write the letters again</Trans>}
            </Button>
          )}
        </>
      }
    >
      {isConfirming ? (
        <LostChanges changed={changed} />
      ) : (
        <Stack gap="4">
          {failure === null ? null : <FailureBanner failure={failure} />}
          {rewritten ? (
            <Banner tone="success">
              {wanted === undefined ? (
                <Trans>
                  The letters were written again without these statements. No generation was used.
                </Trans>
              ) : (
                <Trans>The letters were written again. No generation was used.</Trans>
              )}
            </Banner>
          ) : null}
          <p>
            {wanted === undefined ? (
              <Trans>
                The letters for {profileName} dated {date} contain statements that we no longer make. New
                letters leave them out. Don’t mail the old ones.
              </Trans>
            ) : (
              <Trans>
                The letters for {profileName} dated {date} will be written again for the same report and
                selection, with what the client says now. Make the changes in the Repair Center first. Don’t
                mail the old letters.
              </Trans>
            )}
          </p>
          <Stack as="ul" gap="4" listStyleType="none">
            {wanted?.map(({ about, words }, index) => (
              <Stack as="li" gap="1" key={index}>
                <Box fontSize="sm" color="quiet">
                  {about}
                </Box>
                <Box as="blockquote" ps="3" borderInlineStart="3px solid" borderColor="edge">
                  {words}
                </Box>
              </Stack>
            ))}
            {withdrawn.map((each, index) => (
              <Statement key={index} statement={each} />
            ))}
          </Stack>
        </Stack>
      )}
    </Dialog>
  );
}

/** Asks before what the client changed is lost. */
function LostChanges({ changed }: { readonly changed: readonly string[] }) {
  return (
    <Stack gap="3">
      <Banner tone="warning">
        <Trans>The client changed these letters. The new ones won’t have their changes.</Trans>
      </Banner>
      <Box as="ul" ps="5" listStyleType="disc">
        {changed.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Box>
      <p>
        <Trans>
          Tell the client before you write the letters again. They can change the new ones on their page.
        </Trans>
      </p>
    </Stack>
  );
}

/** Letters are in English, whatever the language of the page. */
function Statement({ statement: { destination, item, statement, flaw } }: { statement: WithdrawnStatement }) {
  return (
    <Stack as="li" gap="1">
      <Box fontSize="sm" color="quiet" lang="en">
        <Facts of={[destination, withItsNumber(shownHeading(item))]} />
      </Box>
      <Box as="blockquote" lang="en" ps="3" borderInlineStart="3px solid" borderColor="edge">
        {withItsSections(statement)}
      </Box>
      <Box fontSize="sm">
        {flaw === 'notProven' ? (
          <Trans>The report doesn’t prove this.</Trans>
        ) : (
          <Trans>This claims more than the report shows.</Trans>
        )}
      </Box>
    </Stack>
  );
}
