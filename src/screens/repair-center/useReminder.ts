import { plural } from '@lingui/core/macro';
import { millisecondsInDay } from 'date-fns/constants';
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { revisitDays } from '#contract/limits.ts';
import type { RepairCenter } from './load.ts';
import { onPlaceChange } from '#src/ui/messagePlaces.ts';
import { usePaymentWords } from '#src/repair/usePaymentWords.ts';
import { useSnackbars } from '#src/ui/Snackbar.tsx';

/** When letters were last generated for the client that is open, or for anyone while none is chosen. */
export const lastLettersOf = ({
  profileId,
  sets,
  information,
}: Pick<RepairCenter, 'profileId'> & {
  readonly sets: readonly { readonly date: string }[];
  readonly information: Pick<RepairCenter['information'], 'lastGeneration'>;
}): string | null => (profileId === null ? information.lastGeneration : (sets[0]?.date ?? null));

/**
 * What people who return from buying are told about. While the page says that nothing is left, its number is from before
 * the purchase: they are told on the next visit, which has the new one and opens what waits for it.
 */
export const toldOf = (bought: number | null, left: number): number | null => (left > 0 ? bought : null);

/**
 * On opening, says how long ago letters were generated if that was more than a day ago (specification, section 9), or
 * recommends generating every 30 days. People who return from buying are told what they have now instead. Withdraws the
 * message when it is no longer true and when the page is left. A dialog ends the reminder, which is about the page: above
 * the dialog's title, it would read like news about what the dialog asks.
 */
export function useReminder(lastGeneration: string | null, bought: number | null = null): void {
  const { t } = useLingui();
  const { showMessage } = useSnackbars();
  const paymentWords = usePaymentWords();
  // Letters that were generated meanwhile make it untrue, and nobody has to be reminded of what they just did.
  const [atOpening] = useState(lastGeneration);
  const isTrue = lastGeneration === atOpening;
  // Once: more messages of the language may arrive after the person has dismissed it.
  const remind = useEffectEvent(() => {
    if (bought !== null) {
      return showMessage(paymentWords(bought), 'long');
    }
    const passed =
      lastGeneration === null ? 0 : differenceInMilliseconds(Date.now(), lastGeneration) / millisecondsInDay;
    const days = Math.floor(passed);
    return showMessage(
      passed > 1
        ? t`${plural(days, {
            one: 'It has been # day since letters were last generated.',
            other: 'It has been # days since letters were last generated.',
          })}`
        : t`Generate letters every ${revisitDays} days and check the credit score.`,
      'long',
    );
  });
  useEffect(() => {
    if (!isTrue) return undefined;
    const withdraw = remind();
    if (bought !== null) return withdraw;
    const ignore = onPlaceChange(withdraw);
    return () => {
      ignore();
      withdraw();
    };
  }, [bought, isTrue]);
}
