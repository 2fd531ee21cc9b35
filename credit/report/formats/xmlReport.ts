/** Credit reports in XML: TransUnion Interactive's TrueLink and MISMO. */
import type { Report } from '../model.ts';
import { UnreadableReportError } from '../unreadable.ts';
import { readMismo } from './mismo/mismo.ts';
import { elementNamed } from './reading/nested.ts';
import { isBlank, type Place } from './reading/place.ts';
import { readTrueLink } from './truelink/trueLink.ts';
import { parseXml } from './reading/xml.ts';

/** Whether a text that starts with "<" can be such XML. HTML never is, whatever it quotes. */
const isXmlReport = (text: string): boolean =>
  /<(?:[\w.-]+:)?(?:TrueLinkCreditReportType|CREDIT_RESPONSE)[\s>/]/.test(text) &&
  !/^(?:<!--[^]*?-->\s*)?<(?:!doctype\s+)?html\b/i.test(text.slice(0, 1_000));

function readTrueLinkXml(root: Place): Report | null {
  const report = elementNamed(root, 'TrueLinkCreditReportType');
  if (report === null) return null;
  if (isBlank(report.value)) throw new UnreadableReportError('noMergedReport');
  return readTrueLink({ format: 'truelink-xml', report, reportDate: null, scores: [], bureaus: [] });
}

/**
 * Reads a report in XML, recognized by its own elements at any depth: web services wrap it in envelopes (SOAP,
 * MISMO's RESPONSE_GROUP). Null if the text has none. Pointers refer to the normalized document (reading/xml.ts).
 * Throws `UnreadableReportError`.
 */
export function readXml(text: string): Report | null {
  if (!isXmlReport(text)) return null;
  const root: Place = { value: parseXml(text), at: '' };
  return readTrueLinkXml(root) ?? readMismo(root, 'mismo-xml');
}
