import { Box, Grid } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LetterRequest } from '#contract/requests.ts';
import { unconfirmedFreezes } from '#disputes/unconfirmedFreezes.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner, Card, CardTitle } from '#src/ui/Surface.tsx';
import { adverseActionDays } from '#vocabulary/freeFile.ts';
import type { Open } from '../opened.ts';

interface FileCardProps {
  /** Letters are kept with a report. */
  readonly hasReport: boolean;
  readonly requests: readonly LetterRequest[];
  readonly onOpen: Open;
}

/** The ways to the letters about a bureau’s file as a whole. They follow no other letter. */
export function FileCard({ hasReport, requests, onOpen }: FileCardProps) {
  const { i18n } = useLingui();
  const unconfirmed = unconfirmedFreezes(requests).map(({ name }) => name);
  const names = new Intl.ListFormat(i18n.locale).format(unconfirmed);
  const button = (about: 'disclosure' | 'protection', label: ReactNode) =>
    hasReport ? (
      <Button size="small" onClick={() => onOpen({ what: 'fileRequest', about })}>
        {label}
      </Button>
    ) : null;
  return (
    <Card>
      <CardTitle>
        <Trans>Letters about a bureau’s file</Trans>
      </CardTitle>
      {unconfirmed.length === 0 ? null : (
        <Box mb="4">
          <Banner tone="warning">
            <Trans>
              Nothing confirms that the file is frozen at {names}. Ask again by letter, or online or by phone.
            </Trans>
          </Banner>
        </Box>
      )}
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="5">
        <Way
          title={<Trans>Everything in a bureau’s file</Trans>}
          button={button('disclosure', <Trans>Ask for the file</Trans>)}
        >
          <Trans>
            A bureau must disclose it free of charge if it’s asked within {adverseActionDays} days after a
            notice of adverse action, such as a denial of credit or of a job because of a report, and in three
            other cases. Without a letter, reports are free at annualcreditreport.com.
          </Trans>
        </Way>
        <Way
          title={<Trans>A freeze or a fraud alert</Trans>}
          button={button('protection', <Trans>Protect the file</Trans>)}
        >
          <Trans>
            Both make it hard to open accounts in someone else’s name, are free, and remove nothing from the
            file. A bureau must place a freeze within three business days after a letter arrives. Online or by
            phone, it has one business day, and one hour to remove the freeze.
          </Trans>
        </Way>
      </Grid>
      {hasReport ? null : (
        <Box as="p" mt="4" color="quiet">
          <Trans>Redress keeps letters with a report. Once one is connected, you can ask here.</Trans>
        </Box>
      )}
    </Card>
  );
}

interface WayProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly button: ReactNode;
}

function Way({ title, children, button }: WayProps) {
  return (
    <div>
      <Box as="h3" fontWeight="strong" mb="1">
        {title}
      </Box>
      <Box as="p" mb={button === null ? '0' : '3'}>
        {children}
      </Box>
      {button}
    </div>
  );
}
