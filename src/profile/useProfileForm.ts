import { useState } from 'react';
import type { NewProfile, ProfileChange } from '#contract/profiles.ts';
import type { Failure } from '#machines/failure.ts';
import type { SensitiveFieldName } from '#machines/sensitiveField.ts';
import { today } from './age.ts';
import {
  changeOf,
  type DraftField,
  type DraftProblems,
  emptyDraft,
  newProfileOf,
  type ProfileDraft,
  problemsOf,
} from './draft.ts';

export interface ProfileFormState {
  readonly draft: ProfileDraft;
  /** The civil date that ages are checked against. */
  readonly day: string;
  /** The errors shown: fields the person has left, or all of them once Save was pressed. */
  readonly shown: DraftProblems;
  readonly hasProblems: boolean;
  readonly isDobValid: boolean;
  readonly set: (field: DraftField, value: string) => void;
  readonly leave: (field: DraftField) => void;
  /** Fills in a saved value that was revealed. */
  readonly fillIn: (field: SensitiveFieldName, value: string) => void;
  readonly showAll: () => void;
  readonly newProfile: () => NewProfile;
  readonly change: () => ProfileChange;
}

function refusedIn(failure: Failure | null): DraftProblems {
  const refused = failure?.fields.filter(({ field }) => field in emptyDraft) ?? [];
  return Object.fromEntries(refused.map(({ field, problem }) => [field, problem]));
}

/** The typed form. `onChange` receives each change; `failure` is the server's last refusal. */
export function useProfileForm(
  initial: ProfileDraft,
  failure: Failure | null,
  onChange: () => void,
): ProfileFormState {
  const [day] = useState(today);
  const [draft, setDraft] = useState(initial);
  const [revealed, setRevealed] = useState<Partial<ProfileDraft>>({});
  const [left, setLeft] = useState<readonly DraftField[]>([]);
  const [showsAll, setShowsAll] = useState(false);

  const problems = problemsOf(draft, day);
  const visible = Object.entries(problems).filter(
    ([name]) => showsAll || left.some((field) => field === name),
  );
  return {
    draft,
    day,
    shown: { ...refusedIn(failure), ...Object.fromEntries(visible) },
    hasProblems: Object.keys(problems).length > 0,
    isDobValid: problems.dob === undefined,
    set: (field, value) => {
      setDraft((before) => ({ ...before, [field]: value }));
      onChange();
    },
    leave: (field) => setLeft((fields) => (fields.includes(field) ? fields : [...fields, field])),
    fillIn: (field, value) => {
      setDraft((before) => ({ ...before, [field]: value }));
      setRevealed((before) => ({ ...before, [field]: value }));
    },
    showAll: () => setShowsAll(true),
    newProfile: () => newProfileOf(draft),
    change: () => changeOf(draft, revealed),
  };
}
