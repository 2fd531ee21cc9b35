/**
 * What an earlier letter said that no later one says: what the client no longer stands by, although they withdrew no statement, because
 * it was based on the report, and they have spoken about the entry since; and everything about soft inquiries.
 */
import type { Report } from '../../report/model.ts';
import type { RuleId } from '#vocabulary/findings.ts';
import { isSoft } from '../../findings/inquiries.ts';
import { type DeniedCases, deniedCases, isDischarge, isDischargeDenied } from '../deniedCases.ts';
import type { Item, Sentence } from '../letter.ts';
import { entryKey, isSameThing, reportItems } from '../reportItems.ts';
import { isAffirmed, type ItemStatement, type Stated, statedEntries } from '../stated.ts';

/** What a client says now about a report. */
export interface SaidNow {
  readonly report: Report;
  readonly stated: readonly ItemStatement[];
  /** The accounts that they say are not theirs. */
  readonly notMine: ReadonlySet<string>;
}

/** What the client says about entries of a report, to be compared with what another one lists. */
export const saidAbout = ({ report, stated }: Pick<SaidNow, 'report' | 'stated'>): readonly Stated[] => [
  ...statedEntries(report, null, stated).values(),
];

/** What the client says about the entries of a report, also where they said it about the same thing in another one. */
function statedAnywhere(
  { report, stated }: SaidNow,
  saidElsewhere: readonly Stated[],
): ReadonlyMap<string, Stated> {
  const own = statedEntries(report, null, stated);
  const elsewhere = saidElsewhere.toSorted((one, other) => other.said.on.localeCompare(one.said.on));
  if (elsewhere.length === 0) return own;
  return new Map(
    reportItems(report).flatMap(({ entries }) =>
      entries.flatMap((entry): readonly (readonly [string, Stated])[] => {
        const said = own.get(entry.key) ?? elsewhere.find((each) => isSameThing(each.entry, entry));
        return said === undefined ? [] : [[entry.key, { entry, said: said.said }]];
      }),
    ),
  );
}

/**
 * The items about inquiries that the report calls soft. No lender gets to see one (15 U.S.C. 1681b(c)(3)), and it needs no
 * application, so that a letter, which once could say that there was none, has nothing to repeat.
 */
const softInquiries = ({ inquiries }: Pick<Report, 'inquiries'>): readonly string[] =>
  inquiries.flatMap((inquiry) => (isSoft(inquiry) ? [entryKey('inquiry', inquiry.id)] : []));

/** What a client denies of what letters about a report said, without the report. */
export interface Denied {
  /** The items about its soft inquiries. */
  readonly soft: readonly string[];
  /** The entries that are the client's. */
  readonly theirs: readonly string[];
  /** The accounts that are not. */
  readonly notMine: readonly string[];
  readonly cases: DeniedCases | null;
}

/** @param elsewhere what the client says about their other reports */
export function deniedIn(now: SaidNow, elsewhere: readonly Stated[]): Denied {
  const stated = statedAnywhere(now, elsewhere);
  return {
    soft: softInquiries(now.report),
    theirs: [...stated].flatMap(([key, { said }]) => (isAffirmed(said) ? [key] : [])),
    notMine: [...now.notMine],
    cases: deniedCases(stated, now.report),
  };
}

/** Whether a sentence of an item is based on what the client denies, or about a soft inquiry. */
export type IsDenied = (item: Item, sentence: Sentence) => boolean;

export function isDeniedBy({ cases, ...denied }: Denied): IsDenied {
  const [soft, theirs, notMine] = [new Set(denied.soft), new Set(denied.theirs), new Set(denied.notMine)];
  return ({ key }, { finding, evidence }) => {
    if (soft.has(key)) return true;
    if (finding === undefined) return false;
    const { rule } = finding;
    // A debt that is another person's was not discharged in the client's own case.
    if (
      isDischargeDenied(cases, rule, evidence) ||
      (isDischarge(rule) && notMine.has(key.slice('account:'.length)))
    )
      return true;
    if (aboutEntries.has(rule))
      return evidence.some(({ at }) => personalKinds.some((kind) => theirs.has(entryKey(kind, at))));
    return aboutInquiries.has(rule) && theirs.has(key);
  };
}

/** Rules that ask whether an entry or an inquiry is the client's. */
const aboutEntries: ReadonlySet<string> = new Set<RuleId>(['I1', 'I3', 'I4']);
const aboutInquiries: ReadonlySet<string> = new Set<RuleId>(['Q2', 'Q4']);
const personalKinds = ['name', 'address', 'employer'] as const;

/** The item without what the client denies; null if that leaves nothing of what it said was wrong. */
export function withoutDenied(item: Item, isDenied: IsDenied): Item | null {
  const kept = (sentences: readonly Sentence[]) => sentences.filter((sentence) => !isDenied(item, sentence));
  const [states, grounds] = [kept(item.states), kept(item.grounds)];
  if (states.length === item.states.length && grounds.length === item.grounds.length) return item;
  const left = [...states, ...grounds].flatMap(({ finding }) => finding?.rule ?? []);
  if (left.length === 0 && grounds.length === 0) return null;
  return { ...item, states, grounds, rules: item.rules.filter((rule) => left.includes(rule)) };
}
