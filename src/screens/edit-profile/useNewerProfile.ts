import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { longAbsence } from '#contract/limits.ts';
import type { ProfileDetail } from '#contract/profiles.ts';
import { draftOf, type ProfileDraft } from '#src/profile/draft.ts';
import { watchAbsence } from '#src/ui/watchAbsence.ts';
import type { ProfileEdit } from './useProfileEdit.ts';

/**
 * Tells a form what someone else has saved. A form that shows what is saved follows. One with unsaved changes keeps them and
 * says so: the page isn't loaded again while it is in use, so the profile is looked up when the person returns
 * to it, and when they begin to type long after it was loaded.
 */
export function useNewerProfile(
  edit: ProfileEdit,
  profile: ProfileDetail,
  follow: (saved: ProfileDraft) => void,
): void {
  const isUnsaved = useSelector(edit, (snapshot) => snapshot.hasTag('unsaved'));
  const loadedAt = useRef(0);

  const load = useEffectEvent(() => {
    const { context } = edit.getSnapshot();
    if (context.version === null || profile.version <= context.version) return;
    const loaded = { type: 'profile.load', profile } as const;
    if (!edit.getSnapshot().can(loaded)) return edit.send({ type: 'profile.check' });
    edit.send(loaded);
    follow(draftOf(profile));
  });
  useEffect(() => {
    loadedAt.current = Date.now();
    load();
  }, [profile]);

  const beginTyping = useEffectEvent(() => {
    if (Date.now() - loadedAt.current >= longAbsence) edit.send({ type: 'profile.check' });
  });
  useEffect(() => {
    if (isUnsaved) beginTyping();
  }, [isUnsaved]);

  useEffect(
    () => watchAbsence((time) => time >= longAbsence && edit.send({ type: 'profile.check' })),
    [edit],
  );
}
