import { dictionary, type PdfDictionary, pdfText, type PdfRef } from './pdfValue.ts';
import type { PdfWriter } from './pdfWriter.ts';

export interface OnePdf {
  readonly title: string;
  /** Civil date. */
  readonly date: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What PDF/UA-1 asks of a document: a title to show, a language, and that it says it follows the standard. */
const metadataOf = ({ title, date }: OnePdf): string =>
  `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">` +
  `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""` +
  ` xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"` +
  ` xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">` +
  `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>` +
  `<dc:language><rdf:Bag><rdf:li>en-US</rdf:li></rdf:Bag></dc:language>` +
  `<dc:format>application/pdf</dc:format><xmp:CreateDate>${date}T00:00:00Z</xmp:CreateDate>` +
  `<xmp:ModifyDate>${date}T00:00:00Z</xmp:ModifyDate><pdfuaid:part>1</pdfuaid:part>` +
  `</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;

interface Roots {
  readonly pages: PdfRef;
  readonly outline: PdfRef;
  readonly tags: PdfRef;
}

/** Writes the catalog and what it says about the document. The result is for the trailer. */
export function taggedAs(about: OnePdf, writer: PdfWriter, { pages, outline, tags }: Roots): PdfDictionary {
  const metadata = Buffer.from(metadataOf(about));
  const made = `(D:${about.date.replaceAll('-', '')}000000Z)`;
  const catalog = dictionary({
    Type: '/Catalog',
    Pages: pages,
    Metadata: writer.add(
      dictionary({ Type: '/Metadata', Subtype: '/XML', Length: String(metadata.length) }),
      metadata,
    ),
    Lang: '(en-US)',
    StructTreeRoot: tags,
    MarkInfo: dictionary({ Marked: 'true' }),
    ViewerPreferences: dictionary({ DisplayDocTitle: 'true' }),
    Outlines: outline,
  });
  return dictionary({
    Root: writer.add(catalog),
    Info: writer.add(
      dictionary({
        Title: pdfText(about.title),
        CreationDate: made,
        ModDate: made,
      }),
    ),
  });
}
