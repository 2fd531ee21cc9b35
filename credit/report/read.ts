import { csid } from './formats/csid/csid.ts';
import { decode } from './formats/reading/decode.ts';
import { identityIq, jsonpBody } from './formats/truelink/identityIq.ts';
import { parseJson } from './formats/reading/json.ts';
import { readMismo } from './formats/mismo/mismo.ts';
import { myFreeScoreNow } from './formats/truelink/myFreeScoreNow.ts';
import { isObject, member, scalar, type Place } from './formats/reading/place.ts';
import { readPage } from './formats/page/page.ts';
import { plainTrueLink } from './formats/truelink/plainTrueLink.ts';
import { providerViews } from './formats/providerViews.ts';
import { smartCredit } from './formats/truelink/smartCredit.ts';
import { readTrueLink, type Envelope } from './formats/truelink/trueLink.ts';
import { readXml } from './formats/xmlReport.ts';
import type { Report } from './model.ts';
import { UnreadableReportError } from './unreadable.ts';

const trueLinkFormats: readonly ((root: Place) => Envelope | null)[] = [
  identityIq,
  smartCredit,
  myFreeScoreNow,
  plainTrueLink,
];

/** Forms that are not TrueLink's and are read to the model by themselves. */
const otherForms: readonly ((root: Place) => Report | null)[] = [
  csid,
  providerViews,
  (root) => readMismo(root, 'mismo-json'),
];

/** Forms of credit data that exist but cannot be read: other versions of MISMO, and incomplete ones of those that can. */
function isOtherCreditData(text: string): boolean {
  return /TrueLinkCreditReportType|CREDIT_RESPONSE|"providerViews"|rpt_content|"payment_histories"|payment-history/.test(
    text,
  );
}

/** JSONP can stand in the `<pre>` of a page; that is an answer and no page. */
const isPage = (text: string): boolean => text.startsWith('<') && jsonpBody(text) === null;

function parse(text: string): unknown {
  const body = /^[{[]/.test(text) ? text : jsonpBody(text);
  if (body !== null && /^[{[]/.test(body)) return parseJson(body);
  throw new UnreadableReportError(isOtherCreditData(text) ? 'unsupportedFormat' : 'notAReport');
}

/** Providers answer some failures with HTTP 200: MyFreeScoreNow by `success: false`, IdentityIQ by `Status: "Failed"`. */
function isRefusal(root: Place): boolean {
  return (
    scalar(member(root, 'success').value) === 'false' ||
    /^failed$/i.test(scalar(member(root, 'Status').value))
  );
}

function readParsed(document: unknown, text: string): Report {
  const root: Place = { value: document, at: '' };
  if (isRefusal(root)) throw new UnreadableReportError('refused');
  for (const recognise of trueLinkFormats) {
    const envelope = recognise(root);
    if (envelope) return readTrueLink(envelope);
  }
  for (const read of otherForms) {
    const report = read(root);
    if (report) return report;
  }
  throw new UnreadableReportError(isOtherCreditData(text) ? 'unsupportedFormat' : 'notAReport');
}

/** SmartCredit sometimes wraps the report once more, as text or as an object under `rawReport`. */
function readWrapped(document: unknown): Report | null {
  if (!isObject(document)) return null;
  const wrapped = document['rawReport'];
  if (isObject(wrapped)) return readParsed(wrapped, '');
  if (typeof wrapped !== 'string' || wrapped.trim() === '') return null;
  const text = decode(wrapped);
  return readParsed(parse(text), text);
}

/** Of each kind. A long report has some hundred; a page of so many thousands would fill a server's memory. */
const maxRecords = 3_000;

function withinReason(report: Report): Report {
  const kinds: readonly (readonly unknown[])[] = [
    report.accounts.flatMap(({ tradelines }) => tradelines),
    report.inquiries,
    report.publicRecords,
    report.contacts,
    report.alerts.messages,
    ...Object.values(report.personal),
  ];
  if (kinds.some((records) => records.length > maxRecords)) throw new UnreadableReportError('tooLarge');
  return report;
}

/**
 * Reads a provider's report, recognised by its content and never by a file name: MyFreeScoreNow (basic and epic),
 * SmartCredit, IdentityIQ (JSONP, also inside a page), TrueLink's plain single-bureau form and its XML, CSID,
 * providerViews, the saved pages of IdentityIQ and SmartCredit, and MISMO 2.3.1 and 2.4 (XML and JSON). Pointers of the
 * result lead into the folded document; for a `rawReport` that is the document inside it.
 *
 * Linear in the size of the input. Throws `UnreadableReportError` and nothing else.
 */
export function readReport(bytes: string | Uint8Array): Report {
  const text = decode(bytes);
  const marked = isPage(text) ? (readPage(text) ?? readXml(text)) : null;
  if (marked) return withinReason(marked);
  const document = parse(text);
  return withinReason(readWrapped(document) ?? readParsed(document, text));
}
