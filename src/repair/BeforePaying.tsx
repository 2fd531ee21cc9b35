import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { Variant } from '#contract/shapes.ts';
import { LegalLink } from '#src/ui/LegalLinks.tsx';

/** What a person should know before paying. About their own file, anyone can do this free of charge. */
export function BeforePaying({ variant }: { readonly variant: Variant }) {
  return (
    <Box fontSize="sm" color="quiet">
      {variant === 'b2c' ? (
        <p>
          <Trans>
            You can dispute errors with the credit bureaus on your own, free of charge.{' '}
            <LegalLink page="rights">Your rights</LegalLink>
          </Trans>
        </p>
      ) : null}
      {/* Far enough from the other for a finger. */}
      <Box as="p" mt="1.5">
        <LegalLink page="refunds">
          <Trans>Refunds and cancellation</Trans>
        </LegalLink>
      </Box>
    </Box>
  );
}
