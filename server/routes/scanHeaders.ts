import { pdfType } from '#server/disputes/files.ts';
import { contentDisposition } from '#server/letters/archive.ts';

/** A PDF is opened in a program of the reader's, never in our origin. */
const pdfPolicy = "sandbox; default-src 'none'; frame-ancestors 'none'";

/** The headers with which a scan is sent. */
export function scanHeaders({
  mediaType,
  bytes,
  name,
}: {
  readonly mediaType: string;
  readonly bytes: number;
  readonly name: string;
}): Record<string, string | number> {
  return {
    'content-type': mediaType,
    'content-length': bytes,
    ...(mediaType === pdfType && {
      'content-security-policy': pdfPolicy,
      // A program opens a file by its ending, and a PDF can be a page with scripts as well.
      'content-disposition': contentDisposition(`${name.replace(/\.\w{1,5}$/, '') || 'scan'}.pdf`),
    }),
  };
}
