/** Runs all rules, family by family, on one report. */
import { isRuleId, type RuleId } from '#vocabulary/findings.ts';
import type { IsoDate, Report } from '../report/model.ts';
import { accountType } from './accountType.ts';
import { balances } from './balances.ts';
import { bankruptcy } from './bankruptcy.ts';
import { currentFor, daysBetween } from './calendar.ts';
import { collections } from './collections.ts';
import { dates } from './dates.ts';
import { disputes } from './disputes.ts';
import { duplicates } from './duplicates.ts';
import { valuesOf } from './evidence.ts';
import type { AnyRule, Consumer, Context, Hit, Rule, RuleHead, Subject } from './finding.ts';
import { history } from './history.ts';
import { identity } from './identity.ts';
import { information } from './information.ts';
import { inquiries } from './inquiries.ts';
import { obsolescence } from './obsolescence.ts';
import { publicRecords } from './publicRecords.ts';
import { reAging } from './reAging.ts';
import { responsibility } from './responsibility.ts';
import { status } from './status.ts';
import { statusMatrix } from './statusMatrix.ts';

/** In the order in which letters use them. If an id of the vocabulary has no rule, this does not compile. */
export const rules = {
  ...obsolescence,
  ...balances,
  ...status,
  ...statusMatrix,
  ...history,
  ...reAging,
  ...dates,
  ...duplicates,
  ...collections,
  ...responsibility,
  ...bankruptcy,
  ...disputes,
  ...publicRecords,
  ...inquiries,
  ...identity,
  ...accountType,
  ...information,
} satisfies Readonly<Record<RuleId, AnyRule>>;

type FactsOf = {
  readonly [Id in RuleId]: (typeof rules)[Id] extends Rule<infer F> ? F : never;
};

/** The variants of a rule. */
export type FactOf<Id extends RuleId> = keyof FactsOf[Id] & string;

/** What these rules found, each with the evidence that proves its variant. */
export type FindingOf<Id extends RuleId> = {
  readonly [Each in Id]: Pick<RuleHead, 'name' | 'confidence' | 'law' | 'recipient'> &
    Hit<FactsOf[Each]> & {
      readonly rule: Each;
      readonly subject: Subject;
      /** Set if the time ended only after an old report was made: the bureau may have removed it since. */
      readonly afterReport?: true;
      /**
       * Set if it is about or quotes what a reseller combined from several bureaus, so that no letter argues with it. Not if all of it is one
       * combined inquiry or court record, of which a letter tells what the report shows.
       */
      readonly restsOnBlend?: true;
    };
}[Id];

export type Finding = FindingOf<RuleId>;

/** The same rules, typed so that they can be looked up by any id. */
const ruleOf: { readonly [Id in RuleId]: Rule<FactsOf[Id]> } = rules;

/** A meaning read from words may be wrong, so nothing that depends on one is certain. */
function capped(finding: Finding): Finding {
  const isFromWords = valuesOf(finding.evidence).some(({ fromWords }) => fromWords === true);
  return isFromWords && finding.confidence === 'high' ? { ...finding, confidence: 'medium' } : finding;
}

/** Bureaus remove most entries by themselves on the day on which their time ends. An old report can't show that. */
function dated(finding: Finding, { report: { reportDate }, today }: Context): Finding {
  const { ended } = finding;
  if (ended === undefined || reportDate === null || ended < reportDate.value) return finding;
  if (daysBetween(reportDate.value, today) <= currentFor) return finding;
  return { ...finding, afterReport: true, confidence: 'low' };
}

function foundBy<Id extends RuleId>(id: Id, context: Context): readonly FindingOf<Id>[] {
  const { name, confidence, law, recipient, find } = ruleOf[id];
  return find(context).map((hit) => ({ rule: id, name, confidence, law, recipient, ...hit }));
}

/** Marks a finding that is about or quotes an account, an inquiry, or a court record whose values a reseller blended from several bureaus. */
function withBlend({
  accounts,
  inquiries: made,
  publicRecords: records,
}: Report): (finding: Finding) => Finding {
  const lines = accounts.flatMap(({ id, tradelines }) =>
    tradelines.filter(({ blended }) => blended).map(({ bureau, at }) => ({ line: `${id} ${bureau}`, at })),
  );
  const about = new Set(lines.map(({ line }) => line));
  const entries = [...made, ...records].filter(({ blended }) => blended !== undefined);
  const placeOf = new Map(entries.map(({ id, at }) => [id, at]));
  const places = new Set([...lines, ...entries].map(({ at }) => at));
  return (finding) => {
    const { subject, bureaus, evidence } = finding;
    const isAbout =
      subject.kind === 'account' && bureaus.some((bureau) => about.has(`${subject.id} ${bureau}`));
    const values = places.size === 0 ? [] : valuesOf(evidence);
    if (!isAbout && !values.some(({ at }) => isInside(at, places))) return finding;
    const place = 'id' in subject ? placeOf.get(subject.id) : undefined;
    const own = new Set(place === undefined ? [] : [place]);
    const isOwn = own.size > 0 && values.every(({ at }) => isInside(at, own));
    return { ...finding, confidence: 'low', ...(!isOwn && { restsOnBlend: true as const }) };
  };
}

/** Whether a pointer is one of these places, or points into one. */
function isInside(at: string, places: ReadonlySet<string>): boolean {
  for (let end = at.length; end > 0; end = at.lastIndexOf('/', end - 1))
    if (places.has(at.slice(0, end))) return true;
  return false;
}

/** What is known besides the report. */
interface Known {
  readonly today: IsoDate;
  readonly profile?: Consumer | null;
  /** An older report of the same client, for rules about what changed. */
  readonly before?: Report | null;
}

/**
 * Everything in the report that is disputable, too old, or worth asking about, in the order of the rules.
 * Deterministic: `today` is an argument. Without a profile, personal information is compared with what most bureaus
 * agree on. A finding with evidence whose meaning was read from words has medium confidence at most. One about a time
 * that ended only after a report that is more than 60 days old has low confidence, and so has one about or quoting a blended
 * line, inquiry, or court record, whatever it belongs to: nobody knows which bureau reported which value, so letters leave it out.
 */
export function findings(
  report: Report,
  { today, profile = null, before = null }: Known,
): readonly Finding[] {
  const context = { report, today, profile, before };
  return Object.keys(rules)
    .filter(isRuleId)
    .flatMap((id) => foundBy(id, context))
    .map(capped)
    .map((finding) => dated(finding, context))
    .map(withBlend(report));
}
