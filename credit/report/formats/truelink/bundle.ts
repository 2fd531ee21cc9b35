import type { Bureau } from '#vocabulary/bureaus.ts';
import type { Field, FormatId, IsoDate } from '../../model.ts';
import { UnreadableReportError } from '../../unreadable.ts';
import { bureauNamed } from '../reading/bureau.ts';
import { isBlank, list, member, scalar, type Place } from '../reading/place.ts';
import type { Envelope } from './trueLink.ts';

interface Component {
  readonly type: string;
  readonly place: Place;
}

/** "TUCVantageScoreV6" is TransUnion's. */
const bureauOfType = (type: string): Bureau | null => bureauNamed(type.slice(0, 3));

/**
 * The parts of a bundle, found by `Type` and never by position. A bureau without a file may lack its parts; without
 * the merged part there is no report.
 */
export function readBundle(format: FormatId, components: Place, reportDate: Field<IsoDate>): Envelope {
  const parts = list(components).map((place): Component => ({
    type: scalar(member(place, 'Type').value),
    place,
  }));
  const merge = parts
    .filter((part) => part.type === 'MergeCreditReports')
    .map((part) => member(part.place, 'TrueLinkCreditReportType'))
    .find((report) => !isBlank(report.value));
  if (!merge) throw new UnreadableReportError('noMergedReport');
  return {
    format,
    report: merge,
    reportDate,
    scores: parts.flatMap(({ type, place }) => {
      const bureau = bureauOfType(type);
      return bureau && /Score/.test(type) ? [{ place: member(place, 'CreditScoreType'), bureau }] : [];
    }),
    bureaus: parts.flatMap(({ type }) => (/^...Report/.test(type) ? (bureauOfType(type) ?? []) : [])),
  };
}
