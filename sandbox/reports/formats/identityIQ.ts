import type { ConsumerFile } from '../model.ts';
import { atSerialised } from '../truelink/at.ts';
import { bundle } from '../truelink/bundle.ts';

/** The JSONP that `/CreditReport.aspx?view=json` shows, before it is escaped into the page. */
export function identityIQReport(file: ConsumerFile): string {
  const document = {
    BundleComponents: {
      '@xmlns': 'com/truelink/ds/sch/bundle',
      BundleComponent: bundle(file).map((component) => atSerialised(component)),
    },
  };
  return `JSON_CALLBACK(${JSON.stringify(document)})`;
}
