import { Box, Flex, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { printLinkDownloads } from '#contract/limits.ts';
import { revokePrintLinks } from '#contract/printLinks.ts';
import { mailLetters } from '#contract/repair.ts';
import { perform } from '#src/api/perform.ts';
import { useClosedContract } from '#src/repair/contractGate.ts';
import { ContractHold } from '#src/repair/ContractHold.tsx';
import { CopyLink } from '#src/sharedLink/CopyLink.tsx';
import { type SharedLink, useSharedLink } from '#src/sharedLink/useSharedLink.ts';
import { Actions } from '#src/ui/Actions.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dot } from '#src/ui/Facts.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Field } from '#src/ui/Field.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import type { PrintLinks } from './load.ts';
import { Openings } from './Openings.tsx';

interface LinkCardProps {
  readonly sessionId: string;
  readonly links: PrintLinks;
}

/** For the account that owns the letters: which links open them for others, who used one, and how to create and revoke them. */
export function LinkCard({ sessionId, links }: LinkCardProps) {
  const [made, setMade] = useState<string | null>(null);
  const params = { sessionId };
  const work = useSharedLink({
    makeLink: async (signal) => setMade((await perform(mailLetters, { params, signal })).link),
    endLink: async (signal) => {
      await perform(revokePrintLinks, { params, signal });
      setMade(null);
    },
  });
  return <PrintLinkView work={work} links={links} made={made} />;
}

interface PrintLinkViewProps extends Pick<LinkCardProps, 'links'> {
  readonly work: SharedLink;
  /** The URL of the link that was just created. No other is known: the server has only its hash. */
  readonly made: string | null;
}

export function PrintLinkView({ work, links: { set, links, openings }, made }: PrintLinkViewProps) {
  const { t } = useLingui();
  const state = useSelector(work, (snapshot) => snapshot);
  // A link is made for who prints and mails: it is an order.
  const isHeld = useClosedContract() !== null;
  return (
    <Card>
      <CardTitle
        action={
          <Actions>
            {links.length === 0 ? null : (
              <Button
                look="outline"
                size="small"
                busy={state.matches('ending')}
                disabled={!state.can({ type: 'link.end' })}
                onClick={() => work.send({ type: 'link.end' })}
              >
                <Trans>Revoke</Trans>
              </Button>
            )}
            {/* At the end: a second press on it never meets the other button. */}
            <Button
              size="small"
              busy={state.matches('making')}
              disabled={isHeld || !state.can({ type: 'link.make' })}
              onClick={() => work.send({ type: 'link.make' })}
            >
              <Trans>Create link</Trans>
            </Button>
          </Actions>
        }
      >
        <Trans>Print link</Trans>
      </CardTitle>
      <Stack gap="4">
        <ContractHold />
        {made === null ? null : (
          <Flex gap="2" align="end" wrap="wrap">
            <Box flex="1 1 16rem">
              <Field label={t`New print link`} help={<Trans>Copy it now. It can’t be shown again.</Trans>}>
                <TextInput readOnly value={made} onFocus={(event) => event.target.select()} />
              </Field>
            </Box>
            <CopyLink url={made} />
          </Flex>
        )}
        {links.length === 0 ? (
          <Box color="quiet">
            <Trans>
              No one else has a link to these letters. Mail Letters under Disputes creates one for the print
              shop. Create one here for anyone else who prints for you.
            </Trans>
          </Box>
        ) : (
          <ul>
            {links.map(({ createdAt, expiresAt, downloads, letters }) => (
              <li key={createdAt}>
                <Trans>
                  Created {shownDate(createdAt)}, expires {shownDate(expiresAt)}
                </Trans>
                {letters === null ? null : (
                  <>
                    <Dot />
                    <Trans>
                      {letters} of {set.letters} letters
                    </Trans>
                  </>
                )}
                <Dot />
                <Trans>
                  {downloads} of {printLinkDownloads} downloads used
                </Trans>
              </li>
            ))}
          </ul>
        )}
        <Openings openings={openings} />
      </Stack>
    </Card>
  );
}
