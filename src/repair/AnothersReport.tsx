import { Trans } from '@lingui/react/macro';
import { Banner } from '#src/ui/Surface.tsx';

interface AnothersReportProps {
  readonly names: readonly string[];
  readonly profileName: string;
}

/** The report at hand is, by its names, not of the profile's person. */
export function AnothersReport({ names, profileName }: AnothersReportProps) {
  const reported = names.join(', ');
  return (
    <Banner tone="warning">
      <Trans>
        The report is of {reported}, the profile of {profileName}. Letters from another person's report would
        be wrong.
      </Trans>
    </Banner>
  );
}
