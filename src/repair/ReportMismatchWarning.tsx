import { Trans } from '@lingui/react/macro';
import { Banner } from '#src/ui/Surface.tsx';

interface AnothersReportProps {
  readonly names: readonly string[];
  readonly profileName: string;
}

/** Judging by the names, the report is not about the profile's person. */
export function ReportMismatchWarning({ names, profileName }: AnothersReportProps) {
  const reported = names.join(', ');
  return (
    <Banner tone="warning">
      <Trans>
        This report is for {reported}, but the profile is for {profileName}. Letters based on another person’s
        report would be wrong.
      </Trans>
    </Banner>
  );
}
