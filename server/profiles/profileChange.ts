import { addDays } from 'date-fns/addDays';
import { isOfAge } from '#contract/age.ts';
import { civilOf, dateOf } from '#contract/civilDates.ts';
import { CallError } from '#contract/failures.ts';
import type { ProfileChange } from '#contract/profiles.ts';
import { recordProfileCompletion } from './recordProfileCompletion.ts';
import type { Services } from '#server/services.ts';
import { stateByName } from './states.ts';
import { displayName } from '#server/store/names.ts';
import type { Step } from '#server/store/store.ts';
import { todayIn } from '#server/today.ts';

/** Whose data, and who changes them. */
export interface Changing {
  readonly accountId: string;
  readonly profileId: string;
  /** Of the account: ages are judged by its day. */
  readonly timeZone: string;
  /** As the account's log names the author. */
  readonly username: string;
  /** Done in the same transaction when the change completed the data. */
  readonly onCompleted?: (step: Step, name: string) => Promise<void>;
}

/** The day after, so that a browser in a zone where it is already tomorrow is not refused. */
const dayAfter = (civil: string) => civilOf(addDays(dateOf(civil), 1));

/** Refuses with `invalid` and the field's problem: a birth less than 18 years ago (a day is allowed), an unknown state. */
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

/** Changes a profile, logs it, and notes when its data became complete. Throws `invalid` and `notFound`. */
export function createProfileChange({ store, clock }: Pick<Services, 'store' | 'clock'>) {
  const check = createProfileChecks({ clock });
  return async (
    { accountId, profileId, timeZone, username, onCompleted }: Changing,
    change: ProfileChange,
  ): Promise<void> => {
    check(change, timeZone);
    const name = displayName(change);
    await store.transaction(async (step) => {
      if (!(await step.profiles.update(accountId, profileId, change))) throw new CallError('notFound');
      await step.logs.add(accountId, { profileId, profileName: name, username, status: 'profileChanged' });
      if (await recordProfileCompletion(step, accountId, profileId)) await onCompleted?.(step, name);
    });
  };
}
