import { Box, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { PrintOrderButton, PrintOrderResult, usePrintOrder } from '#src/repair/PrintOrder.tsx';
import { PrintShopNote } from '#src/repair/PrintShopNote.tsx';
import { Actions } from '#src/ui/Actions.tsx';

/** Orders the letters from the print shop, which gets a link to this page. */
export function PrintShop({ sessionId }: { readonly sessionId: string }) {
  const router = useRouter();
  const order = usePrintOrder(sessionId, () => void router.invalidate());
  return (
    <Stack gap="3">
      <Box as="p" color="quiet">
        <PrintShopNote />
      </Box>
      <Actions>
        <PrintOrderButton order={order} />
      </Actions>
      <PrintOrderResult
        order={order}
        next={<Trans>Once you have ordered, record it under Disputes.</Trans>}
      />
    </Stack>
  );
}
