import type { Activity, Dispute, DisputeLetter } from '#contract/disputes.ts';
import type { LetterRequest } from '#contract/requests.ts';
import { activityAfter } from './activity.ts';
import { askingForNotice } from './askingForNotice.ts';
import { addDays } from './civilDays.ts';
import { clientStopped } from './clientStopped.ts';
import { countingEvents } from './countingEvents.ts';
import { debtTimeEnds } from './debtTimeOver.ts';
import type { Facts } from './facts.ts';
import { type FollowedLetter, followLetter, isAbandoned } from './followedLetter.ts';
import { itemDisputes } from './itemDisputes.ts';
import { letterMarks } from './letterMarks.ts';
import { type Mistold, mistoldIn } from './mistold.ts';
import { recordOf } from './otherwise.ts';
import { shownLetter } from './shownLetter.ts';

/** Where a client's letters and disputes are. */
export interface ClientStanding {
  readonly letters: readonly DisputeLetter[];
  /** In the order of the letters and their items. */
  readonly disputes: readonly Dispute[];
  /** In the order of the letters. */
  readonly requests: readonly LetterRequest[];
  /** The first day after today on which anything changes without an event; null if nothing does. */
  readonly changesOn: string | null;
  readonly activity: Activity;
  /** What mailed letters told that was recorded otherwise since. */
  readonly mistold: readonly Mistold[];
}

/**
 * Calculates where everything stands from what was written and recorded. Nothing else is ever stored as a state, so a
 * correction changes everything that followed from the mistake.
 */
export function standingOf({
  letters,
  events,
  today,
  newest,
  reportDates = new Map(),
}: Facts): ClientStanding {
  const counting = countingEvents(events);
  const record = recordOf(events, [], reportDates);
  const followed = letters.map((letter) => followLetter(letter, { counting, record, today }));
  const byLetter = new Map(followed.map((each) => [each.letter.id, each]));
  const { disputes, changesOn } = itemDisputes({ followed, counting, newest, reportDates, today });
  const requests = followed.flatMap((each) =>
    each.request === null || isAbandoned(each) ? [] : [each.request],
  );
  const shown = shownLetters(followed);
  const withdrawn = new Set(
    requests.flatMap(({ request }) => (request.state === 'withdrawn' ? [request.letter] : [])),
  );
  const mistold = mistoldIn({ letters, withdrawn, shown, events, reportDates });
  const debtEnds = new Map(letters.map((letter) => [letter.id, debtTimeEnds(letter, letters, counting)]));
  const debtChanges = [...debtEnds.values()].flatMap((end) =>
    end === null || end < today ? [] : addDays(end, 1),
  );
  const marksOf = letterMarks({
    letters,
    events,
    followed: byLetter,
    shown,
    disputes,
    mistold,
    reportDates,
    isTimeOver: ({ id }) => (debtEnds.get(id) ?? today) < today,
  });
  const changes = [...changesOn, ...requests.flatMap((each) => each.changesOn), ...debtChanges];
  return {
    letters: shown.map((each) => ({ ...each, ...marksOf(each.id) })),
    disputes,
    requests: requests.map(({ request }) => request),
    changesOn: changes.toSorted()[0] ?? null,
    activity: activityAfter(counting, clientStopped(events)),
    mistold,
  };
}

function shownLetters(followed: readonly FollowedLetter[]): readonly DisputeLetter[] {
  const left = new Set(
    followed.flatMap(({ letter, course }) => (course.attempts.length > 0 ? [letter.id] : [])),
  );
  const asking = askingForNotice(
    followed.map(({ letter }) => letter),
    ({ id }) => left.has(id),
  );
  return followed.map((each) => ({
    ...shownLetter(each),
    ...(asking.has(each.letter.id) && { asksForNotice: true as const }),
  }));
}
