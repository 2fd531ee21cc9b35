import { Trans } from '@lingui/react/macro';
import type { CreditReport } from '#contract/reports.ts';
import { Banner } from '#src/ui/Surface.tsx';
import { ReportChoice } from './ReportChoice.tsx';
import { useReportViewing } from './useReportViewing.ts';

interface ReportCardProps {
  readonly profileId: string;
  /** Newest import first. */
  readonly reports: readonly CreditReport[];
}

/** The profile's reports: read one, or continue to letters; a warning while there is none. */
export function ReportCard({ profileId, reports }: ReportCardProps) {
  const viewing = useReportViewing(profileId);
  const [newest, ...older] = reports;
  if (newest === undefined) {
    return (
      <Banner tone="warning">
        <Trans>This profile has no credit reports yet. Connect a credit provider to get one.</Trans>
      </Banner>
    );
  }
  return <ReportChoice viewing={viewing} profileId={profileId} reports={[newest, ...older]} />;
}
