/** docs/findings.md: every rule as it is declared, with cases that the tests execute. */
import type { Recipient, RuleHead } from '#credit/findings/finding.ts';
import { findings, rules } from '#credit/findings/findings.ts';
import { findingSentences, ruleIds, type RuleId } from '#vocabulary/findings.ts';
import { cases } from './cases/cases.ts';
import type { ToldCase } from './cases/ruleCases.ts';
import { today } from './hits.ts';

const intro = `# Findings

What Redress looks for in a report. Each rule says when it fires, which law it is based on, and with whom the finding can be disputed.
Letters argue findings of high and medium confidence, and those of low confidence only where an account has nothing stronger.

\`npm run findings\` writes this page from the rules in \`credit/findings\`, their sentences in \`vocabulary/findings.ts\`, and the cases in
\`tests/credit/findings/cases\`. The tests run every case as of 09/15/2025: each variant fires on its own case, and the last case of a
rule comes close without firing. Italics show what screens say; the quotation below a case is what a letter says about it.

Remarks are understood by their codes, otherwise only as whole texts that the bureaus publish
([record 34](decisions/0034-a-remark-is-data.md)). A finding based on words without a code has medium confidence at most.

- **High** confidence: the report contradicts itself or the statute.
- **Medium**: bureaus contradict each other, and it is unknown which of them is wrong, or an error is likely that the report alone
  cannot prove.
- **Low**: worth asking the source to verify, nothing more.`;

const recipients: Readonly<Record<Recipient, string>> = {
  bureau: 'bureaus',
  furnisher: 'furnishers',
  both: 'bureaus and furnishers',
  nobody: 'no one',
};

const topics: Readonly<Record<RuleHead['topics'][number], string>> = {
  late: 'late payments (option 3)',
  chargeOffs: 'charge-offs and collections (option 4)',
};

const anchorOf = (rule: RuleId) =>
  `${rule} ${rules[rule].name}`
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(' ', '-');

const index = [
  '| Rule | Confidence | Disputed with |',
  '| ---- | ---------- | ------------- |',
  ...ruleIds.map((rule) => {
    const { name, confidence, recipient } = rules[rule];
    return `| [${rule} ${name}](#${anchorOf(rule)}) | ${confidence} | ${recipients[recipient]} |`;
  }),
].join('\n');

/** The confidence of a variant, if it differs from that of its rule. */
function otherConfidence(rule: RuleId, { report, profile, before }: ToldCase): string {
  const found = findings(report, { today, profile: profile ?? null, before: before ?? null }).find(
    (each) => each.rule === rule,
  );
  return found === undefined || found.confidence === rules[rule].confidence
    ? ''
    : ` (${found.confidence} confidence)`;
}

function firingLine(rule: RuleId, fact: string, each: ToldCase): string {
  const told = each.bureau ?? each.furnisher;
  const letter = told === undefined ? '' : `\n  > ${told.says}`;
  return `- \`${fact}\`${otherConfidence(rule, each)}: ${each.given}.${letter}`;
}

function section(rule: RuleId): string {
  const { name, condition, confidence, law, recipient, topics: narrow } = rules[rule];
  const { fires, silent } = cases[rule];
  const letters = narrow.map((topic) => topics[topic]).join(' and ');
  return [
    `## ${rule} ${name}`,
    `_${findingSentences[rule].en}_`,
    condition,
    [
      `- **Confidence:** ${confidence}`,
      `- **Law:** ${law}`,
      `- **Disputed with:** ${recipients[recipient]}`,
      ...(letters === '' ? [] : [`- **Also in letters about:** ${letters}`]),
    ].join('\n'),
    'Fires:',
    Object.entries<ToldCase>(fires)
      .map(([fact, each]) => firingLine(rule, fact, each))
      .join('\n'),
    `Does not fire: ${silent.given}.`,
  ].join('\n\n');
}

export function findingsPage(): string {
  return `${[intro, index, ...ruleIds.map(section)].join('\n\n')}\n`;
}
