import { Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { totalPrice } from '#contract/payment.ts';
import type { Variant } from '#contract/shapes.ts';
import { usePageRestored } from '#src/browser/usePageRestored.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { price } from '#src/ui/price.ts';
import { BeforePaying } from './BeforePaying.tsx';
import { usePurchase } from './usePurchase.ts';

interface BuyOneProps {
  readonly variant: Variant;
  readonly userId: string;
  /** The page with the letters that wait for it. */
  readonly back: string;
}

/** Goes straight to the card page for the one generation that the letters need, and back to them. */
export function BuyOne({ variant, userId, back }: BuyOneProps) {
  const purchase = usePurchase(userId, back);
  usePageRestored(() => purchase.send({ type: 'page.restore' }));
  const state = useSelector(purchase, (snapshot) => snapshot);
  const { count, failure } = state.context;
  const total = price(totalPrice(variant, count));
  return (
    <Stack gap="2">
      <Button
        look="solid"
        busy={state.hasTag('busy')}
        onClick={() => purchase.send({ type: 'purchase.pay' })}
      >
        <Trans>Buy 1 generation for {total}</Trans>
      </Button>
      {state.matches({ open: 'unprepared' }) && failure !== null ? <FailureBanner failure={failure} /> : null}
      <BeforePaying variant={variant} />
    </Stack>
  );
}
