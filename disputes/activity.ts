import type { Activity } from '#contract/disputes.ts';
import type { clientStopped } from './clientStopped.ts';
import { byDayAndEntry, type CountingEvent } from './countingEvents.ts';

/** The last word counts; of one day, what was recorded last. What the client has stopped themselves is never active. */
export function activityAfter(
  counting: readonly CountingEvent[],
  stopped: ReturnType<typeof clientStopped>,
): Activity {
  const said = counting.filter(
    ({ event: { kind } }) => kind === 'paused' || kind === 'resumed' || kind === 'ended',
  );
  const kind = said.toSorted(byDayAndEntry).at(-1)?.event.kind;
  if (kind === 'ended' || stopped === 'ended') return 'ended';
  return kind === 'paused' ? kind : (stopped ?? 'active');
}
