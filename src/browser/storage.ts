import * as z from 'zod/mini';
import { recentProfiles } from '#contract/limits.ts';
import type { Note } from '#machines/notes.ts';

/** Everything the product keeps in local storage, by key. Foreign or malformed content counts as absent. */
function readItem<T>(key: string, schema: z.ZodMiniType<T>): T | null {
  try {
    const parsed = z.safeParse(schema, JSON.parse(localStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
function writeItem(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or disabled; what is kept here is only a convenience.
  }
}

const Recents = z.array(z.string());
export function storedRecents(): readonly string[] {
  return readItem('recentProfiles', Recents) ?? [];
}
/** Moves a profile to the front and drops the oldest of more than three. */
export function rememberRecent(profileId: string): void {
  const others = storedRecents().filter((id) => id !== profileId);
  writeItem('recentProfiles', [profileId, ...others].slice(0, recentProfiles));
}

const Notes = z.record(z.string(), z.array(z.object({ id: z.string(), text: z.string(), at: z.string() })));
/** Notes belong to the person who wrote them. Another person on the same browser does not see them. */
export function storedNotes(userId: string): readonly Note[] {
  return readItem('notes', Notes)?.[userId] ?? [];
}
export function storeNotes(userId: string, notes: readonly Note[]): void {
  writeItem('notes', { ...readItem('notes', Notes), [userId]: notes });
}

const Seen = z.array(z.string());
/** Whether this person has seen the walkthrough in this browser since the last sign-out. */
export function hasSeenWalkthrough(userId: string): boolean {
  return (readItem('firstTime', Seen) ?? []).includes(userId);
}
export function rememberWalkthroughSeen(userId: string): void {
  if (!hasSeenWalkthrough(userId)) writeItem('firstTime', [...(readItem('firstTime', Seen) ?? []), userId]);
}
