import type { Dispute, DisputeLetter } from '#contract/disputes.ts';
import { canFollow } from './canFollow.ts';
import type { Facts, WrittenLetter } from './facts.ts';
import type { FollowedLetter } from './followedLetter.ts';
import { type Mistold, tellsOtherwise } from './mistold.ts';
import { needsLetter } from './needsLetter.ts';
import { isAnsweredSince, lastCorrection } from './outdated.ts';
import type { ReportDates } from './words.ts';

type Marks = Pick<DisputeLetter, 'isOutdated' | 'tellsCorrected'>;

interface Recorded extends Pick<Facts, 'letters' | 'events'> {
  readonly followed: ReadonlyMap<string, FollowedLetter>;
  readonly shown: readonly DisputeLetter[];
  readonly disputes: readonly Dispute[];
  readonly mistold: readonly Mistold[];
  readonly reportDates: ReportDates;
  /** Whether the time is over in which it could be sent as it was written. */
  readonly isTimeOver: (letter: WrittenLetter) => boolean;
}

/** Whether a letter that waits to be mailed is out of date, or one that was mailed told something that was corrected since. */
export function letterMarks({
  letters,
  events,
  followed,
  shown,
  disputes,
  mistold,
  reportDates,
  isTimeOver,
}: Recorded): (letter: string) => Marks {
  const hasLeft = ({ id }: WrittenLetter) => (followed.get(id)?.course.attempts.length ?? 0) > 0;
  // Letters from before their entries were kept may tell anything that was on record.
  const correctedBy = (letter: WrittenLetter) =>
    letter.tells === undefined ? lastCorrection(letter, letters, events) : null;
  const isOutdated = (letter: WrittenLetter) =>
    isTimeOver(letter) ||
    isAnsweredSince(letter, letters, events) ||
    correctedBy(letter) !== null ||
    tellsOtherwise(letter, { shown, events, reportDates });
  const isFollowed = canFollow(disputes);
  // What no letter will correct now asks nothing of anyone.
  const isOpen = (each: Mistold) =>
    each.correction === 'written' ||
    (each.correction === 'open' &&
      (needsLetter(each) ||
        each.about.some(({ subject }) => isFollowed({ subject, recipient: each.recipient }))));
  const hasFollowed = (subject: string, recipient: string, since: string) =>
    letters.some(
      (letter) =>
        letter.sessionId > since &&
        letter.recipient.id === recipient &&
        hasLeft(letter) &&
        letter.items.some((item) => item.subject === subject),
    );
  // The next letter to the recipient tells what is on record now.
  const mayBeTold = ({ recipient, items }: WrittenLetter, since: string) =>
    items.some(
      ({ subject }) => isFollowed({ subject, recipient }) && !hasFollowed(subject, recipient.id, since),
    );
  const isMistold = (letter: WrittenLetter) => {
    const since = correctedBy(letter);
    return (
      (since !== null && mayBeTold(letter, since)) ||
      mistold.some((each) => each.in === letter.id && isOpen(each))
    );
  };
  return (id) => {
    const letter = followed.get(id)?.letter;
    if (letter === undefined) return {};
    if (hasLeft(letter)) return isMistold(letter) ? { tellsCorrected: true } : {};
    return isOutdated(letter) ? { isOutdated: true } : {};
  };
}
