import type { Bureau } from '#vocabulary/bureaus.ts';
import type { Inquiry } from '../../model.ts';
import { bureauOf } from '../reading/bureau.ts';
import { code, date, text } from '../reading/fields.ts';
import { listOf, type Place } from '../reading/place.ts';

/** The inquiry records of all partitions: each partition is one inquiry at one bureau, without grouping. */
export function inquiryPlaces(report: Place): readonly Place[] {
  return listOf(report, 'InquiryPartition').flatMap((partition) => listOf(partition, 'Inquiry'));
}

export function readInquiries(report: Place, only: Bureau | null): readonly Inquiry[] {
  return inquiryPlaces(report).flatMap((place, index) => {
    const bureau = bureauOf(place, only);
    if (bureau === null) return [];
    return [
      {
        id: `inquiry-${index}`,
        at: place.at,
        bureau,
        subscriber: text(place, 'subscriberName'),
        date: date(place, 'inquiryDate'),
        kind: text(place, 'inquiryType'),
        industry: code(place, 'IndustryCode'),
      },
    ];
  });
}
