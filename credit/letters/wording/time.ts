/** Words for findings about dates and age. */
import type { RuleId } from '#vocabulary/findings.ts';
import { labelOf } from '../../findings/fields.ts';
import type { Finding } from '../../findings/finding.ts';
import { usDate } from '../../findings/formatValue.ts';
import type { Sentence } from '../letter.ts';
import { joined, phrase, resting, say } from '../sentence.ts';
import { countText, monthsText } from './months.ts';
import { all, compared, file, fileOf, quoted, remove, request, verify, type Words } from './phrases.ts';

function ended(finding: Finding): string {
  return finding.ended === undefined ? '' : usDate(finding.ended);
}

const obsoleteDebt: Words = (finding, reader) => {
  const [status, bound] = [finding.evidence[0], finding.evidence[1]];
  if (status === undefined || bound === undefined) throw new Error('Finding O1 has lost its evidence');
  const where = fileOf(bound.bureau, reader);
  const since: Readonly<Record<string, Sentence>> = {
    history: phrase`${where} shows it ${bound}`,
    dateOpened: phrase`${where} gives ${bound} as the day the collection was opened`,
    dateAccountStatus: phrase`${where} rates the account “${status}” and gives ${bound} as the date of its last activity`,
  };
  if (bound.field === 'dateClosed')
    return {
      says: resting(
        say`${where} gives ${bound} as the day the account was closed. If the delinquency had begun by then, seven years and 180 days from that date ended on ${ended(finding)}, and 15 U.S.C. § 1681c(a)(4) and (c)(1) no longer allow a bureau to report this debt.`,
        [status],
      ),
      ask: verify('the date of first delinquency'),
    };
  return {
    says: resting(
      say`${since[bound.field] ?? phrase`${bound}`}, so the delinquency had begun by then. Seven years and 180 days from that date ended on ${ended(finding)}; after that 15 U.S.C. § 1681c(a)(4) and (c)(1) no longer allow a bureau to report this debt.`,
      [status],
    ),
    ask: remove,
  };
};

const obsoleteLate: Words = (finding, reader) => {
  if (finding.fact === 'dated') {
    return {
      says: say`${file(finding, reader)} still shows this account ${monthsText(all(finding, 'history'))}. More than seven years have passed since, and 15 U.S.C. § 1681c(a)(5) ends the reporting of a late payment there.`,
      ask: request('Please remove the late payments that are more than seven years old.'),
    };
  }
  const fields = (['late30', 'late60', 'late90'] as const).filter((field) => all(finding, field).length > 0);
  const counted = joined(fields.map((field) => countText(field, quoted(finding, field))));
  return {
    says: say`${file(finding, reader)} counts ${counted} on an account opened ${quoted(finding, 'dateOpened')}, but no month it shows is late.`,
    ask: request(
      'Please state when those late payments were, and remove any that is more than seven years old or cannot be verified.',
    ),
  };
};

const younger = 'A later date makes a debt look younger.';

const reAged: Words = (finding, reader) => {
  if (finding.fact === 'firstLate') {
    const [bureau] = finding.bureaus;
    const own = finding.evidence.filter((each) => each.bureau === bureau);
    const others = finding.evidence.filter((each) => each.bureau !== bureau);
    const older = others.map((each) => phrase`${each.bureau ?? ''} shows it ${each}`);
    const rest = older.reduce((sum, each) => phrase`${sum} and ${each}`);
    return {
      says: say`${file(finding, reader)} shows this account ${monthsText(own)} as the first month of the present delinquency, while ${rest} already.`,
      ask: verify('the date of first delinquency'),
      why: younger,
    };
  }
  if (finding.fact === 'stage') {
    const [bureau] = finding.bureaus;
    const own = finding.evidence.filter((each) => each.bureau === bureau);
    const others = finding.evidence.filter((each) => each.bureau !== bureau);
    const named = [...new Set(others.map((each) => each.bureau))].join(' and ');
    const verb = named.includes(' and ') ? 'show' : 'shows';
    return {
      says: resting(
        say`${file(finding, reader)} still counts this account as ${monthsText(own)}, while ${named} ${verb} it in collection or charged off by then.`,
        others,
      ),
      ask: verify('the payment history', 'the date of first delinquency'),
      why: younger,
    };
  }
  const field = finding.fact === 'dateLastPayment' ? 'dateLastPayment' : 'dateAccountStatus';
  return {
    says: compared(finding, field, reader),
    ask: verify(`the ${labelOf(field)}`, 'the date of first delinquency'),
    why: younger,
  };
};

const impossible: Words = (finding, reader) => {
  const head = file(finding, reader);
  const opened = finding.evidence.find((each) => each.field === 'dateOpened');
  const sentences: Readonly<Record<string, () => Sentence>> = {
    openedAfterReported: () =>
      say`${head} shows this account opened on ${quoted(finding, 'dateOpened')}, after it was last reported on ${quoted(finding, 'dateReported')}.`,
    closedBeforeOpened: () =>
      say`${head} shows this account closed on ${quoted(finding, 'dateClosed')}, before it was opened on ${quoted(finding, 'dateOpened')}.`,
    paidBeforeOpened: () =>
      say`${head} shows a last payment on ${quoted(finding, 'dateLastPayment')}, before the account was opened on ${quoted(finding, 'dateOpened')}.`,
    inTheFuture: () =>
      say`${head} gives ${phrase`${finding.evidence[0] ?? quoted(finding, 'dateOpened')}`} as the ${labelOf(finding.evidence[0]?.field ?? 'dateOpened')}, a day that has not come yet.`,
    underAge: () =>
      say`${head} shows this account opened on ${opened ?? quoted(finding, 'dateOpened')}, before I turned 18, and not as an authorized user’s.`,
  };
  const sentence = sentences[finding.fact];
  if (sentence === undefined) throw new Error(`No words for T2 ${finding.fact}`);
  return {
    says: sentence(),
    ask: verify(finding.fact === 'underAge' ? 'that the account is mine' : 'these dates'),
  };
};

export const time = {
  O1: obsoleteDebt,
  O2: obsoleteLate,
  R1: reAged,
  T1: (finding, reader) => ({
    says: compared(finding, 'dateOpened', reader),
    ask: verify('the date opened'),
  }),
  T2: impossible,
  T3: (finding, reader) => ({
    says: resting(
      say`${file(finding, reader)} does not show when this account was opened.`,
      finding.evidence,
    ),
    ask: verify('the date opened'),
  }),
  T4: (finding, reader) => ({
    says: say`${file(finding, reader)} shows this account as open but last reported on ${quoted(finding, 'dateReported')}, more than six months before my report of ${quoted(finding, 'reportDate')}.`,
    ask: verify('that it is up to date'),
  }),
} as const satisfies Partial<Record<RuleId, Words>>;
