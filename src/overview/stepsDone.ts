import { configuration } from '#src/browser/configuration.ts';
import type { Overview } from './load.ts';

export type Progress = Pick<Overview, 'information' | 'profiles' | 'generations'>;

/** Which of the checklist’s three steps are done. */
export function stepsDone({ information, profiles, generations }: Progress) {
  return {
    begun: configuration.variant === 'b2b' ? information.generationsLeft.value > 0 : profiles.length > 0,
    reported: information.onboarding.report,
    written: (generations?.length ?? 0) > 0,
  };
}
