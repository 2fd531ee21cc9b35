import { Box } from '@chakra-ui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PrintOrderButton, PrintOrderResult, usePrintOrder } from '#src/repair/PrintOrder.tsx';
import { useClosedContract } from '#src/repair/contractGate.ts';
import { Actions } from '#src/ui/Actions.tsx';

interface FromPrintShopProps {
  readonly sessionId: string;
  /** What the set is called. */
  readonly name: string;
  /** How many letters the order has. */
  readonly left: number;
  /** Whether the set has others. */
  readonly isPart: boolean;
  /** The set's other actions. */
  readonly children: ReactNode;
}

/** The actions of a set of which something is left to be mailed, and as it is: the print shop can print and mail that. */
export function FromPrintShop({ sessionId, name, left, isPart, children }: FromPrintShopProps) {
  const order = usePrintOrder(sessionId, left);
  const isHeld = useClosedContract() !== null;
  return (
    <Box mb="3">
      <Actions>
        {/* The set says why. */}
        {isHeld ? null : <PrintOrderButton order={order} name={name} />}
        {children}
      </Actions>
      {isPart && !isHeld ? (
        <Box as="p" mt="2" fontSize="sm" color="quiet">
          <Plural
            value={left}
            one="The order has only the # letter that is neither mailed nor ordered yet."
            other="The order has only the # letters that are neither mailed nor ordered yet."
          />
        </Box>
      ) : null}
      <Box mt="2" _empty={{ display: 'none' }}>
        <PrintOrderResult
          order={order}
          next={<Trans>Once you have ordered, select “The print shop has the order.”</Trans>}
        />
      </Box>
    </Box>
  );
}
