/** Compares what the rules find in a case with its verdicts. */
import { findings, type Finding } from '#credit/findings/findings.ts';
import { readReport } from '#credit/report/read.ts';
import type { AlsoTrue, At, Case, Planted } from './case.ts';
import { clockAt } from './clock.ts';
import { fileOf, type Provider } from './write.ts';

const short: Readonly<Record<Finding['bureaus'][number], At>> = {
  TransUnion: 'TU',
  Experian: 'EX',
  Equifax: 'EQ',
};
const rank = { high: 3, medium: 2, low: 1 } as const satisfies Record<Finding['confidence'], number>;

export type Outcome =
  | 'planted'
  | 'alsoTrue'
  /** Low or information, about which the case says nothing. */
  | 'unjudged'
  /** Said although the case says that it must not be. */
  | 'forbidden'
  | 'tooSure'
  | 'wrongBureau'
  | 'unexpected';

export interface Judged {
  readonly case: string;
  readonly rule: string;
  readonly fact: string;
  readonly on: string;
  readonly bureaus: string;
  readonly confidence: Finding['confidence'];
  readonly outcome: Outcome;
  readonly why: string;
}
export interface Missed {
  readonly case: string;
  readonly planted: Planted;
}
export interface Judgement {
  readonly findings: readonly Judged[];
  readonly planted: number;
  readonly nearMisses: number;
  readonly missed: readonly Missed[];
}

export const isFalseAlarm = ({ outcome }: Judged): boolean =>
  !['planted', 'alsoTrue', 'unjudged'].includes(outcome);

const providers: readonly Provider[] = ['myFreeScoreNow', 'myFreeScoreNow', 'smartCredit', 'identityIq'];

function found(each: Case, number: number): readonly Finding[] {
  const provider = providers[number % providers.length] ?? 'myFreeScoreNow';
  const { first, last, ssn, dob, street, city, state, zip } = each.person;
  const profile = {
    firstName: first,
    lastName: last,
    phone: null,
    ssn,
    dob,
    streetAddress: street,
    city,
    state,
    postalCode: zip,
  };
  const older =
    each.before === null
      ? null
      : fileOf({ ...each, accounts: each.before, clock: clockAt(each.clock.ago(4, 20)) }, provider);
  return findings(readReport(fileOf(each, provider)), {
    today: each.clock.today,
    profile,
    before: older === null ? null : readReport(older),
  });
}

function subjectOf(each: Case, { subject }: Finding): string {
  if (subject.kind === 'personal' || subject.kind === 'file') return subject.kind;
  const list = { account: each.accounts, inquiry: each.inquiries, publicRecord: each.records }[subject.kind];
  return list[Number(/\d+$/.exec(subject.id)?.[0])]?.key ?? subject.id;
}

const speaksOf = (
  verdict: { readonly rules: readonly string[]; readonly on: readonly string[] },
  rule: string,
  on: string,
): boolean => verdict.rules.includes(rule) && verdict.on.includes(on);

function outcomeOf(
  each: Case,
  finding: Finding,
  on: string,
  bureaus: readonly At[],
): readonly [Outcome, string] {
  const { rule, confidence } = finding;
  const forbidden = each.verdicts.find(
    (verdict) => verdict.verdict === 'never' && speaksOf(verdict, rule, on),
  );
  if (forbidden) return ['forbidden', forbidden.why];
  const permits = each.verdicts.filter(
    (verdict): verdict is Planted | AlsoTrue => verdict.verdict !== 'never' && speaksOf(verdict, rule, on),
  );
  const [permit] = permits;
  if (!permit) return rank[confidence] < rank.medium ? ['unjudged', ''] : ['unexpected', ''];
  const sure = permits.filter(({ most }) => rank[confidence] <= rank[most]);
  if (sure.length === 0) return ['tooSure', `At most ${permit.most}: ${permit.why}`];
  const placed = sure.find(
    (verdict) =>
      verdict.verdict === 'alsoTrue' ||
      verdict.at === null ||
      bureaus.every((bureau) => verdict.at?.split(' ').includes(bureau)),
  );
  if (!placed) return ['wrongBureau', permit.why];
  return [placed.verdict === 'error' ? 'planted' : 'alsoTrue', placed.why];
}

/** The findings of a case, each with what it is, and what was not found. */
function judgeOne(each: Case, number: number): Judgement {
  const judged = found(each, number).map((finding): Judged => {
    const on = subjectOf(each, finding);
    const bureaus = finding.bureaus.map((bureau) => short[bureau]);
    const [outcome, why] = outcomeOf(each, finding, on, bureaus);
    return {
      case: each.name,
      rule: finding.rule,
      fact: finding.fact,
      on,
      bureaus: bureaus.join(' '),
      confidence: finding.confidence,
      outcome,
      why,
    };
  });
  const planted = each.verdicts.filter((verdict) => verdict.verdict === 'error');
  const isFound = ({ rules, on, at }: Planted): boolean => {
    const said = judged.filter(
      (one) => !isFalseAlarm(one) && rules.some((rule) => rule === one.rule) && on.includes(one.on),
    );
    const named = said.flatMap(({ bureaus }) => bureaus.split(' '));
    return said.length > 0 && (at === null || at.split(' ').every((bureau) => named.includes(bureau)));
  };
  return {
    findings: judged,
    planted: planted.length,
    nearMisses: each.verdicts
      .filter((verdict) => verdict.verdict === 'never')
      .reduce((sum, { rules }) => sum + rules.length, 0),
    missed: planted.filter((one) => !isFound(one)).map((one) => ({ case: each.name, planted: one })),
  };
}

/** All cases together. */
export function judge(all: readonly Case[]): Judgement {
  const each = all.map(judgeOne);
  return {
    findings: each.flatMap((one) => one.findings),
    planted: each.reduce((sum, { planted }) => sum + planted, 0),
    nearMisses: each.reduce((sum, { nearMisses }) => sum + nearMisses, 0),
    missed: each.flatMap(({ missed }) => missed),
  };
}

export interface Figures {
  readonly count: number;
  readonly right: number;
  /** Between 0 and 1. */
  readonly precision: number;
}
export function figuresOf({ findings: all }: Judgement, confidence: Finding['confidence']): Figures {
  const list = all.filter((one) => one.confidence === confidence && one.outcome !== 'unjudged');
  const right = list.filter((one) => !isFalseAlarm(one)).length;
  return { count: list.length, right, precision: list.length === 0 ? 1 : right / list.length };
}
