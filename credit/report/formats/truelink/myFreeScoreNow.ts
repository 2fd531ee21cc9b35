import { UnreadableReportError } from '../../unreadable.ts';
import { readBundle } from './bundle.ts';
import { date } from '../reading/fields.ts';
import { isObject, member, type Place } from '../reading/place.ts';
import type { Envelope } from './trueLink.ts';

/** What the epic response adds to the bundle. It identifies the format, but the report is read from the bundle. */
const epicExtras = ['AccountTradeLine', 'AccountTradeLineCount', 'AccountIds', 'creditorsArray', 'RiskScore'];

/** `{success, data: {BundleComponent | BundleComponents, ReportDate}}`, MyFreeScoreNow's partner API. */
export function myFreeScoreNow(root: Place): Envelope | null {
  const data = member(root, 'data');
  if (!isObject(data.value)) return null;
  const bundles = member(data, 'BundleComponents');
  const components = isObject(bundles.value)
    ? member(bundles, 'BundleComponent')
    : member(data, 'BundleComponent');
  if (components.value === undefined) {
    if (member(root, 'success').value === undefined || 'providerViews' in data.value) return null;
    throw new UnreadableReportError('noMergedReport');
  }
  const isEpic = epicExtras.some((name) => member(data, name).value !== undefined);
  return readBundle(isEpic ? 'mfsn-epic' : 'mfsn-basic', components, date(data, 'ReportDate'));
}
