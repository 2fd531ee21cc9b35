import { Box, Flex, Stack } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { generationsPerOrder } from '#contract/limits.ts';
import { totalPrice } from '#contract/payment.ts';
import type { Variant } from '#contract/shapes.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { usePageRestored } from '#src/browser/usePageRestored.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { BeforePaying } from '#src/repair/BeforePaying.tsx';
import { PathLink } from '#src/ui/PathLink.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { price } from '#src/ui/price.ts';
import type { Purchase } from '#src/repair/usePurchase.ts';

const { min, max } = generationsPerOrder;
const counts = Array.from({ length: max - min + 1 }, (_, index) => String(min + index));

interface PurchaseFormProps {
  readonly variant: Variant;
  readonly purchase: Purchase;
}

/** How many, at what price, and how the last purchase ended. */
export function PurchaseForm({ variant, purchase }: PurchaseFormProps) {
  const { t } = useLingui();
  usePageRestored(() => purchase.send({ type: 'page.restore' }));
  const state = useSelector(purchase, (snapshot) => snapshot);
  const { back } = state.context;
  const total = price(totalPrice(variant, state.context.count));
  return (
    <Stack gap="4">
      {back === undefined ? null : (
        <Banner tone="info">
          <p>
            <Trans>After you pay, you’ll return to your letters. Anything you selected is kept.</Trans>
          </p>
          <PathLink size="small" mt="2" href={back}>
            <Trans>Back to the letters</Trans>
          </PathLink>
        </Banner>
      )}
      <Flex gap="3" align="end" wrap="wrap">
        <Box flex={{ base: '1 1 100%', sm: '0 1 14rem' }} minW="0">
          <Field label={t`Number of generations`} disabled={!state.hasTag('open')}>
            <SelectInput
              value={String(state.context.count)}
              onChange={(count) => purchase.send({ type: 'count.choose', count: Number(count) })}
              options={counts.map((count) => ({ value: count, label: count }))}
            />
          </Field>
        </Box>
        <Button
          look="solid"
          flexGrow={{ base: '1', sm: '0' }}
          busy={state.hasTag('busy')}
          onClick={() => purchase.send({ type: 'purchase.pay' })}
        >
          <Trans>Purchase for {total}</Trans>
        </Button>
      </Flex>
      <BeforePaying variant={variant} />
      <Ending purchase={purchase} />
    </Stack>
  );
}

/** The card company took nothing: it declined, or the person left before paying. */
function NotCharged() {
  return (
    <p>
      <Trans>No charge was made.</Trans>
    </p>
  );
}

/** Of what is said about a payment, whatever it is; in Spanish it is longer. */
const receivedHeight = { base: '9.5rem', md: '5.5rem' };

/** How the purchase ended, brought into sight: on a phone it is below what the page begins with. */
function InSight({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    // The tabs, which may load later, don't cover it.
    <Box ref={place} scrollMarginBottom={{ base: '5rem', md: '0' }}>
      {children}
    </Box>
  );
}

function Ending({ purchase }: { readonly purchase: Purchase }) {
  const state = useSelector(purchase, (snapshot) => snapshot);
  const { failure, end } = state.context;
  const added = end?.count ?? 0;
  if (state.matches('settling')) {
    // As high as what is said when it was received, so that a button below isn't moved away from under a finger.
    return (
      <Box minH={receivedHeight}>
        <Banner tone="info">
          <Trans>Checking your payment…</Trans>
        </Banner>
      </Box>
    );
  }
  if (state.matches('leaving')) {
    return (
      <Banner tone="info">
        <Trans>Opening the card provider’s page…</Trans>
      </Banner>
    );
  }
  if (state.matches({ open: 'granted' })) {
    return (
      <Box minH={receivedHeight}>
        <Banner tone="success">
          <p>
            <Trans>Thank you. We received your payment.</Trans>{' '}
            <Plural value={added} one="# generation was added." other="# generations were added." />
          </p>
          <PathLink size="small" mt="2" href="/repair-center">
            <Trans>Go to the Repair Center</Trans>
          </PathLink>
        </Banner>
      </Box>
    );
  }
  if (state.matches({ open: 'pending' })) {
    return (
      <InSight>
        <Banner tone="warning">
          <Trans>
            The card provider is still reviewing this payment. Your generations will be added once it’s
            approved.
          </Trans>
        </Banner>
      </InSight>
    );
  }
  if (state.matches({ open: 'declined' })) {
    return (
      <InSight>
        <Banner tone="danger">
          <p>
            <Trans>Your card was declined, so no generations were added. Try another card.</Trans>
          </p>
          <NotCharged />
        </Banner>
      </InSight>
    );
  }
  if (state.matches({ open: 'canceled' })) {
    return (
      <InSight>
        <Banner tone="info">
          <p>
            <Trans>Your purchase was canceled. No generations were added.</Trans>
          </p>
          <NotCharged />
        </Banner>
      </InSight>
    );
  }
  if (state.matches({ open: 'unpaid' })) {
    return (
      <InSight>
        <Banner tone="danger">
          <Trans>Your payment didn’t go through, so no generations were added.</Trans>
        </Banner>
      </InSight>
    );
  }
  if (failure === null || state.hasTag('busy') || state.matches({ open: 'choosing' })) return null;
  const canRetry = state.can({ type: 'settling.retry' });
  return (
    <Stack gap="3">
      <FailureBanner failure={failure} />
      {canRetry ? (
        <Button alignSelf="start" onClick={() => purchase.send({ type: 'settling.retry' })}>
          <Trans>Try Again</Trans>
        </Button>
      ) : null}
    </Stack>
  );
}
