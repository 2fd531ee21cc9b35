import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { adverseActionDays } from '#vocabulary/freeFile.ts';
import type { Open } from '../opened.ts';

interface FileRequestCardProps {
  /** Letters are kept with a report. */
  readonly hasReport: boolean;
  readonly onOpen: Open;
}

/** The way to the letters that ask a bureau for the file. They follow no other letter. */
export function FileRequestCard({ hasReport, onOpen }: FileRequestCardProps) {
  return (
    <Card>
      <CardTitle>
        <Trans>Everything in a bureau’s file</Trans>
      </CardTitle>
      <Box as="p" mb="3">
        <Trans>
          A bureau must disclose it free of charge if it’s asked within {adverseActionDays} days after a
          notice of adverse action, such as a denial of credit or of a job because of a report, and in three
          other cases. Without a letter, reports are free at annualcreditreport.com.
        </Trans>
      </Box>
      {hasReport ? (
        <Button size="small" onClick={() => onOpen({ what: 'fileRequest' })}>
          <Trans>Ask for the file</Trans>
        </Button>
      ) : (
        <Box as="p" color="quiet">
          <Trans>Redress keeps letters with a report. Once one is connected, you can ask here.</Trans>
        </Box>
      )}
    </Card>
  );
}
