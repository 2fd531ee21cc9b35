/** Why a document is not a report we can read. The reason is for code, the message for people. */
export type UnreadableReason =
  | 'empty'
  | 'tooLarge'
  | 'tooDeep'
  | 'truncated'
  | 'incompletePage'
  | 'pdf'
  | 'image'
  | 'document'
  | 'archive'
  | 'webArchive'
  | 'documentType'
  | 'notAReport'
  | 'unsupportedFormat'
  | 'refused'
  | 'noMergedReport';

const savePage =
  'Save the report page on the provider’s site (IdentityIQ: Credit Report; SmartCredit: 3B Report) as HTML.';

const messages: Readonly<Record<UnreadableReason, string>> = {
  empty: 'The file is empty.',
  tooLarge: 'The file is larger than any credit report.',
  tooDeep: 'The file is nested deeper than any credit report.',
  truncated: 'The file is incomplete: it was cut off while being saved or sent.',
  incompletePage:
    'The page was saved before the whole report had loaded. On the provider’s site, scroll to the end of the report, then save the page again.',
  pdf: `The file is a PDF, whose text can’t be read reliably. ${savePage}`,
  image: `The file is an image, which can’t be read as a report. ${savePage}`,
  document: `The file is an office document, which can’t be read as a report. ${savePage}`,
  archive: 'The file is an archive. Unpack it and use the report file inside it.',
  webArchive: 'The file is a Safari web archive. Save the page again in the format “Page Source”.',
  documentType:
    'The file contains a document type declaration (DTD). Credit reports don’t, so it is rejected for safety.',
  notAReport: 'The file is not a credit report in a format that can be read.',
  unsupportedFormat:
    'The file has credit data in a format that can’t be imported. Use a three-bureau report from MyFreeScoreNow, IdentityIQ, or SmartCredit.',
  refused: 'The provider returned an error instead of a report.',
  noMergedReport:
    'The response doesn’t contain a merged three-bureau report. Make sure the 3b report is available on the provider’s site.',
};

/** The only error that `readReport` throws. Its message never quotes the document. */
export class UnreadableReportError extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason) {
    super(messages[reason]);
    this.name = 'UnreadableReportError';
    this.reason = reason;
  }
}
