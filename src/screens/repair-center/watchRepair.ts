import type { ActorRefFrom, AnyActorRef, SnapshotFrom, Subscription } from 'xstate';
import { isAnswered } from '#machines/generationSession.ts';
import type { repairMachine } from '#machines/repair.ts';
import type { RepairDraft } from '#src/browser/drafts.ts';

type Repair = ActorRefFrom<typeof repairMachine>;
type Snapshot = SnapshotFrom<typeof repairMachine>;

/** While the letters' dialog stands, the workflow above it still holds the order; its answer may long be here. */
function isPending({ context, children: { generationSession } }: Snapshot): boolean {
  if (context.unanswered === null) return false;
  return generationSession === undefined || !isAnswered(generationSession.getSnapshot().context);
}

/** The ticks as they stand, or, until the lists are here, as they were brought back. */
function choiceOf(snapshot: Snapshot) {
  const { manualChoice } = snapshot.children;
  if (isPending(snapshot) || manualChoice?.getSnapshot().matches('choosing') !== true)
    return snapshot.context.choice;
  const { selectedAccounts, selectedDestinations, bureau } = manualChoice.getSnapshot().context;
  return { kind: 'manual', key: '', selectedAccounts, destinations: selectedDestinations, bureau } as const;
}

function draftOf(snapshot: Snapshot): RepairDraft {
  return {
    mode: snapshot.matches('manual') ? 'manual' : 'automatic',
    reportId: snapshot.context.reportId,
    choice: choiceOf(snapshot),
    pending: isPending(snapshot),
  };
}

/** Tells of every change of a child, whichever actor it is just now. */
function follower(tell: () => void) {
  let followed: AnyActorRef | undefined;
  let subscription: Subscription | undefined;
  return {
    follow(child: AnyActorRef | undefined): void {
      if (child === followed) return;
      subscription?.unsubscribe();
      followed = child;
      subscription = child?.subscribe(tell);
    },
    stop: () => subscription?.unsubscribe(),
  };
}

/** Tells a draft for every change of the workflow, of the ticks in it and of its order. Returns how to stop. */
export function watchRepair(repair: Repair, keep: (draft: RepairDraft) => void): () => void {
  const tell = () => keep(draftOf(repair.getSnapshot()));
  const ticks = follower(tell);
  const order = follower(tell);
  const workflow = repair.subscribe(({ children: { manualChoice, generationSession } }) => {
    ticks.follow(manualChoice);
    order.follow(generationSession);
    tell();
  });
  return () => {
    ticks.stop();
    order.stop();
    workflow.unsubscribe();
  };
}
