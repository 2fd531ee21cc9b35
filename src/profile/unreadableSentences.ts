import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { UnreadableProblem } from '#contract/reportFile.ts';
import type { Failure } from '#machines/failure.ts';

const sentences: Readonly<Record<UnreadableProblem, MessageDescriptor>> = {
  empty: msg`The file is empty.`,
  tooLarge: msg`The file holds more than any credit report. Please choose the report alone.`,
  tooDeep: msg`The file is nested deeper than any credit report.`,
  truncated: msg`The file ends in the middle. Please save it again at the provider.`,
  documentType: msg`The file declares a document type or entities, which no credit report needs.`,
  notAReport: msg`This is no credit report in a format that can be read.`,
  unsupportedFormat: msg`This is credit data in a form that cannot be imported. Please use the three-bureau report of MyFreeScoreNow, IdentityIQ or SmartCredit.`,
  refused: msg`This is the provider's answer that it has no report, not the report itself.`,
  noMergedReport: msg`The file holds no three-bureau report. Please make sure that the 3b report is available at the provider.`,
};

/** Why a file was refused by the reader; null when something else went wrong. */
export function unreadableSentence({ code, fields }: Failure): MessageDescriptor | null {
  if (code === 'fileTooLarge') return msg`Error Uploading! File too large`;
  const problem = UnreadableProblem.safeParse(fields[0]?.problem);
  return code === 'unreadableReport' && problem.success ? sentences[problem.data] : null;
}
