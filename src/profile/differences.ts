import type { ProfileDetail } from '#contract/profiles.ts';
import { type DraftField, draftFields, draftOf, type ProfileDraft } from './draft.ts';

/** An entry of the form whose saved value is another one by now. */
export interface Difference {
  readonly field: DraftField;
  /** As typed in this form. */
  readonly mine: string;
  /** As someone else saved it; sensitive values are masked. */
  readonly theirs: string;
  /** Whether the person typed it here. Otherwise it is only what the form showed when it was opened. */
  readonly isTyped: boolean;
}

interface Typing {
  readonly draft: ProfileDraft;
  /** What the form showed when it was opened. */
  readonly opened: ProfileDraft;
  /** Saved values that were shown in full. */
  readonly revealed: Partial<ProfileDraft>;
}

/**
 * What a person has to decide before their form can be saved over someone else's changes. Sensitive values that were
 * not typed again stay on the server as they are.
 */
export function differencesOf(
  { draft, opened, revealed }: Typing,
  theirs: ProfileDetail,
): readonly Difference[] {
  const saved = draftOf(theirs);
  return draftFields.flatMap((field) => {
    const mine = draft[field];
    if (mine === null || mine === saved[field] || mine === revealed[field]) return [];
    const shown = field === 'state' ? (theirs.state?.name ?? '') : theirs[field];
    return [{ field, mine, theirs: shown, isTyped: mine !== opened[field] }];
  });
}

/**
 * The differing entries that the other person changed. Whether they changed a sensitive value that was typed here is not
 * known: it counts.
 */
export function changedByOthers(typing: Typing, theirs: ProfileDetail): readonly DraftField[] {
  const saved = draftOf(theirs);
  return differencesOf(typing, theirs)
    .map(({ field }) => field)
    .filter((field) => typing.opened[field] === null || typing.opened[field] !== saved[field]);
}

/** The form's entries that become theirs. */
export function theirEntries(theirs: ProfileDetail, fields: readonly DraftField[]): Partial<ProfileDraft> {
  const saved = draftOf(theirs);
  return Object.fromEntries(fields.map((field) => [field, saved[field]]));
}
