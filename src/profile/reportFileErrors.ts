import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { UnreadableProblem } from '#contract/reportFile.ts';
import type { Failure } from '#machines/failure.ts';

const sentences: Readonly<Record<UnreadableProblem, MessageDescriptor>> = {
  empty: msg`The file is empty.`,
  tooLarge: msg`This file contains more than a credit report would. Choose a file with only the report.`,
  tooDeep: msg`This file is too deeply nested to be a credit report.`,
  truncated: msg`This file is incomplete. Save it again from the provider’s site.`,
  incompletePage: msg`This page was saved before the whole report had loaded. On the provider’s site, scroll to the end of the report, then save the page again.`,
  pdf: msg`This is a PDF, which we can’t read reliably. Open your three-bureau report on the provider’s site (IdentityIQ: Credit Report; SmartCredit: 3B Report), scroll to the end, and save the page as HTML. For MyFreeScoreNow, connect the account instead.`,
  image: msg`This is an image, which we can’t read as a report. Open your three-bureau report on the provider’s site (IdentityIQ: Credit Report; SmartCredit: 3B Report), scroll to the end, and save the page as HTML. For MyFreeScoreNow, connect the account instead.`,
  document: msg`This is an office document, which we can’t read as a report. Open your three-bureau report on the provider’s site (IdentityIQ: Credit Report; SmartCredit: 3B Report), scroll to the end, and save the page as HTML. For MyFreeScoreNow, connect the account instead.`,
  archive: msg`This is an archive. Unpack it, then choose the report file inside it.`,
  webArchive: msg`This is a Safari web archive. Save the page again and choose “Page Source” as the format.`,
  documentType: msg`This file contains document type or entity declarations, which credit reports don’t need, so we can’t import it.`,
  notAReport: msg`This isn’t a credit report in a format we can read.`,
  unsupportedFormat: msg`This file has credit data in a format we can’t import. Use a three-bureau report from MyFreeScoreNow, IdentityIQ, or SmartCredit.`,
  refused: msg`This is the provider’s message that no report is available, not the report itself.`,
  noMergedReport: msg`This file doesn’t contain a three-bureau report. Make sure the 3b report is available on the provider’s site.`,
};

/** Why the report reader refused a file; null if something else went wrong. */
export function unreadableSentence({ code, fields }: Failure): MessageDescriptor | null {
  if (code === 'fileTooLarge') return msg`Error Uploading! File too large`;
  const problem = UnreadableProblem.safeParse(fields[0]?.problem);
  return code === 'unreadableReport' && problem.success ? sentences[problem.data] : null;
}
