import { Trans } from '@lingui/react/macro';
import { generationPrice } from '#contract/limits.ts';
import { configuration } from '#src/browser/configuration.ts';
import { price } from '#src/ui/price.ts';

/** What one generation costs, wherever a button leads to buying. */
export function EachGeneration() {
  const each = price(generationPrice[configuration.variant]);
  return <Trans>{each} per generation</Trans>;
}
