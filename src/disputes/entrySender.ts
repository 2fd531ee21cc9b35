import { CallError, undecided } from '#contract/failures.ts';
import type { DisputeEvent } from '#contract/disputeEvents.ts';

/** One entry: which entry it corrects, if any, for which of its letters that stays, and the key that makes a repeated request count once. */
interface Entry {
  readonly event: DisputeEvent;
  readonly replaces: string | null;
  readonly keeps?: readonly string[];
  readonly idempotencyKey: string;
}

interface Sent {
  readonly entry: Entry;
  /** How often its content has changed. */
  readonly change: number;
  /** The entry that is known to be recorded, perhaps with earlier content; null if there is none. */
  readonly id: string | null;
  /** `unknown`: there was no response, so the server may have recorded it. */
  readonly end: 'recorded' | 'refused' | 'unknown';
}

/** A refusal says that nothing was recorded; every other failure leaves that open. */
const isRefusal = (error: unknown): boolean => error instanceof CallError && !undecided.has(error.code);

/**
 * Records the entries of one form, one after another. If one of them fails, the form can be changed and saved again: what
 * was recorded is not recorded twice, what was changed since corrects it, and what got no response is sent with the same
 * key, also before it is corrected. `isKnown`: some of it had been recorded elsewhere.
 */
export function entrySender(
  form: string,
  record: (entry: Entry) => Promise<{ readonly id: string; readonly already?: true | undefined }>,
) {
  const sent = new Map<number, Sent>();
  let isKnown = false;

  async function send(index: number, entry: Entry, change: number): Promise<Sent> {
    const id = sent.get(index)?.id ?? null;
    sent.set(index, { entry, change, id, end: 'unknown' });
    try {
      const { id: made, already } = await record(entry);
      isKnown ||= already === true;
      const recorded: Sent = { entry, change, id: made, end: 'recorded' };
      sent.set(index, recorded);
      return recorded;
    } catch (error) {
      if (isRefusal(error)) sent.set(index, { entry, change, id, end: 'refused' });
      throw error;
    }
  }

  /** What is known of an entry that was sent with other content: what got no response is sent again, and may be refused now. */
  async function settled(index: number, before: Sent): Promise<Sent> {
    if (before.end !== 'unknown') return before;
    try {
      return await send(index, before.entry, before.change);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return { ...before, end: 'refused' };
    }
  }

  return async (
    events: readonly DisputeEvent[],
    replaces: string | null,
    keeps: readonly string[] = [],
  ): Promise<{ readonly isKnown: boolean }> => {
    for (const [index, event] of events.entries()) {
      const last = sent.get(index);
      const isSame = JSON.stringify(last?.entry.event) === JSON.stringify(event);
      if (isSame && last?.end === 'recorded') continue;
      if (isSame && last !== undefined) {
        await send(index, last.entry, last.change);
        continue;
      }
      const before = last && (await settled(index, last));
      const change = before === undefined ? 0 : before.change + 1;
      const id = before?.id ?? null;
      const entry = {
        event,
        replaces: id ?? (index === 0 ? replaces : null),
        // What is corrected a second time has only the letters of the form.
        ...(index === 0 && id === null && keeps.length > 0 && { keeps }),
        idempotencyKey: `${form}-${index}-${change}`,
      };
      await send(index, entry, change);
    }
    return { isKnown };
  };
}
