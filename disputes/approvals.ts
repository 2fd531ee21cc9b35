import type { Approval, DisputeLetter } from '#contract/disputes.ts';
import { byDayAndEntry, countingEvents, type CountingEvent } from './countingEvents.ts';
import type { Facts } from './facts.ts';

/** What the client said last about each letter; nothing about letters of which they said nothing since they changed them. */
export function approvalsOf({ letters, events }: Pick<Facts, 'letters' | 'events'>): readonly Approval[] {
  const counting = countingEvents(events);
  return letters.flatMap(({ id }) => lastSaid(id, counting) ?? []);
}

/**
 * Whether the client has to approve a letter before anyone else may say that it was mailed: it bears their own signature, and
 * they have not approved it.
 */
export function awaitsClient(
  { letters, events }: Pick<Facts, 'letters' | 'events'>,
  named: readonly string[],
): boolean {
  const counting = countingEvents(events);
  return letters.some(
    ({ id, isClientsToSign = false }) =>
      isClientsToSign && named.includes(id) && lastSaid(id, counting)?.said !== 'approved',
  );
}

/** Whether the client can still change their mind about a letter: it is not mailed. */
export const isOpenToApproval = ({ state }: Pick<DisputeLetter, 'state'>): boolean =>
  state === 'drafted' || state === 'approved' || state === 'ordered';

function lastSaid(letter: string, counting: readonly CountingEvent[]): Approval | null {
  const said = lastWord(letter, counting)?.event;
  if (said?.kind === 'approved') {
    const { on, signature } = said;
    return { letter, said: 'approved', on, note: '', signature };
  }
  if (said?.kind === 'changeAsked') {
    const { on, note } = said;
    return { letter, said: 'changeAsked', on, note, signature: '' };
  }
  return null;
}

/** The last time the client approved the letter, asked for a change, or changed it. */
function lastWord(letter: string, counting: readonly CountingEvent[]): CountingEvent | undefined {
  return counting
    .filter(
      ({ event }) =>
        (event.kind === 'approved' || event.kind === 'changeAsked' || event.kind === 'edited') &&
        event.letters.includes(letter),
    )
    .toSorted(byDayAndEntry)
    .at(-1);
}

/** The events of one letter without approvals that the client has withdrawn since, or that were of another text. */
export function withoutEndedApproval(
  letter: string,
  events: readonly CountingEvent[],
): readonly CountingEvent[] {
  const last = lastWord(letter, events)?.event.kind;
  return last === 'changeAsked' || last === 'edited'
    ? events.filter(({ event: { kind } }) => kind !== 'approved')
    : events;
}
