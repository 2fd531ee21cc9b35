import { Box, chakra, Flex } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { ListChecks } from 'lucide-react';
import { type ReactNode, useReducer } from 'react';
import { permitsService } from '#contract/clientContract.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { ContractNotice } from '#src/overview/ContractNotice.tsx';
import { BuyOne } from '#src/repair/BuyOne.tsx';
import { type ContractGate, ContractGateContext } from '#src/repair/contractGate.ts';
import { LetterPreview } from '#src/repair/LetterPreview.tsx';
import { LettersDialogs } from '#src/repair/LettersDialogs.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Segments } from '#src/ui/Segments.tsx';
import { Banner, Card, Skeleton } from '#src/ui/Surface.tsx';
import { unlessUnsaved } from '#src/ui/unsavedForms.ts';
import { Advice } from './Advice.tsx';
import { AutomaticDialog } from './AutomaticDialog.tsx';
import { FollowedLetters } from './FollowedLetters.tsx';
import { type Repair, useRepair } from './useRepair.ts';
import type { RepairCenter } from './load.ts';
import { ItemsCard } from './items/ItemsCard.tsx';
import { LetterCheck } from './LetterCheck.tsx';
import { Manual } from './Manual.tsx';
import { NewerReport } from './NewerReport.tsx';
import { NoGenerations } from './NoGenerations.tsx';
import { PastSets } from './PastSets.tsx';
import { ProfileNotice } from './ProfileNotice.tsx';
import { ReportChoice } from './ReportChoice.tsx';
import { SummaryDialog } from './summary/SummaryDialog.tsx';
import { type LiveLetters, useLiveLetters } from './useLiveLetters.ts';
import { useRenewal } from './useRenewal.ts';
import { lastLettersOf, useReminder } from './useReminder.ts';

/** Starts the Repair Center's workflow and shows it. Mount a new one for another profile. */
export function RepairCenterScreen(center: RepairCenter) {
  const [visit, startOver] = useReducer((before: number) => before + 1, 1);
  return <Visit key={visit} center={center} startOver={startOver} />;
}

interface VisitProps {
  readonly center: RepairCenter;
  /** Opens the page again, with what has been loaded since. */
  readonly startOver: () => void;
}

function Visit({ center, startOver }: VisitProps) {
  const { repair, wasCutOff, bought } = useRepair(center);
  const { newer, useNewer } = useRenewal(center, repair, startOver);
  useReminder(lastLettersOf(center), bought);
  const live = useLiveLetters(repair);
  const { id: userId, variant } = center.information;
  const { profileId } = repair.getSnapshot().context;
  return (
    <RepairCenterView
      repair={repair}
      live={live}
      profiles={center.profiles}
      sets={center.sets}
      wasCutOff={wasCutOff}
      newer={<NewerReport repair={repair} report={newer} onUse={useNewer} />}
      contract={center.contract}
      buyOne={
        profileId === null ? null : (
          <BuyOne userId={userId} variant={variant} back={`/repair-center/${profileId}`} />
        )
      }
    />
  );
}

interface RepairCenterViewProps {
  readonly repair: Repair;
  readonly live: LiveLetters;
  readonly profiles: RepairCenter['profiles'];
  readonly sets: RepairCenter['sets'];
  /** Generate was pressed before a reload and no response has arrived. */
  readonly wasCutOff: boolean;
  /** That there is a newer report by now. */
  readonly newer?: ReactNode;
  /** The agency's contract with the client; null if none is known. */
  readonly contract?: ContractGate['standing'] | null;
  readonly buyOne?: ReactNode;
}

