import { readBundle } from './bundle.ts';
import type { Place } from '../reading/place.ts';
import { rootBundle } from './rootBundle.ts';
import type { Envelope } from './trueLink.ts';

/** Plain TrueLink names under a root `BundleComponents`: SmartCredit. */
export function smartCredit(root: Place): Envelope | null {
  const bundle = rootBundle(root);
  return bundle && !bundle.attributes ? readBundle('smartcredit', bundle.components, null) : null;
}
