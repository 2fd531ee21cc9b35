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
import { en, es, inMarks, joined, nothing, phrase, same, say, unseen, words } from '../sentence.ts';
import { spanishLabels } from './spanishLabels.ts';

/** A finding's statement in a letter, and the resulting request. */
export interface Wording {
  readonly statement: Sentence;
  readonly request: Request;
  /** Why it matters; several points of one account can share the reason. */
  readonly reason?: Sentence;
}

/** Fields to verify and correct, a reason to delete the whole item, or a special request that covers some fields. */
export type Request =
  | { readonly kind: 'verify'; readonly what: readonly Sentence[] }
  | { readonly kind: 'delete' }
  | { readonly kind: 'own'; readonly words: Sentence; readonly settles: readonly Sentence[] };

export function verify(...what: readonly Sentence[]): Request {
  return { kind: 'verify', what };
}
/** A request of its own. What it settles need not be verified besides. */
export function ask(request: Sentence, ...settles: readonly Sentence[]): Request {
  return { kind: 'own', words: request, settles };
}
export const remove: Request = { kind: 'delete' };

export type Words<Id extends RuleId> = (finding: FindingOf<Id>, recipient: Recipient) => Wording | null;

/** The words of every rule of a family; a new rule does not compile without them. */
export type WordsFor<Id extends RuleId> = { readonly [Each in Id]: Words<Each> };

/** "the balance". */
export const the = (field: EvidenceField): Sentence => words(`the ${labelOf(field)}`, spanishLabels[field]);

/** What a reseller blended is known to be in the report only, and not in which file. */
const myReport = words('my report', 'mi informe');
const isBlended = (bureau: Bureau | null, { blended = [] }: Recipient): boolean =>
  bureau !== null && blended.includes(bureau);

/** "your file" for the bureau that is addressed, "TransUnion’s file" for others and for furnishers. */
export function fileOf(bureau: Bureau | null, recipient: Recipient): Sentence {
  if (isBlended(bureau, recipient)) return myReport;
  return recipient.kind === 'bureau' && recipient.bureau === bureau
    ? words('your file', 'su expediente')
    : words(`${bureau ?? ''}’s file`, `el expediente de ${bureau ?? ''}`);
}

/** The same for several files of which one thing is said: "the files of TransUnion and Experian", "your file and Experian’s file". */
export function filesOf(all: readonly (Bureau | null)[], recipient: Recipient): Sentence {
  const bureaus = all.filter((bureau) => !isBlended(bureau, recipient));
  if (bureaus.length < all.length)
    return bureaus.length === 0 ? myReport : joined([myReport, filesOf(bureaus, recipient)]);
  const isReader = recipient.kind === 'bureau' && bureaus.includes(recipient.bureau);
  if (bureaus.length < 2 || isReader) return joined(bureaus.map((bureau) => fileOf(bureau, recipient)));
  const names = joined(bureaus.map((bureau) => same(bureau ?? '')));
  return phrase(en`the files of ${names}`, es`los expedientes de ${names}`);
}

/** The disputed file: most findings are about one. */
export function file({ bureaus }: Finding, recipient: Recipient): Sentence {
  return fileOf(bureaus[0] ?? null, recipient);
}

/** The day on which the period that the law allows ended. */
export function endOf({ rule, fact, ended }: Finding): Sentence {
  if (ended === undefined) throw new Error(`Finding ${rule} ${fact} does not say when its time ended`);
  return same(usDate(ended));
}

function isCode(field: EvidenceField): boolean {
  return isTradelineField(field) && tradelineFields[field].kind === 'code';
}

/** A value as a sentence shows it: codes and texts in quotation marks, amounts and dates without. */
export function valueText(evidence: Evidence): Sentence {
  if (evidence.value === notReported) return phrase(en`${evidence}`, es`${evidence}`);
  return isCode(evidence.field) || evidence.field === 'remark'
    ? inMarks(evidence)
    : phrase(en`${evidence}`, es`${evidence}`);
}

/** The evidence grouped by equal values, in order of first appearance. */
function byValue(evidence: readonly Evidence[]): readonly (readonly Evidence[])[] {
  return [...Map.groupBy(evidence, ({ value }) => value).values()];
}

const namesIn = (evidence: readonly Evidence[]): readonly string[] => [
  ...new Set(evidence.map(({ bureau }) => bureau ?? '')),
];

/** "TransUnion and Equifax": the bureaus of the evidence, each once. */
export const bureausIn = (evidence: readonly Evidence[]): Sentence => joined(namesIn(evidence).map(same));

interface Comparison {
  /** What is compared, with its article; by default, the field's label. */
  readonly what?: Sentence;
  /** Added in parentheses after a value: a word, and its day. */
  readonly detail?: { readonly word: Sentence; readonly of: ReadonlyMap<Evidence, Evidence> };
  /** Whether another bureau's value contradicts the recipient's own. One that only looks different isn't told; by default, all are. */
  readonly contradicts?: (mine: Evidence, other: Evidence) => boolean;
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
  const isTold = (each: Evidence) =>
    mine === undefined ||
    each.bureau === mine.bureau ||
    each.value === mine.value ||
    (how.contradicts?.(mine, each) ?? true);
  const holdsMine = (group: readonly Evidence[]) => mine !== undefined && group.includes(mine);
  const groups = byValue(values.filter(isTold)).toSorted(
    (one, other) => Number(holdsMine(other)) - Number(holdsMine(one)),
  );
  const [first = [], ...others] = groups;
  const what = how.what ?? the(field);
  const rest = joined(
    others.map((group) => {
      const [who, show, value] = [bureausIn(group), shows(group), shown(group, how)];
      return phrase(en`${who} ${show} ${value}`, es`${who} ${show} ${value}`);
    }),
  );
  // A rule that compares a file with each of the others repeats its value.
  const like = first.filter(({ bureau }) => bureau !== mine?.bureau);
  const head = mine === undefined ? headOf(first) : ownHead(like);
  const value = shown(first, how);
  return say(
    en`${head} ${what} as ${value}, while ${rest}.`,
    es`${head} ${what} como ${value}, mientras que ${rest}.`,
  );
}

function headOf(group: readonly Evidence[]): Sentence {
  const [who, show] = [bureausIn(group), shows(group)];
  return phrase(en`${who} ${show}`, es`${who} ${show}`);
}

function ownHead(like: readonly Evidence[]): Sentence {
  if (like.length === 0) return words('your file shows', 'su expediente muestra');
  const others = joined(namesIn(like).map((name) => words(`${name}’s`, `el de ${name}`)));
  return phrase(en`your file, like ${others}, shows`, es`su expediente, como ${others}, muestra`);
}

/** "show" for several bureaus, "shows" for one. */
export function shows(evidence: readonly Evidence[]): Sentence {
  return namesIn(evidence).length > 1 ? words('show', 'muestran') : words('shows', 'muestra');
}

function shown(group: readonly Evidence[], { detail }: Comparison): Sentence {
  const [first, ...more] = group;
  if (first === undefined) return nothing;
  const details = group.flatMap((each) => detail?.of.get(each) ?? []);
  const values = byValue(details).flatMap(([value]) => value ?? []);
  const days = joined(values.map((day) => phrase(en`${day}`, es`el ${day}`)));
  const word = detail?.word ?? nothing;
  const bracket = values.length === 0 ? nothing : phrase(en` (${word} ${days})`, es` (${word} ${days})`);
  const rest = unseen(...more, ...details.filter((each) => !values.includes(each)));
  return phrase(en`${valueText(first)}${bracket}${rest}`, es`${valueText(first)}${bracket}`);
}