/** Choose a profile and a report, then what the letters cover. */
export function RepairCenterView({
  repair,
  live,
  profiles,
  sets,
  wasCutOff,
  newer = null,
  contract = null,
  buyOne = null,
}: RepairCenterViewProps) {
  const { t } = useLingui();
  const state = useSelector(repair, (snapshot) => snapshot);
  const {
    automaticChoice,
    manualChoice,
    disputeGrounds,
    itemStatements,
    letterCheck,
    letterPreview,
    generationSummary,
    generationSession,
  } = state.children;
  const generating = useSelector(generationSession, (session) => session?.hasTag('busy') ?? false);

  if (state.matches('noGenerations')) {
    return <NoGenerations repair={repair} sets={sets} buyOne={buyOne} />;
  }
  const manual = state.matches('manual');
  const isHeld = contract !== null && !permitsService(contract.state);
  const { profileId, failure } = state.context;
  const opening = state.matches('opening') || state.matches('opened');
  const ready = state.matches('automatic') || manual;
  return (
    <ContractGateContext value={contract === null ? null : { standing: contract, entries: [] }}>
      <Page {...(manual && { 'data-wide': '' })}>
        <Head>
          <Box gridArea="report" minW="0">
            <ReportChoice repair={repair} profiles={profiles} />
          </Box>
          <Box gridArea="past" minW="0" data-past="">
            <PastSets sets={sets} />
          </Box>
          <Box gridArea="notes" minW="0">
            {failure === null ? null : (
              <Box mt="4">
                <FailureBanner failure={failure} />
              </Box>
            )}
            {state.matches('noReports') && profileId !== null ? (
              <Box mt="4">
                <ProfileNotice tone="warning" profileId={profileId}>
                  <Trans>This profile has no credit reports yet. Connect a credit provider to get one.</Trans>
                </ProfileNotice>
              </Box>
            ) : null}
            {profileId === null || contract === null || !isHeld ? null : (
              <Box mt="4">
                <ContractNotice profileId={profileId} contract={contract} />
              </Box>
            )}
            {newer}
            {letterCheck ? <LetterCheck check={letterCheck} /> : null}
            <FollowedLetters repair={repair} />
            {wasCutOff &&
            !state.matches({ automatic: 'following' }) &&
            state.context.unanswered !== null &&
            !generationSession ? (
              <Box mt="4">
                <Banner tone="info">
                  <Trans>
                    Letters were being generated when the page reloaded. Generate again with the same choices
                    to get the same letters without using another generation.
                  </Trans>
                </Banner>
              </Box>
            ) : null}
          </Box>
          <Flex
            gridArea="mode"
            mt={{ base: '5', xl: '0' }}
            gap="4"
            align="center"
            justify="space-between"
            wrap="wrap"
          >
            <Segments
              legend={t`How letters are chosen`}
              value={manual ? 'manual' : 'automatic'}
              options={[
                { value: 'automatic', label: t`Automatic`, disabled: !ready },
                { value: 'manual', label: t`Manual`, disabled: !ready },
              ]}
              onChange={(mode) =>
                unlessUnsaved(() =>
                  repair.send({ type: mode === 'manual' ? 'mode.manual' : 'mode.automatic' }),
                )
              }
            />
            {profileId === null ? null : (
              <ButtonLink
                to="/disputes/$profileId"
                params={{ profileId }}
                ms={{ base: '0', md: 'auto' }}
                flexGrow={{ base: '1', sm: '0' }}
              >
                <ListChecks size={18} aria-hidden />
                <Trans>Disputes</Trans>
              </ButtonLink>
            )}
            {manual ? null : (
              // What is possible under a contract that isn't open yet.
              <Button
                look={isHeld ? 'outline' : 'solid'}
                flexGrow={{ base: '1', sm: '0' }}
                busy={generating}
                disabled={!state.can({ type: 'options.open' })}
                onClick={() => repair.send({ type: 'options.open' })}
              >
                {isHeld ? <Trans>Preview</Trans> : <Trans>Generate</Trans>}
              </Button>
            )}
          </Flex>
        </Head>
        {opening ? (
          <Skeleton height="12rem" role="status" aria-label={t`Opening the Repair Center…`} />
        ) : null}
        {itemStatements && !manual ? <ItemsCard items={itemStatements} /> : null}
        {manual || opening ? null : <Advice />}
        {manual && manualChoice ? (
          <Manual choice={manualChoice} grounds={disputeGrounds} live={live} generating={generating}>
            {itemStatements ? <ItemsCard items={itemStatements} /> : null}
          </Manual>
        ) : null}
        {automaticChoice ? <AutomaticDialog choice={automaticChoice} live={live} /> : null}
        {letterPreview ? <LetterPreview preview={letterPreview} /> : null}
        {generationSummary && profileId !== null ? (
          <SummaryDialog summary={generationSummary} profileId={profileId} />
        ) : null}
        {generationSession ? <LettersDialogs session={generationSession} /> : null}
      </Page>
    </ContractGateContext>
  );
}

/** Above the letters: in one row if there is room, because its height is taken from the panes. */
const Head = chakra(Card, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) auto' },
    gridTemplateAreas: {
      base: "'report' 'past' 'notes' 'mode'",
      xl: "'report mode' 'past past' 'notes notes'",
    },
    columnGap: '6',
    alignItems: 'end',
    // The panes have the rest, and shrink before this does.
    flexShrink: '0',
    '[data-wide] > &': {
      xl: {
        border: 'none',
        borderBottom: '1px solid',
        borderColor: 'edge',
        borderRadius: '0',
        px: '3',
        py: '2',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto) auto',
        gridTemplateAreas: "'report past mode' 'notes notes notes'",
        '&:has(> [data-past] details[open])': {
          gridTemplateAreas: "'report report mode' 'past past past' 'notes notes notes'",
        },
      },
    },
  },
});

/** In manual mode, the panes take what the window leaves below the choice of a profile, up to the edges of the page. */
const Page = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    xl: {
      '&[data-wide]': {
        gap: '0',
        mx: '-6',
        mt: '-2',
        mb: '-6',
        height: 'calc(100dvh - var(--head))',
        minHeight: '40rem',
      },
    },
  },
});
