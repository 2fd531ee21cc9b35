/** What the remarks of a line say, as evidence that knows whether it was read from a code or from words. */
import type { RemarkMeaning } from '../report/remarks/meaning.ts';
import type { Tradeline } from '../report/model.ts';
import { readRemark, remarkText } from '../report/remarks.ts';
import { quoteRemark } from './evidence.ts';
import type { Evidence } from './finding.ts';

/** The first remark with one of the meanings; null if there is none. A coded one comes before one in words. */
export function remarkSign(line: Tradeline, ...wanted: readonly RemarkMeaning[]): Evidence<'remark'> | null {
  const signs = line.remarks.flatMap((remark) => {
    const { meanings } = readRemark(remark);
    const bases = wanted.flatMap((meaning) => meanings.get(meaning) ?? []);
    if (bases.length === 0) return [];
    const sign = quoteRemark(line.bureau, remark);
    return [bases.includes('code') ? sign : { ...sign, value: remarkText(remark), fromWords: true as const }];
  });
  return signs.find((sign) => sign.fromWords !== true) ?? signs[0] ?? null;
}

/** Everything that the remarks of a line say: for reasons to stay silent. Only a sign from above is evidence. */
export function remarksSay(line: Tradeline): ReadonlySet<RemarkMeaning> {
  return new Set(line.remarks.flatMap((remark) => [...readRemark(remark).meanings.keys()]));
}

/**
 * Whether a remark of the line was left unread. A rule that argues from what a line does not say must be silent then:
 * the unread words may say it.
 */
export function hasUnreadRemark(line: Tradeline): boolean {
  return line.remarks.some((remark) => readRemark(remark).unread);
}
