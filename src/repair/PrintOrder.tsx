import { Box } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { failureOf } from '#machines/failure.ts';
import { printOrderMachine } from '#machines/printOrder.ts';
import { Button } from '#src/ui/Button.tsx';
import { useSnackbars } from '#src/ui/Snackbar.tsx';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';
import { CartFailed } from './CartFailed.tsx';
import { openCart } from './printShop.ts';

type Order = ActorRefFrom<typeof printOrderMachine>;

/** @param left how many letters of the set are shown as neither mailed nor ordered */
export function usePrintOrder(sessionId: string, left: number): Order {
  const { t } = useLingui();
  const { showMessage } = useSnackbars();
  return useWorkflow(
    wire(printOrderMachine, {
      mailLetters: async ({ sessionId: id }, signal) => {
        try {
          await openCart(id, left, signal);
        } catch (error) {
          // The page is loaded again, and the set may then be among those that were sent.
          if (failureOf(error).code === 'changedMeanwhile')
            showMessage(
              t`Nothing was ordered: some of these letters have been mailed or ordered since you opened this page.`,
              'long',
            );
          throw error;
        }
      },
    }),
    { input: { sessionId } },
  );
}

interface PrintOrderProps {
  readonly order: Order;
  /** What the set is called, where a page has several. */
  readonly name?: string;
}

/** Orders letters that were written earlier from the print shop. */
export function PrintOrderButton({ order, name }: PrintOrderProps) {
  const busy = useSelector(order, (state) => state.hasTag('busy'));
  return (
    <Button
      size="small"
      icon={<Mail size={16} aria-hidden />}
      busy={busy}
      onClick={() => order.send({ type: 'order.open' })}
    >
      <Trans>Mail Letters (paid)</Trans>
      {name === undefined ? null : (
        <Box as="span" srOnly>
          : {name}
        </Box>
      )}
    </Button>
  );
}

/** Whether the cart is open, or why not. @param next what to do after ordering */
export function PrintOrderResult({ order, next }: { readonly order: Order; readonly next: ReactNode }) {
  const state = useSelector(order, (snapshot) => snapshot);
  const { failure } = state.context;
  return (
    <Box role="status" _empty={{ display: 'none' }}>
      {state.matches('opened') ? (
        <>
          <Trans>The print shop’s cart is open in its own window.</Trans> {next}
        </>
      ) : null}
      {state.matches('failed') && failure !== null ? <CartFailed failure={failure} /> : null}
    </Box>
  );
}
