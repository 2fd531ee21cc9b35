import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PrintOrderButton, PrintOrderResult, usePrintOrder } from '#src/repair/PrintOrder.tsx';
import { Actions } from '#src/ui/Actions.tsx';

interface FromPrintShopProps {
  readonly sessionId: string;
  /** What the set is called. */
  readonly name: string;
  /** The set's other actions. */
  readonly children: ReactNode;
}

/** The actions of a set of which nothing was mailed, and that is to be mailed as it is: the print shop can print and mail all of it. */
export function FromPrintShop({ sessionId, name, children }: FromPrintShopProps) {
  const order = usePrintOrder(sessionId);
  return (
    <Box mb="3">
      <Actions>
        <PrintOrderButton order={order} name={name} />
        {children}
      </Actions>
      <PrintOrderResult
        order={order}
        next={<Trans>Once you have ordered, select “The print shop has the order.”</Trans>}
      />
    </Box>
  );
}
