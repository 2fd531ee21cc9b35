import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { CreditReport } from '#contract/reports.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { unlessUnsaved } from '#src/ui/unsavedForms.ts';
import { useReportName } from '#src/ui/useReportName.ts';
import { WithButton } from '#src/ui/WithButton.tsx';
import type { Repair } from './useRepair.ts';

interface NewerReportProps {
  readonly repair: Repair;
  /** Imported since the page was opened; null if there is none. */
  readonly report: CreditReport | null;
  readonly onUse: () => void;
}

/** A colleague has connected a newer report: letters from the one that is open would dispute what may have changed. */
export function NewerReport({ repair, report, onUse }: NewerReportProps) {
  const nameOf = useReportName();
  const canChange = useSelector(repair, (state) => state.can({ type: 'profile.choose', profileId: '' }));
  if (report === null) return null;
  const name = nameOf(report.name);
  return (
    <Box mt="4">
      <Banner tone="warning">
        <WithButton
          button={
            <Button size="small" disabled={!canChange} onClick={() => unlessUnsaved(onUse)}>
              <Trans>Use the newer report</Trans>
            </Button>
          }
        >
          <p>
            <Trans>
              A newer report has been imported since you opened this page: {name}. Letters from the older one
              may dispute what has changed.
            </Trans>
          </p>
        </WithButton>
      </Banner>
    </Box>
  );
}
