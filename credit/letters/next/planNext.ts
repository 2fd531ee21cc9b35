/** Plans the letters of later steps. Deterministic: the same steps, profile, and day give the same letters. */
import type { IsoDate } from '../../report/model.ts';
import type { Block, Item, Letter, LetterProfile } from '../letter.ts';
import { identificationOf, isIdentifiedBy, senderOf } from '../sender.ts';
import { inParts, slug } from '../planLetters.ts';
import type { Placed } from './cite.ts';
import { isAboutIdentity } from './aboutIdentity.ts';
import { debtTime } from './debtTime.ts';
import { lackingFor, onlyTheClient } from './lacking.ts';
import { enclosing, enclosuresOf } from './enclosures.ts';
import type { NextStep } from './step.ts';
import { identityCured, incompleteCorrection, newInformation, reinsertion } from './wording/afterAnswer.ts';
import { correctionsOf, withCorrections } from './wording/corrections.ts';
import type { Occasion, PurposeWords, Story } from './wording/purposeWords.ts';
import { deletionNotice, designated, statementNotice } from './wording/receivers.ts';
import { disputeMark } from './wording/disputeMark.ts';
import { block, procedure } from './wording/requests.ts';
import { retraction } from './wording/retraction.ts';
import { statement } from './wording/statement.ts';
import { creditorDirect, validation } from './wording/toCompanies.ts';
import { followUp } from './wording/withoutAnswer.ts';

const words: Readonly<Record<NextStep['purpose'], PurposeWords>> = {
  followUp,
  newInformation,
  incompleteCorrection,
  identityCured,
  reinsertion,
  creditorDirect,
  procedure,
  statement,
  statementNotice,
  deletionNotice,
  validation,
  block,
  retraction,
  disputeMark,
};

const slugs: Readonly<Record<NextStep['purpose'], string>> = {
  followUp: 'follow-up',
  newInformation: 'new-information',
  incompleteCorrection: 'incomplete-correction',
  identityCured: 'identity',
  reinsertion: 'reappearance',
  creditorDirect: 'dispute',
  procedure: 'procedure-request',
  statement: 'statement',
  statementNotice: 'statement-request',
  deletionNotice: 'notice-request',
  validation: 'validation',
  block: 'block-request',
  retraction: 'correction',
  disputeMark: 'dispute-notation',
};

export interface NextPlanInput {
  /** In the order in which their items are numbered. */
  readonly steps: readonly NextStep[];
  readonly profile: LetterProfile;
  readonly today: IsoDate;
}

/**
 * The letters of these steps: those for the same recipient and purpose share letters of at most six items. Throws if a step
 * is missing what its letter needs (`lackingFor`).
 */
export function planNextLetters({ steps, profile, today }: NextPlanInput): readonly Letter[] {
  const lacking = steps.find((step) => lackingFor(step, profile).length > 0);
  if (lacking !== undefined)
    throw new Error(`A step of purpose ${lacking.purpose} is missing what its letter needs`);
  const counts = new Map<string, number>();
  const placed = steps.map((step, place): Placed => ({ step: knowing(step, profile), place }));
  const groups = Map.groupBy(placed, ({ step }) => groupOf(step, today));
  return [...groups.values()].flatMap(inParts).flatMap((points) => {
    const [first, ...more] = points;
    if (first === undefined) return [];
    const stem = `${slug(first.step.to)}-${slugs[first.step.purpose]}`;
    const count = (counts.get(stem) ?? 0) + 1;
    counts.set(stem, count);
    return [letterOf(`${stem}-${String(count)}`, [first, ...more], { profile, today })];
  });
}

/**
 * What shares a letter. Refusals for different reasons are cured by different sentences, what was put back is asked about in
 * other words, and a debt whose time to be disputed has passed, or isn't certain, is written about in words of its own. The recipients
 * that the client designates are notified about everything in a letter.
 */
function groupOf(step: NextStep, today: IsoDate): string {
  const { to, purpose, reply, origin } = step;
  const kind =
    purpose === 'identityCured' ? (reply?.kind ?? '') : purpose === 'followUp' ? origin.purpose : '';
  const time = purpose === 'validation' ? debtTime(step, today) : '';
  const receivers = step.receivers.length === 0 ? '' : JSON.stringify(step.receivers);
  return [to.id, purpose, kind ?? '', time, receivers].join(' ');
}

/** The step with what the profile says by now. */
function knowing(step: NextStep, profile: LetterProfile): NextStep {
  return isAboutIdentity(step.item) && !isIdentifiedBy(step.origin, profile)
    ? { ...step, isOfOtherIdentity: true }
    : step;
}

function letterOf(
  id: string,
  points: Occasion['points'],
  { profile, today }: Omit<NextPlanInput, 'steps'>,
): Letter {
  const [{ step }] = points;
  const { subject, opening, item: wordsOf, closing } = words[step.purpose];
  const stories = storiesIn(points);
  const occasion: Occasion = { points, today, stories, isOneStory: stories.length === 1 };
  const items = points.map((placed): Item => {
    const { key, heading, rules } = placed.step.item;
    const { states, ...rest } = wordsOf(placed, occasion);
    return { key, heading, states: withCorrections(placed, states, today), ...rest, rules };
  });
  const corrections = correctionsOf(occasion);
  const encloses = enclosuresOf(points);
  const blocks: readonly Block[] = [
    { kind: 'paragraph', sentences: opening(occasion) },
    ...(corrections.length === 0 ? [] : [{ kind: 'paragraph', sentences: corrections } as const]),
    ...designated(occasion).map((sentences): Block => ({ kind: 'paragraph', sentences })),
    ...items.map((item, index): Block => ({ kind: 'item', number: index + 1, item })),
    { kind: 'paragraph', sentences: [...closing(occasion), ...enclosing(points, encloses)] },
  ];
  return {
    id,
    destination: step.to,
    topic: step.letter.topic,
    date: today,
    sender: senderOf(profile),
    identification: identificationOf(step.to, profile, items),
    subject: subject(occasion),
    blocks,
    exhibits: [],
    purpose: step.purpose,
    encloses,
    ...(points.some(({ step: each }) => onlyTheClient(each).signs) && { isClientsToSign: true as const }),
  };
}

function storiesIn(points: Occasion['points']): readonly Story[] {
  const numbered = points.map((placed, index) => ({ placed, number: String(index + 1) }));
  return [...Map.groupBy(numbered, ({ placed }) => storyOf(placed)).values()].flatMap((same) => {
    const [first, ...more] = same.map(({ placed }) => placed);
    return first === undefined
      ? []
      : [{ points: [first, ...more] as const, numbers: same.map(({ number }) => number) }];
  });
}

/** The same for steps that follow the same letter. */
function storyOf({ step: { letter, journey } }: Placed): string {
  return JSON.stringify([letter.id, letter.date, letter.destination.id, journey]);
}
