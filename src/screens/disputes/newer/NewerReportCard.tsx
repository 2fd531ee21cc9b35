import { Box, Flex, Stack } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type ReactNode, useRef } from 'react';
import type { ReportProposal } from '#contract/proposals.ts';
import type { NewerReport } from '#src/disputes/load.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { ReAgedNotice } from '#src/repair/ReAgedNotice.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { useMeasured } from '#src/ui/useMeasured.ts';
import { ItemName, useItemName } from '#src/ui/ItemName.tsx';
import { PageSection } from '../PageSection.tsx';
import { places } from '#src/overview/pagePlaces.ts';
import { ChangedFields } from './ChangedFields.tsx';
import { keyOf } from './decisions.ts';
import { ProposalGroups } from './ProposalGroups.tsx';
import { type ProposalReview, useProposalReview } from './useProposalReview.ts';
import { useProposalWords } from './useProposalWords.ts';

interface NewerReportSectionProps {
  readonly profileId: string;
  /** Civil date. */
  readonly today: string;
  readonly newer: NewerReport;
}

/** What the newest report shows about disputed items. Mount a new one for another report. */
export function NewerReportSection({ profileId, today, newer }: NewerReportSectionProps) {
  const work = useProposalReview(profileId, today, newer);
  return <NewerReportCard work={work} newer={newer} profileId={profileId} />;
}

interface NewerReportCardProps {
  readonly work: ProposalReview;
  readonly newer: NewerReport;
  readonly profileId: string;
}

/** Proposals with their choices, and below them what needs no decision. */
export function NewerReportCard({ work, newer: { report, proposals }, profileId }: NewerReportCardProps) {
  const state = useSelector(work, (snapshot) => snapshot);
  const { choices, failure } = state.context;
  const busy = state.hasTag('busy');
  const asking = proposals.filter(({ asks }) => asks);
  const others = proposals.filter(({ asks }) => !asks);
  const day = shownDate(report.on);
  // Letters of one round are written from one report; those of the last round are compared most often.
  const last = asking.at(-1) ?? others.at(-1);
  const count = asking.filter((proposal) => choices[keyOf(proposal)] !== undefined).length;
  return (
    <PageSection
      place={places.newerReport}
      title={<Trans>What the report dated {day} shows</Trans>}
      folded={asking.length === 0}
    >
      <Box color="quiet" maxW="44rem">
        <Trans>
          Compared with the reports that your letters were written from. A report is only a hint. A letter
          from the bureau is the proof.
        </Trans>{' '}
        {asking.length === 0 ? null : <Trans>Nothing changes until you decide.</Trans>}
      </Box>
      {last === undefined ? null : (
        <ButtonLink
          size="small"
          mt="3"
          to="/compare-reports/$profileId"
          params={{ profileId }}
          search={{ before: last.before, now: report.id }}
        >
          <Trans>Compare the reports side by side</Trans>
        </ButtonLink>
      )}
      {asking.length === 0 ? null : (
        <>
          <ProposalGroups asking={asking} work={work} busy={busy} />
          {failure === null ? null : <FailureBanner failure={failure} />}
          <Foot>
            <Button
              look="solid"
              flex={{ base: '1', md: 'none' }}
              busy={busy}
              disabled={count === 0}
              onClick={() => work.send({ type: 'choices.save' })}
            >
              <Trans>Save decisions</Trans>
              {count === 0 ? null : ` (${count})`}
            </Button>
          </Foot>
        </>
      )}
      {others.length === 0 ? null : asking.length === 0 ? (
        <Informations proposals={others} />
      ) : (
        <Box mt="3">
          <Disclosure
            summary={
              <Plural
                value={others.length}
                one="# more item in this report needs no decision"
                other="# more items in this report need no decision"
              />
            }
          >
            <Informations proposals={others} />
          </Disclosure>
        </Box>
      )}
    </PageSection>
  );
}

function Informations({ proposals }: { readonly proposals: readonly ReportProposal[] }) {
  return (
    <Stack as="ul" gap="3" pt="2" listStyleType="none">
      {proposals.map((proposal) => (
        <Information key={keyOf(proposal)} proposal={proposal} />
      ))}
    </Stack>
  );
}

/** What needs no decision, or was decided. */
function Information({ proposal }: { readonly proposal: ReportProposal }) {
  const { t } = useLingui();
  const { recipient, kind, answer, fields, reAged } = proposal;
  const heading = useItemName()(proposal.heading);
  const { title, explanation } = useProposalWords()(proposal);
  const accepted = kind === 'changed' ? t`You checked this.` : t`You accepted this.`;
  const decided = answer === null ? '' : answer === 'accepted' ? accepted : t`You changed nothing.`;
  return (
    <Box as="li" fontSize="sm">
      <Box fontWeight="medium" overflowWrap="anywhere">
        <ItemName heading={proposal.heading} />
      </Box>
      <Box color="quiet">
        {recipient.id}: {title}
        {'. '}
        {decided === '' ? explanation : decided}
      </Box>
      {reAged === null ? null : <ReAgedNotice {...reAged} />}
      <ChangedFields about={`${heading}, ${recipient.id}`} fields={fields} />
    </Box>
  );
}

/** Stays at the end of the window, and what gets the focus stays clear of it. */
function Foot({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useMeasured(bar, '--foot');
  return (
    <Flex
      ref={bar}
      data-foot=""
      position="sticky"
      bottom="0"
      bg="card"
      py="3"
      borderTop="1px solid"
      borderColor="edge"
      justify={{ base: 'stretch', md: 'start' }}
    >
      {children}
    </Flex>
  );
}
