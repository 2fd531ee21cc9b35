import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { repairMachine } from '#machines/repair.ts';

/** The options that a purchase opens; or, while the page still has the number from before it, the way to buy. */
const isAwaited = (snapshot: SnapshotFrom<typeof repairMachine>): boolean =>
  snapshot.matches({ automatic: 'choosing' }) || snapshot.matches('noGenerations');

/**
 * Drops the mark of a purchase once the person is past what it opens. A call that fails while they come back replaces the
 * page, and the next one has to open it again. Returns a function that stops it.
 */
export function dropOnceSeen(repair: ActorRefFrom<typeof repairMachine>, drop: () => void): () => void {
  const look = (snapshot: SnapshotFrom<typeof repairMachine>) => {
    if (!isAwaited(snapshot)) drop();
  };
  look(repair.getSnapshot());
  const subscription = repair.subscribe(look);
  return () => subscription.unsubscribe();
}
