/** Phrases that the wordings share. Only the facts vary between letters; the words for one fact are fixed. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { EvidenceField } from '#vocabulary/evidenceFields.ts';
import type { RuleId } from '#vocabulary/findings.ts';
import { notReported } from '../../findings/evidence.ts';
import { isTradelineField, labelOf, tradelineFields } from '../../findings/fields.ts';
import type { Evidence } from '../../findings/finding.ts';
import type { Finding, FindingOf } from '../../findings/findings.ts';
import { usDate } from '../../findings/formatValue.ts';
import type { Recipient, Sentence } from '../letter.ts';
import { as, joined, phrase, say } from '../sentence.ts';

/** A finding's statement in a letter, and the resulting request. */
export interface Wording {
  readonly statement: Sentence;
  readonly request: Request;
  /** Why it matters; several points of one account can share the reason. */
  readonly reason?: string;
}

/** Fields to verify and correct, a reason to delete the whole item, or a special request that covers some fields. */
export type Request =
  | { readonly kind: 'verify'; readonly what: readonly string[] }
  | { readonly kind: 'delete' }
  | { readonly kind: 'own'; readonly words: string; readonly settles: readonly string[] };

export function verify(...what: readonly string[]): Request {
  return { kind: 'verify', what };
}
export function ask(words: string, ...settles: readonly string[]): Request {
  return { kind: 'own', words, settles };
}
export const remove: Request = { kind: 'delete' };

export type Words<Id extends RuleId> = (finding: FindingOf<Id>, recipient: Recipient) => Wording | null;

/** The words of every rule of a family; a new rule does not compile without them. */
export type WordsFor<Id extends RuleId> = { readonly [Each in Id]: Words<Each> };

/** "your file" for the bureau that is addressed, "TransUnion’s file" for others and for furnishers. */
export function fileOf(bureau: Bureau | null, recipient: Recipient): string {
  return recipient.kind === 'bureau' && recipient.bureau === bureau ? 'your file' : `${bureau ?? ''}’s file`;
}

/** The disputed file: most findings are about one. */
export function file({ bureaus }: Finding, recipient: Recipient): string {
  return fileOf(bureaus[0] ?? null, recipient);
}

/** The day on which the period that the law allows ended. */
export function endOf({ rule, fact, ended }: Finding): string {
  if (ended === undefined) throw new Error(`Finding ${rule} ${fact} does not say when its time ended`);
  return usDate(ended);
}

function isCode(field: EvidenceField): boolean {
  return isTradelineField(field) && tradelineFields[field].kind === 'code';
}

/** A value as a sentence shows it: codes and texts in quotation marks, amounts and dates without. */
export function valueText(evidence: Evidence): Sentence {
  if (evidence.value === notReported) return phrase`${evidence}`;
  return isCode(evidence.field) || evidence.field === 'remark' ? phrase`“${evidence}”` : phrase`${evidence}`;
}

/** The evidence grouped by equal values, in order of first appearance. */
function byValue(evidence: readonly Evidence[]): readonly (readonly Evidence[])[] {
  return [...Map.groupBy(evidence, ({ value }) => value).values()];
}

/** "TransUnion and Equifax": the bureaus of the evidence, each once. */
export function bureausIn(evidence: readonly Evidence[]): string {
  return joined([...new Set(evidence.map((each) => each.bureau ?? ''))]).text;
}

interface Comparison {
  /** What is compared, with its article; by default, the field's label. */
  readonly what?: string;
  /** Added in parentheses after a value: a word, and another known value. */
  readonly detail?: { readonly word: string; readonly of: ReadonlyMap<Evidence, Evidence> };
}

/**
 * One field across bureaus: "Your file shows the balance as $2,210, while TransUnion and Experian show $1,840." The
 * recipient's own value comes first; for a furnisher, all bureaus are named.
 */
export function compared(
  field: EvidenceField,
  values: readonly Evidence[],
  recipient: Recipient,
  how: Comparison = {},
): Sentence {
  const mine = values.find((each) => recipient.kind === 'bureau' && each.bureau === recipient.bureau);
  const holdsMine = (group: readonly Evidence[]) => mine !== undefined && group.includes(mine);
  const groups = byValue(values).toSorted((one, other) => Number(holdsMine(other)) - Number(holdsMine(one)));
  const [first = [], ...others] = groups;
  const what = how.what ?? `the ${labelOf(field)}`;
  const rest = joined(
    others.map((group) => phrase`${bureausIn(group)} ${shows(group)} ${shown(group, how)}`),
  );
  const like = first.filter((each) => each !== mine);
  const head =
    mine === undefined
      ? phrase`${bureausIn(first)} ${shows(first)}`
      : phrase`your file${like.length > 0 ? `, like ${possessive(like)},` : ''} shows`;
  return say`${head} ${what} as ${shown(first, how)}, while ${rest}.`;
}

/** "show" for several bureaus, "shows" for one. */
export function shows(evidence: readonly Evidence[]): string {
  return new Set(evidence.map((each) => each.bureau)).size > 1 ? 'show' : 'shows';
}

function possessive(group: readonly Evidence[]): string {
  return joined([...new Set(group.map((each) => `${each.bureau ?? ''}’s`))]).text;
}

function shown(group: readonly Evidence[], { detail }: Comparison): Sentence {
  const [first, ...more] = group;
  if (first === undefined) return phrase``;
  const details = group.flatMap((each) => detail?.of.get(each) ?? []);
  const values = byValue(details).flatMap(([value]) => value ?? []);
  const bracket = values.length === 0 ? phrase`` : phrase` (${detail?.word ?? ''} ${joined(values)})`;
  return phrase`${valueText(first)}${bracket}${as('', ...more, ...details.filter((each) => !values.includes(each)))}`;
}
