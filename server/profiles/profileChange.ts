import { addDays } from 'date-fns/addDays';
import { isOfAge } from '#contract/age.ts';
import { civilOf, dateOf } from '#contract/civilDates.ts';
import { CallError } from '#contract/failures.ts';
import type { ProfileChange } from '#contract/profileInput.ts';
import { recordProfileCompletion } from './recordProfileCompletion.ts';
import type { Services } from '#server/services.ts';
import { stateByName } from './states.ts';
import { displayName } from '#server/store/names.ts';
import type { Step } from '#server/store/store.ts';
import { todayIn } from '#server/today.ts';

/** Whose profile changes, and who changes it. */
export interface ProfileChangeContext {
  readonly accountId: string;
  readonly profileId: string;
  /** The account's time zone: ages are calculated for its date. */
  readonly timeZone: string;
  /** The actor's name in the account's log. */
  readonly username: string;
  /** Runs in the same transaction when the change completes the profile. */
  readonly onCompleted?: (step: Step, name: string) => Promise<void>;
}

/** The day after, so that a browser in a zone where it is already tomorrow is not refused. */
const dayAfter = (civil: string) => civilOf(addDays(dateOf(civil), 1));

/**
 * Throws `invalid` with the field's problem: the client is under 18 (with one day of tolerance), or the state is
 * unknown.
 */
export function createProfileChecks({ clock }: Pick<Services, 'clock'>) {
  return ({ dob, state }: Pick<ProfileChange, 'dob' | 'state'>, timeZone: string): void => {
    if (dob !== undefined && !isOfAge(dob, dayAfter(todayIn(timeZone, clock)))) {
      throw new CallError('invalid', '', [{ field: 'dob', problem: 'adult' }]);
    }
    if (state !== '' && stateByName(state) === null) {
      throw new CallError('invalid', '', [{ field: 'state', problem: 'invalid' }]);
    }
  };
}

/**
 * Changes a profile, logs the change, and records when the profile became complete. Returns its new version. Throws
 * `invalid`, `notFound`, and `changedMeanwhile`.
 */
export function createProfileChange({ store, clock }: Pick<Services, 'store' | 'clock'>) {
  const check = createProfileChecks({ clock });
  return async (
    { accountId, profileId, timeZone, username, onCompleted }: ProfileChangeContext,
    change: ProfileChange,
  ): Promise<number> => {
    check(change, timeZone);
    const name = displayName(change);
    return store.transaction(async (step) => {
      const version = await step.profiles.update(accountId, profileId, change);
      if (version === null) throw new CallError('notFound');
      if (version === 'stale') throw new CallError('changedMeanwhile');
      await step.logs.add(accountId, { profileId, profileName: name, username, status: 'profileChanged' });
      if (await recordProfileCompletion(step, accountId, profileId)) await onCompleted?.(step, name);
      return version;
    });
  };
}
