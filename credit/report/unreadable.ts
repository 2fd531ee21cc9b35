/** Why a document is not a report we can read. The reason is for code, the message for people. */
export type UnreadableReason =
  | 'empty'
  | 'tooLarge'
  | 'tooDeep'
  | 'truncated'
  | 'documentType'
  | 'notAReport'
  | 'unsupportedFormat'
  | 'refused'
  | 'noMergedReport';

const messages: Readonly<Record<UnreadableReason, string>> = {
  empty: 'The file is empty.',
  tooLarge: 'The file is larger than any credit report.',
  tooDeep: 'The file is nested deeper than any credit report.',
  truncated: 'The file ends in the middle: it was cut off while it was saved or sent.',
  documentType:
    'The file declares a document type (DTD). Credit reports declare none, and it is refused for safety.',
  notAReport: 'The file is not a credit report in a format that can be read.',
  unsupportedFormat:
    'The file is credit data in a form that cannot be imported. Use the three-bureau report of MyFreeScoreNow, IdentityIQ or SmartCredit.',
  refused: 'The provider answered with a failure instead of a report.',
  noMergedReport:
    'The answer holds no merged three-bureau report. Make sure that the 3b report is available at the provider.',
};

/** Thrown by `readReport`, and the only thing it throws. Its message never quotes the document. */
export class UnreadableReport extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason) {
    super(messages[reason]);
    this.name = 'UnreadableReport';
    this.reason = reason;
  }
}
