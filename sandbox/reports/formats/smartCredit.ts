import type { ConsumerFile } from '../model.ts';
import { bundle } from '../truelink/bundle.ts';

/** The response to `/member/credit-report/3b/simple.htm?format=JSON`: plain TrueLink. */
export function smartCreditReport(file: ConsumerFile): string {
  return JSON.stringify({ BundleComponents: { BundleComponent: bundle(file) } });
}
