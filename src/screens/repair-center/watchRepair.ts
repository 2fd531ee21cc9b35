import type { ActorRefFrom, SnapshotFrom, Subscription } from 'xstate';
import type { repairMachine } from '#machines/repair.ts';
import type { RepairDraft } from '#src/browser/drafts.ts';

type Repair = ActorRefFrom<typeof repairMachine>;

/** The ticks as they stand, or, until the lists are here, as they were brought back. */
function choiceOf({ context, children: { manualChoice } }: SnapshotFrom<typeof repairMachine>) {
  const { choice, unanswered } = context;
  if (unanswered !== null || manualChoice?.getSnapshot().matches('choosing') !== true) return choice;
  const { selectedAccounts, selectedDestinations, bureau } = manualChoice.getSnapshot().context;
  return { kind: 'manual', key: '', selectedAccounts, destinations: selectedDestinations, bureau } as const;
}

function draftOf(snapshot: SnapshotFrom<typeof repairMachine>): RepairDraft {
  const { reportId, unanswered } = snapshot.context;
  const choice = choiceOf(snapshot);
  return {
    mode: snapshot.matches('manual') ? 'manual' : 'automatic',
    reportId,
    choice,
    pending: unanswered !== null,
  };
}

/** Tells a draft for every change of the workflow and of the ticks in it. Returns how to stop. */
export function watchRepair(repair: Repair, keep: (draft: RepairDraft) => void): () => void {
  let ticks: Subscription | undefined;
  let watched: unknown;
  const tell = () => keep(draftOf(repair.getSnapshot()));
  const workflow = repair.subscribe(({ children: { manualChoice } }) => {
    if (manualChoice !== watched) {
      ticks?.unsubscribe();
      watched = manualChoice;
      ticks = manualChoice?.subscribe(tell);
    }
    tell();
  });
  return () => {
    ticks?.unsubscribe();
    workflow.unsubscribe();
  };
}
