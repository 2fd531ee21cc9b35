import type { Place } from './place.ts';
import { plainTrueLink } from './plainTrueLink.ts';
import type { Envelope } from './trueLink.ts';
import { parseXml } from './xml.ts';

/** How far into a file its root element is looked for. */
const prolog = 4_096;
const opensTrueLink =
  /^(?:<\?xml[^>]{0,200}\?>)?\s*(?:<!--[^>]{0,1000}-->\s*)?<(?:[\w.-]+:)?TrueLinkCreditReportType[\s>]/;

/** TrueLink's own XML: attributes for scalars, `TrueLinkCreditReportType` at the root. Null for anything else. */
export function trueLinkXml(text: string): Envelope | null {
  if (!opensTrueLink.test(text.slice(0, prolog))) return null;
  const root: Place = { value: parseXml(text), at: '' };
  const envelope = plainTrueLink(root);
  return envelope && { ...envelope, format: 'truelink-xml' };
}
