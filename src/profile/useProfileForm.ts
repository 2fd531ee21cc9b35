import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ProfileDetail } from '#contract/profiles.ts';
import type { NewProfile, ProfileChange } from '#contract/profileInput.ts';
import type { Failure } from '#machines/failure.ts';
import type { SensitiveFieldName } from '#machines/sensitiveField.ts';
import { today } from '#src/ui/useToday.ts';
import { changedByOthers, type Difference, differencesOf } from './differences.ts';
import {
  changeOf,
  type DraftField,
  draftFields,
  type DraftProblems,
  emptyDraft,
  newProfileOf,
  type ProfileDraft,
  problemsOf,
} from './draft.ts';
import type { ProfileValidation } from './useProfileValidation.ts';

export interface ProfileFormState {
  readonly draft: ProfileDraft;
  /** The civil date that ages are checked against. */
  readonly day: string;
  /** The errors shown: the server's refusal, and what the validation allows so far. */
  readonly shown: DraftProblems;
  readonly hasProblems: boolean;
  readonly isDobValid: boolean;
  readonly set: (field: DraftField, value: string) => void;
  readonly leave: (field: DraftField) => void;
  /** Fills in a saved value that was revealed. */
  readonly fillIn: (field: SensitiveFieldName, value: string) => void;
  /** Save was pressed: shows every error there is. */
  readonly submit: () => void;
  readonly newProfile: () => NewProfile;
  readonly change: () => ProfileChange;
  /** What someone else has saved differently. */
  readonly differences: (theirs: ProfileDetail) => readonly Difference[];
  /** Those of them that someone else has changed. */
  readonly changedByOthers: (theirs: ProfileDetail) => readonly DraftField[];
  /** Shows what is saved by now, everything sensitive masked. Nothing may be typed. */
  readonly follow: (saved: ProfileDraft) => void;
  /** Changes with each time it does. */
  readonly followed: number;
  /** Puts the given values in place of what was typed. Returns the change that the form then makes. */
  readonly takeOver: (values: Partial<ProfileDraft>) => ProfileChange;
}

function refusedIn(failure: Failure | null): DraftProblems {
  const refused = failure?.fields.filter(({ field }) => field in emptyDraft) ?? [];
  return Object.fromEntries(refused.map(({ field, problem }) => [field, problem]));
}

/** The typed form. `onChange` receives each change; `failure` is the server's last refusal. */
export function useProfileForm(
  validation: ProfileValidation,
  initial: ProfileDraft,
  failure: Failure | null,
  onChange: () => void,
): ProfileFormState {
  const [day] = useState(today);
  const [draft, setDraft] = useState(initial);
  const [opened, setOpened] = useState(initial);
  const [followed, setFollowed] = useState(0);
  const [revealed, setRevealed] = useState<Partial<ProfileDraft>>({});
  const state = useSelector(validation, (snapshot) => snapshot);

  const problems = problemsOf(draft, day);
  const invalid = draftFields.filter((field) => problems[field] !== undefined);
  const showsAll = state.matches('correcting');
  const visible = invalid.filter((field) => showsAll || state.context.left.includes(field));
  return {
    draft,
    day,
    shown: {
      ...refusedIn(failure),
      ...Object.fromEntries(visible.map((field) => [field, problems[field]])),
    },
    hasProblems: invalid.length > 0,
    isDobValid: problems.dob === undefined,
    set: (field, value) => {
      setDraft((before) => ({ ...before, [field]: value }));
      onChange();
    },
    leave: (field) => validation.send({ type: 'field.leave', field }),
    fillIn: (field, value) => {
      setDraft((before) => ({ ...before, [field]: value }));
      setRevealed((before) => ({ ...before, [field]: value }));
    },
    submit: () => validation.send({ type: 'form.submit', invalid }),
    newProfile: () => newProfileOf(draft),
    change: () => changeOf(draft, revealed),
    differences: (theirs) => differencesOf({ draft, opened, revealed }, theirs),
    changedByOthers: (theirs) => changedByOthers({ draft, opened, revealed }, theirs),
    follow: (saved) => {
      setDraft(saved);
      setOpened(saved);
      setRevealed({});
      setFollowed((before) => before + 1);
    },
    followed,
    takeOver: (values) => {
      const next = { ...draft, ...values };
      setDraft(next);
      return changeOf(next, revealed);
    },
  };
}
