/** Whole reports with planted errors and near misses, against verdicts that were written before the rules were run. */
import { describe, expect, it } from 'vitest';
import { readReport } from '#credit/report/read.ts';
import { ruleIds } from '#vocabulary/findings.ts';
import { cases } from './corpus.ts';
import { figuresOf, isFalseAlarm, judge, type Judged, type Missed } from './judge.ts';
import { knownAlarms, knownMisses } from './knownMisses.ts';
import { fileOf } from './write.ts';

const judgement = judge(cases);
const alarmIn = ({ rule, on, outcome, why, case: name }: Judged): string =>
  `${rule} ${on}: ${outcome}. ${why} (${name})`;
const missIn = ({ planted }: Missed): string => `${planted.rules.join('/')} ${planted.on.join('|')}`;
const falseAlarms = (confidence: Judged['confidence']): readonly Judged[] =>
  judgement.findings.filter((one) => one.confidence === confidence && isFalseAlarm(one));

describe('the corpus', () => {
  it('has at least 100 reports, each of at least 4 accounts', () => {
    expect(cases.length).toBeGreaterThanOrEqual(100);
    expect(cases.filter(({ accounts }) => accounts.length < 4)).toEqual([]);
  });
  it('plants each rule at least three times, and forbids it at least three times', () => {
    const verdicts = cases.flatMap((each) => each.verdicts);
    const count = (verdict: string, rule: (typeof ruleIds)[number]) =>
      verdicts.filter((one) => one.verdict === verdict && one.rules.includes(rule)).length;
    expect(ruleIds.filter((rule) => count('error', rule) < 3 || count('never', rule) < 3)).toEqual([]);
  });
  it('has verdicts about subjects that are in the report', () => {
    const strangers = cases.flatMap(({ accounts, inquiries, records, verdicts }) => {
      const keys = [...accounts, ...inquiries, ...records].map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      return verdicts.flatMap(({ on }) => on.filter((key) => ![...keys, 'personal', 'file'].includes(key)));
    });
    expect(strangers).toEqual([]);
  });
  it('is read completely, and as the same report, from the file of each provider', () => {
    const [first] = cases;
    if (first === undefined) throw new Error('No cases.');
    const readings = (['myFreeScoreNow', 'smartCredit', 'identityIq'] as const).map((provider) => {
      const { accounts, inquiries, personal } = readReport(fileOf(first, provider));
      expect(accounts).toHaveLength(first.accounts.length);
      return JSON.stringify({ accounts, inquiries, personal }).replace(/"at":"[^"]*"/g, '');
    });
    expect(new Set(readings).size).toBe(1);
  });
});

describe('what the rules find in it', () => {
  it('is enough to measure: at least 150 findings of high and 150 of medium confidence', () => {
    expect(figuresOf(judgement, 'high').count).toBeGreaterThanOrEqual(150);
    expect(figuresOf(judgement, 'medium').count).toBeGreaterThanOrEqual(150);
  });
  it('has no false alarm of high confidence', () => {
    expect(falseAlarms('high').map(alarmIn)).toEqual([]);
  });
  it('is right at medium confidence in at least 97 of 100', () => {
    expect(figuresOf(judgement, 'medium').precision).toBeGreaterThanOrEqual(0.97);
  });
  it('has no false alarm of medium or low confidence but the known ones', () => {
    const found = [...falseAlarms('medium'), ...falseAlarms('low')];
    const names = found.map(({ rule, on }) => `${rule} ${on}`);
    const unknown = found.filter(({ rule, on }) => knownAlarms[`${rule} ${on}`] === undefined);
    expect(unknown.map(alarmIn)).toEqual([]);
    expect(Object.keys(knownAlarms).filter((known) => !names.includes(known))).toEqual([]);
  });
  it('contains every planted error but the known misses, at least 95 of 100', () => {
    expect(judgement.missed.map(missIn).toSorted()).toEqual(Object.keys(knownMisses).toSorted());
    expect(judgement.missed.length / judgement.planted).toBeLessThanOrEqual(0.05);
  });
});
