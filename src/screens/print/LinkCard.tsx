import { Box, Flex, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { revokePrintLinks } from '#contract/printLinks.ts';
import { perform } from '#src/api/perform.ts';
import { useSharedLink } from '#src/sharedLink/useSharedLink.ts';
import { Button } from '#src/ui/Button.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import type { PrintLinks } from './load.ts';

interface LinkCardProps {
  readonly sessionId: string;
  readonly links: PrintLinks;
}

/** For the account that owns the letters: which links open them for others, who used one, and how to revoke them. */
export function LinkCard({ sessionId, links: { links, openings } }: LinkCardProps) {
  const work = useSharedLink({
    endLink: (signal) => perform(revokePrintLinks, { params: { sessionId }, signal }),
  });
  const busy = useSelector(work, (state) => state.hasTag('busy'));
  return (
    <Card>
      <CardTitle
        action={
          links.length > 0 ? (
            <Button look="outline" size="small" busy={busy} onClick={() => work.send({ type: 'link.end' })}>
              <Trans>Revoke</Trans>
            </Button>
          ) : undefined
        }
      >
        <Trans>Print link</Trans>
      </CardTitle>
      <Stack gap="4">
        {links.length === 0 ? (
          <Box color="quiet">
            <Trans>
              No one else has a link to these letters. Mail Letters under Disputes creates one for the print
              shop.
            </Trans>
          </Box>
        ) : (
          <ul>
            {links.map(({ createdAt, expiresAt }) => (
              <li key={createdAt}>
                <Trans>
                  Created {shownDate(createdAt)}, expires {shownDate(expiresAt)}
                </Trans>
              </li>
            ))}
          </ul>
        )}
        {openings.length > 0 ? (
          <Stack as="ol" gap="1" listStyleType="none" fontSize="sm">
            {openings.map(({ at, mail, confirmed, file }) => (
              <Flex as="li" key={`${at} ${mail} ${file}`} gap="3">
                <Box color="quiet" flexShrink="0" fontVariantNumeric="tabular-nums">
                  {shownDate(at)}
                </Box>
                <Box minW="0" overflowWrap="anywhere">
                  {file === 'csv' ? (
                    <Trans>{mail} downloaded the list</Trans>
                  ) : (
                    <Trans>{mail} downloaded the letters</Trans>
                  )}
                  {confirmed ? null : (
                    <Box color="quiet">
                      <Trans>This address has not been confirmed.</Trans>
                    </Box>
                  )}
                </Box>
              </Flex>
            ))}
          </Stack>
        ) : null}
      </Stack>
    </Card>
  );
}
