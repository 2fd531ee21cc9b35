import { useLingui } from '@lingui/react/macro';
import { shownDate } from '#src/ui/dates.ts';

interface NamedSet {
  /** The client. */
  readonly profileName: string;
  /** Civil date or instant. */
  readonly writtenOn: string;
  /** The highest round of its disputes; 0 if it disputes nothing. */
  readonly round: number;
}

/** What a set of letters is called everywhere: by client, date, and round. */
export function useSetName(): (set: NamedSet) => string {
  const { t } = useLingui();
  return ({ profileName, writtenOn, round }) => {
    const day = shownDate(writtenOn);
    return round === 0 ? t`${profileName}, ${day}` : t`${profileName}, ${day}, round ${round}`;
  };
}
