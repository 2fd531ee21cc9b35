import { csid } from './formats/csid/csid.ts';
import { textsIn } from './file/textsIn.ts';
import { preformatted } from './formats/page/preformatted.ts';
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

/** Formats other than TrueLink, each with its own reader. */
const otherForms: readonly ((root: Place) => Report | null)[] = [
  csid,
  providerViews,
  (root) => readMismo(root, 'mismo-json'),
];

/**
 * Credit data formats that exist but cannot be imported: other versions of MISMO, and incomplete documents of
 * supported formats.
 */
function isOtherCreditData(text: string): boolean {
  return /TrueLinkCreditReportType|CREDIT_RESPONSE|"providerViews"|rpt_content|"payment_histories"|payment-history/.test(
    text,
  );
}

/** JSONP can be inside the `<pre>` of a page; such a document is a response and not a page. */
const isPage = (text: string): boolean => text.startsWith('<') && jsonpBody(text) === null;

function parse(text: string): unknown {
  const body = /^[{[]/.test(text) ? text : (jsonpBody(text) ?? preformatted(text));
  if (body !== null && /^[{[]/.test(body)) return parseJson(body);
  throw new UnreadableReportError(isOtherCreditData(text) ? 'unsupportedFormat' : 'notAReport');
}

/**
 * Providers report some failures with HTTP 200: MyFreeScoreNow with `success: false`, IdentityIQ with `Status:
 * "Failed"`.
 */
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

/** SmartCredit sometimes adds another wrapper, as text or as an object under `rawReport`. */
function readWrapped(document: unknown): Report | null {
  if (!isObject(document)) return null;
  const wrapped = document['rawReport'];
  if (isObject(wrapped)) return readParsed(wrapped, '');
  if (typeof wrapped !== 'string' || wrapped.trim() === '') return null;
  const text = wrapped.trimStart();
  return readParsed(parse(text), text);
}

/**
 * Maximum per kind, and of months in all lines' payment histories. A long report has a few hundred, with 84 months at most; one with
 * thousands would take seconds of processor time whenever someone looks at it.
 */
const maxRecords = 1_000;
const maxMonths = 100_000;

function withinReason(report: Report): Report {
  const lines = report.accounts.flatMap(({ tradelines }) => tradelines);
  const months = lines.reduce((sum, { history }) => sum + history.length, 0);
  const kinds: readonly (readonly unknown[])[] = [
    lines,
    report.inquiries,
    report.publicRecords,
    report.contacts,
    report.alerts.messages,
    ...Object.values(report.personal),
  ];
  if (months > maxMonths || kinds.some((records) => records.length > maxRecords))
    throw new UnreadableReportError('tooLarge');
  return report;
}

function readText(text: string): Report {
  const marked = isPage(text) ? (readPage(text) ?? readXml(text)) : null;
  if (marked) return withinReason(marked);
  const document = parse(text);
  return withinReason(readWrapped(document) ?? readParsed(document, text));
}

/** The report among a file's texts. If there is none, throws what is wrong with the first that resembles one. */
function readFirst(texts: readonly string[]): Report {
  let failure = new UnreadableReportError('notAReport');
  for (const text of texts) {
    try {
      return readText(text);
    } catch (error) {
      if (!(error instanceof UnreadableReportError)) throw error;
      if (failure.reason === 'notAReport') failure = error;
    }
  }
  throw failure;
}

/**
 * Reads a provider's report, recognized by its content and never by a file name: MyFreeScoreNow (basic and epic),
 * SmartCredit, IdentityIQ (JSONP), TrueLink's plain single-bureau format and its XML, CSID, providerViews, the saved
 * pages of IdentityIQ and SmartCredit, and MISMO 2.3.1 and 2.4 (XML and JSON). Each of them can be what a browser made
 * of it: a saved page, also as a single file (MHTML), JSON inside such a page, gzip, and the usual encodings
 * (decision 0036). Pointers of the result refer to the normalized document; for a `rawReport`, to the document inside
 * it.
 *
 * Takes time proportional to the size of the input. Throws only `UnreadableReportError`.
 */
export function readReport(file: string | Uint8Array): Report {
  return readFirst(textsIn(file));
}
