import { Box, Flex, Stack } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ClientStatement } from '#contract/disputes.ts';
import { Gloss } from '#src/repair/Gloss.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dot } from '#src/ui/Facts.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { ItemName } from '#src/ui/ItemName.tsx';
import { withItsSections } from '#src/ui/citations.ts';
import { Withdrawing } from './WithdrawStatement.tsx';

interface StatementsCardProps {
  readonly clientKey: string;
  readonly statements: readonly ClientStatement[];
}

/** What letters say only because the client said it, and how to withdraw it. */
export function StatementsCard({ clientKey, statements }: StatementsCardProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<ClientStatement | null>(null);
  if (statements.length === 0) return null;
  return (
    <Card>
      <CardTitle>
        <Trans>What you said</Trans>
      </CardTitle>
      <Box color="quiet" mb="2">
        <Trans>
          Your letters say this because you confirmed it. If something isn’t right, withdraw it. Only true
          statements help you.
        </Trans>
      </Box>
      <Stack as="ul" gap="0" listStyleType="none">
        {statements.map((statement) => {
          const { id, heading, text, gloss, letters, withdrawn } = statement;
          return (
            <Flex
              as="li"
              key={id}
              gap="3"
              py="3"
              align="center"
              wrap="wrap"
              borderTop="1px solid"
              borderColor="edge"
            >
              <Box flex="1" minW="min(14rem, 100%)">
                <Box
                  lang="en"
                  fontWeight="medium"
                  textDecoration={withdrawn === null ? 'none' : 'line-through'}
                >
                  {withItsSections(text)}
                </Box>
                <Gloss text={gloss} />
                <Box color="quiet" fontSize="sm" overflowWrap="anywhere">
                  <ItemName heading={heading} />
                  <Dot />
                  <Plural value={letters.length} one="in # letter" other="in # letters" />
                </Box>
                {withdrawn === null ? null : (
                  <Box fontSize="sm">
                    <Trans>Withdrawn on {shownDate(withdrawn.at)}.</Trans>
                  </Box>
                )}
              </Box>
              {withdrawn === null ? (
                <Button
                  look="plain"
                  size="small"
                  aria-label={t`Withdraw: ${text}`}
                  onClick={() => setAsked(statement)}
                >
                  <Trans>Withdraw</Trans>
                </Button>
              ) : null}
            </Flex>
          );
        })}
      </Stack>
      {asked === null ? null : (
        <Withdrawing key={asked.id} clientKey={clientKey} statement={asked} onClose={() => setAsked(null)} />
      )}
    </Card>
  );
}
