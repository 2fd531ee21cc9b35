/** Turns of phrase the wordings share. What varies between letters are the facts; the words for one fact are fixed. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { EvidenceField } from '#vocabulary/evidenceFields.ts';
import { notReported } from '../../findings/evidence.ts';
import { isTradelineField, labelOf, tradelineFields } from '../../findings/fields.ts';
import type { Evidence, Finding } from '../../findings/finding.ts';
import type { Reader, Sentence } from '../letter.ts';
import { as, joined, phrase, say } from '../sentence.ts';

/** What a finding says in a letter, and what is asked because of it. */
export interface Wording {
  readonly says: Sentence;
  readonly ask: Ask;
  /** Why it matters, where several points of one account can share the reason. */
  readonly why?: string;
}

/** Fields to verify and correct, a reason to delete the whole item, or a request of its own that settles some fields. */
export type Ask =
  | { readonly kind: 'verify'; readonly what: readonly string[] }
  | { readonly kind: 'delete' }
  | { readonly kind: 'request'; readonly words: string; readonly settles: readonly string[] };

export function verify(...what: readonly string[]): Ask {
  return { kind: 'verify', what };
}
export function request(words: string, ...settles: readonly string[]): Ask {
  return { kind: 'request', words, settles };
}
export const remove: Ask = { kind: 'delete' };

export type Words = (finding: Finding, reader: Reader) => Wording;

/** "your file" for the bureau that reads, "TransUnion’s file" for others and towards furnishers. */
export function fileOf(bureau: Bureau | null, reader: Reader): string {
  return reader.kind === 'bureau' && reader.bureau === bureau ? 'your file' : `${bureau ?? ''}’s file`;
}

/** The file of the evidence's bureau: most findings are about one file. */
export function file(finding: Finding, reader: Reader): string {
  return fileOf(finding.bureaus[0] ?? null, reader);
}

/** The first evidence of the field, from that bureau if one is named. */
export function quoted(finding: Finding, field: EvidenceField, bureau?: Bureau): Evidence {
  const found = finding.evidence.find(
    (each) => each.field === field && (bureau === undefined || each.bureau === bureau),
  );
  if (found === undefined)
    throw new Error(`Finding ${finding.rule} ${finding.fact} has no evidence of ${field}`);
  return found;
}

export function all(finding: Finding, field: EvidenceField): readonly Evidence[] {
  return finding.evidence.filter((each) => each.field === field);
}

function isCode(field: EvidenceField): boolean {
  return isTradelineField(field) && tradelineFields[field].kind === 'code';
}

/** A value as it stands in a sentence: codes and texts in quotation marks, amounts and dates bare. */
export function valueText(evidence: Evidence): Sentence {
  if (evidence.value === notReported) return phrase`${evidence}`;
  return isCode(evidence.field) || evidence.field === 'remark' ? phrase`“${evidence}”` : phrase`${evidence}`;
}

/** The evidence grouped by equal values, in order of first appearance. */
function byValue(evidence: readonly Evidence[]): readonly (readonly Evidence[])[] {
  const groups = new Map<string, Evidence[]>();
  for (const each of evidence) groups.set(each.value, [...(groups.get(each.value) ?? []), each]);
  return [...groups.values()];
}

function names(evidence: readonly Evidence[]): string {
  return joined([...new Set(evidence.map((each) => each.bureau ?? ''))]).text;
}

interface Comparison {
  /** What is compared, with its article; the label of the field otherwise. */
  readonly what?: string;
  /** Said in brackets behind a value: a word, and the values of the bureaus that show it. */
  readonly detail?: { readonly word: string; readonly of: (evidence: Evidence) => Evidence | undefined };
}

/**
 * One field across bureaus: "Your file shows the balance as $2,210, while TransUnion and Experian show $1,840."
 * The reader's own value comes first; a furnisher reads all bureaus by name.
 */
export function compared(
  finding: Finding,
  field: EvidenceField,
  reader: Reader,
  how: Comparison = {},
): Sentence {
  const values = all(finding, field);
  const mine = values.find((each) => reader.kind === 'bureau' && each.bureau === reader.bureau);
  const holdsMine = (group: readonly Evidence[]) => mine !== undefined && group.includes(mine);
  const groups = byValue(values).toSorted((one, other) => Number(holdsMine(other)) - Number(holdsMine(one)));
  const [first = [], ...others] = groups;
  const what = how.what ?? `the ${labelOf(field)}`;
  const rest = joined(others.map((group) => phrase`${names(group)} ${shows(group)} ${shown(group, how)}`));
  const like = first.filter((each) => each !== mine);
  const head =
    mine === undefined
      ? phrase`${names(first)} ${shows(first)}`
      : phrase`your file${like.length > 0 ? `, like ${possessive(like)},` : ''} shows`;
  return say`${head} ${what} as ${shown(first, how)}, while ${rest}.`;
}

function shows(group: readonly Evidence[]): string {
  return new Set(group.map((each) => each.bureau)).size > 1 ? 'show' : 'shows';
}

function possessive(group: readonly Evidence[]): string {
  return joined([...new Set(group.map((each) => `${each.bureau ?? ''}’s`))]).text;
}

function shown(group: readonly Evidence[], { detail }: Comparison): Sentence {
  const [first, ...more] = group;
  if (first === undefined) return phrase``;
  const details = detail === undefined ? [] : group.flatMap((each) => detail.of(each) ?? []);
  const values = byValue(details).flatMap(([value]) => value ?? []);
  const bracket = values.length === 0 ? phrase`` : phrase` (${detail?.word ?? ''} ${joined(values)})`;
  return phrase`${valueText(first)}${bracket}${as('', ...more, ...details.filter((each) => !values.includes(each)))}`;
}
