/** `npm run cases`: what the rules find in the reports of tests/credit/cases, with every false alarm and miss. */
import { cases } from '#tests/credit/cases/corpus.ts';
import { figuresOf, isFalseAlarm, judge } from '#tests/credit/cases/judge.ts';
import { wordsOf } from './usage.mjs';

wordsOf(
  'npm run cases    runs the rules on invented reports with verdicts, and lists every false alarm and miss',
);

const judgement = judge(cases);
const { findings, planted, nearMisses, missed } = judgement;
const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;

const lines = [
  `${String(cases.length)} reports, ${String(planted)} planted errors, ${String(nearMisses)} near misses.`,
  ...(['high', 'medium', 'low'] as const).map((confidence) => {
    const { count, right, precision } = figuresOf(judgement, confidence);
    return `${confidence}: ${String(right)} of ${String(count)} findings are right (${percent(precision)}).`;
  }),
  `Found: ${String(planted - missed.length)} of ${String(planted)} planted errors (${percent(1 - missed.length / planted)}).`,
  '',
  'False alarms:',
  ...findings
    .filter(isFalseAlarm)
    .map(
      ({ confidence, outcome, rule, fact, on, bureaus, why, case: name }) =>
        `  ${confidence} ${rule} ${fact}, ${on}, ${bureaus}: ${outcome}. ${why} (report ${name})`,
    ),
  '',
  'Missed:',
  ...missed.map(
    ({ planted: { rules, on, at, why }, case: name }) =>
      `  ${rules.join('/')}, ${on.join(' or ')}, ${at ?? 'any bureau'}: ${why} (report ${name})`,
  ),
];
process.stdout.write(`${lines.join('\n')}\n`);
