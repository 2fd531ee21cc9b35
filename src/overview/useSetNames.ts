import { useLingui } from '@lingui/react/macro';
import { shownDate } from '#src/ui/dates.ts';
import { distinctNames } from './distinctNames.ts';

interface NamedSet {
  /** In the order of these ids, the sets were written. */
  readonly sessionId: string;
  /** The client. */
  readonly profileName: string;
  /** Civil date or instant. */
  readonly writtenOn: string;
  /** The highest round of its disputes; 0 if it disputes nothing. */
  readonly round: number;
}

/** What sets of letters are called everywhere, by session: by client, date, and round, and with a number from the second one of a day on. */
export function useSetNames(): (sets: readonly NamedSet[]) => ReadonlyMap<string, string> {
  const { t } = useLingui();
  return (sets) =>
    distinctNames(
      sets
        .toSorted((one, other) => (one.sessionId < other.sessionId ? -1 : 1))
        .map(({ sessionId, profileName, writtenOn, round }) => {
          const day = shownDate(writtenOn);
          const name = round === 0 ? t`${profileName}, ${day}` : t`${profileName}, ${day}, round ${round}`;
          return { id: sessionId, name };
        }),
    );
}
