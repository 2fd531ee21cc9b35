import { Trans } from '@lingui/react/macro';
import { generationPrice } from '#contract/limits.ts';
import { configuration } from '#src/browser/configuration.ts';
import { price } from '#src/ui/price.ts';

/** What a set of letters costs. Reading them is free. */
export function WhatItCosts() {
  const each = price(generationPrice[configuration.variant]);
  return (
    <Trans>
      Reading the letters is free. One generation, {each}, gives you the whole set to print and mail.
    </Trans>
  );
}
