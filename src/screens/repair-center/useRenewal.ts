import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { CreditReport } from '#contract/reports.ts';
import { keepDraft, readDraft, repairSlot } from '#src/browser/drafts.ts';
import type { RepairCenter } from './load.ts';
import type { Repair } from './useRepair.ts';

/** What can be done with reports or generations that the open page doesn’t have yet. */
interface Renewal {
  readonly newer: CreditReport | null;
  /** Starts over with the newer report, in the same mode and with the same options. */
  readonly useNewer: () => void;
}

/**
 * Compares the Repair Center with what was loaded since it was opened. A page that waits for a report or a generation
 * starts over by itself when there is one: nothing is selected in it.
 */
export function useRenewal(center: RepairCenter, repair: Repair, startOver: () => void): Renewal {
  const { profileId, reports, information } = center;
  const waits = useSelector(repair, (state) =>
    state.matches('noReports') ? 'report' : state.matches({ noGenerations: 'resting' }) ? 'generation' : null,
  );
  const waitsSince = useRef<RepairCenter['information'] | null>(null);
  useEffect(() => {
    if (waits === null) waitsSince.current = null;
    else waitsSince.current ??= information;
    const isThere = waits === 'report' ? reports.length > 0 : information.generationsLeft.value > 0;
    // What was loaded before the page began to wait says nothing about the end of it.
    if (waits !== null && waitsSince.current !== information && isThere) startOver();
  }, [waits, information, reports, startOver]);
  const [newest] = reports;
  const isKnown = useSelector(
    repair,
    ({ context }) => newest === undefined || context.reports.some(({ id }) => id === newest.id),
  );
  const newer = waits !== null || isKnown ? null : (newest ?? null);
  return {
    newer,
    useNewer: () => {
      if (newer === null || profileId === null) return;
      const slot = repairSlot(information.id, profileId);
      const { mode = 'automatic', choice = null } = readDraft(slot) ?? {};
      keepDraft(slot, {
        mode,
        reportId: newer.id,
        // A manual selection belongs to the report it was made in.
        choice: choice?.kind === 'automatic' ? choice : null,
        pending: false,
      });
      startOver();
    },
  };
}
