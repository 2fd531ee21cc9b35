/** What earlier letters state and today's rules no longer do. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import { isRuleId, type RuleId } from '#vocabulary/findings.ts';
import { valuesOf } from '../findings/evidence.ts';
import type { Evidence } from '../findings/finding.ts';
import { findings, type Finding } from '../findings/findings.ts';
import type { Report } from '../report/model.ts';
import type { Item, Letter, LetterProfile, Sentence } from './letter.ts';

/** `notProven`: the report doesn't show it. `overstated`: the report shows less than the sentence claims. */
export type Flaw = 'notProven' | 'overstated';

export interface WithdrawnStatement {
  /** The recipient's name. */
  readonly destination: string;
  /** The item's heading in the letter. */
  readonly item: string;
  /** The sentence as it was written. */
  readonly statement: string;
  readonly rule: RuleId;
  readonly flaw: Flaw;
}

/** Compare the entry with the client's profile, which may have changed since the letter was written. */
const profileRules: ReadonlySet<RuleId> = new Set(['I1', 'I2', 'I3', 'I4', 'I5', 'E1']);

/** Words of sentences that claimed more than their values show. */
const overstatements: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
  D1: ['One debt can be owed to only one of them.'],
  // A collection without a name was named so.
  D2: ['not reported in '],
  K1: [
    'A debt discharged in bankruptcy is no longer owed',
    'A discharge in bankruptcy ends personal liability for a debt',
  ],
  O1: ['so the delinquency had begun by then'],
  P1: ['Either the dispute is over or it is not.'],
  S2: ['They cannot both be right.'],
  S7: ['An account on which nothing is owed is not late now', 'cannot be right.'],
};

/** The variants that today's rules prove with as much certainty as those words claim. */
const provenFacts: Readonly<Partial<Record<RuleId, (finding: Finding) => boolean>>> = {
  K1: (finding) => finding.rule === 'K1' && finding.fact === 'owed' && finding.evidence.record === null,
  S2: (finding) => finding.rule === 'S2' && finding.fact === 'openWithClosingDate',
  O1: (finding) => finding.rule === 'O1' && finding.fact !== 'conditional',
};

/** Are based on whichever sign of the account is the strongest, which may be another one today. */
const accountRules: ReadonlySet<RuleId> = new Set(['M1', 'M2']);

const isSameValue = (one: Evidence, other: Evidence): boolean =>
  one.bureau === other.bureau && one.field === other.field && one.value === other.value;

/**
 * Whether the finding is the one that the sentence argued with. Readers improve, so that a record can have another id
 * today, or a value another place.
 */
function isArguedBy({ evidence }: Sentence, { key }: Item, finding: Finding): boolean {
  const { subject } = finding;
  const isSameRecord = 'id' in subject && key === `${subject.kind}:${subject.id}`;
  if (isSameRecord && accountRules.has(finding.rule)) return true;
  return valuesOf(finding.evidence).some((value) =>
    evidence.some((each) => each.at === value.at || (isSameRecord && isSameValue(each, value))),
  );
}

/** The bureaus whose entries a reseller combined with others, in what a finding is about. */
function combinedIn({ subject, bureaus }: Finding, report: Report): readonly Bureau[] {
  switch (subject.kind) {
    case 'account':
      return (report.accounts.find(({ id }) => id === subject.id)?.tradelines ?? []).flatMap((line) =>
        line.blended && bureaus.includes(line.bureau) ? [line.bureau] : [],
      );
    case 'inquiry':
      return report.inquiries.find(({ id }) => id === subject.id)?.blended ?? [];
    case 'publicRecord':
      return report.publicRecords.find(({ id }) => id === subject.id)?.blended ?? [];
    case 'personal':
    case 'file':
      return [];
  }
}

/** Whether a sentence says which bureau's file shows something of which only the report is known to show it. */
function namesFile({ text }: Sentence, combined: readonly Bureau[]): boolean {
  if (combined.length === 0) return false;
  return /\byour file\b/i.test(text) || combined.some((bureau) => text.includes(`${bureau}’s file`));
}

function flawOf(
  sentence: Sentence,
  item: Item,
  rule: RuleId,
  { found, report }: { readonly found: readonly Finding[]; readonly report: Report },
): Flaw | null {
  if (profileRules.has(rule)) return null;
  const same = found.filter((finding) => finding.rule === rule && isArguedBy(sentence, item, finding));
  if (same.length === 0) return 'notProven';
  if (same.every((finding) => namesFile(sentence, combinedIn(finding, report)))) return 'overstated';
  if (!(overstatements[rule] ?? []).some((words) => sentence.text.includes(words))) return null;
  return same.some(provenFacts[rule] ?? (() => false)) ? null : 'overstated';
}

/** What the letters were written from. */
interface Written {
  readonly report: Report;
  readonly profile: LetterProfile | null;
  readonly before: Report | null;
}

/**
 * The statements of one set of letters that today's rules would not make of the same report, as of the letters' date.
 * What clients confirmed and what the report says is not in question: both are quotes.
 */
export function withdrawnIn(
  letters: readonly Letter[],
  { report, profile, before }: Written,
): readonly WithdrawnStatement[] {
  const [first] = letters;
  if (first === undefined) return [];
  const found = findings(report, { today: first.date, profile, before }).filter(
    ({ recipient, restsOnBlend }) => recipient !== 'nobody' && restsOnBlend !== true,
  );
  return letters.flatMap(({ destination, blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind !== 'item') return [];
      const { item } = block;
      return [...item.states, ...item.grounds].flatMap((sentence) => {
        const rule = sentence.finding?.rule;
        if (rule === undefined || !isRuleId(rule)) return [];
        const flaw = flawOf(sentence, item, rule, { found, report });
        if (flaw === null) return [];
        const { text: statement } = sentence;
        return [{ destination: destination.name, item: item.heading.text, statement, rule, flaw }];
      });
    }),
  );
}
