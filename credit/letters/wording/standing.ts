/** Words for findings about status and payment history. */
import type { RuleId } from '#vocabulary/findings.ts';
import type { Evidence, Finding } from '../../findings/finding.ts';
import type { Reader, Sentence } from '../letter.ts';
import { joined, phrase, resting, say } from '../sentence.ts';
import { countText, monthIn, monthsText } from './months.ts';
import { all, compared, file, quoted, verify, type Words } from './phrases.ts';

const cannotBoth = 'Both cannot be right.';

const statusDiffers: Words = (finding, reader) => {
  const both = all(finding, 'condition').length > 0 && all(finding, 'payStatus').length > 0;
  const field = all(finding, 'payStatus').length > 0 ? 'payStatus' : 'condition';
  const says = compared(finding, field, reader);
  return { says: both ? resting(says, finding.evidence) : says, ask: verify('the payment status') };
};

const openClosed: Words = (finding, reader) => {
  if (finding.fact === 'differs')
    return {
      says: compared(finding, 'openClosed', reader, { what: 'the account' }),
      ask: verify('whether the account is open or closed'),
    };
  const state = quoted(finding, 'openClosed');
  const date = quoted(finding, 'dateClosed');
  if (finding.fact === 'openWithClosingDate') {
    return {
      says: say`${file(finding, reader)} reports this account as “${state}” and as closed on ${date}. ${cannotBoth}`,
      ask: verify('whether the account is open or closed'),
    };
  }
  return {
    says: resting(
      say`${file(finding, reader)} reports this account as “${state}” without the date it was closed.`,
      [date],
    ),
    ask: verify('the date closed'),
  };
};

const againstHistory: Words = (finding, reader) => {
  const month = monthsText(all(finding, 'history'));
  if (finding.fact === 'worstTooMild') {
    return {
      says: say`${file(finding, reader)} gives “${quoted(finding, 'worstPayStatus')}” as the worst payment status, while its payment history shows the account ${month}. ${cannotBoth}`,
      ask: verify('the payment history'),
    };
  }
  return {
    says: say`${file(finding, reader)} rates this account “${quoted(finding, 'payStatus')}”, while its own payment history shows it ${month}, the newest month reported. ${cannotBoth}`,
    ask: verify('the payment status', 'the payment history'),
  };
};

const settledLate: Words = (finding, reader) => {
  const status = quoted(finding, 'payStatus');
  const says =
    finding.fact === 'zeroBalance'
      ? say`${file(finding, reader)} rates this account “${status}” with a balance of ${quoted(finding, 'balance')}. An account on which nothing is owed is not late now; at most its history can be.`
      : say`${file(finding, reader)} rates this account “${status}” and marks it “${finding.evidence[1] ?? status}”. ${cannotBoth}`;
  return { says, ask: verify('the payment status') };
};

/** The late months of the file in question, grouped by which bureaus show them otherwise. */
function contradicted(
  finding: Finding,
): readonly { months: readonly Evidence[]; others: readonly Evidence[] }[] {
  const [bureau] = finding.bureaus;
  const groups = new Map<string, { months: Evidence[]; others: Evidence[] }>();
  for (const own of finding.evidence.filter((each) => each.bureau === bureau)) {
    const others = finding.evidence.filter(
      (each) => each.bureau !== bureau && monthIn(each) === monthIn(own),
    );
    const key = others.map((each) => each.bureau).join();
    const group = groups.get(key) ?? { months: [], others: [] };
    group.months.push(own);
    group.others.push(...others);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function named(evidence: readonly Evidence[]): string {
  return joined([...new Set(evidence.map((each) => each.bureau ?? ''))]).text;
}

/** "Your file shows … , while TransUnion and Equifax show …": for months two files tell differently. */
export function monthsDiffer(finding: Finding, reader: Reader, how: string): Sentence {
  const sentences = contradicted(finding).map(({ months, others }) => {
    const plural = new Set(others.map((each) => each.bureau)).size > 1;
    const when = months.length > 1 ? 'those months' : 'that month';
    const words = say`${file(finding, reader)} shows this account ${monthsText(months)}, while ${named(others)} ${plural ? 'show' : 'shows'} ${when} ${how}.`;
    return resting(words, others);
  });
  const text = sentences.map((each) => each.text).join(' ');
  return { text, evidence: sentences.flatMap((each) => each.evidence) };
}

const historyDiffers: Words = (finding, reader) => ({
  says: monthsDiffer(finding, reader, 'as paid on time'),
  ask: verify('the payment history'),
});

const counts: Words = (finding, reader) => {
  const fields = (['late30', 'late60', 'late90'] as const).filter((field) => all(finding, field).length > 0);
  const counted = joined(fields.map((field) => countText(field, quoted(finding, field))));
  return {
    says: say`${file(finding, reader)} counts ${counted} in all, while its payment history shows the account ${monthsText(all(finding, 'history'))}. ${cannotBoth}`,
    ask: verify('the payment history'),
  };
};

const jump: Words = (finding, reader) => {
  const late = all(finding, 'history').filter((each) => !each.value.startsWith('on time'));
  const before = all(finding, 'history').filter((each) => each.value.startsWith('on time'));
  return {
    says: say`${file(finding, reader)} shows this account ${monthsText(late)}, but ${monthsText(before)}, ${before.length > 1 ? 'each time ' : ''}the month before. A payment that is 60 or more days late was 30 days late the month before.`,
    ask: verify('the payment history'),
  };
};

const afterEnd: Words = (finding, reader) => {
  const months = monthsText(all(finding, 'history'));
  if (finding.fact === 'afterClosing') {
    const [balance] = all(finding, 'balance');
    const closed = phrase`${file(finding, reader)} shows this account closed on ${quoted(finding, 'dateClosed')}`;
    return {
      says:
        balance === undefined
          ? say`${closed}, and yet ${months}.`
          : say`${closed} with a balance of ${balance}, and yet ${months}. An account closed with nothing owed has no payment that could be late.`,
      ask: verify('the payment history'),
    };
  }
  return {
    says: say`${file(finding, reader)} shows a last payment on ${quoted(finding, 'dateLastPayment')} and a balance of ${quoted(finding, 'balance')}, and still ends its payment history with the account ${months}.`,
    ask: verify('the payment history', 'the payment status'),
  };
};

export const standing = {
  S1: statusDiffers,
  S2: openClosed,
  S3: againstHistory,
  S4: counts,
  S5: jump,
  S6: afterEnd,
  S7: settledLate,
  S8: historyDiffers,
} as const satisfies Partial<Record<RuleId, Words>>;
