import { isBlank, isObject, member, type Place } from '../reading/place.ts';
import type { Envelope } from './trueLink.ts';

/** A single-bureau report: `TrueLinkCreditReportType` at the root, or inside a `report` or `data` wrapper. */
export function plainTrueLink(root: Place): Envelope | null {
  const report = [root, member(root, 'report'), member(root, 'data')]
    .map((place) => member(place, 'TrueLinkCreditReportType'))
    .find((place) => isObject(place.value) && !isBlank(place.value));
  return report ? { format: 'truelink-plain', report, reportDate: null, scores: [], bureaus: [] } : null;
}
