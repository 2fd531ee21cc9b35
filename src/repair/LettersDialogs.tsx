import { chakra, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Download, Mail } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import type { FailureCode } from '#contract/failures.ts';
import { recommendedAttacks, revisitDays } from '#contract/limits.ts';
import type { Failure } from '#machines/failure.ts';
import type { generationSessionMachine } from '#machines/generationSession.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { causes } from '#src/failures/errorMessages.ts';
import { CartFailed } from './CartFailed.tsx';
import { DownloadDialog } from './DownloadDialog.tsx';
import { OnePdfButton } from './OnePdf.tsx';
import { PrintShopNote } from './PrintShopNote.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { flushEnd } from '#src/ui/theme/flushEnd.ts';

type Session = ActorRefFrom<typeof generationSessionMachine>;

/** From Generate to the envelope: writing, the success dialog, the download. */
export function LettersDialogs({ session }: { readonly session: Session }) {
  const { t } = useLingui();
  const state = useSelector(session, (snapshot) => snapshot);
  const download = state.children.letterDownload;
  if (download) return <DownloadDialog download={download} />;
  const { failure, profileId } = state.context;
  if (state.matches('failed') && failure !== null)
    return <FailedDialog session={session} failure={failure} />;
  if (!state.hasTag('letters')) return null;
  const close = () => session.send({ type: 'session.close' });
  return (
    <Dialog
      open
      width="usual"
      title={t`Your letters are ready`}
      onClose={close}
      footer={
        <>
          <Button look="plain" onClick={close}>
            <Trans>Close</Trans>
          </Button>
          <Button
            icon={<Mail size={18} aria-hidden />}
            busy={state.matches('mailing')}
            onClick={() => session.send({ type: 'letters.mail' })}
          >
            <Trans>Mail Letters (paid)</Trans>
          </Button>
          <Button
            look="solid"
            icon={<Download size={18} aria-hidden />}
            onClick={() => session.send({ type: 'letters.download', file: 'zip' })}
          >
            <Trans>Download Letter(s)</Trans>
          </Button>
        </>
      }
    >
      <Stack gap="3">
        {state.matches('mailFailed') && failure !== null ? <CartFailed failure={failure} /> : null}
        <p>
          <Trans>Read, sign, and mail the letters yourself, or let the print shop print and mail them.</Trans>
        </p>
        <Stack gap="2" borderTopWidth="1px" borderColor="edge" pt="3" color="quiet" fontSize="sm">
          <p>
            <PrintShopNote />
          </p>
          <Aside>
            <p>
              <Trans>All letters also come in one file, each on a new sheet.</Trans>
            </p>
            <OnePdfButton
              look="plain"
              onClick={() => session.send({ type: 'letters.download', file: 'pdf' })}
            />
          </Aside>
          <Aside>
            <p>
              <Trans>Not mailed yet. Once you have mailed them, record it: due dates count from there.</Trans>
            </p>
            <ButtonLink
              look="plain"
              size="small"
              css={flushEnd}
              to="/disputes/$profileId"
              params={{ profileId }}
            >
              <Trans>Record mailing</Trans>
            </ButtonLink>
          </Aside>
          <p>
            <Trans>
              We recommend at least {recommendedAttacks} attacks per user. Revisit every {revisitDays} days
              after mailing letters.
            </Trans>
          </p>
        </Stack>
      </Stack>
    </Dialog>
  );
}

/** What else there is, with the way to it at its end. */
const Aside = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    '& > p': { flex: { base: '1 1 100%', sm: '1' } },
    '& > :last-child': { color: 'accentStrong', ms: { base: '-2.5', sm: '0' } },
  },
});

/** Refusals that retrying would not change. */
const lasting: readonly FailureCode[] = [
  'notFound',
  'contradictoryReasons',
  'othersReport',
  'repeatedChoice',
  'nothingToDispute',
  'alreadyDecided',
  'unprintableName',
  'noGenerations',
];

function FailedDialog({ session, failure }: { readonly session: Session; readonly failure: Failure }) {
  const { t, i18n } = useLingui();
  const close = () => session.send({ type: 'session.close' });
  const { profileId } = session.getSnapshot().context;
  const final = lasting.includes(failure.code);
  return (
    <Dialog
      open
      width="narrow"
      title={t`We couldn’t generate your letters`}
      onClose={close}
      footer={
        <>
          {failure.code === 'repeatedChoice' ? (
            <ButtonLink to="/disputes/$profileId" params={{ profileId }}>
              <Trans>See these letters</Trans>
            </ButtonLink>
          ) : null}
          <Button look="solid" onClick={() => (final ? close() : session.send({ type: 'letters.retry' }))}>
            {final ? <Trans>Close</Trans> : <Trans>Try Again</Trans>}
          </Button>
        </>
      }
    >
      {final ? (
        <FailureBanner failure={failure} />
      ) : (
        <Banner tone="danger">
          <p>
            <Trans>Error: Unable to process request right now, Try again later!</Trans>
          </p>
          {failure.unanswered === undefined ? null : <p>{i18n._(causes[failure.unanswered])}</p>}
        </Banner>
      )}
    </Dialog>
  );
}
