import type { DisputeEvent } from '#contract/disputeEvents.ts';

/** Records one entry: which entry it corrects, if any, for which of its letters that stays, and the key that makes a repeated request count once. */
type RecordEntry = (entry: {
  readonly event: DisputeEvent;
  readonly replaces: string | null;
  readonly keeps?: readonly string[];
  readonly idempotencyKey: string;
}) => Promise<{ readonly id: string }>;

interface Sent {
  readonly content: string;
  /** How often its content has changed. */
  readonly change: number;
  /** Null until the server has confirmed it. */
  readonly id: string | null;
}

/**
 * Records the entries of one form, one after another. If one of them fails, the form can be changed and saved again: what
 * was recorded is not recorded twice, what was changed since corrects it, and what got no response is sent with the same
 * key.
 */
export function entrySender(form: string, record: RecordEntry) {
  const sent = new Map<number, Sent>();
  return async (
    events: readonly DisputeEvent[],
    replaces: string | null,
    keeps: readonly string[] = [],
  ): Promise<void> => {
    for (const [index, event] of events.entries()) {
      const content = JSON.stringify(event);
      const before = sent.get(index);
      const isSame = before?.content === content;
      if (isSame && before.id !== null) continue;
      const change = before === undefined || isSame ? (before?.change ?? 0) : before.change + 1;
      sent.set(index, { content, change, id: before?.id ?? null });
      const { id } = await record({
        event,
        replaces: before?.id ?? (index === 0 ? replaces : null),
        // What is corrected a second time has only the letters of the form.
        ...(index === 0 && (before?.id ?? null) === null && keeps.length > 0 && { keeps }),
        idempotencyKey: `${form}-${index}-${change}`,
      });
      sent.set(index, { content, change, id });
    }
  };
}
