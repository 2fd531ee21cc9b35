import { recentProfiles } from '#contract/limits.ts';
import type { Note } from '#machines/notes.ts';

/** Everything the product keeps in local storage, by key. Foreign or malformed content counts as absent. */
function readItem<T>(key: string, is: (value: unknown) => value is T): T | null {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return is(parsed) ? parsed : null;
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

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

export function storedRecents(): readonly string[] {
  return readItem('recentProfiles', isTexts) ?? [];
}
/** Moves a profile to the front and drops the oldest of more than three. */
export function rememberRecent(profileId: string): void {
  const others = storedRecents().filter((id) => id !== profileId);
  writeItem('recentProfiles', [profileId, ...others].slice(0, recentProfiles));
}

type Notes = Readonly<Record<string, readonly Note[]>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isNote = (value: unknown): value is Note =>
  isObject(value) &&
  ['id', 'text', 'at'].every(
    (name) => typeof Object.entries(value).find(([key]) => key === name)?.[1] === 'string',
  );
const isNotes = (value: unknown): value is Notes =>
  isObject(value) && Object.values(value).every((notes) => Array.isArray(notes) && notes.every(isNote));

/** Notes belong to the person who wrote them. Another person on the same browser does not see them. */
export function storedNotes(userId: string): readonly Note[] {
  return readItem('notes', isNotes)?.[userId] ?? [];
}
export function storeNotes(userId: string, notes: readonly Note[]): void {
  writeItem('notes', { ...readItem('notes', isNotes), [userId]: notes });
}

/** Whether this person has seen the walkthrough in this browser since the last sign-out. */
export function hasSeenWalkthrough(userId: string): boolean {
  return (readItem('firstTime', isTexts) ?? []).includes(userId);
}
export function rememberWalkthroughSeen(userId: string): void {
  if (!hasSeenWalkthrough(userId))
    writeItem('firstTime', [...(readItem('firstTime', isTexts) ?? []), userId]);
}
/** When the person's account is closed. */
export function forgetNotes(userId: string): void {
  const { [userId]: _own, ...others } = readItem('notes', isNotes) ?? {};
  writeItem('notes', others);
}
