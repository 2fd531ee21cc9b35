import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { Actions } from '#src/ui/Actions.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/Surface.tsx';

/** On a narrow page, where the providers are below the whole form: what comes next, and a link down to it. */
export function NextConnection({ onShow }: { readonly onShow: () => void }) {
  return (
    <Box hideFrom="xl" mb="6">
      <Banner tone="info">
        <Trans>Next, connect a credit report to this profile.</Trans>
        <Actions mt="3">
          <Button onClick={onShow}>
            <Trans>Show providers</Trans>
          </Button>
        </Actions>
      </Banner>
    </Box>
  );
}
