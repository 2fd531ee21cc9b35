import { Box, Stack } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { LetterSummary } from '#contract/letterSummary.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { useClosedContract } from '#src/repair/contractGate.ts';
import { ContractHold } from '#src/repair/ContractHold.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { CloseButton } from '#src/ui/CloseButton.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Banner, Skeleton } from '#src/ui/Surface.tsx';
import type { Summary } from '../workflows.ts';
import { ClientsReasons } from './ClientsReasons.tsx';
import { ConcernCard } from './ConcernCard.tsx';
import { DecidedItems } from './DecidedItems.tsx';
import { ItemsWithoutGround } from './ItemsWithoutGround.tsx';
import { WhatIsGenerated } from './WhatIsGenerated.tsx';

interface SummaryProps {
  readonly summary: Summary;
  readonly profileId: string;
}

/** After Generate and before a generation is used: what the letters are, and what a person must look at first. */
export function SummaryDialog({ summary, profileId }: SummaryProps) {
  const { t } = useLingui();
  const isHeld = useClosedContract() !== null;
  const state = useSelector(summary, (snapshot) => snapshot);
  const { context } = state;
  if (state.matches('explaining')) return <ClientsReasons summary={summary} />;
  const isEmpty = context.summary?.letters.length === 0;
  const open = context.summary?.concerns.filter(({ overruled }) => overruled === null).length ?? 0;
  return (
    <Dialog
      open={state.status === 'active'}
      width="usual"
      title={t`Before you generate`}
      onClose={() => summary.send({ type: 'summary.cancel' })}
      footer={
        <>
          <ContractHold />
          {open > 0 ? (
            <Box as="p" flexBasis="100%" fontSize="sm" color="quiet" textAlign={{ sm: 'end' }}>
              <Plural
                value={open}
                one="Respond to the warning above to generate."
                other="Respond to the # warnings above to generate."
              />
            </Box>
          ) : null}
          <CloseButton look={isEmpty ? 'solid' : 'outline'}>
            <Trans>Back</Trans>
          </CloseButton>
          {/* A button that could never be pressed would only raise a question. */}
          {isEmpty ? null : (
            <Button
              look="solid"
              disabled={isHeld || !state.can({ type: 'summary.confirm' })}
              onClick={() => summary.send({ type: 'summary.confirm' })}
            >
              <Trans>Generate</Trans>
            </Button>
          )}
        </>
      }
    >
      {state.matches('failed') && context.failure !== null ? (
        <Stack gap="3" align="start">
          <FailureBanner failure={context.failure} />
          <Button onClick={() => summary.send({ type: 'summary.retry' })}>
            <Trans>Try Again</Trans>
          </Button>
        </Stack>
      ) : null}
      {context.summary === null && state.matches('gathering') ? (
        <Skeleton height="12rem" role="status" aria-label={t`Counting letters and pages…`} />
      ) : null}
      {context.summary !== null && !state.matches('failed') ? (
        <Content summary={summary} profileId={profileId} facts={context.summary} />
      ) : null}
    </Dialog>
  );
}

function Content({ summary, profileId, facts }: SummaryProps & { readonly facts: LetterSummary }) {
  return (
    <Stack gap="5">
      <WhatIsGenerated facts={facts} />
      {facts.enclosesOldProof === true ? (
        <Banner tone="warning">
          <Stack gap="2" align="start">
            <Trans>
              The proof of address was uploaded before the address changed. Letters enclose it, but don’t say
              that it shows the address.
            </Trans>
            <ButtonLink size="small" to="/edit-profile/$profileId" params={{ profileId }}>
              <Trans>Upload one that does</Trans>
            </ButtonLink>
          </Stack>
        </Banner>
      ) : null}
      {facts.leftOut.length > 0 ? (
        <DecidedItems items={facts.leftOut} summary={summary} profileId={profileId} />
      ) : null}
      {facts.concerns.length > 0 ? (
        <Stack gap="3">
          {facts.concerns.map((concern) => (
            <ConcernCard key={concern.id} concern={concern} summary={summary} profileId={profileId} />
          ))}
        </Stack>
      ) : null}
      {facts.withoutGround.length > 0 ? (
        <ItemsWithoutGround items={facts.withoutGround} summary={summary} />
      ) : null}
    </Stack>
  );
}
