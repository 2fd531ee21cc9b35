/**
 * Plans the letters for a selection. Deterministic: the same report, profile, selection, and day give the same
 * letters.
 */
import type { Bureau } from '#vocabulary/bureaus.ts';
import { findings } from '../findings/findings.ts';
import type { IsoDate, Report } from '../report/model.ts';
import type { Confirmation } from './confirmed.ts';
import { withoutDeniedCases } from './deniedCases.ts';
import { type EarlierDispute, earlierDisputesOf } from './earlierDisputes.ts';
import { exhibitsOf } from './exhibits.ts';
import { blocksOf } from './blocks.ts';
import { identificationOf, senderOf } from './sender.ts';
import { subjectOf } from './subject.ts';
import type { Destination, Item, Letter, LetterProfile, Topic } from './letter.ts';
import { automaticPoints, manualPoints, type Point } from './selection.ts';
import { type ItemStatement, statedEntries } from './stated.ts';

export type Choice =
  | { readonly kind: 'automatic'; readonly options: readonly number[] }
  | {
      readonly kind: 'manual';
      /** Ids of the report's accounts. */
      readonly accounts: readonly string[];
      /** Ids of `destinationsOf(report)`; others are ignored. */
      readonly destinations: readonly string[];
      /** Only what this bureau reports, and no other bureau as a recipient. */
      readonly bureau?: Bureau | undefined;
    };

export interface PlanInput {
  readonly report: Report;
  readonly profile: LetterProfile;
  readonly choice: Choice;
  readonly today: IsoDate;
  /** What the client confirmed about the report's accounts. */
  readonly confirmed?: readonly Confirmation[] | undefined;
  /** What the client says about its names, addresses, employers, inquiries, and court records. */
  readonly stated?: readonly ItemStatement[] | undefined;
  /** An older report of the same client. */
  readonly before?: Report | null;
  /** The last disputes of items with the same recipients. */
  readonly steps?: readonly EarlierDispute[];
}

/** A letter with more than six points reads like a mass mailing, and each point loses weight. */
const mostItems = 6;

/** The letters of a selection, bureaus first; none if nothing matches. */
export function planLetters(input: PlanInput): readonly Letter[] {
  return lettersAbout(selectedPoints(input), input);
}

/** What a selection includes: each item once for each recipient. */
export function selectedPoints(input: PlanInput): readonly Point[] {
  const { report, profile, today, choice, confirmed = [], stated = [], before = null } = input;
  const said = statedEntries(report, profile, stated);
  const grounds = {
    findings: withoutDeniedCases(findings(report, { today, profile, before }), said, report),
    confirmed,
    stated: said,
  };
  return withoutRepeats(
    choice.kind === 'automatic'
      ? automaticPoints(report, grounds, choice.options)
      : manualPoints(report, grounds, choice),
  );
}

/** The letters about all or some of the points of a selection. */
export function lettersAbout(points: readonly Point[], input: PlanInput): readonly Letter[] {
  const counts = new Map<string, number>();
  return letterGroups(points).map((group) => {
    const stem = `${slug(group.destination)}-${topicSlugs[group.topic]}`;
    const count = (counts.get(stem) ?? 0) + 1;
    counts.set(stem, count);
    return letterAbout(`${stem}-${String(count)}`, group, input);
  });
}

const topicSlugs: Readonly<Record<Topic, string>> = {
  accounts: 'accounts',
  late: 'late-payments',
  chargeOffs: 'charge-offs',
  personal: 'personal-information',
  inquiries: 'inquiries',
  publicRecords: 'court-records',
};

/** Each item goes to a recipient only once, however many options select it. */
function withoutRepeats(points: readonly Point[]): readonly Point[] {
  const seen = new Set<string>();
  return points.filter((point) => {
    const key = `${point.destination.id} ${point.item.key}`;
    return !seen.has(key) && seen.add(key);
  });
}

interface Group {
  readonly destination: Destination;
  readonly topic: Topic;
  readonly items: readonly Item[];
}

function letterGroups(points: readonly Point[]): readonly Group[] {
  const groups = new Map<string, Point[]>();
  for (const point of points) {
    const key = point.separate
      ? `${point.destination.id} ${point.item.key}`
      : `${point.destination.id} ${point.topic}`;
    const shared = point.separate && point.topic === 'personal' ? `${point.destination.id} personal` : key;
    groups.set(shared, [...(groups.get(shared) ?? []), point]);
  }
  const rank = (group: Group) => (group.destination.kind === 'bureau' ? 0 : 1);
  return [...groups.values()]
    .flatMap(split)
    .toSorted((one, other) => rank(one) - rank(other) || byBureau(one, other));
}

const bureauOrder: Readonly<Record<string, number>> = { TransUnion: 0, Experian: 1, Equifax: 2 };

function byBureau(one: Group, other: Group): number {
  return (bureauOrder[one.destination.id] ?? 3) - (bureauOrder[other.destination.id] ?? 3);
}

function split(points: readonly Point[]): readonly Group[] {
  return inParts(points).flatMap((part) => {
    const [first] = part;
    if (first === undefined) return [];
    const { destination, topic } = first;
    return [{ destination, topic, items: part.map((point) => point.item) }];
  });
}

/** Parts of nearly equal length, none longer than a letter may be. */
export function inParts<Each>(points: readonly Each[]): readonly (readonly Each[])[] {
  const parts = Math.ceil(points.length / mostItems);
  const size = Math.ceil(points.length / parts);
  return Array.from({ length: parts }, (_, index) => points.slice(index * size, (index + 1) * size));
}

/** One letter about these items. */
export function letterAbout(
  id: string,
  { destination, topic, items }: Group,
  { report, profile, today, steps = [] }: Pick<PlanInput, 'report' | 'profile' | 'today' | 'steps'>,
): Letter {
  const exhibits = exhibitsOf(items, report);
  return {
    id,
    destination,
    topic,
    date: today,
    sender: senderOf(profile),
    identification: identificationOf(destination, profile, items),
    subject: subjectOf(topic, destination, items, report),
    blocks: blocksOf(
      topic,
      destination,
      items,
      report,
      exhibits,
      earlierDisputesOf(destination, items, steps, today),
    ),
    exhibits,
  };
}

/** `equifax`, `harbor-bank-visa`: the destination in a file name. */
export function slug(destination: Destination): string {
  const text = destination.kind === 'bureau' ? destination.id : destination.id.replace(/^furnisher:/, '');
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60);
}
