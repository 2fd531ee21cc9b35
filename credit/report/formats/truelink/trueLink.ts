/** The structure that all four formats share: TransUnion Interactive's `TrueLinkCreditReportType`. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { Field, FormatId, IsoDate, Report } from '../../model.ts';
import { readAccounts } from './accounts.ts';
import { readAlerts } from './alerts.ts';
import { readPersonal } from './borrower.ts';
import { bureauOfSource } from '../reading/bureau.ts';
import { readContacts } from './contacts.ts';
import { date } from '../reading/fields.ts';
import { readInquiries } from './inquiries.ts';
import { listOf, member, type Place } from '../reading/place.ts';
import { readPublicRecords } from './publicRecords.ts';
import { returnedBureaus } from '../reading/reportingBureaus.ts';
import { readScores } from './scores.ts';
import { readSummary } from './summary.ts';

/** What a format adds around the merged report. */
export interface Envelope {
  readonly format: FormatId;
  /** The `TrueLinkCreditReportType`. */
  readonly report: Place;
  /** The day of the merge, if the envelope gives it. */
  readonly reportDate: Field<IsoDate>;
  /** Score components next to the merge, each with the bureau that its type names. */
  readonly scores: readonly { readonly place: Place; readonly bureau: Bureau }[];
  /** Bureaus that the envelope marks as having returned a file. */
  readonly bureaus: readonly Bureau[];
}

/**
 * `Sources.Source` is an object, a list, or a list of {Source}. Its OriginalData (the raw bureau record) is never
 * read.
 */
function sourcePlaces(report: Place): readonly Place[] {
  return listOf(report, 'Sources').flatMap((sources) => listOf(sources, 'Source'));
}

function latestInquiryDate(sources: readonly Place[]): Field<IsoDate> {
  return sources
    .map((source) => date(source, 'InquiryDate'))
    .reduce((latest, next) => (next && (!latest || next.value > latest.value) ? next : latest), null);
}

export function readTrueLink(envelope: Envelope): Report {
  const { report } = envelope;
  const sources = sourcePlaces(report);
  const named = sources.flatMap((source) => bureauOfSource(source) ?? []);
  const only = new Set(named).size === 1 ? (named[0] ?? null) : null;
  const borrower = member(report, 'Borrower');
  const records = {
    personal: readPersonal(borrower, only),
    accounts: readAccounts(report, only),
    inquiries: readInquiries(report, only),
    publicRecords: readPublicRecords(report, only),
  };
  return {
    format: envelope.format,
    reportDate: envelope.reportDate ?? latestInquiryDate(sources),
    bureaus: returnedBureaus(records, named.length > 0 ? named : envelope.bureaus),
    scores: readScores(envelope.scores, borrower, only),
    ...records,
    contacts: readContacts(report),
    alerts: readAlerts(report),
    summary: readSummary(report),
  };
}
