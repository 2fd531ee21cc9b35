import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#src/ui/Surface.tsx';
import { reportedNames } from './reportedNames.ts';

interface AnothersReportProps {
  readonly names: readonly string[];
  readonly profileName: string;
}

/** Judging by the names, the report is not about the profile's person. */
export function ReportMismatchWarning({ names, profileName }: AnothersReportProps) {
  const { i18n } = useLingui();
  const reported = reportedNames(i18n.locale, names);
  return (
    <Banner tone="warning">
      <Trans>
        This report is for {reported}, but the profile is for {profileName}. Letters based on another person’s
        report would be wrong.
      </Trans>
    </Banner>
  );
}
