import type { ProfileListItem } from '#contract/profiles.ts';

/** The next day on which an answer about a client is due. */
export interface ComingAnswer {
  readonly profileId: string;
  readonly name: string;
  /** Civil date. */
  readonly on: string;
}

/** The first clients whose answers are due after a civil date, the soonest first. */
export const comingAnswers = (
  profiles: readonly ProfileListItem[],
  today: string,
  most: number,
): readonly ComingAnswer[] =>
  profiles
    .flatMap(({ id, name, standing }) => {
      const on = standing?.due?.on ?? '';
      return on > today ? [{ profileId: id, name, on }] : [];
    })
    .toSorted((one, other) => one.on.localeCompare(other.on))
    .slice(0, most);
