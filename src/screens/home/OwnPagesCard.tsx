import { Flex } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { OwnPages } from '#src/disputes/ownPages.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';

/** For a consumer who is also an agency's client: the pages that agencies keep for them. They stay apart from the account. */
export function OwnPagesCard({ pages }: { readonly pages: OwnPages['results'] }) {
  if (pages.length === 0) return null;
  return (
    <Card>
      <CardTitle>
        <Trans>Your agency</Trans>
      </CardTitle>
      <Flex gap="3" wrap="wrap">
        {pages.map(({ clientKey, agency }) => (
          <ButtonLink key={clientKey} to="/client/$clientKey" params={{ clientKey }}>
            <Trans>Open your page at {agency}</Trans>
          </ButtonLink>
        ))}
      </Flex>
    </Card>
  );
}
