import { Box, Flex, Stack } from '@chakra-ui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { printLinkDownloads } from '#contract/limits.ts';
import type { LettersFile } from '#machines/letterDownload.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { useMailingWords } from '#src/overview/useMailingWords.ts';
import { ClosedPrintLink } from '#src/repair/ClosedPrintLink.tsx';
import { type ContractGate, ContractGateContext } from '#src/repair/contractGate.ts';
import { Downloading } from '#src/repair/Downloading.tsx';
import { OnePdfNote } from '#src/repair/OnePdf.tsx';
import { Actions } from '#src/ui/Actions.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Dot, Facts } from '#src/ui/Facts.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Banner, Card, CardTitle } from '#src/ui/Surface.tsx';
import { type LetterList, useLetterList } from './useLetterList.ts';
import { LinkCard } from './LinkCard.tsx';
import type { PrintLinks } from './load.ts';

interface PrintScreenProps {
  readonly sessionId: string;
  /** The key of the print link; undefined for those who need none. */
  readonly printKey: string | undefined;
  readonly links: PrintLinks | null;
  /** What the agency's contract with the client keeps from being done; null if nothing is known of one. */
  readonly gate: ContractGate | null;
}

/** The page a print shop opens: the letters behind a button, and their list as CSV at once. */
export function PrintScreen({ sessionId, printKey, links, gate }: PrintScreenProps) {
  const list = useLetterList(sessionId, printKey);
  return (
    <ContractGateContext value={gate}>
      <PrintView list={list} links={links} />
    </ContractGateContext>
  );
}

interface PrintViewProps {
  readonly list: LetterList;
  readonly links: PrintLinks | null;
}

export function PrintView({ list, links }: PrintViewProps) {
  const state = useSelector(list, (snapshot) => snapshot);
  const [asked, setAsked] = useState<{ file: LettersFile; round: number } | null>(null);
  const download = (file: LettersFile) => setAsked({ file, round: (asked?.round ?? 0) + 1 });
  const { sessionId, printKey, failure } = state.context;
  if (state.matches('closed')) return <ClosedPrintLink />;
  return (
    <Stack gap="5" data-narrow>
      <Card>
        <CardTitle>
          <Trans>Letters to print</Trans>
        </CardTitle>
        <Stack gap="4" align="start">
          {links !== null ? <SetLine set={links.set} /> : printKey === null ? null : <ForPrintShop />}
          {links?.approved && links.approved.letters < links.approved.of ? (
            <Banner tone="warning">
              <Trans>
                Not approved by the client: {links.approved.of - links.approved.letters} of{' '}
                {links.approved.of}. A court decided that a letter that the consumer neither prepared nor saw
                before it was sent creates no duty for the bureau (Warner v. Experian, 9th Cir. 2019).
              </Trans>
            </Banner>
          ) : null}
          {state.matches('failed') && failure !== null ? (
            <>
              <p>
                <Trans>We couldn’t save the letter list.</Trans>
              </p>
              <FailureBanner failure={failure} />
              <Button onClick={() => list.send({ type: 'list.retry' })}>
                <Trans>Try Again</Trans>
              </Button>
            </>
          ) : (
            <p role="status">
              {state.matches('saved') ? (
                <Trans>
                  The letter list has been saved as a CSV file. The letters download as one ZIP file.
                </Trans>
              ) : (
                <Trans>Getting the letter list…</Trans>
              )}
            </p>
          )}
          <Actions>
            <Button look="solid" icon={<Download size={18} aria-hidden />} onClick={() => download('zip')}>
              <Trans>Download Letter(s)</Trans>
            </Button>
            <Button icon={<Printer size={18} aria-hidden />} onClick={() => download('pdf')}>
              <Trans>One PDF to print</Trans>
            </Button>
          </Actions>
          <OnePdfNote />
          {printKey === null ? null : (
            <Box as="p" fontSize="sm" color="quiet">
              <Trans>This link allows {printLinkDownloads} downloads, repeated ones included.</Trans>
            </Box>
          )}
        </Stack>
        {asked === null ? null : (
          <Downloading
            key={asked.round}
            sessionId={sessionId}
            file={asked.file}
            printKey={printKey ?? undefined}
          />
        )}
      </Card>
      {links === null ? null : <LinkCard sessionId={sessionId} links={links} />}
    </Stack>
  );
}

/** What people outside the account do here. Theirs lists no letters: they come with this link only. */
const ForPrintShop = () => (
  <Box color="quiet">
    <p>
      <Trans>
        Someone asked you to print these letters. If you mail them, too, tell that person the date and the
        tracking numbers, because the time to answer is counted from there.
      </Trans>
    </p>
    <Box as="p" mt="2">
      <Trans>
        Keep this link. Your account doesn’t list these letters, and you need nothing else on this site to
        print them.
      </Trans>
    </Box>
  </Box>
);

/** Whose letters these are. A print shop with a key reads that in the files only. */
function SetLine({ set: { profileId, profileName, createdAt, letters, mailing } }: Pick<PrintLinks, 'set'>) {
  const mailingOf = useMailingWords('set');
  return (
    <Flex columnGap="5" rowGap="2" wrap="wrap" align="center" justify="space-between" width="full">
      <Box minW="0">
        <Box fontWeight="strong" overflowWrap="anywhere">
          {profileName}
        </Box>
        <Box color="quiet">
          <Trans context="letters">Written {shownDate(createdAt)}</Trans>
          <Dot />
          <Facts
            of={[
              <Plural key="letters" value={letters} one="# letter" other="# letters" />,
              mailingOf(mailing),
            ]}
          />
        </Box>
      </Box>
      <ButtonLink size="small" to="/disputes/$profileId" params={{ profileId }}>
        <Trans>Disputes</Trans>
      </ButtonLink>
    </Flex>
  );
}
