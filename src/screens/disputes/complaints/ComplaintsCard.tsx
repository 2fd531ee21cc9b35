import { Box } from '@chakra-ui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { ComplaintOffer } from '#contract/complaints.ts';
import type { Bureau } from '#contract/shapes.ts';
import { configuration } from '#src/browser/configuration.ts';
import { useDisputeCalls } from '#src/disputes/calls.ts';
import { ResultsButton } from '#src/results/ResultsButton.tsx';
import { useResultsFile } from '#src/results/useResultsFile.ts';
import { Dot } from '#src/ui/Facts.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { ActionList } from '../ActionList.tsx';
import { PageSection } from '../PageSection.tsx';
import { SiteLink } from '#src/ui/SiteLink.tsx';
import { places } from '#src/overview/pagePlaces.ts';

interface ComplaintsCardProps {
  readonly profileId: string;
  readonly complaints: readonly ComplaintOffer[];
  /** Whether the service for the client has ended. */
  readonly hasEnded: boolean;
}

/** For each bureau the packet for a complaint to the CFPB, or why there is none yet. */
export function ComplaintsCard({ profileId, complaints, hasEnded }: ComplaintsCardProps) {
  const { whose } = useDisputeCalls();
  const isAgencys = whose === 'member' && configuration.variant === 'b2b';
  if (complaints.length === 0) return null;
  const open = complaints.filter(({ kind }) => kind === 'open').length;
  return (
    <PageSection
      place={places.complaints}
      title={<Trans>Complaint to the CFPB</Trans>}
      note={
        open === 0 ? (
          <Trans>Locked</Trans>
        ) : (
          <Plural value={open} one="# packet is open" other="# packets are open" />
        )
      }
      folded={open === 0}
    >
      <Box as="p" color="quiet" mb="2" maxW="46rem">
        {hasEnded && isAgencys ? (
          <>
            <Trans>
              The service for this client has ended, but a complaint is their own right. Give them the packet
              if they ask for it.
            </Trans>{' '}
          </>
        ) : null}
        {isAgencys ? (
          <Trans>
            The client files and attests the complaint themselves, at <Form />. Neither Redress nor an agency
            ever submits it.
          </Trans>
        ) : (
          <>
            <Trans>
              The Consumer Financial Protection Bureau (CFPB) is the federal agency to which you can complain
              about a credit bureau.
            </Trans>{' '}
            {whose === 'client' ? (
              <Trans>
                You file and attest the complaint yourself, at <Form />. Neither Redress nor an agency ever
                submits it for you.
              </Trans>
            ) : (
              <Trans>
                You file and attest the complaint yourself, at <Form />. Redress never submits it.
              </Trans>
            )}
          </>
        )}{' '}
        <Trans>
          The packet is a PDF in English with suggested wording, a timeline, and a list of what to attach.
        </Trans>
        {whose === 'client' ? null : (
          <>
            {' '}
            <Trans>It uses no generation.</Trans>
          </>
        )}
      </Box>
      <ActionList>
        {complaints.map((offer) => (
          <li key={offer.bureau}>
            <Box minW="0">
              <Box fontWeight="medium">{offer.bureau}</Box>
              <Box color="quiet" fontSize="sm">
                <Standing offer={offer} />
              </Box>
            </Box>
            {offer.kind === 'open' ? <Packet profileId={profileId} bureau={offer.bureau} /> : null}
          </li>
        ))}
      </ActionList>
    </PageSection>
  );
}

/** Since when it is open and for how many items, or why it is locked. */
function Standing({ offer }: { readonly offer: ComplaintOffer }) {
  if (offer.kind === 'open') {
    const since = shownDate(offer.since);
    return (
      <>
        <Trans>Open since {since}</Trans>
        <Dot />
        <Plural value={offer.items} one="# item" other="# items" />
      </>
    );
  }
  switch (offer.because) {
    case 'pending': {
      const day = shownDate(offer.until ?? '');
      return (
        <Trans>
          Locked until {day}: the dispute is still pending. It opens earlier if a result leaves something
          wrong.
        </Trans>
      );
    }
    case 'notReceived':
      return <Trans>Locked: the letter doesn’t count as received yet, so no day is known.</Trans>;
    case 'notMailed':
      return <Trans>Locked: no letter is recorded as mailed.</Trans>;
    case 'settled':
      return (
        <Trans>
          No item is left to complain about. Each was deleted or corrected, isn’t in the bureau’s file, or was
          left as it is or withdrawn.
        </Trans>
      );
    default:
      return offer.because satisfies never;
  }
}

function Packet({ profileId, bureau }: { readonly profileId: string; readonly bureau: Bureau }) {
  const { complaintPacket } = useDisputeCalls();
  const work = useResultsFile((signal) => complaintPacket({ profileId, bureau }, signal));
  return (
    <ResultsButton work={work}>
      <Trans>Download packet</Trans>
      <Box as="span" srOnly>
        : {bureau}
      </Box>
    </ResultsButton>
  );
}

/** The CFPB's own form. */
function Form() {
  return <SiteLink href="https://www.consumerfinance.gov/complaint/">consumerfinance.gov/complaint</SiteLink>;
}
