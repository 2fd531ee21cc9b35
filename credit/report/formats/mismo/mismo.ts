/**
 * MISMO 2.3.1 and 2.4, which mortgage lenders receive, as XML and as its JSON form with "@" names. `CREDIT_RESPONSE`
 * is the report; envelopes around it are skipped. Version 3 uses different names and is rejected.
 */
import type { Alerts, FormatId, Report } from '../../model.ts';
import { UnreadableReportError } from '../../unreadable.ts';
import { firstOf, text } from '../reading/fields.ts';
import { elementNamed } from '../reading/nested.ts';
import { listOf, member, scalar, type Place } from '../reading/place.ts';
import { returnedBureaus } from '../reading/reportingBureaus.ts';
import { readAccounts, type Files } from './accounts.ts';
import { readAlerts, readPersonal, returnedFiles } from './files.ts';
import { readContacts, readInquiries, readPublicRecords, readScores } from './records.ts';
import { day, identifiers } from './values.ts';

/**
 * The report of the borrower, not of the co-borrower in a joint application. A record belongs to the consumer if it
 * names that borrower, with or without others, or names nobody.
 */
function ownRecords(response: Place): (place: Place) => boolean {
  const persons = listOf(response, 'BORROWER');
  const main =
    persons.find((person) => text(person, '_PrintPositionType')?.value === 'Borrower') ?? persons[0];
  const id = main ? scalar(member(main, 'BorrowerID').value).trim() : '';
  return (place) => {
    const named = identifiers(place, 'BorrowerID');
    return id === '' || named.length === 0 || named.includes(id);
  };
}

/** A blend gives one value for several bureaus without saying whose it is, and readers should know that. */
function blendedMessages({
  accounts,
  inquiries,
  publicRecords,
}: Pick<Report, 'accounts' | 'inquiries' | 'publicRecords'>): Alerts['messages'] {
  // An entry of several bureaus is one place of the document.
  const entries = [...new Map([...inquiries, ...publicRecords].map((entry) => [entry.at, entry])).values()];
  return [
    ...blendMessage(
      accounts.filter(({ tradelines }) => tradelines.some((line) => line.blended)),
      `${String(accounts.length)} accounts`,
    ),
    ...blendMessage(
      entries.filter(({ blended }) => blended !== undefined),
      `${String(entries.length)} inquiries and court records`,
    ),
  ];
}

function blendMessage(blended: readonly { readonly at: string }[], all: string): Alerts['messages'] {
  const [first] = blended;
  if (first === undefined) return [];
  const text = `The reseller has blended what the bureaus report on ${String(blended.length)} of ${all}. Which bureau gave which value is not told.`;
  return [{ code: null, text, at: first.at }];
}

function readResponse(response: Place, format: FormatId): Report {
  const isOwn = ownRecords(response);
  const own = (name: string): readonly Place[] => listOf(response, name).filter(isOwn);
  const returned = returnedFiles(own('CREDIT_FILE'));
  const files: Files = new Map(
    returned.flatMap(({ bureau, place }) =>
      identifiers(place, 'CreditFileID').map((id) => [id, bureau] as const),
    ),
  );
  const liabilities = own('CREDIT_LIABILITY');
  const records = {
    personal: readPersonal(returned),
    accounts: readAccounts(liabilities, files),
    inquiries: readInquiries(own('CREDIT_INQUIRY')),
    publicRecords: readPublicRecords(own('CREDIT_PUBLIC_RECORD')),
  };
  const named = returnedBureaus(
    records,
    returned.map(({ bureau }) => bureau),
  );
  if (named.length === 0) {
    const failed = listOf(response, 'CREDIT_ERROR_MESSAGE').length > 0;
    throw new UnreadableReportError(failed ? 'refused' : 'noMergedReport');
  }
  const alerts = readAlerts(response, returned);
  return {
    format,
    reportDate: firstOf(
      day(response, 'CreditReportFirstIssuedDate'),
      day(response, 'CreditReportLastUpdatedDate'),
    ),
    bureaus: named,
    scores: readScores(own('CREDIT_SCORE'), files),
    ...records,
    contacts: readContacts(liabilities),
    alerts: { ...alerts, messages: [...alerts.messages, ...blendedMessages(records)] },
    summary: [],
  };
}

/** Null if there is no `CREDIT_RESPONSE`. Throws `UnreadableReportError`. */
export function readMismo(root: Place, format: FormatId): Report | null {
  const response = elementNamed(root, 'CREDIT_RESPONSE');
  if (response === null) return null;
  if (member(response, 'CREDIT_LIABILITIES').value !== undefined) {
    throw new UnreadableReportError('unsupportedFormat');
  }
  return readResponse(response, format);
}
