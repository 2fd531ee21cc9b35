import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { adverseActionDays } from '#vocabulary/freeFile.ts';
import type { Open } from '../opened.ts';

interface FileCardsProps {
  /** Letters are kept with a report. */
  readonly hasReport: boolean;
  readonly onOpen: Open;
}

/** The ways to the letters about a bureau’s file as a whole. They follow no other letter. */
export function FileCards({ hasReport, onOpen }: FileCardsProps) {
  return (
    <>
      <FileCard
        title={<Trans>Everything in a bureau’s file</Trans>}
        hasReport={hasReport}
        button={<Trans>Ask for the file</Trans>}
        onClick={() => onOpen({ what: 'fileRequest', about: 'disclosure' })}
      >
        <Trans>
          A bureau must disclose it free of charge if it’s asked within {adverseActionDays} days after a
          notice of adverse action, such as a denial of credit or of a job because of a report, and in three
          other cases. Without a letter, reports are free at annualcreditreport.com.
        </Trans>
      </FileCard>
      <FileCard
        title={<Trans>A freeze or a fraud alert</Trans>}
        hasReport={hasReport}
        button={<Trans>Protect the file</Trans>}
        onClick={() => onOpen({ what: 'fileRequest', about: 'protection' })}
      >
        <Trans>
          Both make it hard to open accounts in someone else’s name, are free, and change nothing that the
          file says. A bureau must place a freeze within three business days of a letter. Online or by phone,
          it takes one, and lifting it takes an hour.
        </Trans>
      </FileCard>
    </>
  );
}

interface FileCardProps extends Pick<FileCardsProps, 'hasReport'> {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly button: ReactNode;
  readonly onClick: () => void;
}

function FileCard({ title, children, button, hasReport, onClick }: FileCardProps) {
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      <Box as="p" mb="3">
        {children}
      </Box>
      {hasReport ? (
        <Button size="small" onClick={onClick}>
          {button}
        </Button>
      ) : (
        <Box as="p" color="quiet">
          <Trans>Redress keeps letters with a report. Once one is connected, you can ask here.</Trans>
        </Box>
      )}
    </Card>
  );
}
