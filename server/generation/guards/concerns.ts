import type { Letter } from '#credit/letters/letter.ts';
import { countingEvents } from '#disputes/countingEvents.ts';
import { decisionIn, disputedBefore } from '#disputes/repeats.ts';
import { standingOf } from '#disputes/standing.ts';
import type { ClientFacts } from '#server/disputes/facts.ts';
import type { LetterPlan, Plan } from '#server/generation/loadLetterPlan.ts';
import { daysAfter } from '#server/daysAfter.ts';
import type { Services } from '#server/services.ts';
import { civilDateIn } from '#server/today.ts';
import { manyLetters } from './manyLetters.ts';
import { oldReport } from './oldReport.ts';
import type { Raised } from '#server/looking/planning/raised.ts';
import { decidedKey, repeatedItems, type EarlierSet } from './repeatedItems.ts';
import { recipientName } from '#vocabulary/recipientName.ts';

/** What was decided counts for a year: later, another dispute is no mere repetition. */
const rememberedDays = 366;

/** Everything about a plan that a person must look at, in the order in which it is asked. */
export async function raisedConcerns(
  services: Services,
  { session: { accountId, timeZone }, profileId, reportId }: Plan,
  { stored, reportDate, others, details, today, before, letters }: LetterPlan,
): Promise<readonly Raised[]> {
  const earlier = await earlierSets(services, accountId, profileId, timeZone);
  // The names of another person's report are part of that concern.
  const ownDetails = details.filter(({ concern }) => others === null || concern.detail !== 'name');
  const sentToday = earlier.filter(({ date }) => date === today).flatMap((set) => set.letters);
  const old = oldReport({
    reportDate,
    imported: civilDateIn(timeZone, stored.importedAt),
    today,
  });
  const many = manyLetters(letters.map(addressed), sentToday.map(addressed));
  const raised: readonly (Raised | null)[] = [
    others,
    ...ownDetails,
    old,
    ...repeatedItems(letters, stillDisputed(before, earlier), { reportId, today }),
    many,
  ];
  return raised.filter((each) => each !== null);
}

const addressed = ({ destination }: Letter) => ({
  destinationId: destination.id,
  recipient: recipientName(destination),
});

/** A set with the ids of its letters, in their order. */
interface KnownSet extends Omit<EarlierSet, 'decided'> {
  readonly letterIds: readonly string[];
}

/** The earlier sets with only those items that a person looks at before they are disputed again. */
function stillDisputed({ facts }: ClientFacts, sets: readonly KnownSet[]): readonly EarlierSet[] {
  const disputes = disputedBefore(standingOf(facts).disputes, countingEvents(facts.events));
  const named = new Set(disputes.map(({ letter, item }) => `${letter} ${item}`));
  return sets.map(({ letterIds, letters, ...set }) => ({
    ...set,
    decided: new Map(
      disputes.flatMap((dispute) => {
        const decided = decisionIn(dispute);
        // A recipient's id in its letter changes with its address.
        const recipient = letters[letterIds.indexOf(dispute.letter)]?.destination;
        if (decided === null || recipient === undefined) return [];
        return [[decidedKey(recipient.id, dispute.item), decided] as const];
      }),
    ),
    letters: letters.map((letter, place) => {
      const id = letterIds[place] ?? '';
      const blocks = letter.blocks.filter(
        (block) => block.kind !== 'item' || named.has(`${id} ${block.item.key}`),
      );
      return { ...letter, blocks };
    }),
  }));
}

async function earlierSets(
  { store, clock }: Services,
  accountId: string,
  profileId: string,
  timeZone: string,
): Promise<readonly KnownSet[]> {
  const sets: KnownSet[] = [];
  const since = daysAfter(clock.now(), -rememberedDays);
  for (const { id, reportId, createdAt, mailedAt } of await store.sessions.since(
    accountId,
    profileId,
    since,
  )) {
    const letters = await store.sessions.letters(accountId, id);
    sets.push({
      sessionId: id,
      reportId,
      date: civilDateIn(timeZone, createdAt),
      isSentToPrint: mailedAt !== null,
      letterIds: letters.map((letter) => letter.id),
      // Sealed when the letters were written, so it has our own shape.
      letters: letters.map(({ items }) => items as Letter),
    });
  }
  return sets;
}
