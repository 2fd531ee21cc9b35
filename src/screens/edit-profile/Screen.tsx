import { Box } from '@chakra-ui/react';
import { useRef } from 'react';
import type { Variant } from '#contract/shapes.ts';
import { impersonatedUser } from '#src/browser/impersonation.ts';
import { providersPlace } from '#src/overview/pagePlaces.ts';
import { ClientStatusCard } from '#src/profile/ClientStatusCard.tsx';
import { LegalHoldCard } from '#src/profile/LegalHoldCard.tsx';
import { Missing } from '#src/profile/Missing.tsx';
import { ProfileCopyCard } from '#src/profile/ProfileCopy.tsx';
import { ProfileLayout } from '#src/profile/ProfileLayout.tsx';
import { useProviderConnection } from '#src/profile/useProviderConnection.ts';
import { ProviderNotices } from '#src/profile/ProviderNotices.tsx';
import { ProviderPanels } from '#src/profile/ProviderPanels.tsx';
import { ReportCard } from '#src/profile/ReportCard.tsx';
import { ReportFile } from '#src/profile/ReportFile.tsx';
import { useReportFile } from '#src/profile/useReportFile.ts';
import { ContractCard } from './ContractCard.tsx';
import { ClientLinkCard } from './ClientLinkCard.tsx';
import type { EditedProfile } from './load.ts';
import { NewerReportLink } from './NewerReportLink.tsx';
import { NextConnection } from './NextConnection.tsx';
import { ProfileEditor } from './ProfileEditor.tsx';
import { SecondProfile } from './SecondProfile.tsx';

interface EditProfileScreenProps extends EditedProfile {
  readonly variant: Variant;
  /** Whether the agency's service for them has ended. */
  readonly hasEnded?: boolean;
  /** The person tried to create a second profile and was sent here. */
  readonly wasSentHere: boolean;
}

/** One profile: its information, its documents, its credit report. Mount a new one for another profile. */
export function EditProfileScreen({
  profile,
  states,
  reports,
  work,
  standing,
  hold,
  contract,
  variant,
  hasEnded = false,
  wasSentHere,
}: EditProfileScreenProps) {
  const connection = useProviderConnection(profile.id, profile.credit, work);
  const reportFile = useReportFile(profile.id);
  const providers = useRef<HTMLDivElement>(null);
  const hasLetters = standing.history.some(
    ({ kind }) => kind === 'lettersWritten' || kind === 'lettersGenerated',
  );
  return (
    <>
      {reports.length === 0 && (
        <NextConnection
          onShow={() => {
            providers.current?.scrollIntoView();
            providers.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <ProfileLayout
        person={<ProfileEditor profile={profile} states={states} variant={variant} />}
        more={
          <>
            {variant === 'b2b' && impersonatedUser() === null && (
              <ClientLinkCard
                profileId={profile.id}
                link={profile.onboardingLink}
                closedAt={profile.onboardingClosedAt}
              />
            )}
            <ClientStatusCard
              profileId={profile.id}
              standing={standing}
              variant={variant}
              missing={<Missing data={profile} />}
              hasEnded={hasEnded}
            />
            {contract === null ? null : <ContractCard profileId={profile.id} contract={contract} />}
            {impersonatedUser() === null && <ProfileCopyCard profileId={profile.id} />}
            {variant === 'b2b' && <LegalHoldCard profileId={profile.id} hold={hold} />}
          </>
        }
        credit={
          <>
            <ReportCard profileId={profile.id} reports={reports} />
            {/* Not covered by the page's header when scrolled into view. */}
            <Box ref={providers} id={providersPlace} tabIndex={-1} outline="none">
              <ProviderPanels connection={connection} />
            </Box>
            <ReportFile work={reportFile} />
          </>
        }
      />
      <ProviderNotices
        connection={connection}
        alsoWithReport={hasLetters ? <NewerReportLink profileId={profile.id} /> : null}
      />
      {wasSentHere && <SecondProfile variant={variant} />}
    </>
  );
}
